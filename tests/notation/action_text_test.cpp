#include "notation/action_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "notation/names.hpp"
#include "support/printing.hpp"

namespace naqala {
namespace {

using Kind = Action::Kind;

struct Example {
  std::string_view text;
  Kind kind;
};

// Every form of the grammar at least once, with the least and the greatest of its numbers.
const std::vector<Example> examples{
    {"bid 0", Kind::bid},
    {"bid 18", Kind::bid},
    {"bid 12 fakirs 1", Kind::bid},
    {"bid 18 fakirs 18", Kind::bid},
    {"take a1", Kind::take},
    {"take g6", Kind::take},
    {"drop c4 elder", Kind::drop},
    {"drop g6 artisan", Kind::drop},
    {"skip", Kind::skip},
    {"collect", Kind::collect},
    {"camel", Kind::camel},
    {"tent", Kind::tent},
    {"keep", Kind::keep},
    {"trade", Kind::trade},
    {"fakirs 0", Kind::fakirs},
    {"fakirs 18", Kind::fakirs},
    {"kill a1 vizier", Kind::kill},
    {"kill seat 1 vizier", Kind::kill_seat},
    {"kill seat 5 artisan", Kind::kill_seat},
    {"keep jewellery", Kind::keep_item},
    {"keep horn", Kind::keep_item},
    {"keep unseen", Kind::keep_unseen},
    {"keep unseen discard crown", Kind::keep_unseen},
    {"keep unseen discard jewellery jewellery jewellery jewellery jewellery chest chest chest chest crown "
     "crown "
     "scimitar carpet flute horn",
     Kind::keep_unseen},
    {"palm", Kind::palm},
    {"palace", Kind::palace},
    {"buy 1", Kind::buy},
    {"buy 9", Kind::buy},
    {"djinn 1 elder elder", Kind::djinn},
    {"djinn 3 elder fakir", Kind::djinn},
    {"item artisan", Kind::item_artisan},
    {"item fakir fakir", Kind::item_fakirs},
    {"whim", Kind::whim},
    {"sell pottery", Kind::sell},
    {"sell ivory jewels gold papyrus silk spice fish wheat pottery", Kind::sell},
    {"end", Kind::end},
    {"use anun-nak elder a1", Kind::use_djinn},
    {"use bouraq fakir c4", Kind::use_djinn},
    {"use echidna elder elder", Kind::use_djinn},
    {"use enki elder c4", Kind::use_djinn},
    {"use hagis elder c3", Kind::use_djinn},
    {"use iblis fakir", Kind::use_djinn},
    {"use lamia fakir c3", Kind::use_djinn},
    {"use leta elder fakir b2", Kind::use_djinn},
    {"use sibittis elder fakir", Kind::use_djinn},
    {"use sloar fakir", Kind::use_djinn},
    {"use utug elder elder g6", Kind::use_djinn},
    {"keep al-amin", Kind::keep_djinn},
    {"keep satesha", Kind::keep_djinn},
    {"use scimitar a1", Kind::use_item},
    {"use carpet", Kind::use_item},
    {"use flute g6", Kind::use_item},
    {"use talisman c4", Kind::use_item},
    {"use horn", Kind::use_item},
    {"use lamp 1", Kind::use_lamp},
    {"use lamp 3", Kind::use_lamp},
    {"use lamp deck", Kind::use_lamp_deck},
    {"use ring crown", Kind::use_ring},
    {"remove builder", Kind::remove},
    {"move c4 merchant", Kind::move},
    {"done", Kind::done},
    {"to c4", Kind::to},
    {"put fakir", Kind::put},
    {"deal ivory", Kind::deal_card},
    {"deal fakir", Kind::deal_card},
    {"deal unseen", Kind::deal_unseen},
    {"deal djinn al-amin", Kind::deal_djinn},
    {"deal djinn satesha", Kind::deal_djinn},
    {"deal item chest", Kind::deal_item},
    {"deal item unseen", Kind::deal_item_unseen},
    {"deal whim palaces", Kind::deal_whim},
    {"deal whim kill-assassin", Kind::deal_whim},
    {"draw vizier", Kind::draw_meeple},
    {"draw artisan", Kind::draw_meeple},
};

// What others are told when a whim is fulfilled by cards or items that they have not seen.
const std::vector<std::string> told{
    "whim shows fish",
    "whim shows fish wheat pottery",
    "deal unseen shows pottery",
    "deal item unseen shows jewellery jewellery jewellery",
    "keep unseen shows chest crown crown",
    "keep unseen discard jewellery chest horn shows jewellery chest crown",
    "keep unseen discard jewellery jewellery jewellery jewellery chest chest chest crown scimitar lamp "
    "carpet flute "
    "ring talisman shows fish wheat pottery jewellery chest crown",
    "use ring crown shows jewellery",
    "buy 9 shows wheat",
    "trade shows fish",
};

TEST(ActionText, EveryFormIsReadAndWrittenBackTheSame) {
  std::set<Action::Bits> bits;
  for (const Example& example : examples) {
    const Result<Action> action = parse_action(example.text);
    ASSERT_TRUE(action.ok()) << action.error();
    EXPECT_EQ(action->kind(), example.kind) << example.text;
    EXPECT_EQ(to_text(*action), example.text);
    EXPECT_TRUE(bits.insert(action->bits()).second) << example.text << " is the same as another action";
  }
}

TEST(ActionText, EveryKindOfActionHasAForm) {
  for (int kind = 1; kind <= static_cast<int>(Kind::keep_unseen); ++kind) {
    const bool found = std::any_of(examples.begin(), examples.end(),
                                   [&](const Example& e) { return e.kind == static_cast<Kind>(kind); });
    EXPECT_TRUE(found) << "kind " << kind;
  }
}

TEST(ActionText, FieldsMeanWhatTheContractSays) {
  const auto same = [](std::string_view text, Action action) {
    EXPECT_EQ(to_text(action), text);
    EXPECT_EQ(*parse_action(text), action);
  };
  const Tile c4 = tile_at(2, 3);
  same("bid 5", Action::bid(5));
  same("bid 12 fakirs 2", Action::bid(12, 2));
  same("take c4", Action::take(c4));
  same("drop c4 builder", Action::drop(c4, Tribe::builder));
  same("fakirs 3", Action::fakirs(3));
  same("kill c4 merchant", Action::kill(c4, Tribe::merchant));
  same("kill seat 2 elder", Action::kill_seat(Seat::two, Tribe::elder));
  same("buy 1", Action::buy(0));
  same("djinn 3 elder fakir", Action::djinn(2, Payment::elder_fakir));
  same("sell ivory pottery", Action::sell(GoodsMask{0x101}));
  same("use enki fakir c4", Action::use(Djinn::enki, Payment::fakir, c4));
  same("use sloar fakir", Action::use(Djinn::sloar, Payment::fakir));
  same("keep utug", Action::keep(Djinn::utug));
  same("deal fish", Action::deal(Card::fish));
  same("deal djinn boaz", Action::deal(Djinn::boaz));
  same("draw assassin", Action::draw(Tribe::assassin));
}

TEST(ActionText, FieldsOfTheExpansionsMeanWhatTheContractSays) {
  const auto same = [](std::string_view text, Action action) {
    EXPECT_EQ(to_text(action), text);
    EXPECT_EQ(*parse_action(text), action);
  };
  const Tile g6 = tile_at(6, 5);
  same("keep crown", Action::keep(Item::crown));
  same("keep unseen", Action::keep_unseen({}));
  same("keep unseen discard chest chest lamp",
       Action::keep_unseen(Items::of(Item::chest, 2) + Items::of(Item::lamp)));
  same("use carpet", Action::use(Item::carpet));
  same("use flute g6", Action::use(Item::flute, g6));
  same("use lamp 3", Action::lamp(2));
  same("use lamp deck", Action::of(Kind::use_lamp_deck));
  same("use ring horn", Action::ring(Item::horn));
  same("remove artisan", Action::remove(Tribe::artisan));
  same("move g6 elder", Action::move(g6, Tribe::elder));
  same("to g6", Action::to(g6));
  same("put silk", Action::put(Card::silk));
  same("deal item lamp", Action::deal(Item::lamp));
  same("deal whim kill-elder", Action::deal(Whim::kill_elder));
}

TEST(ActionText, R64_WhatIsShownIsToldWithTheAction) {
  for (const std::string& text : told) {
    const Result<Action> action = parse_action(text);
    ASSERT_TRUE(action.ok()) << action.error();
    EXPECT_EQ(to_text(*action), text);
    EXPECT_TRUE(action->shows_something());
    EXPECT_EQ(to_text(action->plain()), text.substr(0, text.find(" shows ")));
  }
  const Action both = *parse_action("keep unseen discard horn  shows\tcrown fish jewellery crown");
  EXPECT_EQ(both.plain(), Action::keep_unseen(Items::of(Item::horn)));
  const Shown shown{{true, false, false}, Items::of(Item::jewellery) + Items::of(Item::crown, 2)};
  EXPECT_EQ(both.shown(), shown);
  EXPECT_EQ(both, Action::keep_unseen(Items::of(Item::horn)).showing(shown));
}

// Every way to show something, with an action that has room for all of it.
TEST(ActionText, R64_EverythingThatCanBeShownHasItsText) {
  int ways = 0;
  for (int goods = 0; goods < 8; ++goods)
    for (int jewellery = 0; jewellery <= 3; ++jewellery)
      for (int chests = 0; jewellery + chests <= 3; ++chests)
        for (int crowns = 0; crowns <= 2 && jewellery + chests + crowns <= 3; ++crowns) {
          const Shown shown{{(goods & 1) != 0, (goods & 2) != 0, (goods & 4) != 0},
                            Items::of(Item::jewellery, jewellery) + Items::of(Item::chest, chests) +
                                Items::of(Item::crown, crowns)};
          if (!shown.any()) continue;
          const Action action = Action::keep_unseen(Items::of(Item::lamp)).showing(shown);
          const Result<Action> again = parse_action(to_text(action));
          ASSERT_TRUE(again.ok()) << again.error();
          EXPECT_EQ(*again, action) << to_text(action);
          ++ways;
        }
  EXPECT_EQ(ways, 8 * 19 - 1);
}

TEST(ActionText, EverySetOfGoodsHasItsText) {
  for (GoodsMask goods = 1; goods < 512; ++goods)
    EXPECT_EQ(*parse_action(to_text(Action::sell(goods))), Action::sell(goods));
}

TEST(ActionText, EveryTileAndTribe) {
  for (Tile tile : all<Tile>)
    for (Tribe tribe : all<Tribe>)
      EXPECT_EQ(*parse_action(to_text(Action::drop(tile, tribe))), Action::drop(tile, tribe));
}

TEST(ActionText, EveryPowerTakesThePaymentsThatSettleItsCost) {
  for (Djinn djinn : all<Djinn>)
    for (Payment payment : all<Payment>) {
      const Cost cost = djinn_table[index(djinn)].cost;
      const std::string start = "use " + std::string(word(djinn)) + " " + std::string(word(payment));
      const bool readable = parse_action(start).ok() || parse_action(start + " c4").ok();
      EXPECT_EQ(readable, settles(payment, cost)) << start;
    }
}

TEST(ActionText, BlanksAndTheOrderOfGoodsAreFree) {
  EXPECT_EQ(*parse_action("  drop\t c4   elder "), *parse_action("drop c4 elder"));
  EXPECT_EQ(*parse_action("sell fish ivory"), *parse_action("sell ivory fish"));
}

TEST(ActionText, ErrorsNameTheWord) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"drop c9 elder", "c9 is not a tile"},
      {"drop C4 elder", "C4 is not a tile"},
      {"drop c4 eldar", "eldar is not a tribe"},
      {"drop c4", "a tribe is missing"},
      {"drop", "a tile is missing"},
      {"drop c4 elder elder", "elder is a word too many"},
      {"skip now", "now is a word too many"},
      {"dropp c4 elder", "dropp is not an action"},
      {"none", "none is not an action"},
      {"", "there is no action"},
      {"   ", "there is no action"},
      {"bid 4", "4 is not a price"},
      {"bid -1", "-1 is not a price"},
      {"bid 1.0", "1.0 is not a price"},
      {"bid 99999999999999999999", "99999999999999999999 is not a price"},
      {"bid 3 fakirs", "a number of fakirs from 1 to 18 is missing"},
      {"bid 3 fakirs 0", "0 is not a number of fakirs from 1 to 18"},
      {"bid 3 fakirs 19", "19 is not a number of fakirs from 1 to 18"},
      {"fakirs 19", "19 is not a number of fakirs from 0 to 18"},
      {"fakirs 01", "01 is not a number of fakirs from 0 to 18"},
      {"kill seat 0 elder", "0 is not a seat from 1 to 5"},
      {"kill seat 6 elder", "6 is not a seat from 1 to 5"},
      {"kill them elder", "them is not a tile or \"seat\""},
      {"buy 0", "0 is not a position from 1 to 9"},
      {"buy 10", "10 is not a position from 1 to 9"},
      {"djinn 4 elder elder", "4 is not a position from 1 to 3"},
      {"djinn 1 elder", "elder does not pay for a djinn"},
      {"djinn 1 fakir elder", "elder is a word too many"},
      {"item fakir", "\"fakir\" is missing"},
      {"item elder", "elder is not \"artisan\" or \"fakir\""},
      {"sell", "a good is missing"},
      {"sell fakir", "fakir is not a good"},
      {"sell fish fakir", "fakir is a word too many"},
      {"sell fish ivory fish", "a set has each good once"},
      {"use", "a djinn with a power to use or a magic item is missing"},
      {"use baal elder", "baal is not a djinn with a power to use or a magic item"},
      {"use kumarbi fakir", "kumarbi is not a djinn with a power to use or a magic item"},
      {"use crown", "crown is not a djinn with a power to use or a magic item"},
      {"use enki", "a payment is missing"},
      {"use enki elder", "a tile is missing"},
      {"use enki vizier c4", "vizier is not a payment"},
      {"use enki elder elder c4", "elder elder does not pay for enki"},
      {"use sloar elder", "elder does not pay for sloar"},
      {"use leta fakir b2", "fakir does not pay for leta"},
      {"use echidna elder elder c4", "c4 is a word too many"},
      {"use carpet c4", "c4 is a word too many"},
      {"use flute", "a tile is missing"},
      {"use lamp 4", "4 is not a position from 1 to 3 or \"deck\""},
      {"use ring boaz", "boaz is not an item"},
      {"keep elder", "elder is not an item, a djinn or \"unseen\""},
      {"keep unseen crown", "crown is not \"discard\""},
      {"keep unseen discard", "an item is missing"},
      {"keep unseen discard boaz", "boaz is not an item"},
      {"keep unseen discard crown crown crown", "crown is a word too many"},
      {"whim shows", "what is shown is missing"},
      {"shows fish", "there is no action"},
      {"shows", "there is no action"},
      {"wim shows fish", "wim is not an action"},
      {"whim shows fakir", "fakir cannot be shown"},
      {"whim shows fish fish", "fish cannot be shown"},
      {"whim shows lamp", "lamp cannot be shown"},
      {"whim shows crown crown crown", "crown cannot be shown"},
      {"whim shows chest chest chest chest", "chest cannot be shown"},
      {"whim shows fish shows wheat", "shows cannot be shown"},
      {"buy 2 shows crown", "nothing like that is shown with this action"},
      {"use leta elder elder b2 shows chest", "nothing like that is shown with this action"},
      {"deal", "a card, \"unseen\", \"djinn\", \"item\" or \"whim\" is missing"},
      {"deal djinn fish", "fish is not a djinn"},
      {"deal item boaz", "boaz is not an item or \"unseen\""},
      {"deal whim fakir", "fakir is not a whim"},
      {"draw fish", "fish is not a tribe"},
      {"put palm", "palm is not a card"},
  };
  for (const auto& [text, why] : cases) {
    const Result<Action> action = parse_action(text);
    ASSERT_FALSE(action.ok()) << text;
    EXPECT_EQ(action.error(), "action: \"" + text + "\": " + why);
  }
}

