#include "rules/set_rules.hpp"

#include "rules/artisans.hpp"
#include "rules/whims.hpp"

namespace naqala {

// In the order of the enum, like set_table.
const std::array<SetRules, count_of<Set>> set_rules{{
    {},
    {.add_points = add_artisan_points},
    {.deal = deal_first_whims,
     .problem = problem_with_whims,
     .begin = lay_first_whims,
     .after_action = fulfil_whims,
     .refill = refill_whims,
     .add_points = add_whim_points},
}};

std::string problem_of_sets(const Options& options, const Setup& setup) {
  for (const SetRules& rules : set_rules) {
    if (rules.problem == nullptr) continue;
    if (std::string problem = rules.problem(options, setup); !problem.empty()) return problem;
  }
  return {};
}

bool refill_for_sets(State& s) {
  for (Set set : all<Set>)
    if (const auto refill = set_rules[index(set)].refill; refill != nullptr && s.options.plays(set))
      if (refill(s)) return true;
  return false;
}

}  // namespace naqala
