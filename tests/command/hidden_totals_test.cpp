// R82: with hidden totals, nothing that the command prints for a viewer tells what others have in coins and
// cards, until the game is over.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>

#include "home.hpp"
#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "notation/position.hpp"
#include "notation/reports.hpp"
#include "support/balances.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

Record hidden_game(Options options, std::string_view name) {
  options.totals = Totals::hidden;
  return played_game(options, name);
}

// The game up to some way through it.
Record part_of(Record record, double share) {
  record.actions.resize(static_cast<std::size_t>(static_cast<double>(record.actions.size()) * share));
  return record;
}

std::string word_of(Viewer viewer) {
  return viewer == Viewer::spectator ? "spectator" : std::to_string(static_cast<int>(viewer) + 1);
}

// What stands behind the head of a line of the score sheet.
std::vector<std::string> cells(const std::string& text, const std::string& head) {
  std::vector<std::string> found;
  for (const std::string& line : lines_of_text(text)) {
    if (line.rfind(head + " ", 0) != 0) continue;
    std::istringstream words(line.substr(head.size()));
    found.clear();
    for (std::string word; words >> word;) found.push_back(word);
  }
  return found;
}

// Everything that is printed for this viewer of a position.
std::string all_prints(const State& s, Viewer viewer) {
  const std::string position = to_json(s), seen = to_json(observe(s, viewer));
  std::string text;
  for (const char* width : {"80", "140"})
    text += output_of({"show", "--viewer", word_of(viewer), "--width", width, "--color", "always"}, position);
  text += output_of({"show", "--ascii"}, seen) + output_of({"score", "--color", "always"}, seen) +
          output_of({"score", "--json"}, seen);
  if (actor(s) != nobody && actor(s) != chance && eyes_of(actor(s)) == viewer)
    text += output_of({"legal", "--explain"}, seen);
  return text;
}

// The strongest test: two positions that differ only in a hidden balance are printed alike.
TEST(HiddenTotals, R82_NoPrintOfAPositionDependsOnThem) {
  int differing = 0;
  for (int n = 0; n < rounds({.reduced = 2, .normal = 15, .campaign = 60}); ++n) {
    const Options options = nth_setup_of_all(n);
    const Record record =
        part_of(hidden_game(options, "balances " + std::to_string(n)), 0.2 + 0.05 * (n % 15));
    const State s = replay(record).back();
    Rng rng("balances " + std::to_string(n));
    const bool asked = actor(s) != nobody && actor(s) != chance;
    for (Viewer viewer : {asked ? eyes_of(actor(s)) : eyes_of(Seat::two), Viewer::spectator}) {
      const State other = with_other_balances(s, viewer, rng);
      differing += !(other == s);
      EXPECT_EQ(all_prints(other, viewer), all_prints(s, viewer)) << name_of(options);
    }
  }
  EXPECT_GT(differing, 0);
}

// ---- `replay` ---------------------------------------------------------------------------------------------

TEST(HiddenTotals, R82_ReplayTellsMovementsAndNoBalances) {
  const Record hidden = part_of(hidden_game({.seats = 3}, "told in part"), 0.6);
  Record shown = hidden;
  shown.options.totals = Totals::shown;
  for (Viewer viewer : viewers_of(hidden.options)) {
    const std::vector<std::string> arguments{"replay", "--json", "--viewer", word_of(viewer)};
    const json::value with = json::parse(output_of(arguments, to_text(hidden)));
    const json::value without = json::parse(output_of(arguments, to_text(shown)));
    const json::array& lines = with.at("lines").as_array();
    ASSERT_EQ(lines.size(), without.at("lines").as_array().size());
    int own = 0, others = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      json::object line = without.at("lines").at(i).as_object();
      const bool is_own =
          line.contains("seat") && std::to_string(line.at("seat").as_int64()) == word_of(viewer);
      own += is_own;
      others += line.contains("seat") && !is_own;
      if (!is_own) line.erase("points");
      EXPECT_EQ(lines[i], json::value(line)) << "what happened is told as ever";
    }
    EXPECT_EQ(own > 0, viewer != Viewer::spectator);
    EXPECT_GT(others, 0);
    for (const json::value& seat : with.at("scores").at("seats").as_array()) {
      const bool is_own = std::to_string(seat.at("seat").as_int64()) == word_of(viewer);
      for (const char* field : {"coins", "goods", "total"})
        EXPECT_EQ(seat.as_object().contains(field), is_own) << field;
    }
    EXPECT_FALSE(with.at("scores").as_object().contains("winners"));
  }
}

