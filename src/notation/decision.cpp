#include "notation/decision.hpp"

#include <boost/json.hpp>

#include "notation/effects.hpp"
#include "notation/json_pieces.hpp"
#include "notation/names.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

json::value actor_name(Seat actor) {
  if (actor == chance) return "chance";
  if (actor == nobody) return "nobody";
  return number_of(actor);
}

json::array names_of(TileSet tiles) {
  json::array names;
  for (Tile tile : tiles) names.emplace_back(word(tile));
  return names;
}

// [{"fakirs": 0, "tiles": ["c3", "c4"]}, {"fakirs": 1, "tiles": ["c5"]}]
json::array reach_of(const Decision& decision) {
  json::array reach;
  for (std::size_t fakirs = 0; fakirs < decision.targets.size(); ++fakirs)
    if (const TileSet tiles = decision.targets[fakirs]; !tiles.empty())
      reach.push_back({{"fakirs", fakirs}, {"tiles", names_of(tiles)}});
  return reach;
}

json::array seats_of(const Decision& decision) {
  json::array seats;
  for (Seat seat : all<Seat>)
    if (decision.target_seats[index(seat)]) seats.emplace_back(number_of(seat));
  return seats;
}

void put_number(json::object& object, std::string_view name, int n, int usual = 0) {
  if (n != usual) object[name] = n;
}
void put_flag(json::object& object, std::string_view name, bool is_so) {
  if (is_so) object[name] = true;
}
void put_list(json::object& object, std::string_view name, json::array list) {
  if (!list.empty()) object[name] = std::move(list);
}

json::array items_named(Items items) {
  json::array names;
  for (Item item : all<Item>)
    if (items.has(item)) names.emplace_back(word(item));
  return names;
}

void put_victims(json::object& object, const Decision& decision) {
  put_list(object, "reach", reach_of(decision));
  put_list(object, "seats", seats_of(decision));
  if (decision.victim != nobody) object["victim"] = number_of(decision.victim);
}

}  // namespace

json::value json_of(const Layout& layout, const Decision& decision) {
  json::object object{
      {"step", word(decision.step)}, {"actor", actor_name(decision.actor)}, {"by", json_of(decision.by)}};
  if (decision.place != no_tile) {
    object["place"] = word(decision.place);
    object["kind"] = word(layout.kind(decision.place));
  }
  if (!decision.hand.empty()) object["hand"] = json_of(decision.hand);
  if (decision.n > 0) object["tribe"] = word(decision.tribe);
  put_number(object, "n", decision.n);
  put_number(object, "blue", decision.blue);
  put_number(object, "times", decision.times, 1);
  put_number(object, "price", decision.price);
  put_number(object, "offered", decision.offered);
  put_number(object, "left", decision.left);
  put_victims(object, decision);
  put_flag(object, "carpet", decision.carpet);
  put_flag(object, "tent", decision.tent);
  put_flag(object, "ends", decision.ends);
  put_list(object, "powers", json_of(decision.powers));
  put_list(object, "items", items_named(decision.items));
  put_flag(object, "can_skip", decision.can_skip);
  put_flag(object, "can_sell", decision.can_sell);
  return object;
}

}  // namespace naqala
