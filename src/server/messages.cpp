#include "server/messages.hpp"

#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "notation/reports.hpp"
#include "rules/game.hpp"
#include "table/event_json.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

json::value actor_json(Seat seat) {
  if (seat == nobody) return "nobody";
  if (seat == chance) return "chance";
  return number_of(seat);
}

json::object progress_json(const Game& game) {
  const Progress p = progress(game);
  return {{"round", p.round}, {"auction", p.auction}, {"turn", p.turn}, {"turns", p.turns}};
}

json::array hands_json(const Game& game) {
  json::array array;
  for (Seat seat : first<Seat>(game.start.options.seats))
    array.emplace_back(naqala::word_of(game.hands[index(seat)]));
  return array;
}

json::value wish_json(const Game& game) {
  if (!game.wish) return nullptr;
  json::array agreed;
  for (Seat seat : first<Seat>(game.start.options.seats))
    if (game.wish->agreed[index(seat)]) agreed.emplace_back(number_of(seat));
  return {{"seat", number_of(game.wish->seat)}, {"to", game.wish->to}, {"agreed", agreed}};
}

json::value clock_json(const Game& game, const std::optional<ClockFace>& face) {
  if (!face) return nullptr;
  json::array reserves;
  for (Seat seat : first<Seat>(game.start.options.seats)) reserves.emplace_back(face->clock.reserve(seat));
  json::object object{{"runs", face->runs}, {"reserves", reserves}};
  const Seat seat = actor(game.state);
  if (is_seat(seat)) {
    object["turn_left"] = face->clock.turn_left(seat);
    object["thought"] = face->since;
  }
  return object;
}

json::array legal_json(const Game& game) {
  ActionList list;
  legal_actions(game.layout, game.state, list);
  json::array array;
  for (Action action : list) array.emplace_back(to_text(action));
  return array;
}

bool is_seat(Viewer viewer) { return viewer < Viewer::spectator; }

}  // namespace

json::value viewer_json(Viewer viewer) {
  if (is_seat(viewer)) return static_cast<int>(viewer) + 1;
  return "spectator";
}

json::value setup_json(const Game& game) {
  json::value record = json_of(Event{0, game.start}).at("record");
  record.as_object().erase("turns");
  return record;
}

json::array actions_json(const Game& game, Viewer viewer) {
  json::array array;
  for (const Acted& acted : actions_for(game, viewer))
    array.push_back({{"seat", actor_json(acted.seat)}, {"action", to_text(acted.action)}});
  return array;
}

json::object state_json(const Game& game, Viewer viewer, const std::optional<ClockFace>& clock) {
  const Seat seat = actor(game.state);
  json::object object{{"number", game.events},           {"moment", game.actions.size()},
                      {"actor", actor_json(seat)},       {"progress", progress_json(game)},
                      {"hands", hands_json(game)},       {"wish", wish_json(game)},
                      {"clock", clock_json(game, clock)}};
  if (!is_seat(viewer)) return object;
  object["undo"] = undoable(game, static_cast<Seat>(viewer));
  if (eyes_of(seat) == viewer) object["legal"] = legal_json(game);
  return object;
}

json::object snapshot_json(const TableDoc& doc, const Game* game, Viewer viewer,
                           const std::optional<ClockFace>& clock) {
  json::object object{
      {"protocol", protocol_version}, {"viewer", viewer_json(viewer)}, {"table", public_json(doc)}};
  if (!game) return object;
  object["setup"] = setup_json(*game);
  object["observation"] = json_of(view_of(*game, viewer));
  object["actions"] = actions_json(*game, viewer);
  object["state"] = state_json(*game, viewer, clock);
  return object;
}

std::string message(std::string_view name, json::value content) {
  return json::serialize(json::object{{name, std::move(content)}});
}

}  // namespace naqala::server
