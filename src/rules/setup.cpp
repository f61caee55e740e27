#include "rules/setup.hpp"

#include <algorithm>
#include <vector>

#include "rules/layout.hpp"
#include "rules/set_rules.hpp"

namespace naqala {

namespace {

// The places of the board, in the order a1, b1, ...
std::vector<Tile> places(const Options& options) {
  std::vector<Tile> tiles;
  for (int y = 0; y < rows_of(options); ++y)
    for (int x = 0; x < columns_of(options); ++x) tiles.push_back(tile_at(x, y));
  return tiles;
}

using Pile = std::vector<TileKind>;

void add_to(Pile& pile, TileKind kind, int count) {
  pile.insert(pile.end(), static_cast<std::size_t>(count), kind);
}

TileKind draw_from(Pile& pile) {
  const TileKind kind = pile.back();
  pile.pop_back();
  return kind;
}

// Whether a place lies in the middle of the board.
bool in_middle(const Options& options, Tile tile) {
  return column(tile) > 0 && column(tile) < columns_of(options) - 1 && row(tile) > 0 &&
         row(tile) < rows_of(options) - 1;
}

std::size_t middle_size(const Options& options) {
  return static_cast<std::size_t>(middle_columns_of(options) * middle_rows_of(options));
}

// All tiles of the game that belong in the middle, or all others.
Pile pile_of(const Options& options, bool of_the_middle) {
  Pile pile;
  for (TileKind kind : all<TileKind>)
    if (lies_in_the_middle(kind) == of_the_middle) add_to(pile, kind, count_in(options, kind));
  return pile;
}

std::array<Meeples, count_of<Tile>> deal_meeples(const Options& options,
                                                 const std::array<TileKind, count_of<Tile>>& kinds,
                                                 Rng& rng) {
  std::vector<Tribe> sack;
  for (Tribe tribe : all<Tribe>)
    sack.insert(sack.end(), static_cast<std::size_t>(all_meeples(options)[tribe]), tribe);
  rng.shuffle(sack);
  std::array<Meeples, count_of<Tile>> meeples{};
  for (Tile tile : all<Tile>) {
    if (!is_land(kinds[index(tile)])) continue;
    for (int i = 0; i < meeples_on_a_tile; ++i) {
      meeples[index(tile)].add(sack.back());
      sack.pop_back();
    }
  }
  return meeples;
}

std::array<Card, resource_row_size> deal_cards(Rng& rng) {
  std::vector<Card> deck;
  for (Card card : all<Card>) deck.insert(deck.end(), static_cast<std::size_t>(all_cards()[card]), card);
  rng.shuffle(deck);
  std::array<Card, resource_row_size> row;
  std::copy_n(deck.begin(), row.size(), row.begin());
  return row;
}

std::array<Djinn, djinn_row_size> deal_djinns(const Options& options, Rng& rng) {
  std::vector<Djinn> deck;
  for (Djinn djinn : all<Djinn>)
    if (djinns_of(options).has(djinn)) deck.push_back(djinn);
  rng.shuffle(deck);
  std::array<Djinn, djinn_row_size> row;
  std::copy_n(deck.begin(), row.size(), row.begin());
  return row;
}

std::array<Seat, most_markers> deal_bid_order(const Options& options, Rng& rng) {
  std::vector<Seat> markers;
  for (int i = 0; i < markers_for(options.seats); ++i)
    markers.push_back(static_cast<Seat>(i % options.seats));
  rng.shuffle(markers);
  std::array<Seat, most_markers> order = no_markers;
  std::copy(markers.begin(), markers.end(), order.begin());
  return order;
}

std::string problem_with_tiles(const Options& options, const Setup& setup) {
  std::array<int, count_of<TileKind>> seen{};
  const std::vector<Tile> board = places(options);
  for (Tile tile : all<Tile>) {
    const bool on_board = std::find(board.begin(), board.end(), tile) != board.end();
    if (on_board) ++seen[index(setup.kinds[index(tile)])];
    if (on_board == (setup.kinds[index(tile)] == TileKind::none)) return "tiles: they do not fill the board";
    if (!on_board && !setup.meeples[index(tile)].empty()) return "meeples: some stand beside the board";
  }
  for (TileKind kind : all<TileKind>) {
    const int due = count_in(options, kind);
    if (seen[index(kind)] != due)
      return "tiles: " + std::string(name(kind)) + ": " + std::to_string(seen[index(kind)]) + " instead of " +
             std::to_string(due);
  }
  for (Tile tile : board)
    if (lies_in_the_middle(setup.kinds[index(tile)]) && !in_middle(options, tile))
      return "tiles: " + std::string(name(setup.kinds[index(tile)])) + " belongs in the middle";
  if (!Layout(setup.kinds).connected()) return "tiles: one is cut off from the others";
  return {};
}

std::string problem_with_meeples(const Options& options, const Setup& setup) {
  std::array<int, count_of<Tribe>> seen{};
  for (Tile tile : places(options)) {
    const Meeples meeples = setup.meeples[index(tile)];
    const bool land = is_land(setup.kinds[index(tile)]);
    if (!land && !meeples.empty())
      return "meeples: none can stand on the " + std::string(name(setup.kinds[index(tile)]));
    if (land && meeples.total() != meeples_on_a_tile)
      return "meeples: each tile begins with " + std::to_string(meeples_on_a_tile);
    for (Tribe tribe : all<Tribe>) seen[index(tribe)] += meeples[tribe];
  }
  for (Tribe tribe : all<Tribe>)
    if (seen[index(tribe)] != all_meeples(options)[tribe])
      return "meeples: " + std::string(name(tribe)) + ": " + std::to_string(seen[index(tribe)]) +
             " instead of " + std::to_string(all_meeples(options)[tribe]);
  return {};
}

std::string problem_with_rows(const Options& options, const Setup& setup) {
  std::array<int, count_of<Card>> cards{};
  for (Card card : setup.card_row)
    if (++cards[index(card)] > all_cards()[card])
      return "card_row: too many cards of " + std::string(name(card));
  DjinnSet djinns;
  for (Djinn djinn : setup.djinn_row) {
    if (!djinns_of(options).has(djinn) || djinns.has(djinn))
      return "djinn_row: " + std::string(name(djinn)) + " cannot lie there";
    djinns.add(djinn);
  }
  return {};
}

std::string problem_with_order(const Options& options, const Setup& setup) {
  std::array<int, count_of<Seat>> markers{};
  int n = 0;
  for (Seat seat : setup.bid_order) {
    if (seat == nobody) continue;
    if (setup.bid_order[static_cast<std::size_t>(n)] == nobody) return "bid_order: has a gap";
    if (index(seat) >= options.seats) return "bid_order: there is no seat " + std::to_string(index(seat) + 1);
    ++markers[index(seat)];
    ++n;
  }
  if (n != markers_for(options.seats))
    return "bid_order: it needs " + std::to_string(markers_for(options.seats)) + " markers";
  for (Seat seat : first<Seat>(options.seats))
    if (markers[index(seat)] != n / options.seats) return "bid_order: seats have unequal numbers of markers";
  return {};
}

}  // namespace

std::array<TileKind, count_of<Tile>> shuffle_tiles(const Options& options, Rng& rng) {
  Pile around = pile_of(options, false);
  rng.shuffle(around);
  Pile middle = pile_of(options, true);
  const bool has_middle = !middle.empty();
  if (has_middle) {
    while (middle.size() < middle_size(options)) middle.push_back(draw_from(around));
    rng.shuffle(middle);
  }
  std::array<TileKind, count_of<Tile>> kinds{};
  for (Tile tile : places(options))
    kinds[index(tile)] = draw_from(has_middle && in_middle(options, tile) ? middle : around);
  return kinds;
}

Setup deal(const Options& options, Rng& rng) {
  Setup setup;
  do setup.kinds = shuffle_tiles(options, rng);
  while (!Layout(setup.kinds).connected());
  setup.meeples = deal_meeples(options, setup.kinds, rng);
  setup.card_row = deal_cards(rng);
  setup.djinn_row = deal_djinns(options, rng);
  for_sets_in_play<&SetRules::deal>(options, options, setup, rng);
  setup.bid_order = deal_bid_order(options, rng);
  return setup;
}

std::string problem_with(const Options& options, const Setup& setup) {
  if (!problem_with(options).empty()) return std::string(problem_with(options));
  for (auto* check :
       {problem_with_tiles, problem_with_meeples, problem_with_rows, problem_of_sets, problem_with_order})
    if (std::string problem = check(options, setup); !problem.empty()) return problem;
  return {};
}

State initial(const Options& options, const Setup& setup) {
  State s = blank_state(options);
  s.kinds = setup.kinds;
  s.meeples = setup.meeples;
  s.card_row = setup.card_row;
  s.card_row_size = resource_row_size;
  s.deck = all_cards();
  for (Card card : setup.card_row) s.deck.remove(card);
  s.djinn_row = setup.djinn_row;
  s.djinn_row_size = djinn_row_size;
  s.djinn_deck = djinns_of(options);
  for (Djinn djinn : setup.djinn_row) s.djinn_deck.remove(djinn);
  s.item_stack = all_items(options);
  for_sets_in_play<&SetRules::begin>(options, setup, s);
  s.bid_track = setup.bid_order;
  for (Seat seat : first<Seat>(options.seats)) s.coins[index(seat)] = starting_coins;
  s.step = Step::bid;
  return s;
}

}  // namespace naqala
