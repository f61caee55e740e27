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

TEST(Bots, PlayLegalGamesToTheEnd) {
  Rng rng("bots play legal games");
  for (int i = 0; i < rounds({.reduced = 3, .normal = 12, .campaign = 600}); ++i) {
    std::vector<std::string_view> names;
    for (int seat = 0; seat < 2 + i % 3; ++seat)
      names.push_back(bot_names()[rng.below(static_cast<std::uint32_t>(bot_names().size()))]);
    Options options;
    options.djinn_use = static_cast<DjinnUse>(i % 2);
    play_match(names, options, rng);
  }
}

TEST(Bots, TheSameSeedIsTheSameGame) {
  for (std::string_view name : bot_names()) {
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
