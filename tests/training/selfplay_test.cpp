// Self-play: a sample for each seat after each turn, with how the game ended for it.
#include "training/selfplay.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/features.hpp"
#include "rules/setup.hpp"
#include "training/in_order.hpp"
#include "training/trial.hpp"

namespace naqala::test {
namespace {

SelfPlay plan_of(const std::string& bot, std::vector<Options> options) {
  return {.options = std::move(options), .make = [bot] { return make_bot(bot); }, .seed = "test"};
}

// The total of a seat less the highest other.
int lead_by_hand(const State& s, int seat) {
  const auto sheets = score(s);
  int best = -1000;
  for (int other = 0; other < s.options.seats; ++other)
    if (other != seat) best = std::max(best, sheets[static_cast<std::size_t>(other)].total());
  return sheets[static_cast<std::size_t>(seat)].total() - best;
}

// The same game once more, all states in which a turn has just ended, and the end.
std::vector<State> states_between_turns(const Options& options, const std::string& seed) {
  Rng rng(seed);
  State s = initial(options, deal(options, rng));
  const Layout layout(s);
  std::vector<State> states;
  const auto bot = make_bot("random");
  while (actor(s) != nobody) {
    const Seat who = actor(s);
    const Action action = who == chance ? draw(s, rng) : bot->choose(layout, observe(s, eyes_of(who)), rng);
    apply(layout, s, action);
    if (action.kind() == Action::Kind::end) states.push_back(s);
  }
  if (states.back().step != Step::over) states.push_back(s);
  return states;
}

TEST(SelfPlay, SamplesTellHowTheGameWentOnForEachSeat) {
  for (int net = 0; net < net_count; ++net) {
    const Options options = options_for_net(net).back();
    const SampledGame game = play_sampled(plan_of("random", {options}), 7);
    const std::vector<State> states = states_between_turns(options, "self-play test 7");
    EXPECT_EQ(game.number, 7u);
    EXPECT_EQ(game.seats, options.seats);
    ASSERT_EQ(game.samples.size(), (states.size() - 1) * options.seats);
    for (std::size_t i = 0; i < game.samples.size(); ++i) {
      const State& s = states[i / options.seats];
      const int seat = static_cast<int>(i % options.seats);
      EXPECT_EQ(game.samples[i].lead, lead_by_hand(s, seat));
      EXPECT_EQ(game.samples[i].growth(), lead_by_hand(states.back(), seat) - lead_by_hand(s, seat));
      Features features;
      find_features(Layout(s), s, totals(s), static_cast<Seat>(seat), features);
      EXPECT_TRUE(std::equal(features.begin(), features.end(), game.samples[i].features.begin()));
    }
  }
}

TEST(SelfPlay, GamesTakeTheOptionsInTurn) {
  const SelfPlay plan = plan_of("random", options_for_net(1));
  for (std::uint32_t number = 0; number < 4; ++number)
    EXPECT_EQ(play_sampled(plan, number).seats, number % 2 == 0 ? 3 : 4);
}

TEST(SelfPlay, AGameDependsOnSeedAndNumberAlone) {
  SelfPlay plan = plan_of("random", {Options{}});
  const auto play = [&](unsigned threads) {
    std::string bytes;
    in_order(
        0, 6, threads, [&](int number) { return play_sampled(plan, static_cast<std::uint32_t>(number)); },
        [&](int, const SampledGame& game) { return bytes += to_bytes(game), true; });
    return bytes;
  };
  const std::string alone = play(1);
  EXPECT_EQ(play(3), alone);
  EXPECT_NE(play_sampled(plan, 0).samples, play_sampled(plan, 1).samples);
  plan.seed = "other";
  EXPECT_NE(play(1), alone);
}

class Cheat : public Bot {
 public:
  std::string_view name() const override { return "cheat"; }
  Action think(const Layout&, const Observation&, const Budget&, Rng&) override { return Action{}; }
};

TEST(SelfPlay, ABotThatDoesNotPlayByTheRulesIsCaught) {
  SelfPlay plan = plan_of("random", {Options{}});
  plan.make = [] { return std::make_unique<Cheat>(); };
  EXPECT_THROW(play_sampled(plan, 0), std::logic_error);
}

}  // namespace
}  // namespace naqala::test
