#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>

namespace naqala {

// Small counts, one per value of an enum, packed side by side into one word: meeples on a tile, cards in a
// hand, items in a stack. Adding and subtracting two of them is one machine operation.
//
// `Fields` names the enum (`Key`), the word (`Word`) and how many bits each count has (`widths`). The widths
// must be wide enough for the pieces in the box: a count can then never spill into its neighbour.
template <class Fields>
class PackedCounts {
 public:
  using Key = typename Fields::Key;
  using Word = typename Fields::Word;
  static constexpr int size = static_cast<int>(Fields::widths.size());
  // How many bits the word has, and how many of them the counts need.
  static constexpr int bits = std::numeric_limits<Word>::digits;
  static constexpr int bits_used = std::accumulate(Fields::widths.begin(), Fields::widths.end(), 0);
  static_assert(bits_used <= bits);

  constexpr PackedCounts() = default;
  static constexpr PackedCounts from_word(Word word) {
    PackedCounts counts;
    counts.word_ = word;
    return counts;
  }
  static constexpr PackedCounts of(Key key, int n = 1) {
    PackedCounts counts;
    counts.add(key, n);
    return counts;
  }

  constexpr int operator[](Key key) const { return static_cast<int>((word_ >> shift(key)) & mask(key)); }
  constexpr bool has(Key key) const { return (*this)[key] > 0; }
  constexpr bool empty() const { return word_ == 0; }
  constexpr int total() const {
    int sum = 0;
    for (int i = 0; i < size; ++i) sum += (*this)[static_cast<Key>(i)];
    return sum;
  }

  // The largest count that the field of `key` can hold.
  static constexpr int limit(Key key) { return static_cast<int>(mask(key)); }

  constexpr void add(Key key, int n = 1) {
    assert(n >= 0 && (*this)[key] + n <= limit(key));
    word_ = static_cast<Word>(word_ + (static_cast<Word>(n) << shift(key)));
  }
  constexpr void remove(Key key, int n = 1) {
    assert(n >= 0 && n <= (*this)[key]);
    word_ = static_cast<Word>(word_ - (static_cast<Word>(n) << shift(key)));
  }

  // Whether every count here is at least that of `other`.
  constexpr bool covers(PackedCounts other) const {
    for (int i = 0; i < size; ++i)
      if ((*this)[static_cast<Key>(i)] < other[static_cast<Key>(i)]) return false;
    return true;
  }

  constexpr PackedCounts& operator+=(PackedCounts other) {
    word_ = static_cast<Word>(word_ + other.word_);
    return *this;
  }
  constexpr PackedCounts& operator-=(PackedCounts other) {
    assert(covers(other));
    word_ = static_cast<Word>(word_ - other.word_);
    return *this;
  }
  friend constexpr PackedCounts operator+(PackedCounts a, PackedCounts b) { return a += b; }
  friend constexpr PackedCounts operator-(PackedCounts a, PackedCounts b) { return a -= b; }
  friend constexpr bool operator==(PackedCounts, PackedCounts) = default;

  constexpr Word word() const { return word_; }

 private:
  static constexpr std::array<std::uint8_t, Fields::widths.size()> shifts() {
    std::array<std::uint8_t, Fields::widths.size()> result{};
    int at = 0;
    for (std::size_t i = 0; i < result.size(); ++i) {
      result[i] = static_cast<std::uint8_t>(at);
      at += Fields::widths[i];
    }
    return result;
  }
  static constexpr int shift(Key key) {
    constexpr auto table = shifts();
    return table[static_cast<std::size_t>(key)];
  }
  static constexpr Word mask(Key key) {
    return static_cast<Word>((1u << Fields::widths[static_cast<std::size_t>(key)]) - 1);
  }

  Word word_ = 0;
};

}  // namespace naqala
