#pragma once

#include <cstddef>
#include <iterator>

namespace naqala {

// How many values the enum `E` has; specialised beside each enum.
template <class E>
inline constexpr int count_of = 0;

template <class E>
constexpr std::size_t index(E e) {
  return static_cast<std::size_t>(e);
}

// All values of an enum, in order: `for (Tribe tribe : all<Tribe>)`.
template <class E>
class EnumRange {
 public:
  class Iterator {
   public:
    using value_type = E;
    using reference = E;
    using pointer = void;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;

    constexpr explicit Iterator(std::size_t i) : i_(i) {}
    constexpr E operator*() const { return static_cast<E>(i_); }
    constexpr Iterator& operator++() {
      ++i_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator(i_++); }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::size_t i_;
  };

  constexpr explicit EnumRange(int size) : size_(static_cast<std::size_t>(size)) {}
  constexpr Iterator begin() const { return Iterator(0); }
  constexpr Iterator end() const { return Iterator(size_); }
  constexpr std::size_t size() const { return size_; }
  constexpr E operator[](std::size_t i) const { return static_cast<E>(i); }

 private:
  std::size_t size_;
};
template <class E>
inline constexpr EnumRange<E> all{count_of<E>};

// The first `n` of them: `for (Seat seat : first<Seat>(seats_of(s)))`.
template <class E>
constexpr EnumRange<E> first(int n) {
  return EnumRange<E>(n);
}

}  // namespace naqala