TEST(HiddenTotals, R82_TheTextOfReplayHasPointsOfTheViewerAlone) {
  Record record = part_of(hidden_game({.seats = 3}, "told in part"), 0.6);
  record.names = {"Anna", "Ben", "Cleo"};
  for (int own = 0; own < 4; ++own) {
    const std::string viewer = own < 3 ? std::to_string(own + 1) : "spectator";
    const std::string text = output_of({"replay", "--viewer", viewer}, to_text(record));
    for (const std::string& line : lines_of_text(text)) {
      const bool is_own =
          own < 3 && contains(line.substr(0, 20), record.names[static_cast<std::size_t>(own)]);
      EXPECT_TRUE(is_own || !contains(line, " point")) << line;
    }
    for (const char* head : {"Coins", "Goods", "Total"}) {
      const auto row = cells(text, head);
      ASSERT_EQ(row.size(), 3u) << text;
      for (int seat = 0; seat < 3; ++seat)
        EXPECT_EQ(row[static_cast<std::size_t>(seat)] == "?", seat != own) << head << " for " << viewer;
    }
  }
  EXPECT_TRUE(contains(output_of({"replay"}, to_text(record)), " points)")) << "all for whoever has the file";
  EXPECT_FALSE(contains(output_of({"replay"}, to_text(record)), "?"));
}

TEST(HiddenTotals, R82_ReplayOfAGameThatIsOverEndsWithTheWholeSheet) {
  const Record record = hidden_game({.seats = 3}, "to the end");
  const std::string text = output_of({"replay", "--viewer", "2"}, to_text(record));
  EXPECT_FALSE(contains(text, "?")) << text;
  EXPECT_EQ(cells(text, "Total"), cells(output_of({"score"}, to_text(record)), "Total"));
}

TEST(HiddenTotals, R82_StatesLeaveTheNumbersOutAndAreNoPositions) {
  const Record record = hidden_game({.seats = 4}, "states");
  const std::vector<State> states = replay(record);
  Rng rng("states");
  const auto lines = lines_of_text(output_of({"replay", "--states", "--viewer", "3"}, to_text(record)));
  ASSERT_EQ(lines.size(), states.size());
  const auto printed = [](const State& s) {
    return print_json(json_of_shown(observe(s, eyes_of(Seat::three))), JsonStyle::line);
  };
  for (std::size_t i = 0; i + 1 < states.size(); i += 13) {
    EXPECT_EQ(lines[i], printed(states[i]));
    EXPECT_EQ(lines[i], printed(with_other_balances(states[i], eyes_of(Seat::three), rng)));
    EXPECT_EQ(json::parse(lines[i]).as_object().count("no_position"), 1u);
  }
  EXPECT_EQ(lines.back(), to_json(states.back(), JsonStyle::line)) << "at the end all is on the table";
  const std::string at = output_of({"replay", "--at", "26", "--json", "--viewer", "3"}, to_text(record));
  EXPECT_EQ(at, lines[26] + "\n");
  for (const char* command : {"show", "score", "legal"})
    EXPECT_TRUE(failed(run({command}, {.input = lines[26]}), "no_position: coins and cards are left out"));
  EXPECT_TRUE(contains(output_of({"analyse"}, "{\"observation\": " + lines[26] + "}"), "no_position"));
}

TEST(HiddenTotals, R82_ScoreOfWhatASeatKnowsTellsItsOwn) {
  const State s = replay(part_of(hidden_game({.seats = 2}, "score"), 0.5)).back();
  const std::string text = output_of({"score"}, to_json(observe(s, eyes_of(Seat::two))));
  for (const char* head : {"Coins", "Goods", "Total"}) EXPECT_EQ(cells(text, head).at(0), "?") << text;
  EXPECT_EQ(cells(text, "Coins").at(1), std::to_string(s.coins[1]));
  EXPECT_FALSE(contains(output_of({"score"}, to_json(s)), "?"));
}

// ---- `play` -----------------------------------------------------------------------------------------------

const std::vector<std::string> anna_and_ben{"--seat", "1=human:Anna", "--seat", "2=human:Ben", "--seed", "5"};

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

Totals totals_of(const std::vector<std::string>& arguments, const std::string& input = "") {
  const Home home;
  EXPECT_EQ(home.play(arguments, input).code, 0);
  return home.only_game().options.totals;
}

TEST(HiddenTotals, R82_PlayGoesByWhoSitsThere) {
  EXPECT_EQ(totals_of({"--seed", "5"}), Totals::shown) << "one person against a bot";
  EXPECT_EQ(totals_of(anna_and_ben), Totals::hidden);
  EXPECT_EQ(totals_of({"--seat", "1=bot:random", "--seat", "2=bot:random", "--seed", "5"}), Totals::shown);
  EXPECT_EQ(totals_of({"--players", "3", "--seat", "3=human:Cleo", "--seed", "5"}), Totals::hidden);
}

