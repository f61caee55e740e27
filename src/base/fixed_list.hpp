#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>

namespace naqala {

// A list with room for `Capacity` entries that lives where it is declared: no heap, no exceptions. Used where
// a function fills a list of the caller's, as the generators of a chess engine do.
template <class T, std::size_t Capacity>
class FixedList {
 public:
  constexpr FixedList() = default;
  constexpr FixedList(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  constexpr void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  // For filling through a pointer: the first `n` entries, written from begin() on, are now the list.
  constexpr void set_size(std::size_t n) {
    assert(n <= Capacity);
    size_ = n;
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr bool contains(const T& value) const {
    for (const T& item : *this)
      if (item == value) return true;
    return false;
  }

 private:
  std::array<T, Capacity> items_;
  std::size_t size_ = 0;
};

}  // namespace naqala
