#pragma once

#include <boost/json/value.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/names.hpp"

// Reading JSON field by field with errors that name the path.

namespace naqala {

// The first thing that was found wrong. Readers go on after it with harmless values, so code that reads needs
// no branch after each field; whoever started looks here at the end.
struct Trouble {
  std::string message;

  bool any() const { return !message.empty(); }
  void note(std::string_view path, std::string_view why);
};

// A place in a JSON document that may hold a value. Asking an absent place for its value notes "is missing".
class Node {
 public:
  Node(const boost::json::value* value, std::string path, Trouble& trouble)
      : value_(value), path_(std::move(path)), trouble_(&trouble) {}

  bool present() const { return value_ != nullptr; }
  bool is_text() const { return value_ && value_->is_string(); }
  bool is_null() const { return value_ && value_->is_null(); }
  const std::string& path() const { return path_; }
  void fail(std::string_view why) const { trouble_->note(path_, why); }

  // A whole number of at least `least`; `least` if there is none. Above `most` it is "more than `limit`".
  int number(int least, int most, std::string_view limit = {}) const;
  bool flag() const;
  // A seat of a game with so many, counted from 1.
  Seat seat(int seats) const;
  std::string text() const;

  // The value of a word; `what` says in a message what it should have been.
  template <class E>
  E word(std::string_view what) const {
    const std::string content = text();
    if (const auto value = from_word<E>(content)) return *value;
    wrong(what);
    return E{};
  }

  // The places in an array of at most `most`; positions in the path count from 1.
  std::vector<Node> elements(std::size_t most) const;
  // The fields of an object of any names.
  std::vector<std::pair<std::string, Node>> members() const;
  // The field of that name.
  Node operator[](std::string_view name) const;
  // Notes any field that is not among these.
  void allow_only(std::initializer_list<std::string_view> names) const;

 private:
  bool missing() const;
  void wrong(std::string_view what) const;  // "... is not <what>"
  Node child(const boost::json::value* value, std::string_view name) const;

  const boost::json::value* value_;
  std::string path_;
  Trouble* trouble_;
};

}  // namespace naqala