TEST(HiddenTotals, R82_UnlessTheyAreChosen) {
  EXPECT_EQ(totals_of({"--seed", "5", "--totals", "hidden"}), Totals::hidden);
  EXPECT_EQ(totals_of(with(anna_and_ben, {"--totals", "shown"})), Totals::shown);
  EXPECT_EQ(totals_of({"--totals", "hidden"}, "\n"), Totals::hidden) << "asked for no more than a bot";
}

TEST(HiddenTotals, R82_TwoPeopleAreAskedWhichTheyWant) {
  EXPECT_EQ(totals_of({}, "2\n\nAnna\nBen\n\n"), Totals::hidden);
  EXPECT_EQ(totals_of({}, "2\n\nAnna\nBen\nsecret\nhidden\n"), Totals::hidden);
  EXPECT_EQ(totals_of({}, "2\n\nAnna\nBen\nshown\n"), Totals::shown);
  EXPECT_EQ(totals_of({"--totals", "shown"}, "2\n\nAnna\nBen\nbid 5\n"), Totals::shown)
      << "it was said before";
  const Home home;
  EXPECT_FALSE(contains(home.play({}, "2\n\nAnna\nrandom\nbid 5\n").out, "open counting"))
      << "nobody to hide from";
}

TEST(HiddenTotals, R82_ThatStandsWhenAGameIsTakenUpAgain) {
  const Home home;
  home.play(anna_and_ben, "bid 5\n");
  home.play({"--resume", "--seat", "2=bot:random"}, "1\n");
  EXPECT_EQ(home.only_game().options.totals, Totals::hidden);
}

// One person against a bot with hidden totals sees his own all the time.
TEST(HiddenTotals, R82_AgainstABotTheBotsTotalsAreHidden) {
  const Home home;
  const Ran ran = home.play({"--seed", "3", "--totals", "hidden"},
                            repeated("1", 25) + "score\nboard\nlog\nhint\nmine\nquit\n\n");
  for (const char* head : {"Coins", "Goods", "Total"}) {
    const auto row = cells(ran.out, head);
    ASSERT_EQ(row.size(), 2u) << ran.out;
    EXPECT_NE(row[0], "?");
    EXPECT_EQ(row[1], "?");
  }
  EXPECT_TRUE(contains(ran.out, "cards hidden"));
  EXPECT_FALSE(contains(ran.out, " deck ")) << "it would tell how many cards the bot holds";
  EXPECT_TRUE(contains(ran.out, "Hint: what to do, the best first"));
  EXPECT_FALSE(contains(ran.out, "%"));
  const std::size_t log = ran.out.rfind("Round 1\n");
  std::string who;
  int own = 0;
  for (const std::string& line : lines_of_text(ran.out.substr(log, ran.out.find("Player 1> ", log) - log))) {
    if (line.size() > 20 && line[3] != ' ') who = line.substr(5, 14);  // a turn begins here
    own += contains(who, "Player 1") && contains(line, " point");
    EXPECT_FALSE(contains(who, "Yusuf") && contains(line, " point")) << line;
  }
  EXPECT_GT(own, 0);
  EXPECT_TRUE(contains(ran.out, "\nPlayer 1: ")) << "`mine`";
}

// Everybody can read the one screen, so everything on it is covered, also what belongs to who is asked.
TEST(HiddenTotals, R82_AtOneScreenEverythingIsCovered) {
  const Home home;
  std::string input;
  for (int i = 0; i < 120; ++i) input += "score\nboard\nlog\nmore\n1\n";
  const Ran ran = home.play(anna_and_ben, input + "hint\n" + repeated("1", 3000));
  EXPECT_EQ(actor(replay(home.only_game()).back()), nobody);
  const std::size_t end = ran.out.rfind("The game is over");
  ASSERT_NE(end, ran.out.npos);
  const std::size_t sheet = ran.out.rfind("\nCoins", end);
  const std::string before = ran.out.substr(0, ran.out.rfind("> 1\n", sheet));
  int rows = 0;
  for (const std::string& line : lines_of_text(before))
    for (const char* head : {"Coins  ", "Goods  ", "Total  "})
      if (line.rfind(head, 0) == 0) {
        ++rows;
        EXPECT_EQ(cells(line + "\n", std::string(head).substr(0, 5)), (std::vector<std::string>{"?", "?"}))
            << line;
      }
  EXPECT_GE(rows, 3 * 120);
  EXPECT_FALSE(contains(before, " points)"));
  EXPECT_FALSE(contains(before, " coins)\n")) << "what goods would bring";
  EXPECT_TRUE(contains(before, "Coins and cards are covered: `mine` shows"));
  EXPECT_TRUE(contains(before, "or sell goods: `sell all`, or `more` lists the sets"));
  EXPECT_FALSE(contains(ran.out.substr(sheet), "?")) << "at the end all is told";
}

