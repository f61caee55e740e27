#include "bots/features.hpp"

#include <algorithm>
#include <bit>

#include "bots/appraisal.hpp"
#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/items.hpp"

namespace naqala {

namespace {

// Writes one feature after the other.
class Writer {
 public:
  explicit Writer(Features& features) : features_(features) { features.fill(0); }
  void add(int value) {
    features_[static_cast<std::size_t>(next_++)] = static_cast<std::int16_t>(std::clamp(value, -127, 127));
  }
  void go_to(int next) { next_ = next; }

 private:
  Features& features_;
  int next_ = 0;
};

// The nets were trained with these djinns. One that is added to the game needs new nets, or a place behind
// all other features.
constexpr int djinns_in_features = 26;

// ---- Holdings ---------------------------------------------------------------------------------------------

void add_goods(const State& s, Seat seat, Writer& w) {
  const Cards cards = cards_of(s, seat);
  std::array<int, 3> sets{};
  for (Card card : all<Card>)
    if (is_good(card))
      for (int copies = 1; copies <= std::min(3, cards[card]); ++copies)
        ++sets[static_cast<std::size_t>(copies - 1)];
  for (int size : sets) w.add(4 * size);
  w.add(4 * cards[Card::fakir]);
}

void add_expansions(const State& s, Seat seat, Writer& w) {
  const Items items = s.options.plays(Set::artisans) ? items_of(s, seat) : Items{};
  int magic = 0, precious = 0;
  for (Item item : all<Item>) (is_magic(item) ? magic : precious) += items[item];
  int open = 0, fulfilled = 0;
  if (s.options.plays(Set::whims))
    for (const WhimPlace place : s.whims) {
      open += place.open() && place.seat() == seat;
      fulfilled += place.fulfilled() && place.seat() == seat;
    }
  w.add(4 * s.artisans[index(seat)]);
  w.add(8 * magic);
  w.add(8 * precious);
  w.add(16 * (s.options.plays(Set::artisans) && has_tent(s, seat)));
  w.add(8 * open);
  w.add(8 * fulfilled);
}

void add_holdings(const Layout& layout, const State& s, const Totals5& totals, Seat seat, Writer& w) {
  const std::size_t i = index(seat);
  int palms = 0, palaces = 0, value = 0, cities = 0;
  for (Tile tile : s.owned[i]) {
    palms += s.palms(tile);
    palaces += s.palaces(tile);
    value += row_of(layout.kind(tile)).value;
    cities += row_of(layout.kind(tile)).action == TileAction::city;
  }
  w.add(totals[i] / 3);
  w.add(s.coins[i]);
  w.add(4 * s.viziers[i]);
  w.add(4 * s.elders[i]);
  w.add(8 * camels_left(s, seat));
  w.add(value);
  w.add(4 * palms);
  w.add(4 * palaces);
  w.add(16 * cities);
  w.add(8 * s.djinns[i].size());
  add_goods(s, seat, w);
  add_expansions(s, seat, w);
}

void add_djinns(const State& s, Seat seat, Writer& w) {
  DjinnSet others;
  for (Seat other : first<Seat>(seats_of(s)))
    if (other != seat) others = others | s.djinns[index(other)];
  for (Djinn djinn : first<Djinn>(djinns_in_features))
    w.add(32 * (s.djinns[index(seat)].has(djinn) - others.has(djinn)));
}

// ---- What the board offers --------------------------------------------------------------------------------

constexpr std::size_t best_offers = 4;  // those that all nets are told

void add_offers(const Appraisal& appraisal, const Appraisal::Offers& offers, Writer& w) {
  for (std::size_t i = 0; i < best_offers; ++i) w.add(2 * offers.top[i]);
  for (int n : {1, 3}) w.add(2 * appraisal.worth_of_tribe(Tribe::vizier, n));
  for (int n : {2, 4}) w.add(2 * appraisal.worth_of_tribe(Tribe::merchant, n));
}

void add_board(const Layout& layout, const State& s, const Board& board, int finals, Writer& w) {
  Meeples meeples;
  for (Tile tile : layout.land()) meeples += board.meeples(tile);
  for (Tribe tribe : all<Tribe>) w.add(4 * meeples[tribe]);
  w.add(meeples.total());
  w.add(3 * finals);
  int free_value = 0;
  const TileSet free = layout.land() - owned_by_anyone(s);
  for (Tile tile : free)
    free_value += row_of(layout.kind(tile)).value + 3 * s.palms(tile) + 5 * s.palaces(tile);
  w.add(3 * free.size());
  w.add(free_value / 2);
  w.add(8 * palms_left(s));
  w.add(8 * palaces_left(s));
  int djinn_value = 0;
  for (int i = 0; i < s.djinn_row_size; ++i)
    djinn_value = std::max(djinn_value, djinn_table[index(s.djinn_row[static_cast<std::size_t>(i)])].value);
  w.add(8 * djinn_value);
}

// ---- Who plays when ---------------------------------------------------------------------------------------

void add_order(const State& s, Seat seat, Writer& w) {
  std::array<int, most_markers> turns{}, bids{};
  std::size_t n = 0;
  const auto note = [&](Seat marker) {
    if (is_seat(marker) && n < turns.size()) turns[n++] = marker == seat ? 32 : -32;
  };
  if (s.active != nobody) note(s.active);
  for (int space = most_spaces - 1; space >= 0; --space) note(s.turn_track[static_cast<std::size_t>(space)]);
  for (std::size_t i = 0; i < bids.size(); ++i)
    if (s.bid_track[i] != nobody) bids[i] = s.bid_track[i] == seat ? 32 : -32;
  for (int turn : turns) w.add(turn);
  for (int bid : bids) w.add(bid);
}

void add_race(const State& s, const Totals5& totals, Seat seat, Writer& w) {
  int fewest = 127, sum = 0;
  for (Seat other : first<Seat>(seats_of(s))) {
    if (other == seat) continue;
    fewest = std::min(fewest, camels_left(s, other));
    sum += totals[index(other)];
  }
  w.add(8 * fewest);
  w.add(16 * seats_of(s));
  w.add(64 * s.last_round);
  w.add(lead_of(s, totals, seat));
  w.add(totals[index(seat)] - sum / (seats_of(s) - 1));
}

// ---- What only nets of the second form are told -----------------------------------------------------------

int best_djinn(const State& s, Seat seat) {
  int best = 0;
  for (int i = 0; i < s.djinn_row_size; ++i) {
    const Djinn djinn = s.djinn_row[static_cast<std::size_t>(i)];
    best = std::max(best, djinn_table[index(djinn)].value + adds_at_the_end(s, seat, djinn));
  }
  return best;
}

void add_more_of_seat(const Layout& layout, const State& s, const Board& board, Seat seat,
                      const Appraisal::Offers& offers, Writer& w) {
  int oases = 0, villages = 0, meeples = 0;
  for (Tile tile : s.owned[index(seat)]) {
    oases += row_of(layout.kind(tile)).action == TileAction::palm;
    villages += row_of(layout.kind(tile)).action == TileAction::palace;
    meeples += board.meeples(tile).total();
  }
  for (std::size_t i = best_offers; i < offers.top.size(); ++i) w.add(2 * offers.top[i]);
  for (int points : offers.by_tribe) w.add(2 * points);
  w.add(12 * oases);
  w.add(12 * villages);
  w.add(2 * meeples);
  w.add(4 * best_djinn(s, seat));
}

void add_more_of_board(const Layout& layout, const State& s, const Board& board, Writer& w) {
  int empty = 0, single = 0, fakirs = 0, precious = 0;
  for (Tile tile : layout.land() - owned_by_anyone(s)) {
    const int there = board.meeples(tile).total();
    empty += there == 0;
    single += there == 1;
  }
  for (int i = 0; i < s.card_row_size; ++i) {
    const Card card = s.card_row[static_cast<std::size_t>(i)];
    fakirs += card == Card::fakir;
    precious += card <= Card::gold;
  }
  w.add(8 * empty);
  w.add(8 * single);
  w.add(12 * fakirs);
  w.add(12 * precious);
}

// ---- All of it --------------------------------------------------------------------------------------------

// What takes longest to find out: where sowings can end, and what that brings a seat.
struct Ground {
  const Layout& layout;
  Board board;
  Landings landings;

