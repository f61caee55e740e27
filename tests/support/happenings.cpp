#include "support/happenings.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "rules/whims.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

constexpr std::string_view kEverywhere[] = {
    "bid: pushes a marker back (R6)",
    "bid: a paid price",
    "bid: poor, pays all it has (R7)",
    "kumarbi: 1 fakir",
    "kumarbi: 2 or more fakirs",

    "take: a tile",
    "take: no sowing, skipped (R12)",
    "take: a turn without a camel (R70)",
    "drop: 7 or more in hand",
    "collect: a tile is taken",
    "collect: meeples stay",
    "collect: somebody owns the tile",
    "collect: 4 or more",

    "keep: viziers",
    "keep: elders",
    "trade: as many as asked for",
    "trade: fewer in the row",
    "build: without fakirs",
    "build: with fakirs",
    "build: doubled by echidna",
    "echidna: once more, before the tile action (R40)",
    "echidna: once more, before the end (R40)",

    "kill: on a tile",
    "kill: on the final tile",
    "kill: on a tile, with fakirs",
    "kill: in front of a seat",
    "kill: boaz protects",
    "kill: claims the tile (R27)",
    "kandicha: merchant",
    "kandicha: builder",
    "kandicha: vizier",
    "kandicha: elder",

    "tile: palm",
    "tile: no palm left",
    "tile: palace",
    "tile: no palace left",
    "small market: bought",
    "small market: skipped",
    "small market: cannot pay",
    "large market: two bought",
    "large market: skipped",
    "large market: cannot pay",
    "sacred place: elder elder",
    "sacred place: elder fakir",
    "sacred place: skipped",
    "sacred place: cannot pay",
    "sell: one good",
    "sell: 5 or more goods",

    "power: still spent in the round's second turn",
    "power: before a tile is taken",
    "power: before the tribe action",
    "power: before the tile action",
    "power: before the end",
    "anun-nak: 3 meeples",
    "bouraq: hagis asked, moved",
    "enki: lamia asked, moved",
    "hagis: in place of the village's",
    "lamia: in place of the oasis'",
    "sibittis: 3 djinns",

    "cards: deck remade at clean-up",
    "cards: row stays short",
    "unseen: cards outlive their deck",

    "over: last camel",
    "over: no sowing",
    "scored: haurvatat",
    "scored: jafaar",
    "scored: shamhat",
};

// So rare that only the games without expansions must come to it. The rules are the same in all of them.
constexpr std::string_view kRare[] = {
    "sacred place: no djinn",
    "enki: lamia asked, not moved",
    "bouraq: hagis asked, not moved",
    "scored: al-amin",
    "take: no sowing, until a power made one (R12)",
    "kill: claims no tile, no camel left (R22)",
    "kill: skipped, nobody in reach",
    "kill: skipped, though fakirs would reach",
    "iblis: second kill on a tile",
    "iblis: second kill in front of a seat",
    "iblis: but just one victim there",
    "iblis: fakirs for the distance",
    "kandicha: merchant, but no card to take",
    "kandicha: merchant, then a second kill",
    "nekir: a double kill, paid once",
    "nekir: a double kill, paid twice",
    "large market: the one card there is",
    "large market: no card",
    "anun-nak: fewer in the bag",
    "sibittis: fewer djinns",
    "djinns: deck remade at clean-up",
    "djinns: deck remade in mid-round",
    "cards: deck remade in mid-round",
    "djinns: row stays short",
    "unseen: cards of two decks can no longer be told apart",
    "build: no blue tile, but fakirs in hand",
    "small market: no card",
};

constexpr std::string_view kFiveSeats[] = {
    "bid: a doubled price, as the first (R6)",
    "bid: a doubled price, as the second (R6)",
    "kumarbi: over a doubled price",
    "bid: poor, with five seats (R7)",
};

constexpr std::string_view kArtisans[] = {
    "tent: by ending a sowing",
    "tent: by a kill (R27)",
    "tent: by leta",
    "tent: by utug",
    "tent: by the scimitar",
    "tent: as the last piece, not asked",
    "control: a camel, with the tent in stock",

    "keep: artisans, as many items",
    "keep: artisans, fewer in the stack",
    "keep: artisans, none in the stack",
    "workshop: artisan",
    "workshop: fakir fakir",
    "workshop: skipped",
    "workshop: cannot pay",
    "workshop: empty stack",
    "specialised market: bought",
    "specialised market: beyond the first six",
    "specialised market: skipped",
    "specialised market: cannot pay",
    "kill: an artisan on a tile",
    "kill: an artisan in front of a seat",
    "kandicha: artisan",
    "kandicha: artisan, but no item to take",

    "item: before a tile is taken",
    "item: before the tribe action",
    "item: before the tile action",
    "item: before the end",
    "item: in the turn it was taken",
    "scimitar: meeples stay",
    "scimitar: empties a tile and takes it",
    "scimitar: empties somebody's tile",
    "scimitar: takes a tile in the middle of a sowing",
    "scimitar: takes a tile after the last drop",
    "lamp: from the row",
    "lamp: from the deck",
    "lamp: pays baal",
    "carpet: before a tile is taken",
    "carpet: with several in hand",
    "carpet: with one in hand",
    "carpet: the last meeple flies",
    "carpet: makes the only sowings (R12)",
    "flute: one meeple",
    "flute: five meeples",
    "flute: from several tiles",
    "ring: a precious item",
    "ring: a magic item",
    "talisman: a camel",
    "talisman: the tent",
    "talisman: to a tile with meeples",
    "horn: deals and orders",
    "horn: orders only",

    "scored: geb",
    "scored: ptah",
    "scored: tents",
    "scored: most artisans, alone",
    "scored: most artisans, tied",
};

