// What a game looks like, for each viewer.
#include <boost/json.hpp>

#include "held.hpp"
#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "notation/record.hpp"
#include "notation/reports.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

namespace naqala::wasm {

namespace json = boost::json;

namespace {

// The state as `viewer` sees it, given to `use`: everything is all that is there, also of an observation.
// When a game is over, all cards are on the table.
template <class Use>
Answer with_view(Handle handle, std::uint32_t number, Use use) {
  return with(handle, [&](const Held& held) {
    const auto viewer = static_cast<Viewer>(number);
    const bool is_seat = number < static_cast<std::uint32_t>(seats_of(held.state()));
    if (!is_seat && viewer != Viewer::spectator && viewer != Viewer::everything)
      return refuse("viewer: there is no such seat");
    if (viewer == Viewer::everything || viewer == held.state().sight) return use(held.state());
    if (held.is_observation()) return refuse("an observation has no other view than its own");
    if (held.game() != nullptr) return use(view_of(*held.game(), viewer).view());
    return use(observe(held.state(), viewer).view());
  });
}

json::value seat_value(Seat seat) {
  return seat == chance ? json::value("chance") : json::value(number_of(seat));
}

}  // namespace

// The position or observation as JSON.
NAQALA_EXPORT(view) Answer view(Handle handle, std::uint32_t viewer) {
  return with_view(handle, viewer, [](const State& s) { return answer(json::serialize(json_of(s))); });
}

NAQALA_EXPORT(scores) Answer scores(Handle handle, std::uint32_t viewer) {
  return with_view(handle, viewer, [](const State& s) {
    return answer(json::serialize(json_of_scores(score(s), seats_of(s))));
  });
}

// 16 hexadecimal digits over the state.
NAQALA_EXPORT(hash) Answer hash_of(Handle handle) {
  return with(handle, [](const Held& held) { return answer(hex(hash(held.state()))); });
}

// What happened so far, as `viewer` is told of it.
NAQALA_EXPORT(history) Answer history(Handle handle, std::uint32_t viewer) {
  return with_game(handle, [&](const Game& game) {
    json::array list;
    for (const Acted& acted : actions_for(game, static_cast<Viewer>(viewer)))
      list.push_back({{"seat", seat_value(acted.seat)}, {"action", to_text(acted.action)}});
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
