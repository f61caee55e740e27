#include "notation/position_expansions.hpp"

#include <boost/json.hpp>
#include <optional>

namespace naqala {

namespace json = boost::json;

namespace {

// ---- Items that only their owner has seen: by name if the viewer knows them, otherwise how many -----------

void write_unseen_items(json::object& object, std::string_view name, bool seen, Items::Word held) {
  if (held == 0) return;
  if (seen)
    object[name] = json_of(Items::from_word(held));
  else
    object[name] = held;
}

Items::Word read_unseen_items(const Node& node, bool seen, Box& box) {
  return seen ? box.items(node).word() : static_cast<Items::Word>(box.unseen_items(node));
}

// ---- Whims ------------------------------------------------------------------------------------------------

void write_whims_at(json::object& object, std::string_view name, const State& s, WhimPlace place) {
  json::array whims;
  for (Whim whim : all<Whim>)
    if (s.whims[index(whim)] == place) whims.emplace_back(word(whim));
  if (!whims.empty()) object[name] = std::move(whims);
}

void read_whims_at(const Node& node, WhimPlace place, Box& box, State& s) {
  if (!node.present()) return;
  for (const Node& element : node.elements(s.whims.size())) s.whims[index(box.whim(element))] = place;
}

// ---- Deeds: ["kill-elder"] --------------------------------------------------------------------------------

constexpr std::string_view kill = "kill-";

json::array words_of(Deeds deeds) {
  json::array words;
  for (Tribe tribe : all<Tribe>)
    if (deeds & killed(tribe)) words.emplace_back(std::string(kill) + std::string(word(tribe)));
  return words;
}

Deeds read_deed(const Node& node) {
  const std::string text = node.text();
  if (text.compare(0, kill.size(), kill) == 0)
    if (const auto tribe = from_word<Tribe>(std::string_view(text).substr(kill.size())))
      return killed(*tribe);
  node.fail(quoted(text) + " is not a deed");
  return {};
}

}  // namespace

// ---- Of a tile --------------------------------------------------------------------------------------------

void write_whim_on(Tile tile, const State& s, json::object& object) {
  for (Whim whim : all<Whim>)
    if (s.whims[index(whim)] == WhimPlace::on(tile)) object["whim"] = word(whim);
}

void read_whim_on(Tile tile, const Node& whim, Box& box, State& s) {
  if (row_of(s.kind(tile)).action != TileAction::city) whim.fail("whims lie on cities only");
  s.whims[index(box.whim(whim))] = WhimPlace::on(tile);
}

// ---- Of a seat --------------------------------------------------------------------------------------------

void write_expansions_of_seat(Seat seat, const State& s, json::object& object) {
  const std::size_t i = index(seat);
  if (s.artisans[i] > 0) object["artisans"] = s.artisans[i];
  if (const Tile tent = tent_of(s, seat); tent != no_tile) object["tent"] = word(tent);
  if (!s.items_shown[i].empty()) object["items"] = json_of(s.items_shown[i]);
  write_unseen_items(object, "unseen_items", s.sees(seat), s.items_secret[i]);
  write_whims_at(object, "whims", s, WhimPlace::with(seat));
  write_whims_at(object, "fulfilled", s, WhimPlace::fulfilled_by(seat));
}

void read_expansions_of_seat(Seat seat, const Node& node, Box& box, State& s) {
  const std::size_t i = index(seat);
  s.artisans[i] = static_cast<std::uint8_t>(box.meeples(Tribe::artisan, node["artisans"]));
  s.items_shown[i] = box.items(node["items"]);
  s.items_secret[i] = read_unseen_items(node["unseen_items"], s.sees(seat), box);
  read_whims_at(node["whims"], WhimPlace::with(seat), box, s);
  read_whims_at(node["fulfilled"], WhimPlace::fulfilled_by(seat), box, s);
}

// ---- Of the decision --------------------------------------------------------------------------------------

void write_expansions_of_decision(const State& s, json::object& object) {
  write_unseen_items(object, "drawn_items", s.sees(s.active), s.items_drawn);
  if (s.item_in_use > 0) object["item_in_use"] = word(static_cast<Item>(s.item_in_use - 1));
  if (s.item_used) object["item_used"] = true;
  if (s.deeds != 0) object["deeds"] = words_of(s.deeds);
  if (s.whim_after_build) object["whim_after_build"] = true;
}

void read_expansions_of_decision(const Node& root, Box& box, State& s) {
  s.items_drawn = read_unseen_items(root["drawn_items"], s.sees(s.active), box);
  if (root["item_in_use"].present())
    s.item_in_use = static_cast<std::uint8_t>(index(box.item(root["item_in_use"])) + 1);
  s.item_used = root["item_used"].present() ? root["item_used"].flag() : s.item_in_use > 0;
  if (root["deeds"].present())
    for (const Node& deed : root["deeds"].elements(static_cast<std::size_t>(count_of<Tribe>)))
      s.deeds |= read_deed(deed);
  if (root["whim_after_build"].present()) s.whim_after_build = root["whim_after_build"].flag();
}

}  // namespace naqala
