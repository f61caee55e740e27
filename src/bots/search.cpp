#include "bots/search.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "base/hash.hpp"
#include "bots/features.hpp"
#include "bots/gain.hpp"
#include "rules/cards.hpp"
#include "rules/sowing.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

constexpr std::size_t powers_tried = 6;  // before a sowing, the most promising
constexpr std::size_t after_power = 10;  // sowings tried after each
constexpr std::uint64_t nodes_between_looks = 32;
constexpr std::uint64_t nodes_a_millisecond = 100;  // of a slow machine

bool is_better(const Plan& a, const Plan& b) { return a.value > b.value; }

// Plans are large: their places are sorted, then each is copied once.
void sort(std::vector<Plan>& plans) {
  std::vector<std::size_t> order(plans.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return is_better(plans[a], plans[b]); });
  std::vector<Plan> sorted;
  sorted.reserve(plans.size());
  for (std::size_t i : order) sorted.push_back(plans[i]);
  plans.swap(sorted);
}

// Of all sets of goods only the largest is ever worth selling: points are lost by any other.
bool is_worth_trying(const State& s, Action action) {
  if (action.kind() != Kind::sell) return true;
  int kinds = 0;
  const Cards cards = cards_of(s, s.active);
  for (Card card : all<Card>) kinds += is_good(card) && cards.has(card);
  return std::popcount(action.goods()) == kinds;
}

bool is_a_decision(Step step) { return step != Step::take && step != Step::drop; }

// What is taken up and where it ends, as a number that tells sowings apart; whatever is done
// before it counts too.
std::uint64_t sowing_of(const Line& line) {
  std::uint64_t key = 0, last = 0;
  for (Action action : line) {
    if (action.kind() == Kind::drop)
      last = action.bits();
    else if (last == 0)
      key = mix(key ^ action.bits());
  }
  return mix(key ^ last);
}

// Walks the meeples in hand to this end.
void walk_on(const Layout& layout, State& s, Tile tile, Tribe tribe, Line& line) {
  ActionList legal;
  while (s.step == Step::drop) {
    legal_actions(layout, s, legal);
    const Action* drop = std::find_if(legal.begin(), legal.end(), [&](Action a) {
      return leads_to(layout, s, a, {tile, tribe});
    });
    line.push_back(*drop);
    apply(layout, s, *drop);
  }
}

}  // namespace

Effort::Effort(const Budget& budget)
    : budget_(budget),
      start_(budget.time ? std::chrono::steady_clock::now() : std::chrono::steady_clock::time_point{}) {}

std::optional<std::uint64_t> Effort::expected() const {
  if (!budget_.time) return budget_.nodes;
  const auto nodes = static_cast<std::uint64_t>(budget_.time->count()) * nodes_a_millisecond / 1000;
  return budget_.nodes ? std::min(*budget_.nodes, nodes) : nodes;
}

bool Effort::spent() {
  if (budget_.nodes && nodes_ >= *budget_.nodes) return true;
  if (!budget_.time || late_ || nodes_ < next_look_) return late_;
  next_look_ = nodes_ + nodes_between_looks;
  late_ = std::chrono::steady_clock::now() - start_ >= *budget_.time;
  return late_;
}

// ---- All there is to do -----------------------------------------------------------------------------------

std::vector<Plan> Search::plans(const State& s) {
  std::vector<Plan> plans;
  const Seat seat = actor(s);
  if (s.step == Step::bid) {
    add_bids(s, plans);
    sort(plans);
    return plans;
  }
  if (s.step == Step::take) {
    add_sowings(s, plans);
    add_powers(s, plans);
  } else if (s.step == Step::drop) {
    add_endings(s, plans);
  } else {
    add_decisions(s, plans);
  }
  sort(plans);
  if (s.step == Step::take && settings_.paths > 0) walk_other_ways(s, plans);
  for (std::size_t i = 0; i < std::min(settings_.refine, plans.size()) && !effort_.spent(); ++i)
    refine(s, plans[i]);
  sort(plans);
  if (settings_.depth > 1) {
    spread(plans);
    look_ahead(seat, plans);
  }
  return plans;
}

