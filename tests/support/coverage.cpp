#include "support/coverage.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "support/happenings.hpp"
#include "support/reading.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

bool offers(const Move& move, Kind kind) {
  return std::any_of(move.legal.begin(), move.legal.end(),
                     [&](Action action) { return action.kind() == kind; });
}

int cards_in_hand(const State& s, std::size_t seat, Card card) {
  return s.open[seat][card] + Cards::from_word(s.fresh[seat])[card] + Cards::from_word(s.stale[seat])[card];
}

int unseen_cards(const std::array<std::uint32_t, count_of<Seat>>& words) {
  int sum = 0;
  for (std::uint32_t word : words) sum += Cards::from_word(word).total();
  return sum;
}

// R39: whether the fakirs of a bid count both spaces of one paid price.
bool counts_a_price_twice(const State& before, int price, int fakirs) {
  const std::vector<int> printed = printed_prices(before.options);
  const int space = space_at(before, price);
  for (int i = space; i > space - fakirs; --i) {
    const auto at = static_cast<std::size_t>(i);
    if (printed[at] > 0 && printed[at] == printed[at - 1]) return true;
  }
  return false;
}

int markers_on(const State& s, int price) {
  const auto prices = prices_of(s.options);
  int n = 0;
  for (std::size_t space = 0; space < prices.size(); ++space)
    n += prices[space] == price && s.turn_track[space] != nobody;
  return n;
}

bool is_drawing(Action action) {
  return action.kind() == Kind::deal_card || action.kind() == Kind::deal_djinn;
}

}  // namespace

std::vector<std::string> Coverage::missing(SetMask sets) const {
  std::vector<std::string> never;
  for (const std::string& thing : what_can_happen(sets))
    if (!counts_.contains(thing)) never.push_back(thing);
  return never;
}

std::string Coverage::table(SetMask sets) const {
  std::string lines;
  for (const std::string& thing : what_can_happen(sets)) {
    const auto found = counts_.find(thing);
    std::string number = std::to_string(found == counts_.end() ? 0 : found->second);
    number.insert(0, number.size() < 9 ? 9 - number.size() : 0, ' ');
    lines += number + "  " + thing + "\n";
  }
  return lines;
}

// ---- Counting ----------------------------------------------------------------------------------

void Coverage::see(const Move& move, const Shown& shown) {
  switch (move.action.kind()) {
    case Kind::bid:
      see_bid(move);
      break;
    case Kind::drop:
      see_drop(move);
      break;
    case Kind::collect:
      see_collect(move);
      break;
    case Kind::kill:
    case Kind::kill_seat:
      see_kill(move);
      break;
    case Kind::use_djinn:
      see_power(move);
      break;
    case Kind::sell: {
      const int goods = std::popcount(move.action.goods());
      count_if(goods == 1, "sell: one good");
      count_if(goods >= 5, "sell: 5 or more goods");
      break;
    }
    default:
      break;
  }
  if (move.before.step == Step::take) see_take(move);
  see_turn_begin(move);
  if (move.before.step == Step::tribe) see_tribe(move);
  if (move.before.step == Step::tile || move.before.step == Step::second_buy) see_tile(move);
  see_chance(move);
  see_decks(move);
  see_unseen_cards(move);
  see_djinns_taken(move);
  if (move.before.options.plays(Set::artisans)) see_artisans(move);
  if (move.before.options.plays(Set::whims)) see_whims(move, shown);
}

void Coverage::see_bid(const Move& move) {
  const State& before = move.before;
  const std::size_t seat = index(before.bid_track[0]);
  const int price = move.action.number();
  const int fakirs = move.action.subject();
  // The last space of the zeros is the first to be taken.
  count_if(price == 0 && before.turn_track[2] != nobody, "bid: pushes a marker back (R6)");
  const bool poor = before.coins[seat] < price && fakirs == 0;
  count_if(poor, "bid: poor, pays all it has (R7)");
  count_if(poor && before.options.seats == 5, "bid: poor, with five seats (R7)");
  count_if(move.after.coins[seat] < before.coins[seat], "bid: a paid price");
  count_if(fakirs == 1, "kumarbi: 1 fakir");
  count_if(fakirs >= 2, "kumarbi: 2 or more fakirs");
  count_if(fakirs >= 1 && counts_a_price_twice(before, price, fakirs), "kumarbi: over a doubled price");
  if (before.options.seats == 5 && (price == 1 || price == 3 || price == 5))
    count(markers_on(before, price) == 0 ? "bid: a doubled price, as the first (R6)"
                                         : "bid: a doubled price, as the second (R6)");
}

