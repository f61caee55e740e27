// `naqala play` with a script on standard input.
#include <gtest/gtest.h>

#include <csignal>

#include "home.hpp"
#include "rules/game.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

State last_state(const Record& record) { return replay(record).back(); }

const std::vector<std::string> two_people{"--seat", "1=human:Anna", "--seat", "2=human:Ben", "--seed", "5"};

TEST(Play, AWholeGameByAlwaysTheFirstChoice) {
  const Home home;
  const Ran ran = home.play({"--seed", "3"}, repeated("1", 3000));
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  const Record record = home.only_game();
  EXPECT_EQ(actor(last_state(record)), nobody);
  EXPECT_EQ(record.names, (std::vector<std::string>{"Player 1", "Yusuf"}));
  EXPECT_TRUE(contains(ran.out, "The game is over: "));
  EXPECT_TRUE(contains(ran.out, "The record is in " + home.games()[0]));
  EXPECT_TRUE(contains(ran.out, "Total"));
}

TEST(Play, PeopleOnAllSeats) {
  const Home home;
  const Ran ran = home.play({"--players", "4", "--seat", "2=human:Ben", "--seat", "3=human", "--seat",
                             "4=human:Zoë", "--seed", "4"},
                            repeated("1", 5000));
  EXPECT_EQ(ran.code, 0);
  const Record record = home.only_game();
  EXPECT_EQ(actor(last_state(record)), nobody);
  EXPECT_EQ(record.names, (std::vector<std::string>{"Player 1", "Ben", "Player 3", "Zoë"}));
}

TEST(Play, BotsAmongThemselvesNeedNoInput) {
  const Home home;
  const Ran ran = home.play({"--seat", "1=bot:greedy", "--seed", "8"}, "");
  EXPECT_EQ(ran.code, 0);
  const Record record = home.only_game();
  EXPECT_EQ(actor(last_state(record)), nobody);
  EXPECT_EQ(record.names, (std::vector<std::string>{"Greedy", "Yusuf"}));
}

TEST(Play, DealsWhatNewDeals) {
  const Home home;
  home.play({"--seed", "77"}, "");
  const auto dealt = parse_record(output_of({"new", "--seed", "77"}));
  ASSERT_TRUE(dealt);
  EXPECT_EQ(home.only_game().setup, dealt->setup);
}

TEST(Play, UndoLeavesNoTrace) {
  const Home with, without;
  with.play(two_people, repeated("1", 4) + "1\nundo\n2\n1\nundo\nundo\n3\n1\n");
  without.play(two_people, repeated("1", 4) + "3\n1\n");
  EXPECT_EQ(with.only_game(), without.only_game());
  EXPECT_GT(with.only_game().actions.size(), 4u);
}

