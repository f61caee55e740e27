#include "support/simulate.hpp"

#include "notation/action_text.hpp"

namespace naqala::test {
namespace {

std::string objections(const Move& move, const std::vector<Witness>& witnesses) {
  for (const Witness& witness : witnesses)
    if (std::string problem = witness(move); !problem.empty())
      return "after '" + to_text(move.action) + "': " + problem;
  return {};
}

Action decide(const Plan& plan, const Layout& layout, const State& s, const ActionList& legal, Rng& rng) {
  if (actor(s) == chance) return draw(s, rng);
  return choose(plan.policies[index(actor(s))], layout, s, legal, rng);
}

}  // namespace

Options nth_options(const Options& game, int n) {
  Options options = game;
  options.djinn_use = static_cast<DjinnUse>(n % 2);
  options.nekir_pays = static_cast<NekirPays>(n / 2 % 2);
  options.totals = static_cast<Totals>(n / 4 % 2);
  options.artisan_ties = static_cast<ArtisanTies>(game.plays(Set::artisans) ? n / 8 % 2 : 0);
  return options;
}

Plan random_plan(const Options& options, Rng& rng) {
  Plan plan{.options = options, .setup = deal(options, rng), .start = {}};
  plan.start = initial(options, plan.setup);
  for (Policy& policy : plan.policies) policy = static_cast<Policy>(rng.below(policies));
  return plan;
}

Played play_out(const Plan& plan, Rng& rng, const std::vector<Witness>& witnesses) {
  Played played{.actions = {}, .end = plan.start, .problem = {}};
  const Layout layout(plan.start);
  State& s = played.end;
  ActionList legal;
  while (actor(s) != nobody) {
    if (played.actions.size() == longest_game) {
      played.problem = "the game does not end";
      break;
    }
    legal_actions(layout, s, legal);
    if (legal.empty()) {
      played.problem = "nothing is legal, but the game is not over";
      break;
    }
    const State before = s;
    const Action action = decide(plan, layout, s, legal, rng);
    apply(layout, s, action);
    played.actions.push_back(action);
    played.problem = objections({layout, before, legal, action, s}, witnesses);
    if (!played.problem.empty()) break;
  }
  return played;
}

}  // namespace naqala::test
