#include <gtest/gtest.h>

#include <type_traits>

#include "match.hpp"
#include "rules/score.hpp"
#include "support/effort.hpp"

namespace naqala::test {
namespace {

TEST(Bots, AreFoundByName) {
  for (std::string_view name : bot_names()) {
    const auto bot = make_bot(name);
    ASSERT_NE(bot, nullptr) << name;
    EXPECT_EQ(bot->name(), name);
  }
  EXPECT_EQ(make_bot("Greedy"), nullptr);
  EXPECT_EQ(make_bot(""), nullptr);
}

TEST(Bots, ABudgetCanBeNamed) {
  EXPECT_EQ(make_bot("search@500")->budget(), Budget::of_nodes(500));
  EXPECT_EQ(make_bot("level-6@20ms")->budget(), Budget::of_time(std::chrono::milliseconds(20)));
  for (std::string_view wrong :
       {"search@", "search@0", "search@-1", "search@5s", "search@ms", "search@5msx", "@5"})
    EXPECT_EQ(make_bot(wrong), nullptr) << wrong;
}

TEST(Bots, OnlyThoseWhoSearchTakeABudget) {
  for (std::string_view name : bot_names())
    for (const char* budget : {"@5", "@20ms"}) {
      const std::string named = std::string(name) + budget;
      EXPECT_EQ(make_bot(named) != nullptr, name != "random" && name != "greedy") << named;
    }
}

TEST(Bots, WhatIsWrongWithANameIsSaid) {
  for (std::string_view name : bot_names()) EXPECT_EQ(problem_with_bot(name), "");
  EXPECT_EQ(problem_with_bot("search@20ms"), "");
  EXPECT_EQ(problem_with_bot("Greedy").rfind("there is no such bot; there are random, greedy, ", 0), 0u);
  EXPECT_EQ(problem_with_bot("greedy@5"), "this bot always thinks alike and takes no budget");
  EXPECT_EQ(problem_with_bot("search@5s"),
            "a budget is a number of nodes from 1 on (search@5000) or of milliseconds (search@20ms)");
}

TEST(Bots, EachSaysHowItPlays) {
  for (std::string_view name : bot_names()) EXPECT_FALSE(about_bot(name).empty()) << name;
  EXPECT_EQ(about_bot("search@500"), about_bot("search"));
  EXPECT_TRUE(about_bot("nobody").empty());
}

TEST(Bots, PlayLegalGamesToTheEnd) {
  const auto bots = quick_bots();
  Rng rng("bots play legal games");
  const int games = rounds({.reduced = 3, .normal = 12, .campaign = 600});
  int ended = 0;
  for (int i = 0; i < games; ++i) {
    std::vector<std::string> names;
    for (int seat = 0; seat < 2 + i % 3; ++seat)
      names.push_back(bots[rng.below(static_cast<std::uint32_t>(bots.size()))]);
    Options options;
    options.djinn_use = static_cast<DjinnUse>(i % 2);
    ended += actor(play_match(names, options, rng).end) == nobody;
  }
  EXPECT_EQ(ended, games);
}

TEST(Bots, TheSameSeedIsTheSameGame) {
  for (const std::string& name : quick_bots()) {
    Rng first("same seed"), second("same seed"), third("another seed");
    const Match match = play_match({name, name}, {}, first);
    EXPECT_EQ(match.actions, play_match({name, name}, {}, second).actions);
    EXPECT_NE(match.actions, play_match({name, name}, {}, third).actions);
  }
}

// A bot has no way to be given a State.
static_assert(!std::is_invocable_v<decltype(&Bot::choose), Bot&, const Layout&, const State&, Rng&>);
static_assert(std::is_invocable_v<decltype(&Bot::choose), Bot&, const Layout&, const Observation&, Rng&>);

TEST(GreedyBot, BeatsTheRandomOne) {
  Rng rng("greedy beats random");
  const int games = rounds({.reduced = 10, .normal = 100, .campaign = 1000});
  int won = 0;
  for (int i = 0; i < games; ++i) {
    const bool greedy_first = i % 2 == 0;
    const Match match =
        greedy_first ? play_match({"greedy", "random"}, {}, rng) : play_match({"random", "greedy"}, {}, rng);
    const auto scores = score(match.end);
    won += scores[greedy_first ? 0 : 1].total() > scores[greedy_first ? 1 : 0].total();
  }
  EXPECT_GE(won * 100, games * 97);
}

}  // namespace
}  // namespace naqala::test
