#include <algorithm>

#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "table/game.hpp"

namespace naqala {

namespace {

std::string seat_text(Seat seat) { return "seat " + std::to_string(index(seat) + 1); }

std::string whose_turn(const Game& game) {
  const Seat seat = actor(game.state);
  if (seat == nobody) return "the game is over";
  if (seat == chance) return "it is for chance to draw";
  return "it is " + seat_text(seat) + "'s turn";
}

bool is_seat(const Game& game, Seat seat) { return seat < Seat{game.start.options.seats}; }

Result<Events> decide(const Game& game, const Act& act) {
  if (actor(game.state) == nobody || act.seat != actor(game.state)) return Error{whose_turn(game)};
  if (!is_legal(game.layout, game.state, act.action))
    return Error{to_text(act.action) + " is not legal here"};
  return Events{{game.events, Acted{act.seat, act.action}}};
}

Result<Events> decide(const Game& game, const Undo& undo) {
  const int actions = undoable(game, undo.seat);
  if (actions == 0) return Error{"nothing to undo"};
  return Events{{game.events, Undone{undo.seat, actions}}};
}

Result<Events> decide(const Game& game, const Ask& ask) {
  if (!is_seat(game, ask.seat)) return Error{"only a seat can ask"};
  if (actor(game.state) == nobody) return Error{"the game is over"};
  if (game.wish) return Error{seat_text(game.wish->seat) + " is asking already"};
  if (game.refused[index(ask.seat)]) return Error{"your wish was just refused"};
  if (ask.to < 0 || ask.to >= static_cast<int>(game.actions.size()))
    return Error{"there are " + std::to_string(game.actions.size()) + " actions: there is none at " +
                 std::to_string(ask.to)};
  if (game.actions[static_cast<std::size_t>(ask.to)].seat != ask.seat)
    return Error{"the action at " + std::to_string(ask.to) + " is not your own"};
  return Events{{game.events, Asked{ask.seat, ask.to}}};
}

Result<Events> decide(const Game& game, const Answer& answer) {
  if (!is_seat(game, answer.seat)) return Error{"only a seat can answer"};
  if (!game.wish) return Error{"nobody is asking"};
  Wish wish = *game.wish;
  if (wish.agreed[index(answer.seat)]) return Error{seat_text(answer.seat) + " has agreed already"};
  Events events{{game.events, Answered{answer.seat, answer.yes}}};
  if (!answer.yes) return events;
  wish.agreed[index(answer.seat)] = true;
  if (all_agree(wish, game.start.options.seats)) events.push_back({game.events + 1, TakenBack{wish.to}});
  return events;
}

Result<Events> decide(const Game& game, const Hand& hand) {
  if (!is_seat(game, hand.seat)) return Error{"there is no such seat"};
  if (actor(game.state) == nobody) return Error{"the game is over"};
  const Hands now = game.hands[index(hand.seat)];
  if (now == Hands::resigned) return Error{seat_text(hand.seat) + " has resigned"};
  if (now == hand.hands) return Error{seat_text(hand.seat) + " is in these hands already"};
  return Events{{game.events, Handed{hand.seat, hand.hands}}};
}

}  // namespace

bool all_agree(const Wish& wish, int seats) {
  return std::all_of(wish.agreed.begin(), wish.agreed.begin() + seats, [](bool agreed) { return agreed; });
}

Result<Events> decide(const Game& game, const Command& command) {
  if (command.number != game.events)
    return Error{"stale: the game is at event " + std::to_string(game.events)};
  return std::visit([&](const auto& what) { return decide(game, what); }, command.what);
}

}  // namespace naqala
