#include "notation/json_node.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "notation/json_text.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

// A value for a message: its text, or what kind of thing it is.
std::string shown(const json::value& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  if (value.is_string()) return quoted(value.get_string());
  return json::serialize(value);
}

std::optional<std::int64_t> whole_number(const json::value& value) {
  if (value.is_int64()) return value.get_int64();
  if (value.is_uint64())
    return static_cast<std::int64_t>(std::min<std::uint64_t>(value.get_uint64(), INT64_MAX));
  return std::nullopt;
}

}  // namespace

void Trouble::note(std::string_view path, std::string_view why) {
  if (any()) return;
  message = path.empty() ? std::string(why) : std::string(path) + ": " + std::string(why);
}

bool Node::missing() const {
  if (!value_) fail("is missing");
  return !value_;
}

void Node::wrong(std::string_view what) const {
  if (!missing()) fail(shown(*value_) + " is not " + std::string(what));
}

int Node::number(int least, int most, std::string_view limit) const {
  if (missing()) return least;
  const auto number = whole_number(*value_);
  if (number && *number > most && !limit.empty()) {
    fail(shown(*value_) + " is more than " + std::string(limit));
    return least;
  }
  if (number && *number >= least && *number <= most) return static_cast<int>(*number);
  wrong("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

bool Node::flag() const {
  if (value_ && value_->is_bool()) return value_->get_bool();
  wrong("true or false");
  return false;
}

Seat Node::seat(int seats) const {
  const auto number = value_ ? whole_number(*value_) : std::nullopt;
  if (number && *number >= 1 && *number <= seats) return static_cast<Seat>(*number - 1);
  wrong("a seat from 1 to " + std::to_string(seats));
  return Seat::one;
}

std::string Node::text() const {
  if (value_ && value_->is_string()) return std::string(value_->get_string());
  wrong("a text");
  return {};
}

std::vector<Node> Node::elements(std::size_t most) const {
  std::vector<Node> nodes;
  if (!value_ || !value_->is_array()) {
    wrong("a list");
    return nodes;
  }
  const json::array& array = value_->get_array();
  if (array.size() > most) {
    fail("a list of " + std::to_string(array.size()) + " is longer than " + std::to_string(most));
    return nodes;
  }
  for (std::size_t i = 0; i < array.size(); ++i) nodes.push_back(child(&array[i], std::to_string(i + 1)));
  return nodes;
}

std::vector<std::pair<std::string, Node>> Node::members() const {
  std::vector<std::pair<std::string, Node>> nodes;
  if (!value_ || !value_->is_object()) {
    wrong("an object");
    return nodes;
  }
  for (const auto& [name, value] : value_->get_object()) nodes.emplace_back(name, child(&value, name));
  return nodes;
}

Node Node::operator[](std::string_view name) const {
  const json::object* object = value_ ? value_->if_object() : nullptr;
  return child(object ? object->if_contains(name) : nullptr, name);
}

void Node::allow_only(std::initializer_list<std::string_view> names) const {
  for (const auto& [name, node] : members())
    if (std::find(names.begin(), names.end(), name) == names.end())
      return node.fail("there is no such field");
}

Node Node::child(const json::value* value, std::string_view name) const {
  return Node(value, path_.empty() ? printable(name) : path_ + "." + printable(name), *trouble_);
}

}  // namespace naqala
