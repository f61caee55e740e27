#include "analysis/analyse.hpp"

#include <algorithm>

#include "analysis/win_chance.hpp"
#include "bots/levels.hpp"
#include "bots/search.hpp"

namespace naqala {

namespace {

// Those plans that are looked at to the end must be enough for the reply, also where some come to the same.
constexpr std::size_t kept_for_each_plan = 3;

// As the strongest level plays.
SearchSettings settings_for(const Question& question) {
  SearchSettings settings = levels().back().settings;
  settings.root_keep = std::max(settings.root_keep, kept_for_each_plan * question.plans);
  settings.exact = true;
  return settings;
}

// What a plan comes to as far as it is certain, and how far that is.
struct Certain {
  State after;
  std::size_t actions = 0;
};

Certain certain_part(const Layout& layout, const State& s, const Line& line) {
  Certain certain{s};
  while (certain.actions < line.size() && actor(certain.after) != chance)
    apply(layout, certain.after, line[certain.actions++]);
  return certain;
}

Score difference(const Score& after, const Score& now) {
  Score change;
  for (Category category : all<Category>) change[category] = after[category] - now[category];
  return change;
}

Advice advice_of(const Plan& plan, const Certain& certain, Seat seat, const Score& now) {
  return {.actions = {plan.line.begin(), plan.line.begin() + certain.actions},
          .then_chance = certain.actions < plan.line.size(),
          .margin = plan.value,
          .win_chance = win_chance(plan.value, plan.after),
          .earns = difference(score(certain.after)[index(seat)], now)};
}

// The actions without the way that a sowing walks: only where it ends is kept of its drops.
std::vector<Action> outline_of(const std::vector<Action>& actions) {
  constexpr auto is_drop = [](Action action) { return action.kind() == Action::Kind::drop; };
  std::vector<Action> outline;
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (!is_drop(actions[i]) || i + 1 == actions.size() || !is_drop(actions[i + 1]))
      outline.push_back(actions[i]);
  return outline;
}

// What has been named already: no plan that comes to the same, or differs just in the way walked,
// tells anything new.
class Named {
 public:
  bool add(const State& after, const std::vector<Action>& actions) {
    std::vector<Action> outline = outline_of(actions);
    const bool is_new = std::find(ends_.begin(), ends_.end(), after) == ends_.end() &&
                        std::find(outlines_.begin(), outlines_.end(), outline) == outlines_.end();
    ends_.push_back(after);
    outlines_.push_back(std::move(outline));
    return is_new;
  }

 private:
  std::vector<State> ends_;
  std::vector<std::vector<Action>> outlines_;
};

std::vector<Advice> advice_from(const Layout& layout, const State& s, const std::vector<Plan>& plans,
                                std::size_t most) {
  const Seat seat = actor(s);
  const Score now = score(s)[index(seat)];
  std::vector<Advice> list;
  Named named;
  for (const Plan& plan : plans) {
    if (list.size() == most) break;
    const Certain certain = certain_part(layout, s, plan.line);
    Advice advice = advice_of(plan, certain, seat, now);
    if (named.add(certain.after, advice.actions)) list.push_back(std::move(advice));
  }
  return list;
}

}  // namespace

Analysis analyse(const Question& question) {
  const State& view = question.seen.view();
  const Layout layout(view);
  Rng rng(hash(view));
  const State s = sample(question.seen, rng);
  Search search(layout, by_shipped_council(), settings_for(question), question.budget, rng);
  const std::vector<Plan> plans = search.plans(s);
  return {actor(s), s.step, advice_from(layout, s, plans, question.plans), search.nodes()};
}

}  // namespace naqala
