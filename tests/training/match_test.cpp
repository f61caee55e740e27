// Matches: who sits where, what is counted, and that threads change nothing.
#include "training/match.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "rules/game.hpp"

namespace naqala::test {
namespace {

MatchPlan plan_of(std::vector<std::string> bots, int sets) {
  MatchPlan plan;
  plan.options.seats = static_cast<std::uint8_t>(bots.size());
  plan.seats = *contenders_from(bots);
  plan.sets = sets;
  return plan;
}

std::vector<std::vector<int>> totals_of(const MatchPlan& plan) {
  std::vector<std::vector<int>> totals;
  play_match(plan, [&](const SetResult& set) {
    for (const GameResult& game : set) {
      totals.emplace_back();
      for (const Score& score : game.scores) totals.back().push_back(score.total());
    }
    return true;
  });
  return totals;
}

// Plays by a function.
class MadeUp : public Bot {
 public:
  using Choice = std::function<Action(const Layout&, const Observation&, Rng&)>;
  explicit MadeUp(Choice choice) : choice_(std::move(choice)) {}
  std::string_view name() const override { return "made up"; }
  Action think(const Layout& layout, const Observation& o, const Budget&, Rng& rng) override {
    return choice_(layout, o, rng);
  }

 private:
  Choice choice_;
};

Contender made_up(const std::string& name, MadeUp::Choice choice) {
  return {name, [choice] { return std::make_unique<MadeUp>(choice); }};
}

Action any(const Layout& layout, const Observation& o, Rng& rng) {
  ActionList list;
  legal_actions(layout, o, list);
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

TEST(Match, UnknownNamesAreNamed) {
  EXPECT_EQ(
      contenders_from({"greedy", "nobody"}).error().rfind("\"nobody\": there is no such bot; there are ", 0),
      0u);
  EXPECT_EQ(contenders_from({"greedy", "random"})->at(1).make()->name(), "random");
}

TEST(Match, EachDealIsPlayedFromEverySeat) {
  const MatchPlan plan = plan_of({"greedy", "random", "random"}, 2);
  int games = 0;
  play_match(plan, [&](const SetResult& set) {
    EXPECT_EQ(set.size(), 3u);
    for (const GameResult& game : set) {
      EXPECT_EQ(game.scores.size(), 3u);
      EXPECT_NEAR(game.won[0] + game.won[1] + game.won[2], 1, 1e-9);
      ++games;
    }
    return true;
  });
  EXPECT_EQ(games, 6);
}

TEST(Match, TheSameTableIsNotPlayedTwice) {
  EXPECT_EQ(games_in_set(plan_of({"greedy", "random", "greedy", "random"}, 1)), 2u);
  EXPECT_EQ(games_in_set(plan_of({"greedy", "greedy", "random", "random"}, 1)), 4u);
  EXPECT_EQ(games_in_set(plan_of({"greedy", "random", "greedy"}, 1)), 3u);
  EXPECT_EQ(games_in_set(plan_of({"greedy", "greedy"}, 1)), 1u);
}

// Bots that play alike under two names: a set is the same game each time, seen from the next seat.
TEST(Match, TurningEqualBotsRoundTheTableChangesOnlyWhoIsWho) {
  MatchPlan plan = plan_of({"greedy", "greedy"}, 3);
  plan.seats[1].name = "another";
  play_match(plan, [&](const SetResult& set) {
    EXPECT_EQ(set.size(), 2u);
    EXPECT_EQ(set[0].scores[0].points, set[1].scores[1].points);
    EXPECT_EQ(set[0].scores[1].points, set[1].scores[0].points);
    return true;
  });
}

// Every contender is asked as the seats 1, 2 and 3 in the three games of a set.
TEST(Match, ResultsBelongToTheContenderWhateverItsSeat) {
  std::vector<std::vector<Viewer>> seen(3);
  MatchPlan plan = plan_of({"random", "random", "random"}, 1);
  for (std::size_t i = 0; i < 3; ++i)
    plan.seats[i] =
        made_up(std::to_string(i), [&seen, i](const Layout& layout, const Observation& o, Rng& rng) {
          if (seen[i].empty() || seen[i].back() != o.viewer()) seen[i].push_back(o.viewer());
          return any(layout, o, rng);
        });
  play_set(plan, 0);
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t game = 0; game < 3; ++game)
      EXPECT_EQ(seen[i].at(game), eyes_of(static_cast<Seat>((i + game) % 3)));
}

TEST(Match, TheResultDoesNotDependOnThreads) {
  MatchPlan plan = plan_of({"greedy", "random"}, 6);
  const auto one = totals_of(plan);
  plan.threads = 3;
  EXPECT_EQ(totals_of(plan), one);
  plan.seed = 2;
  EXPECT_NE(totals_of(plan), one);
}

TEST(Match, StopsWhenToldTo) {
  MatchPlan plan = plan_of({"random", "random"}, 1000);
  plan.threads = 2;
  int sets = 0;
  play_match(plan, [&](const SetResult&) { return ++sets < 5; });
  EXPECT_EQ(sets, 5);
}

TEST(Match, ABotThatIsWrongEndsTheMatch) {
  MatchPlan plan = plan_of({"random", "random"}, 1000);
  plan.threads = 2;
  plan.seats[1] = made_up("cheat", [](const Layout&, const Observation&, Rng&) { return Action(); });
  try {
    play_match(plan, [](const SetResult&) { return true; });
    ADD_FAILURE() << "nobody noticed";
  } catch (const std::logic_error& error) {
    EXPECT_NE(std::string(error.what()).find("the bot cheat did what is not legal, in deal "),
              std::string::npos)
        << error.what();
  }
}

TEST(Match, DecisionsAndTurnsAreCounted) {
  const MatchPlan plan = plan_of({"greedy", "random"}, 1);
  for (const GameResult& game : play_set(plan, 0))
    for (const Thinking& thinking : game.thinking) {
      EXPECT_GT(thinking.turns.count, 4u);
      EXPECT_GT(thinking.decisions.count, 2 * thinking.turns.count) << "a turn is several decisions";
      EXPECT_LE(thinking.turns.sum, thinking.decisions.sum) << "bids are decisions of no turn";
      EXPECT_GE(thinking.decisions.longest, thinking.decisions.mean());
    }
}

TEST(Match, BotsAreNotAskedWhatHasOnlyOneForm) {
  MatchPlan plan = plan_of({"random", "random"}, 1);
  int asked = 0;
  plan.seats[0] = made_up("asked", [&](const Layout& layout, const Observation& o, Rng& rng) {
    ActionList list;
    legal_actions(layout, o, list);
    EXPECT_GT(list.size(), 1u);
    ++asked;
    return any(layout, o, rng);
  });
  play_set(plan, 0);
  EXPECT_GT(asked, 20);
}

TEST(Times, AddUp) {
  Times times;
  EXPECT_EQ(times.mean().count(), 0);
  times.add(Times::Duration(10));
  Times others;
  others.add(Times::Duration(50));
  others.add(Times::Duration(30));
  times.add(others);
  EXPECT_EQ(times.count, 3u);
  EXPECT_EQ(times.mean().count(), 30);
  EXPECT_EQ(times.longest.count(), 50);
}

// All fifteen ways to play: two to four seats with any sets, five with an expansion.
TEST(Match, GreedyBeatsRandomInEveryKindOfGame) {
  int kinds = 0;
  for (int seats = 2; seats <= 5; ++seats)
    for (int sets = seats == 5 ? 1 : 0; sets < 4; ++sets, ++kinds) {
      std::vector<std::string> bots(static_cast<std::size_t>(seats), "random");
      bots[0] = "greedy";
      MatchPlan plan = plan_of(bots, 1);
      plan.options.sets = SetMask::from_bits(static_cast<unsigned>(sets) << 1);
      double won = 0;
      for (const GameResult& game : play_set(plan, 0)) won += game.won[0];
      EXPECT_GE(won, seats - 1) << seats << " seats, sets " << sets;
    }
  EXPECT_EQ(kinds, 15);
}

}  // namespace
}  // namespace naqala::test
