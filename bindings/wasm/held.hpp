#pragma once

#include <utility>
#include <variant>

#include "border.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "table/game.hpp"

namespace naqala::wasm {

// A position or an observation, without a past.
struct Position {
  Layout layout;
  State state;  // of an observation, the view
};

// What a handle stands for. Handles count from 1 and are never used again, so one that was freed is refused.
class Held {
 public:
  explicit Held(Game game) : content_(std::move(game)) {}
  explicit Held(Position position) : content_(std::move(position)) {}

  const Layout& layout() const {
    return std::visit([](const auto& content) -> const Layout& { return content.layout; }, content_);
  }
  const State& state() const {
    return std::visit([](const auto& content) -> const State& { return content.state; }, content_);
  }
  bool is_observation() const { return state().sight != Viewer::everything; }

  // The game at the table, or the position: one of the two is not null.
  Game* game() { return std::get_if<Game>(&content_); }
  const Game* game() const { return std::get_if<Game>(&content_); }
  Position* position() { return std::get_if<Position>(&content_); }

 private:
  std::variant<Game, Position> content_;
};

using Handle = std::int32_t;

Handle hold(Held held);
// Null if there is no such handle.
Held* find(Handle handle);

// Calls `use(held)`, or refuses if there is no such handle.
template <class Use>
Answer with(Handle handle, Use use) {
  Held* held = find(handle);
  if (held == nullptr) return refuse("this game was freed");
  return use(*held);
}

// Calls `use(game)`; positions are refused.
template <class Use>
Answer with_game(Handle handle, Use use) {
  return with(handle, [&](Held& held) {
    if (held.game() == nullptr) return refuse("this is a position: it has no past");
    return use(*held.game());
  });
}

}  // namespace naqala::wasm
