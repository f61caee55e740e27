// What is where, counted piece by piece, and what effects make of it: the law of effects (rules/effect.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "rules/effect.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// Everything that a state or a view has in every place. Built from it without any effect.
class Inventory {
 public:
  explicit Inventory(const State& view);

  // Carries out one effect; what is wrong with it in one line, or nothing.
  std::string carry_out(const Effect& effect);

  // Where the two differ, in one line; empty if nowhere.
  std::string difference_from(const Inventory& other) const;

 private:
  // Pieces of which there can be several in a place: each tribe, card, djinn, item and whim, camels and tents
  // by seat, palms, palaces. Coins and markers are kept apart.
  static constexpr std::size_t keys = count_of<Tribe> + count_of<Card> + count_of<Djinn> + count_of<Item> +
                                      count_of<Whim> + 2 * count_of<Seat> + 2;
  // Places that hold them. `pool` stands for all places into which the viewer cannot look: cards or items
  // that are in one of them, who knows in which.
  static constexpr std::size_t pool = count_of<PlaceKind>;
  static constexpr std::size_t tiles = pool + 1;
  static constexpr std::size_t seats = tiles + count_of<Tile>;
  static constexpr std::size_t unseen = seats + count_of<Seat>;
  static constexpr std::size_t fulfilled = unseen + count_of<Seat>;
  static constexpr std::size_t slots = fulfilled + count_of<Seat>;

  enum class Phase : std::uint8_t { auction, turn, clean_up, over };

  // A row or a track, in order and without gaps.
  struct Row {
    std::array<std::uint8_t, 16> pieces{};
    std::size_t size = 0;
    void insert(std::size_t at, std::uint8_t piece);
    void erase(std::size_t at);
    friend bool operator==(const Row&, const Row&) = default;
  };

  static std::size_t key_of(EffectKind kind, std::size_t which);
  static std::size_t slot_of(Place place);
  // Cards 0, items 1: they can lie where a viewer does not look.
  static std::size_t hideable(EffectKind kind) { return kind == EffectKind::card ? 0 : 1; }
  static bool can_hide(EffectKind kind) { return kind == EffectKind::card || kind == EffectKind::item; }
  static bool is_ordered(EffectKind kind, Place place);

  template <class Counts>
  void put_all(EffectKind kind, Counts counts, std::size_t slot);
  void put(EffectKind kind, std::size_t which, std::size_t slot, int n = 1) {
    at_[key_of(kind, which)][slot] = static_cast<std::int8_t>(at_[key_of(kind, which)][slot] + n);
  }
  void count_board(const State& s);
  void count_cards(const State& s);
  void count_djinns(const State& s);
  void count_items(const State& s);
  void count_whims(const State& s);
  void count_tracks(const State& s);
  void hide(EffectKind kind, Place place, int n);

  bool is_hidden(EffectKind kind, Place place) const;
  Row& row_at(EffectKind kind, Place place);
  std::string leave(const Effect& effect);
  std::string arrive(const Effect& effect);
  std::string move_unseen(const Effect& effect);
  std::string move_coins(const Effect& effect);
  std::string move(const Effect& effect);
  std::string happen(const Effect& effect);

  std::array<std::array<std::int8_t, slots>, keys> at_{};
  // How many lie in each place into which the viewer cannot look, and which places those are.
  std::array<std::array<std::int8_t, slots>, 2> hidden_{};
  std::array<std::array<bool, slots>, 2> is_hidden_{};
  std::array<int, count_of<Seat>> coins_{};
  Row cards_;
  Row djinns_;
  Row bid_track_;
  std::array<Seat, most_spaces> turn_track_{};
  DjinnSet used_;
  Seat active_ = nobody;
  Phase phase_ = Phase::auction;
  bool last_round_ = false;
};

// Carries out all of the effects: what is wrong with one of them, or with what they come to, as `after` has
// it.
std::string follow(const Inventory& before, const EffectList& effects, const Inventory& after);

// Whether `told` is what is left of `all` for a viewer who does not see all: what differs, or nothing.
std::string compare_told(const EffectList& all, const EffectList& told);

}  // namespace naqala::test
