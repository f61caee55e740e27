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

std::string one(Tribe tribe) {
  const std::string name(word(tribe));
  return (name.find_first_of("ae") == 0 ? "an " : "a ") + name;
}

std::string list_of(const std::vector<std::string>& things) {
  std::string text;
  for (std::size_t i = 0; i < things.size(); ++i)
    text += (i == 0 ? "" : i + 1 == things.size() ? " and " : ", ") + things[i];
  return text;
}

std::string list_of(Meeples meeples) {
  std::vector<std::string> things;
  for (Tribe tribe : all<Tribe>)
    if (meeples.has(tribe)) things.push_back(count(meeples[tribe], word(tribe)));
  return list_of(things);
}

namespace {

// Names that stay the same in numbers.
template <class Counts>
std::string list_of_counts(Counts counts) {
  std::vector<std::string> things;
  for (auto key : all<typename Counts::Key>) {
    if (!counts.has(key)) continue;
    const std::string name(word(key));
    things.push_back(counts[key] == 1 ? name : std::to_string(counts[key]) + " " + name);
  }
  return list_of(things);
}

}  // namespace

std::string list_of(Cards cards) { return list_of_counts(cards); }
std::string list_of(Items items) { return list_of_counts(items); }

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
