#include "explain.hpp"

#include <array>

namespace naqala::command {

namespace {

// Their numbers come from the tables: see `filled`.
constexpr std::array<std::string_view, count_of<Tribe>> tribe_lines{
    "kept: {points.vizier|point|points} each, and {points.rival_with_fewer_viziers} for each rival who has "
    "fewer",
    "kept: {points.elder|point|points} each; they pay for djinns",
    "each takes a card from the front of the row",
    "each earns a coin for every blue tile here and around; fakirs help",
    "kill a meeple within as many steps, or one that a rival keeps; fakirs reach further",
    "kept: {points.artisan|point|points} each, {points.artisan_of_the_most} for who has most; they find "
    "items",
};

constexpr std::array<std::string_view, count_of<TileKind>> tile_lines{
    "beyond the edge of the board",
    "a palm is put on it",
    "{markets.small-market.price|coin|coins}: {markets.small-market.cards} of the first "
    "{markets.small-market.offered|card|cards}",
    "{markets.large-market.price|coin|coins}: {markets.large-market.cards} of the first "
    "{markets.large-market.offered|card|cards}",
    "a palace is put on it",
    "{payments.elder elder.elders|elder|elders}, or an elder and a fakir: a djinn",
    "{payments.elder elder.elders|elder|elders}, or an elder and a fakir: a djinn",
    "{payments.elder elder.elders|elder|elders}, or an elder and a fakir: a djinn",
    "{payments.elder elder.elders|elder|elders}, or an elder and a fakir: a djinn",
    "an artisan or {workshop.fakirs|fakir|fakirs}: an item",
    "an artisan or {workshop.fakirs|fakir|fakirs}: an item",
    "{markets.specialised-market.price|coin|coins}: any card of the row",
    "nothing ever enters it",
    "its whim is taken",
    "its whim is taken",
    "nothing enters it; palms and palaces around count double",
};

constexpr std::array<std::string_view, count_of<Djinn>> djinn_lines{
    "at the end, {djinns.al-amin.power.fakirs|fakir is|fakirs are} a good of your choice",
    "{djinns.anun-nak.power.meeples|drawn meeple|drawn meeples} onto an empty tile",
    "a djinn is taken: {djinns.baal.power.by_owner|coin|coins} if by you, else {djinns.baal.power.by_others}",
    "your viziers and elders cannot be killed",
    "a palace on any village",
    "your builders earn double, also afterwards",
    "a palm on any oasis",
    "your palace goes to a tile around",
    "at the end, your palms count {djinns.haurvatat.power.palm} instead of {points.palm}",
    "your assassins kill {djinns.iblis.power.victims} in one place",
    "at the end, your viziers count {djinns.jafaar.power.vizier} instead of {points.vizier}",
    "your victims bring cards, coins, or join you",
    "each makes your bid one space cheaper",
    "your palm goes to a tile around",
    "a camel on an empty tile",
    "a drop on your tile: {djinns.marid.power.by_owner|coin|coins} if yours, else "
    "{djinns.marid.power.by_others}",
    "a palace is placed: {djinns.monkir.power.by_owner|coin|coins} if yours, else "
    "{djinns.monkir.power.by_others}",
    "assassins kill: {djinns.nekir.power.by_owner|coin|coins} if yours, else {djinns.nekir.power.by_others}",
    "at the end, your elders count {djinns.shamhat.power.elder} instead of {points.elder}",
    "keep one of {djinns.sibittis.power.djinns|new djinn|new djinns}",
    "the top card of the deck, for your eyes only",
    "a camel on a tile that holds nothing but meeples",
    "at the end, your precious items count {djinns.geb.power.precious} more",
    "at the end, your artisans count {djinns.ptah.power.artisan} more",
    "your marker pushes or is pushed: {djinns.kam.power.by_owner} or {djinns.kam.power.by_others|coin|coins}",
    "a whim is taken: {djinns.satesha.power.by_owner|coin|coins} if by you, else "
    "{djinns.satesha.power.by_others}",
};

constexpr std::array<std::string_view, count_of<Item>> item_lines{
    "precious: {items.jewellery.value|point|points}",
    "precious: {items.chest.value|point|points}",
    "precious: {items.crown.value|point|points}",
    "{items.scimitar.meeples|meeple|meeples} of one tile go to the bag",
    "a djinn: one of the row, or the top one of the deck",
    "the last meeple of your sowing flies to any tile",
    "up to {items.flute.meeples|meeple|meeples} beside a tile come onto it",
    "an item from the discards",
    "your camel or tent goes to a tile without one",
    "the row of cards is filled, and put in your order",
};

constexpr std::array<std::string_view, count_of<Whim>> whim_lines{
    "own {whims.palaces.wanted|palace|palaces}",
    "own {whims.palms.wanted|palm|palms}",
    "own a workshop",
    "own a corner tile",
    "fulfil {whims.whims.wanted|other whim|other whims}",
    "hold {whims.djinns.wanted|djinn|djinns}",
    "own {whims.sacred.wanted|sacred place|sacred places}",
    "own a small and a large market",
    "earn {whims.builders.wanted|coin|coins} with builders at once",
    "own {whims.line.wanted|tile|tiles} in a line",
    "hold {whims.precious.wanted|precious item|precious items}",
    "hold {whims.fish.wanted} fish",
    "hold {whims.wheat.wanted} wheat",
    "hold {whims.pottery.wanted} pottery",
    "keep {whims.viziers.wanted|vizier|viziers}",
    "keep {whims.elders.wanted|elder|elders}",
    "keep {whims.artisans.wanted|artisan|artisans}",
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

std::string explain(Tribe tribe, const Tables& tables) { return filled(tribe_lines[index(tribe)], tables); }
std::string explain(TileKind kind, const Tables& tables) { return filled(tile_lines[index(kind)], tables); }
std::string power_of(Djinn djinn, const Options& options, const Tables& tables) {
  return filled(options.plays(Set::artisans) ? with_artisans(djinn) : djinn_lines[index(djinn)], tables);
}
std::string explain(Djinn djinn, const Options& options, const Tables& tables) {
  return std::string(cost_of(djinn)) + power_of(djinn, options, tables);
}
std::string explain(Item item, const Tables& tables) { return filled(item_lines[index(item)], tables); }
std::string explain(Whim whim, const Tables& tables) { return filled(whim_lines[index(whim)], tables); }
std::string with_coins(Whim whim, const Tables& tables) {
  return explain(whim, tables) +
         filled(" ({whims." + std::string(name(whim)) + ".coins|coin|coins})", tables);
}

}  // namespace naqala::command
