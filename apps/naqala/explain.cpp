#include <array>

#include "rules/djinn.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

constexpr std::array<std::string_view, count_of<Tribe>> tribe_lines{
    "kept: 1 point each, and 10 for each rival who has fewer",
    "kept: 2 points each; they pay for djinns",
    "each takes a card from the front of the row",
    "each earns a coin for every blue tile here and around; fakirs help",
    "kill a meeple within as many steps, or one that a rival keeps; fakirs reach further",
    "kept: 2 points each, 3 for who has most; they find items",
};

constexpr std::array<std::string_view, count_of<TileKind>> tile_lines{
    "beyond the edge of the board",
    "a palm is put on it",
    "3 coins: one of the first 3 cards",
    "6 coins: two of the first 6 cards",
    "a palace is put on it",
    "2 elders, or an elder and a fakir: a djinn",
    "2 elders, or an elder and a fakir: a djinn",
    "2 elders, or an elder and a fakir: a djinn",
    "2 elders, or an elder and a fakir: a djinn",
    "an artisan or 2 fakirs: an item",
    "an artisan or 2 fakirs: an item",
    "4 coins: any card of the row",
    "nothing ever enters it",
    "its whim is taken",
    "its whim is taken",
    "nothing enters it; palms and palaces around count double",
};

constexpr std::array<std::string_view, count_of<Djinn>> djinn_lines{
    "at the end, 2 fakirs are a good of your choice",
    "3 drawn meeples onto an empty tile",
    "a djinn is taken: 1 coin if by you, else 2",
    "your viziers and elders cannot be killed",
    "a palace on any village",
    "your builders earn double, also afterwards",
    "a palm on any oasis",
    "your palace goes to a tile around",
    "at the end, your palms count 5 instead of 3",
    "your assassins kill two in one place",
    "at the end, your viziers count 3 instead of 1",
    "your victims bring cards, coins, or join you",
    "each makes your bid one space cheaper",
    "your palm goes to a tile around",
    "a camel on an empty tile",
    "a drop on your tile: 1 coin if yours, else 2",
    "a palace is placed: 1 coin if yours, else 2",
    "assassins kill: 1 coin if yours, else 2",
    "at the end, your elders count 4 instead of 2",
    "keep one of 3 new djinns",
    "the top card of the deck, for your eyes only",
    "a camel on a tile that holds nothing but meeples",
    "at the end, your precious items count 3 more",
    "at the end, your artisans count 2 more",
    "your marker pushes or is pushed: 1 or 2 coins",
    "a whim is taken: 1 coin if by you, else 2",
};

constexpr std::array<std::string_view, count_of<Item>> item_lines{
    "precious: 5 points",
    "precious: 7 points",
    "precious: 9 points",
    "two meeples of one tile go to the bag",
    "a djinn: one of the row, or the top one of the deck",
    "the last meeple of your sowing flies to any tile",
    "up to 5 meeples beside a tile come onto it",
    "an item from the discards",
    "your camel or tent goes to a tile without one",
    "the row of cards is filled, and put in your order",
};

constexpr std::array<std::string_view, count_of<Whim>> whim_lines{
    "own 2 palaces",
    "own 2 palms",
    "own a workshop",
    "own a corner tile",
    "fulfil 2 other whims",
    "hold 3 djinns",
    "own 2 sacred places",
    "own a small and a large market",
    "earn 15 coins with builders at once",
    "own 3 tiles in a line",
    "hold 3 precious items",
    "hold 2 fish",
    "hold 2 wheat",
    "hold 2 pottery",
    "keep 4 viziers",
    "keep 4 elders",
    "keep 2 artisans",
    "kill a vizier",
    "kill an elder",
    "kill a builder",
    "kill a merchant",
    "kill an assassin",
};

// What djinns do more in a game with artisans.
std::string_view with_artisans(Djinn djinn) {
  switch (djinn) {
    case Djinn::boaz:
      return "your viziers, elders and artisans cannot be killed";
    case Djinn::kandicha:
      return "your victims bring cards, coins, items, or join you";
    default:
      return djinn_lines[index(djinn)];
  }
}

std::string_view cost_of(Djinn djinn) {
  switch (djinn_table[index(djinn)].cost) {
    case Cost::one:
      return "elder or fakir: ";
    case Cost::two:
      return "elder + elder or fakir: ";
    case Cost::fakir:
      return "fakir: ";
    case Cost::fakirs:
      return "fakirs: ";
    case Cost::none:
      return "";
  }
  return "";
}

}  // namespace

std::string_view explain(Tribe tribe) { return tribe_lines[index(tribe)]; }
std::string_view explain(TileKind kind) { return tile_lines[index(kind)]; }
std::string explain(Djinn djinn, const Options& options) {
  return std::string(cost_of(djinn)) +
         std::string(options.plays(Set::artisans) ? with_artisans(djinn) : djinn_lines[index(djinn)]);
}
std::string_view explain(Item item) { return item_lines[index(item)]; }
std::string_view explain(Whim whim) { return whim_lines[index(whim)]; }
std::string with_coins(Whim whim) {
  return std::string(explain(whim)) + " (" + count(whim_table[index(whim)].coins, "coin") + ")";
}

}  // namespace naqala::command
