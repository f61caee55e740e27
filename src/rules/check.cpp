#include "rules/check.hpp"

#include <algorithm>

#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/check_expansions.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/layout.hpp"
#include "rules/round.hpp"
#include "rules/sowing.hpp"
#include "rules/tiles.hpp"

namespace naqala {

namespace {

using Text = std::string;

template <class Named>
Text text(Named named) {
  return Text(name(named));
}
Text text(Tile tile) { return {static_cast<char>('a' + column(tile)), static_cast<char>('1' + row(tile))}; }
Text text(Seat seat) { return "seats." + std::to_string(index(seat) + 1); }
Text more_than(int n, int limit) {
  return std::to_string(n) + " is more than the " + std::to_string(limit) + " there are";
}

bool plays(const State& s, Seat seat) { return index(seat) < s.options.seats; }

// ---- Pieces -----------------------------------------------------------------------------------------------

Text check_options(const State& s) {
  if (const auto problem = problem_with(s.options); !problem.empty()) return Text(problem);
  const bool view = s.sight == Viewer::spectator || index(s.sight) < s.options.seats;
  if (!view && s.sight != Viewer::everything) return "viewer: there is no such seat";
  return {};
}

Text check_board(const State& s) {
  std::array<int, count_of<TileKind>> seen{};
  for (Tile tile : all<Tile>) {
    const bool on_board = column(tile) < columns_of(s.options) && row(tile) < rows_of(s.options);
    if (on_board == (s.kind(tile) == TileKind::none))
      return "tiles." + text(tile) + ": " + (on_board ? "has no kind" : "lies beside the board");
    ++seen[index(s.kind(tile))];
  }
  for (TileKind kind : all<TileKind>)
    if (kind != TileKind::none && seen[index(kind)] != count_in(s.options, kind))
      return "tiles: " + std::to_string(seen[index(kind)]) + " of kind " + text(kind) + " instead of " +
             std::to_string(count_in(s.options, kind));
  return {};
}

Text check_on_tiles(const State& s) {
  int palms = 0, palaces = 0;
  TileSet owned;
  for (Tile tile : all<Tile>) {
    palms += s.palms(tile);
    palaces += s.palaces(tile);
    if (is_land(s.kind(tile))) continue;
    if (!s.meeples[index(tile)].empty() || s.buildings[index(tile)] != 0 || owner_of(s, tile) != nobody)
      return "tiles." + text(tile) + ": nothing can stand there";
  }
  if (palms > all_palms) return "palms: " + more_than(palms, all_palms);
  if (palaces > all_palaces) return "palaces: " + more_than(palaces, all_palaces);
  for (Seat seat : all<Seat>) {
    const TileSet tiles = s.owned[index(seat)];
    if (tiles.bits() >> count_of<Tile> != 0) return text(seat) + ": owns a tile beside the board";
    if (!(tiles & owned).empty()) return "tiles." + text((tiles & owned).first()) + ": has two owners";
    owned |= tiles;
    const int pieces = plays(s, seat) ? camels_for(seats_of(s)) + (s.tents[index(seat)] != 0) : 0;
    if (tiles.size() > pieces) return text(seat) + ".camels: " + more_than(tiles.size(), pieces);
  }
  return {};
}

Text check_meeples(const State& s) {
  for (Tribe tribe : all<Tribe>) {
    int n = s.hand[tribe];
    for (Meeples meeples : s.meeples) n += meeples[tribe];
    for (Seat seat : all<Seat>) {
      if (tribe == Tribe::vizier) n += s.viziers[index(seat)];
      if (tribe == Tribe::elder) n += s.elders[index(seat)];
      if (tribe == Tribe::artisan) n += s.artisans[index(seat)];
    }
    const int limit = all_meeples(s.options)[tribe];
    if (n > limit) return "meeples: " + text(tribe) + ": " + more_than(n, limit);
  }
  if (s.hand.word() >> 30 != 0) return "hand: too many meeples";
  for (Tile tile : all<Tile>)
    if (s.meeples[index(tile)].word() >> 30 != 0) return "tiles." + text(tile) + ": too many meeples";
  return {};
}

// How many of a card are known to lie somewhere other than in the discards.
int count_of_card(const State& s, Card card) {
  int n = s.deck[card] + s.stale_pool[card];
  for (Seat seat : all<Seat>) {
    n += s.open[index(seat)][card];
    if (!s.sees(seat)) continue;
    n += Cards::from_word(s.fresh[index(seat)])[card] + Cards::from_word(s.stale[index(seat)])[card];
  }
  for (int i = 0; i < s.card_row_size; ++i) n += s.card_row[static_cast<std::size_t>(i)] == card;
  return n;
}

Text check_unseen(const State& s) {
  const auto box = static_cast<std::uint32_t>(all_cards().total());
  int fresh = 0, stale = 0;
  for (Seat seat : all<Seat>) {
    if (s.sees(seat)) continue;
    if (s.fresh[index(seat)] > box || s.stale[index(seat)] > box)
      return text(seat) + ".unseen: more cards than there are";
    fresh += static_cast<int>(s.fresh[index(seat)]);
    stale += static_cast<int>(s.stale[index(seat)]);
  }
  if (fresh > s.deck.total()) return "deck: fewer cards than the seats took unseen from it";
  if (stale != s.stale_pool.total()) return "unseen_earlier: the cards from an earlier deck do not add up";
  return {};
}

Text check_cards(const State& s) {
  if (s.card_row_size > resource_row_size)
    return "card_row: " + more_than(s.card_row_size, resource_row_size);
  for (int i = 0; i < resource_row_size; ++i) {
    const Card card = s.card_row[static_cast<std::size_t>(i)];
    if (index(card) >= count_of<Card> || (i >= s.card_row_size && card != Card{}))
      return "card_row: no such card";
  }
  for (Card card : all<Card>)
    if (const int n = count_of_card(s, card); n > all_cards()[card])
      return "cards: " + text(card) + ": " + more_than(n, all_cards()[card]);
  return check_unseen(s);
}

Text check_djinns(const State& s) {
  DjinnSet seen;
  Text problem;
  const auto add = [&](DjinnSet djinns, const Text& where) {
    for (Djinn djinn : all<Djinn>)
      if ((djinns & seen).has(djinn) && problem.empty())
        problem = where + ": " + text(djinn) + " is elsewhere already";
    if (!(djinns - djinns_of(s.options)).empty() && problem.empty())
      problem = where + ": a djinn of another set";
    seen = seen | djinns;
  };
  for (Seat seat : all<Seat>) add(s.djinns[index(seat)], text(seat) + ".djinns");
  const DjinnSet held = seen;
  add(s.djinn_deck, "djinn_deck");
  add(s.djinns_drawn, "drawn");
  if (s.djinn_row_size > djinn_row_size) return "djinn_row: " + more_than(s.djinn_row_size, djinn_row_size);
  for (int i = 0; i < djinn_row_size; ++i) {
    const Djinn djinn = s.djinn_row[static_cast<std::size_t>(i)];
    if (index(djinn) >= count_of<Djinn> || (i >= s.djinn_row_size && djinn != Djinn{}))
      return "djinn_row: no such djinn";
    if (i < s.djinn_row_size) add(DjinnSet::of(djinn), "djinn_row");
  }
  if (problem.empty() && !(s.djinns_used - held).empty()) problem = "used: a djinn that nobody has";
  return problem;
}

Text check_seats(const State& s) {
  for (Seat seat : all<Seat>) {
    const std::size_t i = index(seat);
    if (s.coins[i] > 9999) return text(seat) + ".coins: " + std::to_string(s.coins[i]) + " is more than 9999";
    const bool has_something = s.coins[i] || s.viziers[i] || s.elders[i] || s.artisans[i] ||
                               !s.open[i].empty() || s.fresh[i] || s.stale[i] || !s.djinns[i].empty();
    if (!plays(s, seat) && has_something) return text(seat) + ": is not in this game";
  }
  return {};
}

// ---- Tracks -----------------------------------------------------------------------------------------------

Text check_tracks(const State& s) {
  std::array<int, count_of<Seat>> markers{};
  bool ended = false;
  for (Seat seat : s.bid_track) {
    if (seat == nobody) {
      ended = true;
      continue;
    }
    if (!plays(s, seat)) return "bid_order: no such seat";
    if (ended) return "bid_order: has a gap";
    ++markers[index(seat)];
  }
  const auto prices = prices_of(s.options);
  for (std::size_t space = 0; space < s.turn_track.size(); ++space) {
    const Seat seat = s.turn_track[space];
    if (seat == nobody) continue;
    if (!plays(s, seat)) return "turn_order: no such seat";
    if (space >= prices.size()) return "turn_order: there is no such price";
    const bool gap = s.step == Step::bid && space + 1 < prices.size() && prices[space + 1] == prices[space] &&
                     s.turn_track[space + 1] == nobody;
    if (gap) return "turn_order: a marker on " + std::to_string(prices[space]) + " stands too far back";
    ++markers[index(seat)];
  }
  const int each = markers_for(seats_of(s)) / seats_of(s);
  for (Seat seat : first<Seat>(seats_of(s)))
    if (markers[index(seat)] != each)
      return text(seat) + ": " + std::to_string(markers[index(seat)]) + " markers on the tracks instead of " +
             std::to_string(each);
  return {};
}

// ---- The decision due -------------------------------------------------------------------------------------

bool is_chain(Step step) {
  return step == Step::place_palace || step == Step::place_palm || step == Step::keep_djinn ||
         step == Step::draw_meeples || step == Step::draw_djinns || step == Step::draw_card ||
         step == Step::control || step == Step::draw_items || step == Step::keep_item ||
         step == Step::draw_item || is_item_chain(step);
}
bool is_in_turn(Step step) {
  return step != Step::bid && step != Step::refill_cards && step != Step::refill_djinns &&
         step != Step::refill_whims && step != Step::over;
}

Text check_phase(const State& s) {
  if (index(s.step) >= count_of<Step>) return "step: unknown";
  if (!is_in_turn(s.step)) {
    if (s.active != nobody) return "turn: it is nobody's turn at this step";
    if (s.step == Step::bid && bidder(s) == nobody) return "bid_order: nobody is left to bid";
    if (s.step != Step::bid && next_space(s) >= 0) return "turn_order: there are turns to play yet";
    if (s.last_round != (s.step == Step::over)) return "last_round: does not fit the step";
    return {};
  }
  if (!plays(s, s.active)) return "turn: no such seat";
  Seat last = nobody;
  for (Seat seat : s.bid_track)
    if (seat != nobody) last = seat;
  if (last != s.active) return "bid_order: the marker of the seat whose turn it is comes last";
  return {};
}

Text check_last_round(const State& s, const Layout& layout) {
  for (Seat seat : first<Seat>(seats_of(s)))
    if (!can_claim(s, seat) && !s.last_round)
      return "last_round: seat " + std::to_string(index(seat) + 1) +
             " has placed its last camel, so it must be set";
  if (s.step == Step::take && !s.last_round && !any_sowing(layout, s))
    return "last_round: no sowing exists, so it must be set";
  return {};
}

// What the turn holds at the four points, or while a chain that began there runs.
Text check_point(const State& s, Step point) {
  const bool has_final_tile = point == Step::tribe || point == Step::tile;
  if (has_final_tile ? !on_land(s, s.at) : s.at != no_tile) return "at: does not fit the step";
  if (s.from != no_tile) return "from: does not fit the step";
  int tribes = 0;
  for (Tribe tribe : all<Tribe>) tribes += s.hand.has(tribe);
  if (point == Step::tribe ? tribes != 1 || s.hand.total() < 2 : tribes != 0)
    return "hand: does not fit the step";
  if (s.double_coins && !s.hand.has(Tribe::builder)) return "double_coins: does not fit the tribe in hand";
  if (s.double_kill && !s.hand.has(Tribe::assassin)) return "double_kill: does not fit the tribe in hand";
  return {};
}

Text check_sowing(const State& s, const Layout& layout) {
  if (!on_land(s, s.at)) return "at: not a tile of the land";
  if (s.hand.empty()) return "hand: no meeple to drop";
  const bool first = s.from == no_tile;
  const bool empty = s.meeples[index(s.at)].empty();
  if (first && !empty && !s.item_used) return "at: a tile that was taken up is empty";
  if (!first && (!on_land(s, s.from) || !layout.exits(s.at).has(s.from))) return "from: not beside the tile";
  if (!first && empty && !s.item_used) return "at: a meeple was dropped there";
  const bool can_end = is_item_chain(s.step) ? item_can_end(layout, s) : endings_now(layout, s).any();
  return can_end ? "" : "hand: this sowing cannot be finished";
}

Text check_collect(const State& s, const Layout& layout) {
  if (!on_land(s, s.at) || s.from != no_tile || !s.hand.empty()) return "at: does not fit the step";
  if (index(s.dropped) >= count_of<Tribe> || s.meeples[index(s.at)][s.dropped] < 2)
    return "dropped: no match on the tile";
  return is_item_chain(s.step) && !item_can_end(layout, s) ? "dropped: could not be collected any more" : "";
}

// Where the turn goes on: the step itself, or the one that a chain returns to.
Step point_of(const State& s) { return is_chain(s.step) ? s.resume : s.step; }

// Chains of items, with the control that the scimitar brings, can also begin in the middle of a sowing and
// between the last drop and collecting.
bool can_return_to(const State& s, Step step) {
  const bool of_an_item = is_item_chain(s.step) || (s.step == Step::control && s.item_used);
  return is_point(step) || (of_an_item && is_moment_for_items(step));
}

// R40: what builders have brought is known until the turn is over.
Text check_built(const State& s) {
  const Step point = s.step == Step::second_buy ? Step::tile : point_of(s);
  const bool known = point == Step::tile || point == Step::end;
  const int most = (all_meeples(s.options)[Tribe::builder] + all_cards()[Card::fakir]) * 9;  // blue tiles
  if (s.built != 0 && (!known || s.built > most)) return "built: does not fit the step";
  if (!s.whim_after_build) return {};
  if (s.built == 0 || point != Step::end || s.whims[index(Whim::builders)] != WhimPlace::with(s.active))
    return "whim_after_build: does not fit the step";
  return {};
}

Text check_kill(const State& s) {
  const bool second = s.step == Step::second_kill;
  if (!on_land(s, s.at) || s.from != no_tile || !s.hand.empty()) return "at: does not fit the step";
  if (s.double_coins || s.kills < 1 || s.kills > (second || !s.double_kill ? 1 : iblis_victims))
    return "kills: does not fit the step";
  if (second && !s.double_kill) return "kills: only Iblis kills twice";
  if (s.victim == nobody ? !on_land(s, s.place) : s.place != no_tile) return "place: not a tile of the land";
  if (s.victim != nobody && (!plays(s, s.victim) || s.victim == s.active)) return "victim: no such seat";
  if (!second) return {};
  if (s.victim == nobody) return s.meeples[index(s.place)].empty() ? "place: no victim there" : "";
  if (has_djinn(s, s.victim, Djinn::boaz) ||
      s.viziers[index(s.victim)] + s.elders[index(s.victim)] + s.artisans[index(s.victim)] == 0)
    return "victim: has nobody to kill";
  return {};
}

Text check_second_buy(const State& s) {
  if (!on_land(s, s.at) || row_of(s.kind(s.at)).action != TileAction::large_market)
    return "at: not a large market";
  if (s.left < 1 || s.left >= large_market.offered || s.left > s.card_row_size)
    return "left: does not fit the row";
  if (!s.hand.empty() || s.from != no_tile) return "hand: does not fit the step";
  return {};
}

Text check_placing(const State& s) {
  const bool palm = s.step == Step::place_palm;
  if (!on_land(s, s.place) ||
      row_of(s.kind(s.place)).action != (palm ? TileAction::palm : TileAction::palace))
    return "place: not a tile for it";
  if ((palm ? palms_left(s) : palaces_left(s)) == 0) return "place: none left";
  return {};
}

Text check_drawing(const State& s) {
  switch (s.step) {
    case Step::draw_meeples:
      if (!on_land(s, s.place)) return "place: not a tile of the land";
      if (s.left < 1 || s.left > anun_nak_meeples || s.left > bag(s).total())
        return "left: does not fit the bag";
      return {};
    case Step::draw_djinns:
      if (s.djinn_deck.empty()) return "djinn_deck: nothing to draw";
      if (s.left < 1 || s.left + s.djinns_drawn.size() > sibittis_djinns)
        return "left: does not fit the djinns drawn";
      if (s.left > (s.djinn_deck | djinn_discards(s)).size()) return "left: does not fit the djinn deck";
      return {};
    case Step::keep_djinn:
      return s.djinns_drawn.empty() || s.djinns_drawn.size() > sibittis_djinns ? "drawn: one to three djinns"
                                                                               : "";
    case Step::refill_cards:
      if (s.card_row_size == resource_row_size) return "card_row: is full";
      [[fallthrough]];
    case Step::draw_card:
      return deck_size(s) == 0 ? "deck: nothing to draw" : "";
    case Step::refill_djinns:
      if (s.djinn_row_size == djinn_row_size) return "djinn_row: is full";
      return s.djinn_deck.empty() ? "djinn_deck: nothing to draw" : "";
    default:
      return {};
  }
}

// Fields that only some steps use are blank at all others.
Text check_blank(const State& s, bool killing) {
  const bool counts = s.step == Step::second_buy || s.step == Step::draw_meeples ||
                      s.step == Step::draw_djinns || s.step == Step::draw_items ||
                      s.step == Step::remove_meeples || s.step == Step::move_meeples ||
                      s.step == Step::order_row;
  if (!counts && s.left != 0) return "left: does not fit the step";
  if (point_of(s) != Step::collect && s.dropped != Tribe{}) return "dropped: does not fit the step";
  if (s.step != Step::draw_djinns && s.step != Step::keep_djinn && !s.djinns_drawn.empty())
    return "drawn: does not fit the step";
  const bool placed = killing || s.step == Step::place_palace || s.step == Step::place_palm ||
                      s.step == Step::draw_meeples || s.step == Step::control ||
                      s.step == Step::remove_meeples || s.step == Step::move_meeples ||
                      s.step == Step::move_camel;
  if (!placed && s.place != no_tile) return "place: does not fit the step";
  if (!is_chain(s.step) && s.resume != Step{}) return "resume: does not fit the step";
  const bool may_double = killing || s.step == Step::tribe || s.resume == Step::tribe;
  if (!may_double && s.double_coins) return "double_coins: does not fit the step";
  if (!may_double && s.double_kill) return "double_kill: does not fit the step";
  if (!killing && (s.victim != nobody || s.kills != 0)) return "kills: does not fit the step";
  if (std::any_of(s.reserved.begin(), s.reserved.end(), [](auto byte) { return byte != 0; }))
    return "reserved: not 0";
  return {};
}

Text check_step(const State& s, const Layout& layout) {
  const bool draws = s.step == Step::draw_card || s.step == Step::draw_item;
  const bool killing = s.step == Step::second_kill || (draws && s.resume == Step::second_kill);
  if (is_chain(s.step) && !killing && !can_return_to(s, s.resume)) return "resume: not a point of the turn";
  if (Text problem = check_blank(s, killing); !problem.empty()) return problem;
  if (Text problem = check_drawing(s); !problem.empty()) return problem;
  if (Text problem = check_expansion_step(layout, s); !problem.empty()) return problem;
  if (Text problem = check_built(s); !problem.empty()) return problem;
  if (killing) return check_kill(s);
  if (point_of(s) == Step::drop) return check_sowing(s, layout);
  if (point_of(s) == Step::collect) return check_collect(s, layout);
  switch (s.step) {
    case Step::second_buy:
      return check_second_buy(s);
    case Step::place_palace:
    case Step::place_palm:
      if (Text problem = check_placing(s); !problem.empty()) return problem;
      break;
    default:
      break;
  }
  return check_point(s, point_of(s));
}

Text check_pieces(const State& s) {
  for (auto* check : {check_options, check_board, check_on_tiles, check_meeples, check_cards, check_djinns,
                      check_seats, check_expansion_pieces, check_tracks, check_phase})
    if (Text problem = check(s); !problem.empty()) return problem;
  return {};
}

Text check_decision(const Layout& layout, const State& s) {
  if (Text problem = check_last_round(s, layout); !problem.empty()) return problem;
  return check_step(s, layout);
}

}  // namespace

std::string problem_with(const State& s) {
  if (Text problem = check_pieces(s); !problem.empty()) return problem;
  return check_decision(Layout(s), s);
}

std::string problem_with(const Layout& layout, const State& s) {
  if (Text problem = check_pieces(s); !problem.empty()) return problem;
  return check_decision(layout, s);
}

}  // namespace naqala