// Takes the plan into the list with its value; where chance had a part, that of several draws. `before` is
// the position that the line begins in.
void Search::add(Plan& plan, const State& before, Seat seat, std::vector<Plan>& plans) {
  effort_.count();
  plan.first_value = evaluation_.value(layout_, plan.after, seat);
  plan.luck = 0;
  if (plan.by_chance) {
    // The line again up to where chance draws, then on by thumb with other draws.
    Value sum = plan.first_value;
    State s = before;
    std::size_t known = 0;
    while (actor(s) == seat) apply(layout_, s, plan.line[known++]);
    const Appraisal appraisal(layout_, s, seat);
    for (int i = 1; i < settings_.chance_samples; ++i) {
      State other = s;
      finish_turn(layout_, other, appraisal, rng_);
      effort_.count();
      sum += evaluation_.value(layout_, other, seat);
    }
    plan.luck = sum / settings_.chance_samples - plan.first_value;
  }
  plan.value = plan.first_value + plan.luck;
  plans.push_back(plan);
}

void Search::add_sowings(const State& s, std::vector<Plan>& plans) {
  const TurnMaker maker(layout_, s);
  std::vector<RankedSowing> sowings;
  maker.rank(settings_.root_width, count_of<Tile>, sowings);
  Plan plan;
  for (const RankedSowing& ranked : sowings) {
    if (!plans.empty() && effort_.spent()) break;
    plan.line.clear();
    plan.after = s;
    plan.by_chance = maker.play(ranked.sowing, plan.after, rng_, &plan.line);
    add(plan, s, s.active, plans);
  }
  if (!sowings.empty()) return;
  plan.after = s;
  plan.by_chance = maker.play_nothing(plan.after, rng_, &plan.line);
  add(plan, s, s.active, plans);
}

// ---- Powers and items before the sowing -------------------------------------------------------------------

// What has been done, then the best of some sowings.
Plan Search::best_sowing(const Use& use) {
  const State& s = use.after;
  const TurnMaker maker(layout_, s);
  std::vector<RankedSowing> sowings;
  maker.rank(after_power, 3, sowings);
  std::vector<Plan> further;
  Plan plan;
  for (const RankedSowing& ranked : sowings) {
    plan.line.clear();
    plan.after = s;
    plan.by_chance = maker.play(ranked.sowing, plan.after, rng_, &plan.line);
    add(plan, s, s.active, further);
  }
  if (sowings.empty()) {
    plan.after = s;
    plan.by_chance = maker.play_nothing(plan.after, rng_, &plan.line);
    add(plan, s, s.active, further);
  }
  Plan best = *std::min_element(further.begin(), further.end(), is_better);
  Line whole = use.line;
  for (Action action : best.line) whole.push_back(action);
  best.line = whole;
  best.by_chance |= use.by_chance;
  return best;
}

// What a power or an item used before the sowing leads to: the lead, and what the best sowing then seems to
// bring. An evaluation would not do: it is made for the time between two turns.
Value Search::promise_of(const State& s) {
  Value value = point * lead_of(s, totals(s), s.active);
  if (s.step != Step::take) return value;
  const TurnMaker maker(layout_, s);
  std::vector<RankedSowing> best;
  maker.rank(1, 1, best);
  return best.empty() ? value : value + point * best[0].points;
}

Search::Use Search::used(const State& s, Action action, const Appraisal& appraisal) {
  Use use{action, {action}, s};
  apply(layout_, use.after, action);
  use.by_chance = finish_chain(layout_, use.after, appraisal, rng_, &use.line);
  effort_.count();
  return use;
}

// Where chance has a part, other draws count as much as the first.
template <class Worth>
Value Search::on_average(const State& s, const Use& use, const Appraisal& appraisal, Worth worth) {
  if (!use.by_chance) return worth(use);
  Value sum = worth(use);
  for (int i = 1; i < settings_.chance_samples; ++i) sum += worth(used(s, use.action, appraisal));
  return sum / settings_.chance_samples;
}

void Search::add_powers(const State& s, std::vector<Plan>& plans) {
  ActionList legal;
  legal_actions(layout_, s, legal);
  std::vector<Use> uses;
  const Appraisal appraisal(layout_, s, s.active);
  for (Action action : legal) {
    if (action.kind() == Kind::take || action.kind() == Kind::skip || effort_.spent()) continue;
    Use use = used(s, action, appraisal);
    use.promise = on_average(s, use, appraisal, [&](const Use& one) { return promise_of(one.after); });
    uses.push_back(use);
  }
  std::stable_sort(uses.begin(), uses.end(),
                   [](const Use& a, const Use& b) { return a.promise > b.promise; });
  if (uses.size() > powers_tried) uses.resize(powers_tried);
  for (const Use& use : uses) {
    if (use.after.step != Step::take) continue;
    Plan plan = best_sowing(use);
    const Value value = on_average(s, use, appraisal, [&](const Use& one) {
      return one.after.step == Step::take ? best_sowing(one).value : promise_of(one.after);
    });
    plan.luck += value - plan.value;
    plan.value = value;
    plans.push_back(plan);
  }
}

