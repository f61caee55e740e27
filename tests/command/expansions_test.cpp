// Every command on games with both expansions and five seats: records, positions and observations.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "run.hpp"
#include "support/effort.hpp"
#include "support/scene.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

constexpr Options five{.seats = 5, .sets = Set::artisans | Set::whims};

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return text.replace(at, from.size(), to);
}

// A game, and where it stood after each action.
struct Story {
  Record record = played_game(five, "five with everything");
  std::vector<State> states = replay(record);

  Record until(std::size_t actions) const {
    Record part = record;
    part.actions.resize(actions);
    return part;
  }
};

TEST(Expansions, LegalListsTheSameOfRecordPositionAndObservation) {
  const Story story;
  for (std::size_t i = 3; i < story.states.size(); i += story.states.size() / 9) {
    const State& s = story.states[i];
    const std::string listed = output_of({"legal"}, to_text(story.until(i)));
    EXPECT_EQ(lines_of_text(listed), legal_texts(Layout(s), s));
    EXPECT_EQ(output_of({"legal"}, to_json(s)), listed);
    if (actor(s) != chance && actor(s) != nobody) {
      EXPECT_EQ(output_of({"legal"}, to_json(observe(s, eyes_of(actor(s))))), listed);
    }
  }
}

TEST(Expansions, LegalExplainsEveryActionInWords) {
  const Story story;
  for (std::size_t i = 0; i < story.states.size(); i += 7) {
    const State& s = story.states[i];
    const std::vector<std::string> texts = legal_texts(Layout(s), s);
    const auto lines = lines_of_text(output_of({"legal", "--explain"}, to_json(s)));
    ASSERT_EQ(lines.size(), texts.size());
    for (std::size_t n = 0; n < lines.size(); ++n) EXPECT_EQ(lines[n].rfind(texts[n], 0), 0u) << lines[n];
  }
}

TEST(Expansions, ShowFitsEveryWidthAndHasEverySeat) {
  std::vector<std::string> widths{"80", "100", "116", "120", "150"};
  widths.resize(static_cast<std::size_t>(rounds({.reduced = 1, .normal = 5, .campaign = 5})));
  for (const Options& options : all_setups()) {
    const Record record = played_game(options, "shown " + name_of(options));
    const std::string last = std::to_string(options.seats);
    for (const std::string& width : widths)
      for (std::size_t at : {std::size_t{0}, record.actions.size() / 2, record.actions.size()}) {
        const std::string text =
            output_of({"replay", "--at", std::to_string(at), "--width", width}, to_text(record));
        EXPECT_TRUE(has(text, "Seat " + last));
        for (const std::string& line : lines_of_text(text)) {
          const auto columns = std::count_if(line.begin(), line.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
          });
          EXPECT_LE(columns, std::stol(width)) << line;
        }
      }
  }
}

TEST(Expansions, ShowAsASeatSeesItIsShowOfItsObservation) {
  const Story story;
  const State& s = story.states[story.states.size() * 2 / 3];
  for (int seat = 1; seat <= 5; ++seat)
    EXPECT_EQ(output_of({"show", "--viewer", std::to_string(seat)}, to_json(s)),
              output_of({"show"}, to_json(observe(s, eyes_of(static_cast<Seat>(seat - 1))))));
  EXPECT_TRUE(failed(run({"show", "--viewer", "6"}, {.input = to_json(s)}), "--viewer: "));
}

TEST(Expansions, ApplyPlaysAWholeGame) {
  const Story story;
  std::vector<std::string> arguments{"apply", "-"};
  for (Action action : story.record.actions) arguments.push_back(to_text(action));
  EXPECT_EQ(output_of(arguments, to_text(story.until(0))), to_text(story.record));
}

