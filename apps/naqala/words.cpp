#include "words.hpp"

#include "notation/names.hpp"

namespace naqala::command {

std::string People::operator()(Seat seat) const {
  if (index(seat) < names_.size() && !names_[index(seat)].empty()) return names_[index(seat)];
  return "Seat " + std::to_string(index(seat) + 1);
}

char letter(Tribe tribe) { return "VEMBAR"[index(tribe)]; }

std::string title(TileKind kind) {
  switch (row_of(kind).action) {
    case TileAction::sacred:
      return "sacred place";
    case TileAction::workshop:
      return "workshop";
    case TileAction::city:
      return "city";
    default:
      break;
  }
  std::string text(word(kind));
  for (char& c : text)
    if (c == '-') c = ' ';
  return text;
}

std::string count(int n, std::string_view thing) {
  return std::to_string(n) + " " + std::string(thing) + (n == 1 ? "" : "s");
}

std::string some(int n, std::string_view thing) {
  if (n != 1) return count(n, thing);
  return (thing.find_first_of("aeio") == 0 ? "an " : "a ") + std::string(thing);
}

std::string several(int n, std::string_view thing) {
  return (n == 1 ? "" : std::to_string(n) + " ") + std::string(thing);
}

std::string list_of(const std::vector<std::string>& things) {
  std::string text;
  for (std::size_t i = 0; i < things.size(); ++i)
    text += (i == 0 ? "" : i + 1 == things.size() ? " and " : ", ") + things[i];
  return text;
}

std::string list_of(Items items) {
  std::vector<std::string> things;
  for (Item item : all<Item>)
    if (items.has(item)) things.push_back(several(items[item], word(item)));
  return list_of(things);
}

std::string letters_of(Meeples meeples) {
  std::string text;
  for (Tribe tribe : all<Tribe>) {
    if (!meeples.has(tribe)) continue;
    if (!text.empty()) text += ' ';
    text += letter(tribe);
    if (meeples[tribe] > 1) text += std::to_string(meeples[tribe]);
  }
  return text;
}

}  // namespace naqala::command