// ---- Amid a turn ------------------------------------------------------------------------------------------

void Search::add_endings(const State& s, std::vector<Plan>& plans) {
  const Endings endings = endings_now(layout_, s);
  const Appraisal appraisal(layout_, s, s.active);
  Plan plan;
  for (Tribe tribe : all<Tribe>)
    for (Tile tile : endings.tiles[index(tribe)]) {
      plan.line.clear();
      plan.after = s;
      walk_on(layout_, plan.after, tile, tribe, plan.line);
      plan.by_chance = finish_turn(layout_, plan.after, appraisal, rng_, &plan.line);
      add(plan, s, s.active, plans);
    }
}

// One decision, and what follows from it by thumb. A power or an item used before the sowing has
// that still to come.
void Search::try_action(const State& s, Action action, const Appraisal& appraisal, std::vector<Plan>& plans) {
  if (!is_worth_trying(s, action)) return;
  Plan plan;
  plan.line.push_back(action);
  plan.after = s;
  apply(layout_, plan.after, action);
  if (action.kind() != Kind::end)
    plan.by_chance = finish_turn(layout_, plan.after, appraisal, rng_, &plan.line);
  if (plan.line[plan.line.size() - 1].kind() == Kind::end)
    add(plan, s, s.active, plans);
  else
    plans.push_back(best_sowing({action, plan.line, plan.after, plan.by_chance}));
}

void Search::add_decisions(const State& s, std::vector<Plan>& plans) {
  ActionList legal;
  legal_actions(layout_, s, legal);
  const Appraisal appraisal(layout_, s, s.active);
  for (Action action : legal) try_action(s, action, appraisal, plans);
}

// ---- Second thoughts --------------------------------------------------------------------------------------

// Ways to walk the same sowing differ little: the best few of each come first, so that different
// turns are looked at further.
void Search::spread(std::vector<Plan>& plans) {
  std::map<std::uint64_t, int> seen;
  std::vector<Plan> first, later;
  for (const Plan& plan : plans)
    (seen[sowing_of(plan.line)]++ < settings_.ways_kept ? first : later).push_back(plan);
  plans = std::move(first);
  plans.insert(plans.end(), later.begin(), later.end());
}

void Search::walk_other_ways(const State& s, std::vector<Plan>& plans) {
  const TurnMaker maker(layout_, s);
  const std::size_t best = std::min(settings_.refine, plans.size());
  for (std::size_t i = 0; i < best; ++i) {
    const Line line = plans[i].line;
    if (line[0].kind() != Kind::take) continue;
    std::size_t last = 0;
    while (last + 1 < line.size() && line[last + 1].kind() == Kind::drop) ++last;
    if (last < 2) continue;
    const Sowing sowing{line[0].tile(), line[last].tile(), line[last].tribe()};
    Plan plan;
    for (std::size_t way = 0; way < settings_.paths && !effort_.spent(); ++way) {
      plan.line.clear();
      plan.after = s;
      plan.by_chance = maker.play_some_way(sowing, plan.after, rng_, plan.line);
      if (std::equal(plan.line.begin(), plan.line.begin() + last + 1, line.begin())) continue;
      add(plan, s, s.active, plans);
    }
  }
  sort(plans);
}

// Tries all other ways to make each decision of the plan in turn, as long as chance has no part
// in it yet, and keeps what is better. Where every plan counts, the first decision stands: others
// are plans of their own.
void Search::refine(const State& s, Plan& plan) {
  State now = s;
  const Seat seat = actor(s);
  for (std::size_t at = 0; at < plan.line.size() && actor(now) == seat && !effort_.spent(); ++at) {
    if ((at > 0 || !settings_.exact) && is_a_decision(now.step)) reconsider(now, at, plan);
    const Action action = plan.line[at];
    apply(layout_, now, action);
    if (action.kind() == Kind::end) break;
  }
}

bool Search::reconsider(const State& s, std::size_t at, Plan& plan) {
  ActionList legal;
  legal_actions(layout_, s, legal);
  if (legal.size() == 1) return false;
  std::vector<Plan> others;
  const Appraisal appraisal(layout_, s, s.active);
  for (Action action : legal)
    if (action != plan.line[at]) try_action(s, action, appraisal, others);
  if (others.empty()) return false;
  const Plan& best = *std::min_element(others.begin(), others.end(), is_better);
  if (best.value <= plan.value) return false;
  Line line;
  for (std::size_t i = 0; i < at; ++i) line.push_back(plan.line[i]);
  for (Action action : best.line) line.push_back(action);
  plan = best;
  plan.line = line;
  return true;
}

}  // namespace naqala
