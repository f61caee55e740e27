#include "bots/search_bot.hpp"

#include <algorithm>

namespace naqala {

namespace {

// 3 to the power of -k/8, k = 0, 1, ..., in parts of 65536: how often a worse plan is chosen.
constexpr std::array<std::uint32_t, 64> falling{
    65536, 57126, 49796, 43407, 37837, 32982, 28750, 25061, 21845, 19042, 16599, 14469, 12612,
    10994, 9583,  8354,  7282,  6347,  5533,  4823,  4204,  3665,  3194,  2785,  2427,  2116,
    1844,  1608,  1401,  1222,  1065,  928,   809,   705,   615,   536,   467,   407,   355,
    309,   270,   235,   205,   179,   156,   136,   118,   103,   90,    78,    68,    60,
    52,    45,    39,    34,    30,    26,    23,    20,    17,    15,    13,    11};

constexpr int later_share = 8;

const Plan& chosen(const std::vector<Plan>& plans, Value temperature, Rng& rng) {
  if (temperature == 0) return plans[0];
  std::vector<std::uint32_t> weights;
  std::uint32_t sum = 0;
  for (const Plan& plan : plans) {
    const std::int64_t less = std::max(0, plans[0].value - plan.value);
    const std::int64_t step = less * 8 / temperature;
    weights.push_back(step < 64 ? falling[static_cast<std::size_t>(step)] : 0);
    sum += weights.back();
  }
  std::uint32_t ticket = rng.below(sum);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    if (ticket < weights[i]) return plans[i];
    ticket -= weights[i];
  }
  return plans[0];
}

}  // namespace

// Whoever runs the game may carry out by himself what has only one form: then the plan has gone
// on without the bot.
void SearchBot::catch_up(const Layout& layout, const Observation& o) {
  ActionList legal;
  while (expected_ && !(*expected_ == o) && next_ < plan_.size()) {
    legal_actions(layout, *expected_, legal);
    if (legal.size() != 1) break;
    advance(layout);
  }
}

void SearchBot::advance(const Layout& layout) {
  const Seat seat = actor(*expected_);
  apply(layout, *expected_, plan_[next_++]);
  if (actor(*expected_) != seat) expected_.reset();
}

std::optional<Action> SearchBot::as_planned(const Layout& layout, const Observation& o) {
  catch_up(layout, o);
  if (!expected_ || !(*expected_ == o) || next_ >= plan_.size()) return std::nullopt;
  const Action action = plan_[next_];
  advance(layout);
  return action;
}

// A turn has one large decision, at its beginning. What chance makes to be thought over again on
// the way gets less.
Budget SearchBot::share_of(const Budget& budget, Step step) {
  if (step == Step::bid || step == Step::take) return budget;
  Budget share = budget;
  if (share.nodes) *share.nodes = std::max<std::uint64_t>(1, *share.nodes / later_share);
  if (share.time) *share.time /= later_share;
  return share;
}

Action SearchBot::think(const Layout& layout, const Observation& o, const Budget& budget, Rng& rng) {
  if (const auto action = as_planned(layout, o)) return *action;
  ActionList legal;
  legal_actions(layout, o, legal);
  if (legal.size() == 1 && o.view().step != Step::take) return legal[0];  // the way of a sowing is still open
  const State s = sample(o, rng);
  const auto plans = Search(layout, evaluation_, settings_, share_of(budget, s.step), rng, &memory_).plans(s);
  plan_ = chosen(plans, settings_.temperature, rng).line;
  next_ = 0;
  expected_ = o;
  return *as_planned(layout, o);
}

SearchSettings self_play_settings() {
  SearchSettings settings;
  settings.root_width = 24;
  settings.bid_width = 4;
  settings.chance_samples = 2;
  settings.temperature = point;
  return settings;
}

std::unique_ptr<Bot> make_search_bot(std::string_view name, const Evaluation& evaluation,
                                     const SearchSettings& settings) {
  return std::make_unique<SearchBot>(std::string(name), evaluation, settings);
}

}  // namespace naqala
