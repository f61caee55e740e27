#include "support/happenings.hpp"

#include <array>

namespace naqala::test {
namespace {

constexpr std::string_view kEverywhere[] = {
    "bid: pushes a marker back (R6)",
    "bid: a paid price",
    "kumarbi: 1 fakir",
    "kumarbi: 2 or more fakirs",

    "take: a tile",
    "take: no sowing, skipped (R12)",
    "take: no sowing, until a power made one (R12)",
    "drop: 7 or more in hand",
    "collect: a camel is placed",
    "collect: meeples stay",
    "collect: somebody owns the tile",
    "collect: 4 or more",

    "keep: viziers",
    "keep: elders",
    "trade: as many as asked for",
    "trade: fewer in the row",
    "build: without fakirs",
    "build: with fakirs",
    "build: no blue tile, but fakirs in hand",
    "build: doubled by echidna",

    "kill: on a tile",
    "kill: on the final tile",
    "kill: on a tile, with fakirs",
    "kill: in front of a seat",
    "kill: boaz protects",
    "kill: claims the tile (R27)",
    "kill: claims no tile, no camel left (R22)",
    "kill: skipped, nobody in reach",
    "kill: skipped, though fakirs would reach",
    "iblis: second kill on a tile",
    "iblis: second kill in front of a seat",
    "iblis: but just one victim there",
    "iblis: fakirs for the distance",
    "kandicha: merchant",
    "kandicha: merchant, but no card to take",
    "kandicha: builder",
    "kandicha: vizier",
    "kandicha: elder",
    "kandicha: merchant, then a second kill",
    "nekir: a double kill, paid once",
    "nekir: a double kill, paid twice",

    "tile: palm",
    "tile: no palm left",
    "tile: palace",
    "tile: no palace left",
    "small market: bought",
    "small market: skipped",
    "small market: cannot pay",
    "small market: no card",
    "large market: two bought",
    "large market: the one card there is",
    "large market: skipped",
    "large market: cannot pay",
    "large market: no card",
    "sacred place: elder elder",
    "sacred place: elder fakir",
    "sacred place: skipped",
    "sacred place: cannot pay",
    "sacred place: no djinn",
    "sell: one good",
    "sell: 5 or more goods",

    "power: before a tile is taken",
    "power: before the tribe action",
    "power: before the tile action",
    "power: before the end",
    "anun-nak: 3 meeples",
    "anun-nak: fewer in the bag",
    "bouraq: hagis asked, moved",
    "bouraq: hagis asked, not moved",
    "enki: lamia asked, moved",
    "enki: lamia asked, not moved",
    "hagis: in place of the village's",
    "lamia: in place of the oasis'",
    "sibittis: 3 djinns",
    "sibittis: fewer djinns",

    "cards: deck remade at clean-up",
    "cards: deck remade in mid-round",
    "cards: row stays short",
    "djinns: deck remade at clean-up",
    "djinns: deck remade in mid-round",
    "djinns: row stays short",
    "unseen: cards outlive their deck",
    "unseen: cards of two decks can no longer be told apart",

    "over: last camel",
    "over: no sowing",
    "scored: al-amin",
    "scored: haurvatat",
    "scored: jafaar",
    "scored: shamhat",
};

// R7: with three seats there is always a zero free.
constexpr std::string_view kNotWithThree[] = {"bid: poor, pays all it has (R7)"};

constexpr std::string_view kOnlyWithTwo[] = {
    "take: a turn without a camel (R70)",
    "power: still spent in the round's second turn",
};

}  // namespace

std::string_view name_of(Payment payment) {
  constexpr std::array<std::string_view, 4> names{"elder", "fakir", "elder elder", "elder fakir"};
  return names[index(payment)];
}

std::string use(Djinn djinn, Payment payment) {
  return "use: " + std::string(name(djinn)) + " " + std::string(name_of(payment));
}

std::string paid(Djinn djinn, bool own) {
  return std::string(name(djinn)) + (own ? ": 1 coin" : ": 2 coins");
}

std::vector<std::string> what_can_happen(int seats) {
  std::vector<std::string> things(std::begin(kEverywhere), std::end(kEverywhere));
  if (seats != 3) things.insert(things.end(), std::begin(kNotWithThree), std::end(kNotWithThree));
  if (seats == 2) things.insert(things.end(), std::begin(kOnlyWithTwo), std::end(kOnlyWithTwo));
  for (Djinn djinn : all<Djinn>)
    for (Payment payment : all<Payment>)
      if (settles(payment, djinn_table[index(djinn)].cost)) things.push_back(use(djinn, payment));
  for (Djinn djinn : {Djinn::baal, Djinn::marid, Djinn::monkir, Djinn::nekir}) {
    things.push_back(paid(djinn, true));
    things.push_back(paid(djinn, false));
  }
  return things;
}

}  // namespace naqala::test