void Coverage::see_take(const Move& move) {
  const State& before = move.before;
  const Kind kind = move.action.kind();
  count_if(kind == Kind::take, "take: a tile");
  count_if(kind == Kind::skip, "take: no sowing, skipped (R12)");
  count_if(kind == Kind::take && !can_claim(before, before.active), "take: a turn without a camel (R70)");
}

void Coverage::see_turn_begin(const Move& move) {
  const State& after = move.after;
  if (move.action.kind() != Kind::end || after.step != Step::take) return;
  count_if(!(after.djinns_used & after.djinns[index(after.active)]).empty(),
           "power: still spent in the round's second turn");
}

void Coverage::see_drop(const Move& move) {
  const State& before = move.before;
  count_if(before.hand.total() >= 7, "drop: 7 or more in hand");
  const Seat owner = owner_of(before, move.action.tile());
  if (owner != nobody && has_djinn(before, owner, Djinn::marid)) count_paid(move, Djinn::marid);
}

void Coverage::see_collect(const Move& move) {
  const State& before = move.before;
  const bool empty = move.after.meeples[index(before.at)].empty();
  const bool owned = owner_of(before, before.at) != nobody;
  count_if(move.after.owned != before.owned || move.after.step == Step::control, "collect: a tile is taken");
  count_if(!empty, "collect: meeples stay");
  count_if(owned, "collect: somebody owns the tile");
  count_if(move.after.hand.total() >= 4, "collect: 4 or more");
}

void Coverage::see_tribe(const Move& move) {
  const State& before = move.before;
  const int n = before.hand.total();
  switch (move.action.kind()) {
    case Kind::keep:
      count_if(before.hand.has(Tribe::vizier), "keep: viziers");
      count_if(before.hand.has(Tribe::elder), "keep: elders");
      break;
    case Kind::trade:
      count(n > before.card_row_size ? "trade: fewer in the row" : "trade: as many as asked for");
      break;
    case Kind::fakirs:
      count(move.action.number() > 0 ? "build: with fakirs" : "build: without fakirs");
      count_if(before.double_coins, "build: doubled by echidna");
      count_if(move.layout.blue_around(before.at) == 0 &&
                   cards_in_hand(before, index(before.active), Card::fakir) > 0,
               "build: no blue tile, but fakirs in hand");
      break;
    case Kind::skip:
      count(move.legal.size() > 1 && offers(move, Kind::kill) ? "kill: skipped, though fakirs would reach"
                                                              : "kill: skipped, nobody in reach");
      break;
    default:
      break;
  }
}

void Coverage::see_kill(const Move& move) {
  const State& before = move.before;
  const bool on_tile = move.action.kind() == Kind::kill;
  if (before.step == Step::second_kill) {
    count(on_tile ? "iblis: second kill on a tile" : "iblis: second kill in front of a seat");
  } else {
    const bool far = on_tile && distance(before.at, move.action.tile()) > before.hand.total();
    count(on_tile ? "kill: on a tile" : "kill: in front of a seat");
    count_if(on_tile && move.action.tile() == before.at, "kill: on the final tile");
    count_if(far, "kill: on a tile, with fakirs");
    count_if(far && before.double_kill, "iblis: fakirs for the distance");
    const Seat boaz = holder_of(before, Djinn::boaz);
    count_if(boaz != nobody && boaz != before.active &&
                 before.viziers[index(boaz)] + before.elders[index(boaz)] > 0,
             "kill: boaz protects");
    count_if(before.double_kill && move.after.step == Step::tile, "iblis: but just one victim there");
  }
  if (has_djinn(before, before.active, Djinn::kandicha)) see_kandicha(move);
  see_kills_end(move);
}