TEST(Play, UndoStopsAtTheBeginningOfTheTurn) {
  const Home home;
  const Ran ran = home.play({"--seed", "3"}, repeated("1", 3) + "undo\nundo\nundo\nundo\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(contains(ran.out, "There is nothing to undo"));
}

TEST(Play, AGameTakenUpAgainGoesOnAsIfNeverPutDown) {
  const Home at_once, in_parts;
  at_once.play({"--seed", "11"}, repeated("1", 3000));
  Ran ran = in_parts.play({"--seed", "11"}, repeated("1", 12));
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(contains(ran.out, "`naqala play --resume` goes on with it."));
  EXPECT_NE(actor(last_state(in_parts.only_game())), nobody);
  ran = in_parts.play({"--resume"}, repeated("1", 9) + "quit\n\n");
  EXPECT_NE(actor(last_state(in_parts.only_game())), nobody);
  in_parts.play({"--resume"}, repeated("1", 3000));
  EXPECT_EQ(at_once.only_game(), in_parts.only_game());
  EXPECT_TRUE(failed(in_parts.play({"--resume"}, ""), "no unfinished game"));
}

TEST(Play, SavesACopyAndLeavesItAlone) {
  const Home home;
  const std::string copy = home.path("copy.txt");
  home.play({"--seed", "11"}, repeated("1", 25) + "save " + copy + "\n" + repeated("1", 10));
  const std::string saved = content_of(copy);
  ASSERT_TRUE(parse_record(saved));
  EXPECT_LT(parse_record(saved)->actions.size(), home.only_game().actions.size());
  home.play({"--resume", copy}, repeated("1", 10));
  EXPECT_EQ(content_of(copy), saved);
  EXPECT_EQ(home.games().size(), 2u);
  EXPECT_EQ(content_of(home.games()[0]), content_of(home.games()[1]));
}

TEST(Play, KeepsTheGameWhereItIsTold) {
  const Home home;
  const std::string file = home.path("mine.txt");
  home.play({"--seed", "11", "--save", file}, repeated("1", 5));
  EXPECT_TRUE(parse_record(content_of(file)));
  EXPECT_EQ(home.folder().names(), (std::vector<std::string>{"mine.txt"}));
}

TEST(Play, LoadsAnotherGame) {
  const Home home;
  const std::string other =
      home.folder().file("other.txt", output_of({"new", "--players", "3", "--seed", "1"}));
  const Ran ran = home.play({"--seed", "11"}, "load\nload nowhere.txt\nload " + other + "\nbid 5\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(contains(ran.out, "nowhere.txt: No such file"));
  ASSERT_EQ(home.games().size(), 2u);
  std::vector<int> seats;
  for (const std::string& file : home.games()) seats.push_back(parse_record(content_of(file))->options.seats);
  std::sort(seats.begin(), seats.end());
  EXPECT_EQ(seats, (std::vector<int>{2, 3}));
}

TEST(Play, NeverOverwritesWhatIsNoGame) {
  const Home home;
  const std::string letter = home.folder().file("letter.txt", "Dear Anna\n");
  const Ran ran = home.play({"--seed", "11"}, "save " + letter + "\n");
  EXPECT_FALSE(contains(ran.out, "Saved in"));
  EXPECT_TRUE(failed(home.play({"--seed", "11", "--save", letter}, ""), "letter.txt: is there already"));
  EXPECT_EQ(content_of(letter), "Dear Anna\n");
}

TEST(Play, BadInputIsToldAndChangesNothing) {
  const Home home;
  const Ran ran = home.play(
      two_people, "frobnicate\n99\n0\ntake c3\ndrop z9 elder\nbid\n\x1b[2J\n\xff\xfe\n;;;\nload /\nreach\n" +
                      std::string(100'000, 'x') + "\n-1\n1 2\nrules nonsense\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(contains(ran.out, "\"frobnicate\" is nothing to do here"));
  EXPECT_TRUE(contains(ran.out, "there is no number 99 here, only 1 to 7"));
  EXPECT_TRUE(contains(ran.out, "take c3 cannot be done now"));
  EXPECT_TRUE(contains(ran.out, "that could be bid 0, bid 1"));
  EXPECT_TRUE(home.only_game().actions.empty());
}

TEST(Play, WordsMayBeShort) {
  const Home short_words, whole_words;
  short_words.play(two_people, "b 5\n3\nb 1;b 0\n");
  whole_words.play(two_people, "bid 5\nbid 3\nbid 1\nbid 0\n");
  EXPECT_EQ(short_words.only_game(), whole_words.only_game());
}

TEST(Play, InAPipeThereAreNoColoursAndNoCursor) {
  const Home home;
  Around around = home.around(repeated("1", 200));
  around.variables.emplace_back("TERM", "xterm-256color");
  const Ran ran = run({"play", "--seed", "3"}, around);
  EXPECT_FALSE(contains(ran.out, "\x1b"));
}

TEST(Play, OnATerminalNoColorIsRespected) {
  const Home home;
  Around around = home.around("1\n");
  around.terminal_columns = 100;
  around.variables.emplace_back("TERM", "xterm-256color");
  EXPECT_TRUE(contains(run({"play", "--seed", "3"}, around).out, "\x1b["));
  around.variables.emplace_back("NO_COLOR", "1");
  EXPECT_FALSE(contains(run({"play", "--seed", "3"}, around).out, "\x1b["));
}

TEST(Play, NothingIsLostWhenTheReaderGoesAway) {
  const Home home;
  Around around = home.around(repeated("1", 50));
  around.output_read = false;
  const Ran ran = run({"play", "--seed", "3"}, around);
  EXPECT_EQ(ran.signal, SIGPIPE);
  home.only_game();
}

TEST(Play, InterruptedItSaysGoodbyeAndIsKept) {
  const Home home;
  const std::string command =
      std::string("(echo 1; sleep 2) | timeout -s INT 1 ") + NAQALA_BINARY + " play --seed 3";
  const Ran ran = run_program("/bin/sh", {"-c", command}, home.around(""));
  EXPECT_TRUE(contains(ran.out, "The game is kept in " + home.games().at(0)));
  EXPECT_GE(home.only_game().actions.size(), 1u);
}

TEST(Play, AsksWhatIsWanted) {
  const Home home;
  Ran ran = home.play({}, "\n1\n");
  EXPECT_TRUE(contains(ran.out, "play against Yusuf, level 3 of 6"));
  EXPECT_EQ(home.only_game().names, (std::vector<std::string>{"Player 1", "Yusuf"}));
  const Home other;
  for (const char* part : {"1 Tarek the water carrier: ", "6 Shirin the grand vizier: "})
    EXPECT_TRUE(contains(ran.out, part)) << ran.out;
  ran = other.play({}, "7\n3\n\nAnna\nrandom\n\n");
  EXPECT_EQ(other.only_game().names, (std::vector<std::string>{"Anna", "Random", "Yusuf"}));
  ran = other.play({}, "c\nscore\n");
  EXPECT_TRUE(contains(ran.out, "continue the game that is not finished"));
  EXPECT_EQ(other.only_game().names, (std::vector<std::string>{"Anna", "Random", "Yusuf"}));
  EXPECT_EQ(home.play({}, "").code, 0);
  const Home beginner;
  beginner.play({}, "level 7\nlevel 1\n");
  EXPECT_EQ(beginner.only_game().names, (std::vector<std::string>{"Player 1", "Tarek"}));
  const Home three;
  three.play({}, "3\n\nAnna\nlevel 6\nlevel 2\n");
  EXPECT_EQ(three.only_game().names, (std::vector<std::string>{"Anna", "Shirin", "Salma"}));
}

TEST(Play, ABotWithABudgetIsCalledWhatItIsCalledWithout) {
  const Home home;
  const Ran ran = home.play({"--players", "4", "--seat", "2=bot:level-6@5", "--seat", "3=bot:search@20",
                             "--seat", "4=bot:level-6@50", "--seed", "3"},
                            repeated("1", 4) + "quit\n\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(home.only_game().names, (std::vector<std::string>{"Player 1", "Shirin 1", "Search", "Shirin 2"}));
  EXPECT_TRUE(contains(content_of(home.games()[0]), "# play: seat 2 bot level-6@5\n"));
}

TEST(Play, ABudgetThatABotDoesNotTakeIsRefused) {
  const Home home;
  EXPECT_TRUE(contains(home.play({"--seat", "2=bot:greedy@5"}, "").err, "takes no budget"));
  const Ran asked = home.play({}, "2\n\nAnna\ngreedy@5\nlevel-1@5ms\n");
  EXPECT_TRUE(contains(asked.out, "That cannot be: this bot always thinks alike and takes no budget.\n"));
  EXPECT_EQ(home.only_game().names, (std::vector<std::string>{"Anna", "Tarek"}));
}

TEST(Play, TheHelpNamesTheLevels) {
  const std::string help = output_of({"play", "--help"});
  for (const char* part : {"\n  level-1 Tarek the water carrier: ", "\n  level-6 Shirin the grand vizier: "})
    EXPECT_TRUE(contains(help, part)) << help;
}

TEST(Play, WrongSeatsAreWrongUsage) {
  const Home home;
  for (const std::string seat : {"1", "9=human", "1=cat", "2=bot:nobody", "2=bot:random@5", "1=human:a\nb"}) {
    const Ran ran = home.play({"--seat", seat}, "");
    EXPECT_EQ(ran.code, 2) << seat;
    EXPECT_TRUE(contains(ran.err, "naqala: --seat")) << ran.err;
  }
  EXPECT_TRUE(failed(home.play({"--players", "5"}, ""), "players: five can play only with an expansion"));
}

// ---- Expansions -------------------------------------------------------------------------------------------

TEST(Play, R3_EverySetupToItsEnd) {
  for (int i = 1; i <= rounds({.reduced = 3, .normal = 15, .campaign = 15}); ++i) {
    const Options options = nth_setup_of_all(15 - i);  // those with everything first
    const Home home;
    std::vector<std::string> arguments = options_for(options);
    arguments.insert(arguments.end(), {"--seed", "2"});
    const Ran ran = home.play(arguments, repeated("1", 1500));
    EXPECT_EQ(ran.code, 0) << name_of(options);
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(contains(ran.out, "The game is over: ")) << name_of(options);
    EXPECT_EQ(home.only_game().options, options);
  }
}

// Whatever is typed, with every seat at the keyboard and items in use.
TEST(Play, AnyNumbersWithEverything) {
  Rng rng("any numbers");
  for (int i = 0; i < rounds({.reduced = 1, .normal = 3, .campaign = 30}); ++i) {
    const Home home;
    std::string input;
    for (int n = 0; n < 20; ++n)
      input +=
          std::to_string(1 + rng.below(n % 3 == 0 ? 30 : 4)) + (n % 2 == 0 ? "\nundo\nhint\n" : "\nundo\n");
    for (int n = 0; n < 300; ++n) input += std::to_string(1 + rng.below(n % 3 == 0 ? 30 : 4)) + "\n";
    const Ran ran = home.play(
        {"--players", "2", "--sets", "artisans,whims", "--seat", "2=human:Ben", "--seed", std::to_string(i)},
        input);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_GT(home.only_game().actions.size(), 100u);
  }
}

// What the last screen of a game shows that is played at a terminal, from clearing it to the prompt.
std::string last_screen(const Home& home, int columns, int lines, const std::string& input) {
  Around around = home.around(input);
  around.terminal_columns = columns;
  around.terminal_lines = lines;
  around.typed = true;
  around.variables.insert(around.variables.end(),
                          {{"TERM", "xterm"}, {"LANG", "C.UTF-8"}, {"NO_COLOR", "1"}});
  const Ran ran = run({"play", "--players", "5", "--sets", "artisans,whims", "--seed", "4"}, around);
  const std::string clear = "\x1b[2J\x1b[H";
  const std::string screen = ran.out.substr(ran.out.rfind(clear) + clear.size());
  const std::string shown = screen.substr(0, screen.find("Player 1> "));
  EXPECT_LT(std::count(shown.begin(), shown.end(), '\n'), lines);
  return shown;
}

TEST(Play, FiveSeatsWithEverythingFitASmallWindow) {
  const Home home, other;
  const std::string bid = last_screen(home, 80, 24, "");
  for (const char* part : {"You: 50 coins, 8 camels, a tent", "5 Yusuf 4", "Cards", "7 bid 18"})
    EXPECT_TRUE(contains(bid, part)) << part << "\n" << bid;
  const std::string turn = last_screen(other, 80, 24, "bid 18\n\n");
  for (const char* part : {"a1", "chasm", "lake", "city", "█", "▄", "5 Yusuf 4", "Your turn", "40 g6"})
    EXPECT_TRUE(contains(turn, part)) << part << "\n" << turn;
}

TEST(Play, ALargeWindowShowsAllThereIs) {
  const Home home;
  const std::string text = last_screen(home, 120, 40, "bid 18\n\n");
  for (const char* part : {"Djinns", "Whims", "Artisans", "Cities", "Tents", "Items", "a tent", "mountains"})
    EXPECT_TRUE(contains(text, part)) << part << "\n" << text;
}

TEST(Play, AsksForTheExpansions) {
  const Home home;
  const Ran ran = home.play({}, "5\nnone\nsome\n\nAnna\n\n\n\n\n");
  EXPECT_TRUE(contains(ran.out, "Expansions: none, artisans, whims or both [both]: "));
  EXPECT_TRUE(contains(ran.out, "Five can play only with an expansion."));
  EXPECT_TRUE(contains(ran.out, "Type none, artisans, whims or both."));
  EXPECT_EQ(home.only_game().options, (Options{.seats = 5, .sets = Set::artisans | Set::whims}));
}

TEST(Play, RulesTellOfWhatIsPlayed) {
  const std::string asked =
      "rules\nrules items\nrules whims\nrules kam\nrules ring\nrules tiles\nrules boaz\n";
  const Home with, without;
  const Ran both = with.play({"--sets", "artisans,whims", "--seed", "3"}, asked);
  for (const char* part : {"tent cities", "the last meeple of your sowing flies", "own 3 tiles in a line",
                           "your marker pushes", "whoever's turn", "an item from the discards",
                           "specialised market", "viziers, elders and artisans cannot be killed"})
    EXPECT_TRUE(contains(both.out, part)) << part;
  const Ran base = without.play({"--seed", "3"}, asked);
  EXPECT_TRUE(contains(base.out, "There is no topic \"items\"."));
  EXPECT_TRUE(contains(base.out, "There is no topic \"kam\"."));
  EXPECT_FALSE(contains(base.out, "specialised"));
}

TEST(Play, HelpsRulesHintsAndLogAreThere) {
  const Home home;
  const Ran ran = home.play(
      {"--seed", "3"}, "help\nrules\nrules utug\nrules elder\nrules tiles\nhint\nscore\nlog\nboard\nmore\n");
  EXPECT_TRUE(contains(ran.out, "take back your last decision"));
  EXPECT_TRUE(contains(ran.out, "Utug        4"));
  EXPECT_TRUE(contains(ran.out, "kept: 2 points each; they pay for djinns"));
  EXPECT_TRUE(contains(ran.out, "large market"));
  EXPECT_TRUE(contains(ran.out, "Hint: "));
  EXPECT_TRUE(contains(ran.out, "Palaces"));
}

TEST(Play, SellAllSellsInTheBestSets) {
  const Home home;
  std::string input;
  // Whenever a turn is to be ended, first everything is sold; elsewhere that is only a remark.
  for (int i = 0; i < 400; ++i) input += "sell all\n1\n";
  home.play({"--seed", "6"}, input);
  const Record record = home.only_game();
  const auto states = replay(record);
  int sales = 0;
  for (std::size_t i = 0; i < record.actions.size(); ++i)
    if (record.actions[i].kind() == Action::Kind::sell && actor(states[i]) == Seat::one) ++sales;
  EXPECT_GT(sales, 0);
}

}  // namespace
}  // namespace naqala::test
