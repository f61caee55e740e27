#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <string_view>

#include "notation/json_node.hpp"
#include "rules/state.hpp"

// The parts that positions, observations and records share. For the .cpp files of this layer.

namespace naqala {

// ---- Options ----------------------------------------------------------------------------------------------

void write_options(boost::json::object& object, const Options& options);

// Reads the options from the fields of `root`. Options that cannot be played are noted in `trouble`.
Options read_options(const Node& root, Trouble& trouble);

// ---- Pieces -----------------------------------------------------------------------------------------------

// What is still in the box while a position is read. Each reader takes its pieces out of it and notes where
// they run out, so no position can hold more than there is.
class Box {
 public:
  explicit Box(const Options& options);

  // {"vizier": 1, "elder": 2}
  Meeples meeples(const Node& node);
  int meeples(Tribe tribe, const Node& node);
  // {"ivory": 1, "fakir": 3}
  Cards cards(const Node& node);
  Card card(const Node& node);
  Djinn djinn(const Node& node);
  DjinnSet djinns(const Node& node);  // ["boaz", "utug"]
  // {"crown": 1, "lamp": 1}
  Items items(const Node& node);
  Item item(const Node& node);
  Whim whim(const Node& node);
  int palms(const Node& node);
  int palaces(const Node& node);
  // A seat, whose camel or marker is taken out.
  Seat owner(const Node& node);
  Seat marker(const Node& node);
  // Cards and items that a viewer knows only by number.
  static int unseen_cards(const Node& node);
  int unseen_items(const Node& node) const;

  // What nobody has taken out yet.
  Cards cards_left() const;
  Items items_left() const;
  DjinnSet djinns_left() const { return djinns_left_; }
  int markers_left(Seat seat) const { return markers_left_[index(seat)]; }

 private:
  // Takes out `n` of a pile that had `all`.
  static int take(const Node& node, int& left, int all, int n);
  int seats() const { return options_.seats; }

  Options options_;
  std::array<int, count_of<Tribe>> meeples_left_;
  std::array<int, count_of<Card>> cards_left_;
  DjinnSet djinns_left_;
  std::array<int, count_of<Item>> items_left_;
  std::array<bool, count_of<Whim>> whims_left_;
  int palms_left_ = all_palms;
  int palaces_left_ = all_palaces;
  std::array<int, count_of<Seat>> camels_left_;
  std::array<int, count_of<Seat>> markers_left_;
};

boost::json::object json_of(Meeples meeples);
boost::json::object json_of(Cards cards);
boost::json::array json_of(DjinnSet djinns);
boost::json::object json_of(Items items);
template <class E, std::size_t N>
boost::json::array json_of_row(const std::array<E, N>& row, std::size_t size = N) {
  boost::json::array array;
  for (std::size_t i = 0; i < size; ++i) array.emplace_back(word(row[i]));
  return array;
}

// Seats count from 1.
constexpr int number_of(Seat seat) { return static_cast<int>(seat) + 1; }

// Whether a place lies on the board of these options.
constexpr bool on_board(const Options& options, Tile tile) {
  return column(tile) < columns_of(options) && row(tile) < rows_of(options);
}

// Notes every field of `tiles` that is no place of the board.
void check_places(const Node& tiles, const Options& options);

}  // namespace naqala
