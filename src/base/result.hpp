#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace naqala {

// What is wrong with something that came from outside, in one line that names the place: "tiles.c4.palms: 13
// is more than the 12 there are".
struct Error {
  std::string message;
};

// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Error error) : content_(std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  const std::string& error() const {
    assert(!ok());
    return std::get<1>(content_).message;
  }

 private:
  T& value() {
    assert(ok());
    return std::get<0>(content_);
  }
  const T& value() const {
    assert(ok());
    return std::get<0>(content_);
  }

  std::variant<T, Error> content_;
};

}  // namespace naqala
