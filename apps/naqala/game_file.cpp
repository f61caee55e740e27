#include "game_file.hpp"

#include <boost/json.hpp>
#include <utility>

#include "common.hpp"
#include "notation/names.hpp"
#include "notation/position.hpp"
#include "rules/game.hpp"

namespace naqala::command {

namespace json = boost::json;

namespace {

GameFile from_record(std::string name, Result<Record> parsed) {
  GameFile game;
  game.record = value_or_fail(std::move(parsed), name);
  game.name = std::move(name);
  game.state = replay(*game.record).back();
  game.names = game.record->names;
  return game;
}

GameFile from_json(std::string name, const std::string& text) {
  const json::value value = value_or_fail(parse_json(text), name);
  const json::object* object = value.if_object();
  const auto has = [&](std::string_view field) { return object && object->contains(field); };
  if (has("format") || has("turns")) return from_record(std::move(name), parse_record(text));
  GameFile game;
  if (has("viewer"))
    game.state = value_or_fail(read_observation(value), name).view();
  else
    game.state = value_or_fail(read_position(value), name);
  game.name = std::move(name);
  return game;
}

}  // namespace

GameFile read_game(const std::string& file) {
  const std::string text = read_input(file);
  const std::string_view content = without_mark(text);
  const std::size_t first = content.find_first_not_of(" \t\r\n");
  if (first == content.npos) throw Failure(called(file) + ": there is nothing in it");
  if (content[first] == '{') return from_json(called(file), text);
  return from_record(called(file), parse_record(text));
}

Record read_record(const std::string& file) {
  GameFile game = read_game(file);
  if (!game.record) throw Failure(game.name + ": this is a position; a record of the game is needed");
  return std::move(*game.record);
}

Viewer viewer_from(const std::string& text, int seats) {
  if (text == "all") return Viewer::everything;
  if (text == "spectator") return Viewer::spectator;
  const auto number = number_from(text, seats);
  if (!number || *number < 1)
    throw Failure("--viewer: " + naqala::quoted(text) + " is not a seat from 1 to " + std::to_string(seats) +
                  ", nor spectator, nor all");
  return eyes_of(static_cast<Seat>(*number - 1));
}

State seen_by(const State& s, Viewer viewer) {
  return viewer == Viewer::everything || actor(s) == nobody ? s : observe(s, viewer).view();
}

State seen_by(const GameFile& game, Viewer viewer) {
  if (viewer == game.state.sight) return game.state;
  if (game.is_observation()) throw Failure(game.name + ": an observation has no other view than its own");
  return seen_by(game.state, viewer);
}

void must_know_choices(const GameFile& game) {
  const Seat seat = actor(game.state);
  if (!game.is_observation() || seat == nobody || eyes_of(seat) == game.state.sight) return;
  if (seat != chance)
    throw Failure(game.name + ": it is the turn of seat " + std::to_string(index(seat) + 1) +
                  ", and only that seat knows what it can do");
  const Step step = game.state.step;
  if (game.state.sees(game.state.active)) return;
  if (step == Step::draw_card) throw Failure(game.name + ": a card is drawn that this viewer does not see");
  if (step == Step::draw_items || step == Step::draw_item)
    throw Failure(game.name + ": an item is drawn that this viewer does not see");
}

}  // namespace naqala::command
