#include <array>
#include <cassert>
#include <cstring>
#include <type_traits>

#include "base/hash.hpp"
#include "rules/state.hpp"

namespace naqala {

namespace {

std::uint64_t number(TileSet tiles) { return tiles.bits(); }
std::uint64_t number(DjinnSet djinns) { return djinns.bits(); }
std::uint64_t number(WhimPlace place) { return place.byte(); }
template <class Fields>
std::uint64_t number(PackedCounts<Fields> counts) {
  return counts.word();
}
template <class T>
requires std::is_arithmetic_v<T> || std::is_enum_v<T> std::uint64_t number(T value) {
  return static_cast<std::uint64_t>(value);
}

// What is hashed of a state: its values one after the other, each in a fixed number of bytes, the lowest byte
// first. How State is laid out in memory does not matter, so more room in it changes no hash. What a value
// has above its bytes goes into the seed of the hash: there is nothing of it in games without the sets that
// need it.
class Image {
 public:
  template <std::size_t bytes, class T>
  void add(const T& value) {
    const std::uint64_t n = number(value);
    std::memcpy(&bytes_[size_], &n, bytes);
    size_ += bytes;
    if constexpr (bytes < 8)
      if (const std::uint64_t rest = n >> 8 * bytes; rest != 0) seed_ = mix(seed_ ^ mix(rest) ^ size_);
  }
  template <std::size_t bytes, class T, std::size_t n>
  void add(const std::array<T, n>& values) {
    for (const T& value : values) add<bytes>(value);
  }
  void add_nothing(std::size_t bytes) { size_ += bytes; }

  std::uint64_t hash() const {
    assert(size_ == bytes_.size());
    return hash_bytes(bytes_.data(), bytes_.size(), seed_);
  }

 private:
  std::array<unsigned char, 512> bytes_{};
  std::size_t size_ = 0;
  std::uint64_t seed_ = 0;
};

// Kinds of tile, two to a byte.
void add_kinds(const State& s, Image& image) {
  for (std::size_t i = 0; i < count_of<Tile>; i += 2) {
    const std::size_t one = index(s.kinds[i]), other = index(s.kinds[i + 1]);
    image.add<1>((one & 15) | (other & 15) << 4 | one >> 4 << 8 | other >> 4 << 16);
  }
}

void add_board(const State& s, Image& image) {
  image.add<8>(s.owned);
  image.add<4>(s.meeples);
}

void add_cards_and_djinns(const State& s, Image& image) {
  image.add<4>(s.open);
  image.add<4>(s.fresh);
  image.add<4>(s.stale);
  image.add<4>(s.deck);
  image.add<4>(s.stale_pool);
  image.add<4>(s.djinns);
  image.add<4>(s.djinn_deck);
  image.add<4>(s.djinns_drawn);
  image.add<4>(s.djinns_used);
}

void add_seats_and_items(const State& s, Image& image) {
  image.add<4>(s.hand);
  image.add<2>(s.coins);
  image.add<2>(s.items_secret);
  image.add<2>(s.items_shown);
  image.add<2>(s.item_stack);
  image.add<2>(s.items_drawn);
  image.add<2>(s.built);
  image.add<1>(s.viziers);
  image.add<1>(s.elders);
  image.add<1>(s.artisans);
  image.add<1>(s.tents);
}

void add_rows_and_tracks(const State& s, Image& image) {
  image.add<1>(s.card_row);
  image.add<1>(s.card_row_size);
  image.add<1>(s.djinn_row);
  image.add<1>(s.djinn_row_size);
  image.add<1>(s.bid_track);
  image.add<1>(s.turn_track);
  image.add<1>(s.whims);
  image.add<1>(s.buildings);
  add_kinds(s, image);
}

void add_options(const Options& options, Image& image) {
  image.add<1>(options.seats);
  image.add<1>(options.plays(Set::artisans));
  image.add<1>(options.plays(Set::whims));
  image.add<1>(options.djinn_use);
  image.add<1>(options.nekir_pays);
  image.add<1>(options.artisan_ties);
  image.add<1>(options.totals);
}

void add_decision(const State& s, Image& image) {
  image.add<1>(s.step);
  image.add<1>(s.resume);
  image.add<1>(s.active);
  image.add<1>(s.at);
  image.add<1>(s.from);
  image.add<1>(s.place);
  image.add<1>(s.dropped);
  image.add<1>(s.victim);
  image.add<1>(s.left);
  image.add<1>(s.kills);
  image.add<1>(s.double_kill);
  image.add<1>(s.double_coins);
  image.add<1>(s.last_round);
  image.add<1>(s.sight);
  image.add<1>(s.item_in_use);
  image.add<1>(s.item_used);
  image.add<1>(s.deeds);
  image.add<1>(s.whim_after_build);
  image.add_nothing(3);
}

// Without padding, a value that is added to State makes this larger.
static_assert(sizeof(State) - sizeof(State::reserved) == 585, "a new value belongs into the image, too");

}  // namespace

std::uint64_t hash(const State& s) {
  Image image;
  add_board(s, image);
  add_cards_and_djinns(s, image);
  add_seats_and_items(s, image);
  add_rows_and_tracks(s, image);
  add_options(s.options, image);
  add_decision(s, image);
  return image.hash();
}

}  // namespace naqala