TEST(HiddenTotals, R82_MineShowsWhatIsOnesOwn) {
  const Home home;
  const Ran ran = home.play(anna_and_ben, "mine\nbid 18\nmine\nbid 0\nmine\nbid 1\nmine\n");
  EXPECT_TRUE(contains(ran.out, ": 50 coins, 11 camels, 0 viziers, 0 elders; 50 points in all\n")) << ran.out;
  EXPECT_TRUE(contains(ran.out, ": 32 coins, 11 camels, 0 viziers, 0 elders; 32 points in all\n")) << ran.out;
}

TEST(HiddenTotals, R82_OnATerminalItIsCoveredAgain) {
  const Home home;
  Around around = home.around("mine\n\nquit\n\n");
  around.terminal_columns = 120;
  around.terminal_lines = 50;
  around.typed = true;
  around.variables.insert(around.variables.end(),
                          {{"TERM", "xterm"}, {"LANG", "C.UTF-8"}, {"NO_COLOR", "1"}});
  const Ran ran = run(Home::with_play(anna_and_ben), around);
  const std::size_t mine = ran.out.find(": 50 coins, 11 camels");
  ASSERT_NE(mine, ran.out.npos) << ran.out;
  const std::size_t question = ran.out.find("Press Enter to cover them.", mine);
  ASSERT_NE(question, ran.out.npos);
  const std::string everything_away = "\x1b[2J\x1b[3J\x1b[H";
  const std::size_t cleared = ran.out.find(everything_away, question);
  ASSERT_NE(cleared, ran.out.npos);
  EXPECT_FALSE(contains(ran.out.substr(cleared), "50 coins"));
}

// Whether this seat is to take up one of several tiles.
bool is_asked(const State& s, Seat seat) {
  if (s.step != Step::take || s.active != seat) return false;
  ActionList legal;
  legal_actions(Layout(s), s, legal);
  return legal.size() > 1;
}

// Two games that differ only in a card that Ben took unseen, at a moment when Anna is asked.
std::pair<Record, Record> two_hands_of_ben() {
  for (int n = 0; n < 300; ++n) {
    Record one = hidden_game({.seats = 2}, "a hand of Ben's " + std::to_string(n));
    one.names = {"Anna", "Ben"};
    const std::vector<State> states = replay(one);
    for (std::size_t i = 0; i < one.actions.size(); ++i) {
      if (states[i].step != Step::draw_card || states[i].active != Seat::two) continue;
      std::size_t end = i + 1;
      while (end < one.actions.size() && !is_asked(states[end], Seat::one)) ++end;
      if (end == one.actions.size()) continue;
      one.actions.resize(end);
      Record two = one;
      const Card drawn = one.actions[i].card();
      for (Card card : all<Card>) {
        two.actions[i] = *parse_action("deal " + std::string(word(card)));
        if (card != drawn && states[i].deck.has(card) && parse_record(to_text(two))) return {one, two};
      }
    }
  }
  ADD_FAILURE() << "Ben drew no card";
  return {};
}

// What is printed when that game is taken up, without the names of files.
std::string resumed(const Record& record, const std::string& ben, const std::string& typed, int lines) {
  const Home home;
  const std::string file = home.folder().file("game.txt", to_text(record)), kept = home.path("kept.txt");
  Around around = home.around(typed);
  if (lines > 0) {
    around.typed = true;
    around.terminal_columns = 80;
    around.terminal_lines = lines;
    around.variables.insert(around.variables.end(), {{"TERM", "xterm-256color"}, {"LANG", "C.UTF-8"}});
  }
  std::string out =
      run(Home::with_play({"--resume", file, "--save", kept, "--seat", "2=" + ben}), around).out;
  for (std::size_t at = out.find(kept); at != out.npos; at = out.find(kept)) out.erase(at, kept.size());
  return out;
}

TEST(HiddenTotals, R82_NothingOnTheScreenDependsOnAnothersHand) {
  const auto [one, two] = two_hands_of_ben();
  const std::string everything = "score\nboard\nlog\nmore\nmine\n";
  for (const char* ben : {"human:Ben", "bot:random"}) {
    const std::string printed = resumed(one, ben, everything, 0);
    EXPECT_EQ(resumed(two, ben, everything, 0), printed);
    EXPECT_GT(printed.size(), 1000u);
    for (int lines : {24, 50}) {
      const auto screen = [&](const Record& record) {
        const std::string out = resumed(record, ben, "", lines);
        return out.substr(0, out.find("Anna> "));
      };
      EXPECT_EQ(screen(two), screen(one));
      EXPECT_TRUE(contains(screen(one), "\x1b[2J")) << "a screen";
    }
  }
}

}  // namespace
}  // namespace naqala::test
