#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "notation/record.hpp"
#include "rules/effect.hpp"
#include "rules/layout.hpp"
#include "rules/observation.hpp"
#include "rules/state.hpp"
#include "table/event.hpp"

// One running game, as two functions: `decide` says what a command leads to, `evolve` lets it happen. Nothing
// here stores, sends, draws or thinks: whoever runs the game brings the outcomes of chance, keeps the events
// and asks the bots. So the same table runs in a browser, in a terminal and behind a server:
//
//   Result<Events> events = decide(game, command);
//   if (!events) return events.error();
//   store(*events);                                    // before anyone is told
//   for (const Event& event : *events) evolve(game, event);

namespace naqala {

// A seat's wish to go back, and who has agreed to it.
struct Wish {
  Seat seat;
  int to;
  std::array<bool, count_of<Seat>> agreed{};  // the seat itself too

  friend bool operator==(const Wish&, const Wish&) = default;
};

// Whether every one of so many seats has.
bool all_agree(const Wish& wish, int seats);

struct Game {
  Started start;
  Layout layout;
  State state;
  // Everything that was decided and drawn, without what was taken back.
  std::vector<Acted> actions;
  // The positions before each of the last actions, back to the last one that cannot be taken back.
  std::vector<State> past;
  // In whose hands each seat is.
  std::array<Hands, count_of<Seat>> hands{};
  // What a seat asks the others for, until they have answered or somebody acts.
  std::optional<Wish> wish;
  // Whose wish was refused since somebody has played: they do not ask again before.
  std::array<bool, count_of<Seat>> refused{};
  // How many events there are, which is the number of the next one.
  int events = 0;

  // The layout follows from the rest.
  friend bool operator==(const Game& a, const Game& b) {
    return a.start == b.start && a.state == b.state && a.actions == b.actions && a.past == b.past &&
           a.hands == b.hands && a.wish == b.wish && a.refused == b.refused && a.events == b.events;
  }
};

// ---- Commands ---------------------------------------------------------------------------------------------

// `seat` wants this action. The one who runs the game answers for the seat `chance`.
struct Act {
  Seat seat;
  Action action;
};

// `seat` wants to take back its last decision, with the steps of one form that followed it.
struct Undo {
  Seat seat;
};

// `seat` asks to go back to before one of its own actions, further than it can undo.
struct Ask {
  Seat seat;
  int to;
};

// `seat` agrees to what another asks for, or does not.
struct Answer {
  Seat seat;
  bool yes;
};

// A seat is to be in other hands. Whether its owner wants that or his time is up is for the one
// who runs the game to know.
struct Hand {
  Seat seat;
  Hands hands;
};

// A command names the number that its event is to get. If the game has moved on, that number is taken and the
// command is refused as stale; so a click that arrives twice, or too late, does nothing.
struct Command {
  using What = std::variant<Act, Undo, Ask, Answer, Hand>;

  int number;
  What what;
};

// ---- The game ---------------------------------------------------------------------------------------------

// The first event of a game, or what is wrong with its options, its set-up or the names.
Result<Event> start_game(Started start);

// What a command leads to. Refused, with a message for the one who gave it: stale commands,
// actions out of turn or not legal, an undo with nothing to undo, answers that nobody asked for.
// The game itself does not change.
Result<Events> decide(const Game& game, const Command& command);

// The game after its first event.
Game game_from(const Event& started);
// Lets an event happen that `decide` gave for this very game.
void evolve(Game& game, const Event& event);

// Why an event from outside cannot be the next one of this game; empty if it can.
std::string problem_with(const Game& game, const Event& event);

// The game that a list of events from outside has led to. Each event is checked as its command was: "event
// 31: it is seat 2's turn".
Result<Game> rebuild(const Events& events);

// ---- Records ----------------------------------------------------------------------------------------------

// The game as a record. What was taken back is not in it, so the events of a game that is read
// again are counted anew.
Record record_of(const Game& game);
Result<Game> game_from(const Record& record);

// ---- Undo -------------------------------------------------------------------------------------------------

// How many actions an undo by this seat would take back; 0 if there is nothing to undo.
//
// A seat can take back what it did since the latest of these: another seat's action, an outcome of chance,
// the end of a turn, a card or item that only it knew and then showed or used, or a choice among items that
// the artisans drew. It lands where the seat was asked (see `settle`): how far an undo goes back does not
// tell what the seat holds.
int undoable(const Game& game, Seat seat);

// ---- Driving ----------------------------------------------------------------------------------------------

// The only thing the actor can do now, if everybody can see that there is just one, so that nobody is asked
// for it. The end of a turn is always asked for: it is the last moment to take something back. Nothing for
// chance, which has to be drawn. A seat that holds cards or items in secret is also asked where it has no
// choice but could have one, so whether it is asked tells the others nothing. The same for a state and for
// every view.
std::optional<Action> settle(const Layout& layout, const State& s);

// How far the game is, for people. Rounds, turns and bids count from 1.
struct Progress {
  int round;
  bool auction;  // then `turn` counts bids
  int turn;      // the one that is going on; after the last one of a round, still that
  int turns;     // in each round
};
Progress progress(const Game& game);

// ---- Who may see what -------------------------------------------------------------------------------------

// What `viewer` (not Viewer::everything) may know now. When the game is over all cards and items
// are on the table.
Observation view_of(const Game& game, Viewer viewer);

// An event as `viewer` is told of it; `game` is the game just before it. Unless the event ends the game, a
// viewer who applies it to view_of(game, viewer) has view_of the game after it.
Event redacted(const Game& game, const Event& event, Viewer viewer);

// What an event that `decide` gave does to the pieces, as `viewer` is told of it; `game` is the game just
// before it. Only actions do anything to them.
EffectList effects_for(const Game& game, const Event& event, Viewer viewer);

// The actions so far as `viewer` is told of them, and what they did.
struct Told {
  Acted acted;
  std::vector<Effect> effects;
};
std::vector<Acted> actions_for(const Game& game, Viewer viewer);
std::vector<Told> history_for(const Game& game, Viewer viewer);

}  // namespace naqala