TEST(ActionText, StrangeBytesAreShownAsQuestionMarks) {
  const Result<Action> action = parse_action(std::string_view("drop c4 el\0der\n", 15));
  ASSERT_FALSE(action.ok());
  EXPECT_EQ(action.error(), "action: \"drop c4 el?der?\": el?der? is not a tribe");
  EXPECT_FALSE(parse_action(std::string(1'000'000, 'x')).ok());
  EXPECT_FALSE(parse_action("sell" + std::string(100'000, ' ') + "fish x").ok());
}

TEST(ActionText, BitsThatAreNoActionCanStillBeShown) {
  EXPECT_EQ(to_text(Action{}), "none");
  EXPECT_EQ(to_text(Action::from_bits(~Action::Bits{0})), "none");
  const auto drop = static_cast<std::uint32_t>(Kind::drop);
  EXPECT_EQ(to_text(Action::from_bits(drop | 63u << 6 | 7u << 18)), "drop ? ?");
  const auto use = static_cast<std::uint32_t>(Kind::use_item);
  EXPECT_EQ(to_text(Action::from_bits(use | 63u << 12)), "use ?");
}

// Bits at random have a text; if that means an action, it is the one that the text is of.
TEST(ActionText, BitsAtRandomHaveAText) {
  Rng rng("bits of actions");
  int actions = 0;
  for (int n = 0; n < 20'000; ++n) {
    const auto kind = 1 + rng.below(static_cast<std::uint32_t>(Kind::keep_unseen));
    const Action::Bits decision = kind | rng.below(1u << 26) << 6;
    const Action::Bits shown = n % 2 == 0 ? 0 : rng.below(1u << 15);
    const Action random = Action::from_bits(decision | shown << 38);
    const std::string text = to_text(random);
    ASSERT_FALSE(text.empty());
    const Result<Action> action = parse_action(text);
    if (!action) continue;
    ++actions;
    ASSERT_EQ(action->kind(), random.kind()) << text;
    ASSERT_EQ(to_text(*action), text);
  }
  EXPECT_GT(actions, 1000);
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  return {std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()};
}

// A text with one word taken from another is either refused or means one action, whose text means it again.
RC_GTEST_PROP(ActionText, WhateverIsReadIsWrittenAndReadAgain, ()) {
  std::vector<std::string> texts = told;
  for (const Example& example : examples) texts.emplace_back(example.text);
  std::vector<std::string> words = words_of(*rc::gen::elementOf(texts));
  const std::vector<std::string> other = words_of(*rc::gen::elementOf(texts));
  words[*rc::gen::inRange<std::size_t>(0, words.size())] = *rc::gen::elementOf(other);
  std::string text;
  for (const std::string& word : words) text += word + " ";
  const Result<Action> action = parse_action(text);
  RC_CLASSIFY(action.ok());
  if (!action) return;
  const Result<Action> again = parse_action(to_text(*action));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == *action);
}

}  // namespace
}  // namespace naqala