void Coverage::see_kandicha(const Move& move) {
  switch (move.action.tribe()) {
    case Tribe::merchant:
      count(move.after.step == Step::draw_card ? "kandicha: merchant"
                                               : "kandicha: merchant, but no card to take");
      break;
    case Tribe::builder:
      count("kandicha: builder");
      break;
    case Tribe::vizier:
      count("kandicha: vizier");
      break;
    case Tribe::elder:
      count("kandicha: elder");
      break;
    default:
      break;
  }
}

void Coverage::see_kills_end(const Move& move) {
  const State& before = move.before;
  if (move.after.step != Step::tile) return;
  const int kills = before.kills + (move.action.kind() != Kind::deal_card);
  const bool paid_twice = before.options.nekir_pays == NekirPays::per_meeple;
  if (holder_of(before, Djinn::nekir) != nobody) {
    count_paid(move, Djinn::nekir);
    count_if(kills == 2, paid_twice ? "nekir: a double kill, paid twice" : "nekir: a double kill, paid once");
  }
  const Tile place = move.action.kind() == Kind::kill ? move.action.tile() : before.place;
  if (move.action.kind() == Kind::kill_seat || place == no_tile) return;
  const bool free = move.after.meeples[index(place)].empty() && owner_of(before, place) == nobody;
  if (!free || place == before.at) return;
  count(can_claim(before, before.active) ? "kill: claims the tile (R27)"
                                         : "kill: claims no tile, no camel left (R22)");
}

void Coverage::see_tile(const Move& move) {
  const TileKind kind = move.layout.kind(move.before.at);
  const bool second = move.before.step == Step::second_buy;
  switch (move.action.kind()) {
    case Kind::palm:
      count("tile: palm");
      break;
    case Kind::palace:
      count("tile: palace");
      break;
    case Kind::buy:
      count_if(kind == TileKind::small_market, "small market: bought");
      count_if(second, "large market: two bought");
      count_if(kind == TileKind::large_market && !second && move.after.step == Step::end,
               "large market: the one card there is");
      break;
    case Kind::djinn:
      count("sacred place: " + std::string(name_of(move.action.payment())));
      break;
    case Kind::skip:
      see_skipped_tile(move);
      break;
    default:
      break;
  }
  if (move.action.kind() == Kind::djinn && holder_of(move.before, Djinn::baal) != nobody)
    count_paid(move, Djinn::baal);
}

void Coverage::see_skipped_tile(const Move& move) {
  const State& before = move.before;
  const bool no_card = before.card_row_size == 0;
  switch (row_of(move.layout.kind(before.at)).action) {
    case TileAction::palm:
      count("tile: no palm left");
      break;
    case TileAction::palace:
      count("tile: no palace left");
      break;
    case TileAction::small_market:
      count(offers(move, Kind::buy) ? "small market: skipped"
            : no_card               ? "small market: no card"
                                    : "small market: cannot pay");
      break;
    case TileAction::large_market:
      count(offers(move, Kind::buy) ? "large market: skipped"
            : no_card               ? "large market: no card"
                                    : "large market: cannot pay");
      break;
    case TileAction::sacred:
      count(offers(move, Kind::djinn)    ? "sacred place: skipped"
            : before.djinn_row_size == 0 ? "sacred place: no djinn"
                                         : "sacred place: cannot pay");
      break;
    default:
      break;
  }
}

void Coverage::see_power(const Move& move) {
  const State& before = move.before;
  const Djinn djinn = move.action.djinn();
  count(use(djinn));
  count(use(djinn, move.action.payment()));
  count_if(before.step == Step::take, "power: before a tile is taken");
  count_if(before.step == Step::tribe, "power: before the tribe action");
  count_if(before.step == Step::tile, "power: before the tile action");
  count_if(before.step == Step::end, "power: before the end");
  if (djinn == Djinn::echidna) {
    count_if(before.step == Step::tile, "echidna: once more, before the tile action (R40)");
    count_if(before.step == Step::end, "echidna: once more, before the end (R40)");
  }
  if (djinn == Djinn::hagis)
    count(before.step == Step::tile ? "hagis: in place of the village's" : "bouraq: hagis asked, moved");
  if (djinn == Djinn::lamia)
    count(before.step == Step::tile ? "lamia: in place of the oasis'" : "enki: lamia asked, moved");
}