TEST(Expansions, ApplyDrawsItemsAndWhims) {
  const State s = Scene(five)
                      .meeples("b2", {Tribe::artisan})
                      .meeples("c2", {Tribe::artisan})
                      .owner("c2", Seat::two)
                      .turn(Seat::one)
                      .state();
  const std::string drawn = output_of(
      {"apply", "-", "take b2", "drop c2 artisan", "collect", "keep", "--chance-seed", "4"}, to_json(s));
  const auto state = parse_position(drawn);
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(state->step, Step::keep_item);
}

TEST(Expansions, ApplyRefusesWhatIsNotLegal) {
  const State s = Scene(five).secret_items(Seat::one, {Item::ring}).turn(Seat::one).state();
  const std::string position = to_json(s);
  const auto refused = [&](const std::string& action, const std::string& why) {
    return failed(run({"apply", "-", action}, {.input = position}), why);
  };
  EXPECT_TRUE(refused("use carpet", "action 1: \"use carpet\" is not legal here"));
  EXPECT_TRUE(refused("use sword", "action 1: "));
  EXPECT_TRUE(refused("use flute z9", "action 1: "));
  EXPECT_TRUE(refused("keep unseen", "action 1: "));
  EXPECT_TRUE(refused("deal item unseen", "action 1: "));
  EXPECT_TRUE(refused("skip shows fish", "action 1: "));
}

TEST(Expansions, R81_ItemsDrawnAreForTheirOwnersEyes) {
  State s = Scene(five)
                .meeples("b2", {Tribe::artisan})
                .meeples("c2", {Tribe::artisan})
                .owner("c2", Seat::two)
                .turn(Seat::one)
                .state();
  play(Layout(s), s, {"take b2", "drop c2 artisan", "collect", "keep"});
  EXPECT_TRUE(failed(run({"legal"}, {.input = to_json(observe(s, eyes_of(Seat::two)))}),
                     "an item is drawn that this viewer does not see"));
  EXPECT_TRUE(has(output_of({"legal"}, to_json(observe(s, eyes_of(Seat::one)))), "deal item crown"));
}

TEST(Expansions, ScoreHasTheColumnsOfTheSetsThatArePlayed) {
  const Story story;
  const std::string text = output_of({"score"}, to_text(story.record));
  for (const char* column : {"Artisans", "Cities", "Tents", "Items", "wins"})
    EXPECT_TRUE(has(text, column)) << text;
  const std::string whims =
      output_of({"score"}, to_text(played_game(Options{.seats = 2, .sets = Set::whims}, "w")));
  EXPECT_TRUE(has(whims, "Cities"));
  EXPECT_FALSE(has(whims, "Artisans"));
  EXPECT_FALSE(has(whims, "Items"));
  const auto value = boost::json::parse(output_of({"score", "--json"}, to_text(story.record)));
  const auto scores = score(story.states.back());
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_EQ(value.at("seats").at(i).at("total").as_int64(), scores[i].total());
}

TEST(Expansions, R81_ScoreOfAnObservationCountsNoSecretItems) {
  const State s = Scene(five).secret_items(Seat::two, {Item::crown}).state();
  EXPECT_TRUE(has(output_of({"score"}, to_json(s)), "59"));
  EXPECT_FALSE(has(output_of({"score"}, to_json(observe(s, eyes_of(Seat::one)))), "59"));
}

TEST(Expansions, ReplayTellsTheWholeGame) {
  const Story story;
  const std::string text = output_of({"replay"}, to_text(story.record));
  EXPECT_TRUE(has(text, "The game is over: "));
  for (const char* part : {"tent on ", "takes the whim of ", "whim fulfilled: ", "new whims: ", " artisan"})
    EXPECT_TRUE(has(text, part)) << part;
  EXPECT_FALSE(has(text, "deal "));  // no action is left without words
  EXPECT_EQ(output_of({"replay"}, to_json(story.record)), text);
}