  Ground(const Layout& on, const State& s) : layout(on), board(on, s), landings(SowingMasks(board), board) {}
};
struct Outlook {
  Seat seat;
  Appraisal appraisal;
  Appraisal::Offers offers;

  Outlook(const Ground& ground, const State& s, Seat of)
      : seat(of), appraisal(ground.layout, s, of), offers(appraisal.offers(ground.landings)) {}
};

void write_features(const Ground& ground, const State& s, const Totals5& totals, const Outlook& own,
                    const Outlook& theirs, Features& features) {
  const auto& [layout, board, landings] = ground;
  Writer w(features);
  add_holdings(layout, s, totals, own.seat, w);
  add_holdings(layout, s, totals, theirs.seat, w);
  add_djinns(s, own.seat, w);
  add_offers(own.appraisal, own.offers, w);
  add_offers(theirs.appraisal, theirs.offers, w);
  add_board(layout, s, board, landings.tiles, w);
  add_order(s, own.seat, w);
  add_race(s, totals, own.seat, w);
  static_assert(2 * 20 + djinns_in_features + 2 * 8 + 13 + 10 + 5 <= first_feature_count);
  w.go_to(first_feature_count);
  add_more_of_seat(layout, s, board, own.seat, own.offers, w);
  add_more_of_seat(layout, s, board, theirs.seat, theirs.offers, w);
  add_more_of_board(layout, s, board, w);
  static_assert(first_feature_count + 2 * 14 + 4 <= feature_count);
}

}  // namespace

Totals5 totals(const State& s) {
  Totals5 totals{};
  const auto sheets = score(s);
  for (Seat seat : first<Seat>(seats_of(s))) totals[index(seat)] = sheets[index(seat)].total();
  return totals;
}

Seat rival_of(const State& s, const Totals5& totals, Seat seat) {
  Seat rival = seat == Seat::one ? Seat::two : Seat::one;
  for (Seat other : first<Seat>(seats_of(s)))
    if (other != seat && totals[index(other)] > totals[index(rival)]) rival = other;
  return rival;
}

int lead_of(const State& s, const Totals5& totals, Seat seat) {
  return totals[index(seat)] - totals[index(rival_of(s, totals, seat))];
}

void find_features(const Layout& layout, const State& s, const Totals5& totals, Seat seat,
                   Features& features) {
  const Ground ground(layout, s);
  const Outlook own(ground, s, seat), theirs(ground, s, rival_of(s, totals, seat));
  write_features(ground, s, totals, own, theirs, features);
}

void find_features_of_both(const Layout& layout, const State& s, const Totals5& totals, Seat seat,
                           Features& own, Features& other) {
  const Ground ground(layout, s);
  const Outlook here(ground, s, seat), there(ground, s, rival_of(s, totals, seat));
  write_features(ground, s, totals, here, there, own);
  write_features(ground, s, totals, there, here, other);
}

}  // namespace naqala
