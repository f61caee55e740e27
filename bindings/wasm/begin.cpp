// Games and positions come to be: dealt, or read.
#include <boost/json.hpp>

#include "held.hpp"
#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "notation/record.hpp"
#include "rules/setup.hpp"

namespace naqala::wasm {

namespace json = boost::json;

namespace {

// Options as in the header of a record, and the names of the seats.
Started read_wish(const json::value& value, Trouble& trouble) {
  const Node root(&value, "", trouble);
  root.allow_only({"players", "sets", "djinn_use", "nekir", "artisan_ties", "totals", "names"});
  Started start;
  start.options = read_options(root, trouble);
  if (root["names"].present())
    for (const Node& name : root["names"].elements(start.options.seats)) start.names.push_back(name.text());
  start.names.resize(start.options.seats);
  return start;
}

template <class T>
Handle hold_position(const Result<T>& read, const State& (*state_of)(const T&)) {
  if (!read) return refuse(read.error());
  const State& state = state_of(*read);
  return hold(Held(Position{Layout(state), state}));
}

}  // namespace

// A new game, dealt from the seed as `naqala new --seed` does it. In: options and names.
NAQALA_EXPORT(new_game) Handle new_game(std::uint64_t seed) {
  const Result<json::value> wish = parse_json(input());
  if (!wish) return refuse("options: " + wish.error());
  Trouble trouble;
  Started start = read_wish(*wish, trouble);
  if (trouble.any()) return refuse("options: " + trouble.message);
  Rng rng(seed);
  start.setup = deal(start.options, rng);
  const Result<Event> started = start_game(std::move(start));
  if (!started) return refuse(started.error());
  return hold(Held(game_from(*started)));
}

// A game from its record, in either form. One without actions is a set-up.
NAQALA_EXPORT(read_record) Handle read_record() {
  const Result<Record> record = parse_record(input());
  if (!record) return refuse(record.error());
  Result<Game> game = game_from(*record);
  if (!game) return refuse(game.error());
  return hold(Held(std::move(*game)));
}

// A position, or, if it names its viewer, an observation.
NAQALA_EXPORT(read_position) Handle read_position() {
  const Result<json::value> value = parse_json(input());
  if (!value) return refuse("position: " + value.error());
  const json::object* object = value->if_object();
  if (object != nullptr && object->contains("viewer"))
    return hold_position<Observation>(read_observation(*value),
                                      [](const Observation& o) -> const State& { return o.view(); });
  return hold_position<State>(naqala::read_position(*value),
                              [](const State& s) -> const State& { return s; });
}

}  // namespace naqala::wasm