TEST(Expansions, R51_ASowingThatAnItemInterruptsIsToldInItsParts) {
  int told = 0;
  for (int n = 0; n < 12 && told == 0; ++n) {
    const Record record =
        played_game(Options{.seats = 3, .sets = Set::artisans}, "items " + std::to_string(n));
    const std::string text = output_of({"replay"}, to_text(record));
    told += has(text, "; sows on: ");
    EXPECT_FALSE(has(text, "drops ")) << "drops belong to a sowing";
  }
  EXPECT_GT(told, 0);
}

TEST(Expansions, R81_ReplayForAViewerTellsNoSecretItem) {
  const Story story;
  for (const char* viewer : {"1", "3", "spectator"}) {
    const std::string text = output_of({"replay", "--viewer", viewer}, to_text(story.record));
    EXPECT_TRUE(has(text, "unseen")) << viewer;
  }
  const auto states =
      lines_of_text(output_of({"replay", "--states", "--viewer", "3"}, to_text(story.record)));
  ASSERT_EQ(states.size(), story.states.size());
  const std::size_t middle = states.size() / 2;
  EXPECT_EQ(states[middle], to_json(observe(story.states[middle], eyes_of(Seat::three)), JsonStyle::line));
}

TEST(Expansions, PerftCountsANewGameOfAnyKind) {
  for (const Options& options : all_setups()) {
    const std::vector<std::string> game = options_for(options);
    std::vector<std::string> deal{"new", "--seed", "3"}, count{"perft", "--depth", "2", "--seed", "3"};
    deal.insert(deal.end(), game.begin(), game.end());
    count.insert(count.end(), game.begin(), game.end());
    EXPECT_EQ(output_of(count), output_of({"perft", "-", "--depth", "2"}, output_of(deal)))
        << name_of(options);
  }
  const std::string dealt = output_of({"new", "--seed", "1"});
  EXPECT_EQ(output_of({"perft", "--depth", "2"}, dealt), output_of({"perft", "--depth", "2", "--seed", "1"}));
  const Ran both = run({"perft", "game.txt", "--players", "3"});
  EXPECT_EQ(both.code, 2);
  EXPECT_TRUE(failed(run({"perft", "--players", "5"}), "players: five can play only"));
}

// ---- Bad input --------------------------------------------------------------------------------------------

TEST(Expansions, PositionsThatCannotOccurAreRefused) {
  const std::string good = to_json(Scene({.seats = 2, .sets = Set::artisans | Set::whims})
                                       .artisans(Seat::one, 3)
                                       .items(Seat::one, {Item::crown})
                                       .open_whim(Seat::two, Whim::palms)
                                       .tent(Seat::two, "b3")
                                       .state());
  for (const char* command : {"show", "legal", "score"}) {
    EXPECT_EQ(run({command}, {.input = good}).code, 0);
    const auto refused = [&](const std::string& from, const std::string& to) {
      return failed(run({command}, {.input = replaced(good, from, to)}), "standard input: position: ");
    };
    EXPECT_TRUE(refused("\"crown\"", "\"tiara\""));
    EXPECT_TRUE(refused("\"artisans\": 3", "\"artisans\": 16"));
    EXPECT_TRUE(refused("\"palms\"", "\"camels\""));
    EXPECT_TRUE(refused("\"chasm\"", "\"lake\""));
    EXPECT_TRUE(
        refused("\"sets\": [\"base\", \"artisans\", \"whims\"]", "\"sets\": [\"base\", \"artisans\"]"));
  }
}

TEST(Expansions, RecordsThatBreakOffOrAreDamagedNeverCrash) {
  const std::string good = to_text(Story().record);
  Rng rng("damaged expansions");
  for (int n = 0; n < 40; ++n) {
    std::string text = good.substr(0, rng.below(static_cast<std::uint32_t>(good.size())) + 1);
    if (n % 2 == 0)
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    const Ran ran = run({n % 3 == 0 ? "show" : "replay"}, {.input = text});
    EXPECT_TRUE(ran.code == 0 || failed(ran, "standard input: "));
  }
}

}  // namespace
}  // namespace naqala::test
