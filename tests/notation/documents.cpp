#include "documents.hpp"

#include <algorithm>
#include <array>

#include "rules/tile.hpp"

namespace naqala::test {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 30> kinds{
    "oasis",        "small-market", "large-market", "village",      "sacred-6",     "village",
    "small-market", "oasis",        "small-market", "sacred-6",     "village",      "sacred-10",
    "large-market", "small-market", "oasis",        "small-market", "sacred-12",    "sacred-6",
    "small-market", "oasis",        "small-market", "village",      "large-market", "sacred-15",
    "oasis",        "large-market", "oasis",        "small-market", "sacred-6",     "village"};

// The value that a name leads to; the last name of a path may be new.
json::value& child(json::value& parent, std::string_view name) {
  if (json::array* array = parent.if_array()) {
    const std::size_t position = std::stoul(std::string(name));
    if (array->size() < position) array->resize(position);
    return (*array)[position - 1];
  }
  if (!parent.is_object()) parent = json::object{};
  return parent.get_object()[name];
}

}  // namespace

std::string plain_position() {
  json::object tiles;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::string name{static_cast<char>('a' + i % 6), static_cast<char>('1' + i / 6)};
    tiles[name] = json::object{{"kind", kinds[i]}};
  }
  return json::serialize(
      json::value{{"players", 2}, {"tiles", tiles}, {"seats", {json::object{}, json::object{}}}});
}

std::string position_with_both() {
  const Options options{.sets = Set::artisans | Set::whims};
  json::object tiles;
  std::size_t i = 0;
  for (TileKind kind : all<TileKind>)
    for (int n = count_in(options, kind); n > 0; --n, ++i) {
      const std::string place{static_cast<char>('a' + i % 7), static_cast<char>('1' + i / 7)};
      tiles[place] = json::object{{"kind", name(kind)}};
    }
  return json::serialize(json::value{{"players", 2},
                                     {"sets", {"base", "artisans", "whims"}},
                                     {"tiles", tiles},
                                     {"seats", {json::object{}, json::object{}}}});
}

std::string with(const std::string& document, std::string_view path, std::string_view value) {
  json::value root = json::parse(document);
  json::value* at = &root;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('.'), path.size());
    at = &child(*at, path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  *at = json::parse(value);
  return json::serialize(root);
}

std::string without(const std::string& document, std::string_view path) {
  json::value root = json::parse(document);
  json::value* at = &root;
  for (std::size_t end = path.find('.'); end != path.npos; end = path.find('.')) {
    at = &child(*at, path.substr(0, end));
    path.remove_prefix(end + 1);
  }
  at->get_object().erase(path);
  return json::serialize(root);
}

}  // namespace naqala::test