constexpr std::string_view kWhims[] = {
    "city: its whim is taken",        "city: no whim there",
    "city: stays without a whim",     "whim: fulfilled when the turn begins",
    "whim: fulfilled as it is taken", "whim: fulfilled in another seat's turn",
    "whim: several at once",          "whim: with cards that nobody had seen",
    "whim: open to the end",          "scored: one city",
    "scored: several cities",         "scored: palms or palaces by the lake",
};

constexpr std::string_view kBoth[] = {
    "whim: with items that nobody had seen",
    "whim: fulfilled after the last drop",
};

}  // namespace

std::string_view name_of(Payment payment) {
  constexpr std::array<std::string_view, 4> names{"elder", "fakir", "elder elder", "elder fakir"};
  return names[index(payment)];
}

std::string use(Djinn djinn) { return "use: " + std::string(name(djinn)); }

std::string use(Djinn djinn, Payment payment) { return use(djinn) + " " + std::string(name_of(payment)); }

std::string paid(Djinn djinn, bool own) {
  return std::string(name(djinn)) + (own ? ": 1 coin" : ": 2 coins");
}

std::string taken(Djinn djinn) { return "taken: " + std::string(name(djinn)); }
std::string drawn(Item item) { return "item drawn: " + std::string(name(item)); }
std::string used(Item item) { return "item used: " + std::string(name(item)); }
std::string used_in_hand(Item item) { return "item used in mid-sowing: " + std::string(name(item)); }
std::string used_after_last_drop(Item item) {
  return "item used after the last drop: " + std::string(name(item));
}
std::string taken(Whim whim) { return "whim taken: " + std::string(name(whim)); }
std::string fulfilled(Whim whim) { return "whim fulfilled: " + std::string(name(whim)); }

namespace {

// Each power, and in the base game each way to pay for it.
void add_powers(bool every_payment, std::vector<std::string>& things) {
  for (Djinn djinn : all<Djinn>) {
    const auto pays = [&](Payment payment) { return settles(payment, djinn_table[index(djinn)].cost); };
    for (Payment payment : all<Payment>)
      if (every_payment && pays(payment)) things.push_back(use(djinn, payment));
    if (std::any_of(all<Payment>.begin(), all<Payment>.end(), pays)) things.push_back(use(djinn));
  }
}

void add_items(std::vector<std::string>& things) {
  for (Item item : all<Item>) {
    things.push_back(drawn(item));
    if (!is_magic(item)) continue;
    things.push_back(used(item));
    things.push_back(used_in_hand(item));
    if (item != Item::carpet) things.push_back(used_after_last_drop(item));
  }
}

void add_whims(const Options& options, std::vector<std::string>& things) {
  for (Whim whim : all<Whim>) {
    if (!in_game(options, whim)) continue;
    things.push_back(taken(whim));
    things.push_back(fulfilled(whim));
  }
  for (Djinn djinn : {Djinn::kam, Djinn::satesha}) {
    things.push_back(paid(djinn, true));
    things.push_back(paid(djinn, false));
  }
}

}  // namespace

std::vector<std::string> what_can_happen(SetMask sets) {
  const bool base = sets == base_alone;
  std::vector<std::string> things;
  const auto add_all = [&](std::span<const std::string_view> more) {
    things.insert(things.end(), more.begin(), more.end());
  };
  add_all(kEverywhere);
  if (base) add_all(kRare);
  if (!base) add_all(kFiveSeats);
  if (sets.has(Set::artisans)) add_all(kArtisans);
  if (sets.has(Set::whims)) add_all(kWhims);
  if (sets == both_expansions) add_all(kBoth);
  add_powers(base, things);
  for (Djinn djinn : {Djinn::baal, Djinn::marid, Djinn::monkir, Djinn::nekir}) {
    things.push_back(paid(djinn, true));
    things.push_back(paid(djinn, false));
  }
  const Options options{.sets = sets};
  for (Djinn djinn : all<Djinn>)
    if (djinns_of(options).has(djinn)) things.push_back(taken(djinn));
  if (sets.has(Set::artisans)) add_items(things);
  if (sets.has(Set::whims)) add_whims(options, things);
  return things;
}

}  // namespace naqala::test
