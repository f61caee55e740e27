// What a game looks like, for each viewer.
#include <boost/json.hpp>

#include "held.hpp"
#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "notation/record.hpp"
#include "notation/reports.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "views.hpp"

namespace naqala::wasm {

namespace json = boost::json;

// The position or observation as JSON.
NAQALA_EXPORT(view) Answer view(Handle handle, std::uint32_t viewer) {
  return with_view(handle, viewer,
                   [](const Held&, const State& s) { return answer(json::serialize(json_of(s))); });
}

NAQALA_EXPORT(scores) Answer scores(Handle handle, std::uint32_t viewer) {
  return with_view(handle, viewer, [](const Held&, const State& s) {
    return answer(json::serialize(json_of_scores(score(s), seats_of(s))));
  });
}

// 16 hexadecimal digits over the state.
NAQALA_EXPORT(hash) Answer hash_of(Handle handle) {
  return with(handle, [](const Held& held) { return answer(hex(hash(held.state()))); });
}

// What happened so far, as `viewer` is told of it: a list of what `act` answers.
NAQALA_EXPORT(history) Answer history(Handle handle, std::uint32_t viewer) {
  return with_game(handle, [&](const Game& game) {
    json::array list;
    for (const Told& told : history_for(game, static_cast<Viewer>(viewer)))
      list.push_back(json_of_told(told.acted.seat, told.acted.action, told.effects));
    return answer(json::serialize(list));
  });
}

NAQALA_EXPORT(progress) Answer progress_of(Handle handle) {
  return with_game(handle, [](const Game& game) {
    const Progress p = progress(game);
    const json::object object{
        {"round", p.round}, {"auction", p.auction}, {"turn", p.turn}, {"turns", p.turns}};
    return answer(json::serialize(object));
  });
}

NAQALA_EXPORT(record_text) Answer record_text(Handle handle) {
  return with_game(handle, [](const Game& game) { return answer(to_text(record_of(game))); });
}

NAQALA_EXPORT(record_json) Answer record_json(Handle handle) {
  return with_game(handle,
                   [](const Game& game) { return answer(to_json(record_of(game), JsonStyle::line)); });
}

}  // namespace naqala::wasm
