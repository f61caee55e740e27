#include <boost/json.hpp>

#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "notation/position_expansions.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

json::object tile_of(const State& s, Tile tile) {
  json::object object{{"kind", word(s.kind(tile))}};
  if (const Meeples meeples = s.meeples[index(tile)]; !meeples.empty()) object["meeples"] = json_of(meeples);
  if (const Seat owner = owner_of(s, tile); owner != nobody) object["owner"] = number_of(owner);
  if (s.palms(tile) > 0) object["palms"] = s.palms(tile);
  if (s.palaces(tile) > 0) object["palaces"] = s.palaces(tile);
  write_whim_on(tile, s, object);
  return object;
}

json::object tiles_of(const State& s) {
  json::object tiles;
  for (Tile tile : all<Tile>)
    if (on_board(s.options, tile)) tiles[word(tile)] = tile_of(s, tile);
  return tiles;
}

// Cards taken unseen: by name if the viewer knows them, otherwise how many.
void write_unseen(json::object& object, std::string_view name, const State& s, Seat seat,
                  std::uint32_t held) {
  if (held == 0) return;
  if (s.sees(seat))
    object[name] = json_of(Cards::from_word(held));
  else
    object[name] = held;
}

json::object seat_of(const State& s, Seat seat) {
  const std::size_t i = index(seat);
  json::object object{{"coins", s.coins[i]}};
  if (s.viziers[i] > 0) object["viziers"] = s.viziers[i];
  if (s.elders[i] > 0) object["elders"] = s.elders[i];
  if (!s.djinns[i].empty()) object["djinns"] = json_of(s.djinns[i]);
  if (!s.open[i].empty()) object["cards"] = json_of(s.open[i]);
  write_unseen(object, "unseen", s, seat, s.fresh[i]);
  write_unseen(object, "unseen_earlier", s, seat, s.stale[i]);
  write_expansions_of_seat(seat, s, object);
  return object;
}

json::array bid_order_of(const State& s) {
  json::array track;
  for (Seat seat : s.bid_track)
    if (seat != nobody) track.emplace_back(number_of(seat));
  return track;
}

json::array turn_order_of(const State& s) {
  json::array track;
  for (std::size_t space = 0; space < prices_of(s.options).size(); ++space) {
    const Seat seat = s.turn_track[space];
    track.push_back(seat == nobody ? json::value(nullptr) : json::value(number_of(seat)));
  }
  return track;
}

void write_tile(json::object& object, std::string_view name, Tile tile) {
  if (tile != no_tile) object[name] = word(tile);
}

// The decision due. Only what is not as in a position in which nothing is going on.
void write_decision(json::object& object, const State& s) {
  object["step"] = word(s.step);
  if (s.active != nobody) object["turn"] = number_of(s.active);
  if (!s.hand.empty()) object["hand"] = json_of(s.hand);
  write_tile(object, "at", s.at);
  write_tile(object, "from", s.from);
  write_tile(object, "place", s.place);
  if (s.step == Step::collect || s.dropped != Tribe{}) object["dropped"] = word(s.dropped);
  if (s.victim != nobody) object["victim"] = number_of(s.victim);
  if (s.left > 0) object["left"] = s.left;
  if (s.kills > 0) object["kills"] = s.kills;
  if (s.double_kill) object["double_kill"] = true;
  if (s.double_coins) object["double_coins"] = true;
  if (s.built > 0) object["built"] = s.built;
  if (s.resume != Step{}) object["resume"] = word(s.resume);
  if (!s.djinns_drawn.empty()) object["drawn"] = json_of(s.djinns_drawn);
  if (!s.djinns_used.empty()) object["used"] = json_of(s.djinns_used);
  write_expansions_of_decision(s, object);
  if (s.last_round) object["last_round"] = true;
}

json::object document(const State& s) {
  json::object object;
  if (s.sight == Viewer::spectator)
    object["viewer"] = "spectator";
  else if (s.sight != Viewer::everything)
    object["viewer"] = number_of(static_cast<Seat>(s.sight));
  write_options(object, s.options);
  write_decision(object, s);
  object["tiles"] = tiles_of(s);
  json::array seats;
  for (int i = 0; i < seats_of(s); ++i) seats.push_back(seat_of(s, static_cast<Seat>(i)));
  object["seats"] = seats;
  object["bid_order"] = bid_order_of(s);
  object["turn_order"] = turn_order_of(s);
  object["card_row"] = json_of_row(s.card_row, s.card_row_size);
  object["djinn_row"] = json_of_row(s.djinn_row, s.djinn_row_size);
  object["deck"] = json_of(s.deck);
  if (!s.stale_pool.empty()) object["unseen_earlier"] = json_of(s.stale_pool);
  object["djinn_deck"] = json_of(s.djinn_deck);
  if (s.options.plays(Set::artisans)) object["item_stack"] = json_of(s.item_stack);
  return object;
}

}  // namespace

json::value json_of(const State& s) { return document(s); }
json::value json_of(const Observation& o) { return document(o.view()); }
std::string to_json(const State& s, JsonStyle style) { return print_json(document(s), style); }
std::string to_json(const Observation& o, JsonStyle style) { return print_json(document(o.view()), style); }

}  // namespace naqala