// Outcomes of chance, and what they lead to.
void Coverage::see_chance(const Move& move) {
  const State& before = move.before;
  const State& after = move.after;
  if (after.step == Step::draw_meeples && before.step != Step::draw_meeples)
    count(after.left == 3 ? "anun-nak: 3 meeples" : "anun-nak: fewer in the bag");
  if (before.step == Step::draw_meeples && after.step == Step::take)
    count_if(before.last_round, "take: no sowing, until a power made one (R12)");
  if (after.step == Step::keep_djinn)
    count(after.djinns_drawn.size() == 3 ? "sibittis: 3 djinns" : "sibittis: fewer djinns");
  if (before.step == Step::keep_djinn && holder_of(before, Djinn::baal) != nobody)
    count_paid(move, Djinn::baal);
  if (before.step == Step::place_palace && move.action.kind() == Kind::palace)
    count("bouraq: hagis asked, not moved");
  if (before.step == Step::place_palm && move.action.kind() == Kind::palm)
    count("enki: lamia asked, not moved");
  if (palaces_left(after) < palaces_left(before) && holder_of(before, Djinn::monkir) != nobody)
    count_paid(move, Djinn::monkir);
  if (before.step == Step::draw_card && before.resume == Step::second_kill) {
    count_if(after.step == Step::second_kill, "kandicha: merchant, then a second kill");
    see_kills_end(move);
  }
}

void Coverage::see_decks(const Move& move) {
  const State& before = move.before;
  const State& after = move.after;
  const bool mid_round = after.active != nobody;
  const int drawn = move.action.kind() == Kind::deal_card;
  if (after.deck.total() > before.deck.total() - drawn)
    count(mid_round ? "cards: deck remade in mid-round" : "cards: deck remade at clean-up");
  if (!(after.djinn_deck - before.djinn_deck).empty())
    count(mid_round ? "djinns: deck remade in mid-round" : "djinns: deck remade at clean-up");
  const bool auction_begins = after.step == Step::bid && before.step != Step::bid;
  count_if(auction_begins && after.card_row_size < resource_row_size, "cards: row stays short");
  count_if(auction_begins && after.djinn_row_size < djinn_row_size, "djinns: row stays short");
}

void Coverage::see_unseen_cards(const Move& move) {
  const int stale_before = unseen_cards(move.before.stale);
  const int stale_after = unseen_cards(move.after.stale);
  count_if(stale_after > stale_before, "unseen: cards outlive their deck");
  const bool fresh_grew = unseen_cards(move.after.fresh) > unseen_cards(move.before.fresh);
  count_if(stale_after < stale_before && fresh_grew && !is_drawing(move.action),
           "unseen: cards of two decks can no longer be told apart");
}

void Coverage::see_djinns_taken(const Move& move) {
  for (std::size_t seat = 0; seat < count_of<Seat>; ++seat)
    for (Djinn djinn : all<Djinn>)
      count_if((move.after.djinns[seat] - move.before.djinns[seat]).has(djinn), taken(djinn));
}

void Coverage::count_paid(const Move& move, Djinn djinn) {
  const Seat holder = holder_of(move.before, djinn);
  const int gained = move.after.coins[index(holder)] - move.before.coins[index(holder)];
  count_if(gained > 0, paid(djinn, holder == move.before.active));
}

void Coverage::see_end(const State& end) {
  bool camels_out = false;
  for (std::size_t seat = 0; seat < end.options.seats; ++seat) {
    camels_out |= !can_claim(end, static_cast<Seat>(seat));
    int palms = 0;
    for (Tile tile : end.owned[seat]) palms += end.palms(tile);
    const DjinnSet djinns = end.djinns[seat];
    count_if(djinns.has(Djinn::al_amin) && cards_in_hand(end, seat, Card::fakir) >= 2, "scored: al-amin");
    count_if(djinns.has(Djinn::haurvatat) && palms > 0, "scored: haurvatat");
    count_if(djinns.has(Djinn::jafaar) && end.viziers[seat] > 0, "scored: jafaar");
    count_if(djinns.has(Djinn::shamhat) && end.elders[seat] > 0, "scored: shamhat");
  }
  count(camels_out ? "over: last camel" : "over: no sowing");
  if (end.options.plays(Set::artisans)) see_end_of_artisans(end);
  if (end.options.plays(Set::whims)) see_end_of_whims(end);
}

}  // namespace naqala::test
