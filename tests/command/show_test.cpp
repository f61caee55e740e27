#include <gtest/gtest.h>

#include "notation/position.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

std::string shown(const State& state, std::vector<std::string> options = {}) {
  options.insert(options.begin(), "show");
  return output_of(options, to_json(state));
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

// Characters of one column each, and no others, are what the view is made of here.
std::size_t columns(const std::string& line) {
  std::size_t n = 0;
  for (char c : line) n += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return n;
}

State a_busy_table() {
  return Scene(2)
      .meeples("a1", {Tribe::vizier, Tribe::vizier, Tribe::assassin})
      .meeples("b2", {Tribe::elder, Tribe::merchant, Tribe::builder})
      .stack("b2", Tribe::elder, 12)
      .owner("c3", Seat::two)
      .palms("c3", 3)
      .palaces("d4", 2)
      .coins(Seat::one, 37)
      .viziers(Seat::one, 4)
      .elders(Seat::two, 6)
      .cards(Seat::one, {Card::fish, Card::fish, Card::silk, Card::fakir})
      .unseen(Seat::two, {Card::gold})
      .djinn(Seat::two, Djinn::haurvatat)
      .row({Card::ivory, Card::fakir})
      .djinn_row({Djinn::echidna, Djinn::boaz})
      .state();
}

TEST(Show, EveryPieceHasALetterANumberOrAShape) {
  const std::string text = shown(a_busy_table(), {"--width", "100"});
  EXPECT_TRUE(has(text, "─a1──────●8╮")) << text;  // a red tile and its value
  EXPECT_TRUE(has(text, "─d2──────■6╮"));          // a blue one
  EXPECT_TRUE(has(text, "│ V2 A      │"));
  EXPECT_TRUE(has(text, "│ E13 M B   │"));
  EXPECT_TRUE(has(text, "┗▲2━━━━━━━♣3┛"));  // a camel of seat 2 and three palms
  EXPECT_TRUE(has(text, "⌂2╯"));
  EXPECT_TRUE(has(text, "1 ivory")) << text;
  EXPECT_TRUE(has(text, "2 fakir"));
  EXPECT_TRUE(has(text, "1 Echidna 4")) << text;
  EXPECT_TRUE(has(text, "your builders earn double"));
  EXPECT_TRUE(has(text, "silk, 2 fish (4 coins), 1 fakir")) << text;
  EXPECT_TRUE(has(text, "Haurvatat"));
  EXPECT_TRUE(has(text, "11/11"));
  EXPECT_TRUE(has(text, "10/11"));
}

TEST(Show, TellsWhatIsToBeDone) {
  EXPECT_TRUE(
      has(shown(Scene(2).auction({Seat::two, Seat::one, Seat::one, Seat::two}).state()), "▶ Seat 2 bids"));
  State state = Scene(2)
                    .meeples("b2", {Tribe::vizier, Tribe::elder})
                    .meeples("d2", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  EXPECT_TRUE(has(shown(state), "▶ Seat 1 begins a turn"));
  play(Layout(state), state, {"take b2"});
  EXPECT_TRUE(has(shown(state), "drops one of V E on a tile next to b2"));
  EXPECT_TRUE(has(shown(state), "╭►b2"));
  EXPECT_TRUE(has(shown(state), "╭─c2*"));  // where it can go
}

TEST(Show, R81_AViewerDoesNotSeeTheCardsOfOthers) {
  const State state = a_busy_table();
  EXPECT_TRUE(has(shown(state), "gold (1 coin)"));
  const std::string other = shown(state, {"--viewer", "1"});
  EXPECT_FALSE(has(other, "gold"));
  EXPECT_TRUE(has(other, "1 unseen"));
  EXPECT_TRUE(has(other, "As Seat 1 sees it."));
  EXPECT_TRUE(has(shown(state, {"--viewer", "2"}), "gold (1 coin)"));
  EXPECT_FALSE(has(shown(state, {"--viewer", "spectator"}), "gold"));
  EXPECT_EQ(output_of({"show"}, to_json(observe(state, eyes_of(Seat::one)))), other);
  for (const char* who : {"3", "0", "anna", "", "1e9"})
    EXPECT_TRUE(failed(run({"show", "--viewer", who}, {.input = to_json(state)}), "--viewer: ")) << who;
  EXPECT_TRUE(failed(run({"show", "--viewer", "2"}, {.input = to_json(observe(state, eyes_of(Seat::one)))}),
                     "an observation has no other view than its own"));
}

TEST(Show, R82_HiddenTotalsAreNotOnTheScreen) {
  Options options;
  options.totals = Totals::hidden;
  const State state = Scene(options)
                          .coins(Seat::one, 37)
                          .coins(Seat::two, 43)
                          .cards(Seat::two, {Card::ivory, Card::gold})
                          .state();
  const std::string one = shown(state, {"--viewer", "1"});
  EXPECT_TRUE(has(one, "37"));
  EXPECT_FALSE(has(one, "43"));
  EXPECT_FALSE(has(one, "ivory"));
  EXPECT_TRUE(has(one, "cards hidden"));
  EXPECT_FALSE(has(one, "deck 5"));  // less what lies open, the deck tells how many cards there are in hands
  EXPECT_TRUE(has(shown(state), "43"));  // whoever has the file may see all of it
}

TEST(Show, FitsEveryWidth) {
  const Record record = played_game(4, "widths");
  for (const char* width : {"80", "100", "116", "120", "127", "200"}) {
    for (std::size_t at = 0; at <= record.actions.size(); at += record.actions.size() / 6) {
      const std::string text =
          output_of({"replay", "--at", std::to_string(at), "--width", width}, to_text(record));
      for (const std::string& line : lines_of_text(text)) EXPECT_LE(columns(line), std::stoul(width)) << line;
    }
  }
}

TEST(Show, WideTerminalsHaveTheRowsBesideTheBoard) {
  const State state = a_busy_table();
  const std::string wide = shown(state, {"--width", "120"});
  EXPECT_TRUE(has(lines_of_text(wide)[0], "Cards"));
  EXPECT_FALSE(has(lines_of_text(shown(state, {"--width", "115"}))[0], "Cards"));
  EXPECT_TRUE(has(shown(state, {"--width", "130"}), "Small market"));
  const Ran columns_set = run({"show"}, {.input = to_json(state), .variables = {{"COLUMNS", "120"}}});
  EXPECT_EQ(columns_set.out, wide);
}

TEST(Show, AsciiHasNoOtherCharacters) {
  for (const Around& around : {Around{}, Around{.variables = {{"LANG", "de_DE.ISO-8859-1"}}}}) {
    Around with_input = around;
    with_input.input = to_json(a_busy_table());
    const Ran ran =
        around.variables.empty() ? run({"show", "--ascii"}, with_input) : run({"show"}, with_input);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(has(ran.out, "(8)")) << ran.out;
    for (char c : ran.out) ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << ran.out;
  }
}

// ---- Colours ----------------------------------------------------------------------------------------------

Ran on_terminal(const std::vector<std::string>& arguments,
                std::vector<std::pair<std::string, std::string>> variables) {
  return run(arguments,
             {.input = to_json(a_busy_table()), .terminal_columns = 100, .variables = std::move(variables)});
}

TEST(Colours, AreUsedOnATerminalAsFarAsItHasThem) {
  EXPECT_TRUE(has(on_terminal({"show"}, {{"TERM", "xterm-256color"}}).out, "\x1b[0;1;38;5;"));
  EXPECT_TRUE(has(on_terminal({"show"}, {{"COLORTERM", "truecolor"}}).out, ";38;2;"));
  const std::string basic = on_terminal({"show"}, {{"TERM", "linux"}}).out;
  EXPECT_TRUE(has(basic, "\x1b["));
  EXPECT_FALSE(has(basic, "38;5;"));
}

TEST(Colours, AreLeftOutWhereTheyAreNotWanted) {
  EXPECT_FALSE(has(on_terminal({"show"}, {{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}}).out, "\x1b"));
  EXPECT_FALSE(has(on_terminal({"show"}, {{"TERM", "dumb"}}).out, "\x1b"));
  EXPECT_FALSE(has(on_terminal({"show", "--color", "never"}, {{"TERM", "xterm-256color"}}).out, "\x1b"));
}

TEST(Colours, CanBeAskedForInAPipe) {
  const std::string painted = shown(a_busy_table(), {"--color", "always"});
  EXPECT_TRUE(has(painted, "\x1b["));
  // Without the control sequences it is the same text.
  std::string plain;
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\x1b')
      i = painted.find('m', i);
    else
      plain += painted[i];
  }
  EXPECT_EQ(plain, shown(a_busy_table()));
}

TEST(Show, NamesCannotPaintTheTerminal) {
  Record record = played_game(2, "names");
  record.names = {
      "\xc2\x9b"
      "31mred",
      "日本語のなまえです。とてもながい"};
  const std::string text = output_of({"show"}, to_text(record));
  EXPECT_FALSE(has(text, "\xc2\x9b"));
  EXPECT_TRUE(has(text, "?31mred"));
  EXPECT_TRUE(has(text, "…")) << text;
}

}  // namespace
}  // namespace naqala::test
