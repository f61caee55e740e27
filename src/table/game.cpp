#include "table/game.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "notation/action_text.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"

namespace naqala {

namespace {

std::string problem_with_names(const Started& start) {
  if (start.names.size() != start.options.seats)
    return "names: " + std::to_string(start.names.size()) + " for " + std::to_string(start.options.seats) +
           " seats";
  for (std::size_t i = 0; i < start.names.size(); ++i) {
    if (start.names[i].empty()) continue;  // a seat without a name
    if (const std::string problem = problem_with_name(start.names[i]); !problem.empty())
      return "names." + std::to_string(i + 1) + ": " + problem;
  }
  return {};
}

// Whether a seat's action let the others see a card or an item that only it knew.
bool reveals(const State& before, const State& after) {
  for (Seat seat : all<Seat>) {
    if (unseen_of(after, seat) < unseen_of(before, seat)) return true;
    if (secret_items_of(after, seat) < secret_items_of(before, seat)) return true;
  }
  return before.step == Step::keep_item;  // the items not kept are discarded face up
}

// Whether nothing up to this action can be taken back any more.
bool is_final(const State& before, const Acted& acted, const State& after) {
  return acted.seat == chance || actor(after) == chance || acted.action.kind() == Action::Kind::end ||
         reveals(before, after);
}

void act(Game& game, const Acted& acted) {
  assert(acted.seat == actor(game.state) && is_legal(game.layout, game.state, acted.action));
  const State before = game.state;
  apply(game.layout, game.state, acted.action);
  if (is_final(before, acted, game.state))
    game.past.clear();
  else
    game.past.push_back(before);
  game.actions.push_back(acted);
}

void undo(Game& game, const Undone& undone) {
  assert(undone.actions == undoable(game, undone.seat));
  const std::size_t left = game.past.size() - static_cast<std::size_t>(undone.actions);
  game.state = game.past[left];
  game.past.resize(left);
  game.actions.resize(game.actions.size() - static_cast<std::size_t>(undone.actions));
}

void take_back(Game& game, int to) {
  game.actions.resize(static_cast<std::size_t>(to));
  game.past.clear();
  game.state = initial(game.start.options, game.start.setup);
  for (const Acted& acted : game.actions) apply(game.layout, game.state, acted.action);
}

// What is asked for lasts until it is refused or done, or somebody plays on.
void follow_wish(Game& game, const Event& event) {
  std::optional<Wish>& wish = game.wish;
  const auto* acted = std::get_if<Acted>(&event.what);
  if (acted && acted->seat != chance) game.refused.fill(false);
  if (const auto* asked = std::get_if<Asked>(&event.what)) {
    wish = Wish{asked->seat, asked->to};
    wish->agreed[index(asked->seat)] = true;
  } else if (const auto* answered = std::get_if<Answered>(&event.what); answered && answered->yes) {
    wish->agreed[index(answered->seat)] = true;
  } else if (answered) {
    game.refused[index(wish->seat)] = true;
    wish.reset();
  } else if (!std::holds_alternative<Handed>(event.what)) {
    wish.reset();
  }
}

// The command that would have led to this event.
std::optional<Command> command_for(const Event& event) {
  if (const auto* acted = std::get_if<Acted>(&event.what))
    return Command{event.number, Act{acted->seat, acted->action}};
  if (const auto* undone = std::get_if<Undone>(&event.what)) return Command{event.number, Undo{undone->seat}};
  if (const auto* handed = std::get_if<Handed>(&event.what))
    return Command{event.number, Hand{handed->seat, handed->hands}};
  if (const auto* asked = std::get_if<Asked>(&event.what))
    return Command{event.number, Ask{asked->seat, asked->to}};
  if (const auto* answered = std::get_if<Answered>(&event.what))
    return Command{event.number, Answer{answered->seat, answered->yes}};
  return std::nullopt;
}

Result<Events> check(const Game& game, const Event& event) {
  if (const auto* back = std::get_if<TakenBack>(&event.what)) {
    if (event.number != game.events)
      return Error{"stale: the game is at event " + std::to_string(game.events)};
    if (!game.wish || game.wish->to != back->to || !all_agree(*game.wish, game.start.options.seats))
      return Error{"not all have agreed to go back there"};
    return Events{event};
  }
  const std::optional<Command> command = command_for(event);
  if (!command) return Error{"a game starts only once"};
  Result<Events> events = decide(game, *command);
  if (events && events->front() != event) return Error{"this undo takes back something else"};
  return events;
}

// Whether the others can think of a hand with which the actor would have a choice: one with more fakirs, or
// with a magic item that nobody has seen.
bool seems_to_have_a_choice(const Layout& layout, const State& s) {
  const auto has_a_choice = [&](const State& view) {
    ActionList legal;
    legal_actions(layout, view, legal);
    return legal.size() != 1;
  };
  State view = public_view(s);
  if (view.step == Step::keep_item) return drawn_items(view) > 1;
  const Seat seat = actor(view);
  const auto most = [](std::uint32_t held, const Cards& pool) {
    return std::min(static_cast<int>(held), pool[Card::fakir]);
  };
  const int fakirs =
      most(view.fresh[index(seat)], view.deck) + most(view.stale[index(seat)], view.stale_pool);
  Context with_fakirs{layout, view};
  show_cards(with_fakirs, seat, Card::fakir, fakirs_of(view, seat) + fakirs, s.step);
  if (has_a_choice(view)) return true;
  if (view.item_used || secret_items_of(view, seat) == 0) return false;
  return std::any_of(all<Item>.begin(), all<Item>.end(), [&](Item item) {
    if (!is_magic(item) || !view.item_stack.has(item)) return false;
    State after = view;
    Context with_item{layout, after};
    show_items(with_item, seat, Items::of(item), s.step);
    return has_a_choice(after);
  });
}

}  // namespace

Result<Event> start_game(Started start) {
  if (std::string problem = problem_with(start.options, start.setup); !problem.empty())
    return Error{std::move(problem)};
  if (std::string problem = problem_with_names(start); !problem.empty()) return Error{std::move(problem)};
  return Event{0, std::move(start)};
}

Game game_from(const Event& started) {
  assert(started.number == 0 && std::holds_alternative<Started>(started.what));
  const auto& start = std::get<Started>(started.what);
  const State state = initial(start.options, start.setup);
  return {.start = start, .layout = Layout(state), .state = state, .actions = {}, .past = {}, .events = 1};
}

void evolve(Game& game, const Event& event) {
  assert(event.number == game.events);
  if (const auto* acted = std::get_if<Acted>(&event.what)) act(game, *acted);
  if (const auto* undone = std::get_if<Undone>(&event.what)) undo(game, *undone);
  if (const auto* handed = std::get_if<Handed>(&event.what)) game.hands[index(handed->seat)] = handed->hands;
  if (const auto* back = std::get_if<TakenBack>(&event.what)) take_back(game, back->to);
  follow_wish(game, event);
  ++game.events;
}

std::string problem_with(const Game& game, const Event& event) {
  const Result<Events> checked = check(game, event);
  return checked ? "" : checked.error();
}

Result<Game> rebuild(const Events& events) {
  if (events.empty() || events[0].number != 0 || !std::holds_alternative<Started>(events[0].what))
    return Error{"event 0: a game begins with its set-up"};
  if (auto started = start_game(std::get<Started>(events[0].what)); !started)
    return Error{"event 0: " + started.error()};
  Game game = game_from(events[0]);
  for (std::size_t i = 1; i < events.size(); ++i) {
    if (const std::string problem = problem_with(game, events[i]); !problem.empty())
      return Error{"event " + std::to_string(i) + ": " + problem};
    evolve(game, events[i]);
  }
  return game;
}

Record record_of(const Game& game) {
  Record record{game.start.options, game.start.names, game.start.setup, {}};
  for (const Acted& acted : game.actions) record.actions.push_back(acted.action);
  return record;
}

Result<Game> game_from(const Record& record) {
  Started start{record.options, record.setup, record.names};
  start.names.resize(record.options.seats);
  Result<Event> started = start_game(std::move(start));
  if (!started) return Error{started.error()};
  Game game = game_from(*started);
  for (Action action : record.actions) {
    const Command command{game.events, Act{actor(game.state), action}};
    const Result<Events> events = decide(game, command);
    if (!events) return Error{"action " + std::to_string(game.events) + ": " + events.error()};
    evolve(game, events->front());
  }
  return game;
}

int undoable(const Game& game, Seat seat) {
  for (std::size_t n = 1; n <= game.past.size(); ++n) {
    if (game.actions[game.actions.size() - n].seat != seat) return 0;
    const State& before = game.past[game.past.size() - n];
    if (!settle(game.layout, before)) return static_cast<int>(n);
  }
  return 0;
}

std::optional<Action> settle(const Layout& layout, const State& s) {
  if (actor(s) == chance || actor(s) == nobody) return std::nullopt;
  ActionList legal;
  legal_actions(layout, s, legal);
  if (legal.size() != 1 || legal[0].kind() == Action::Kind::end) return std::nullopt;
  return seems_to_have_a_choice(layout, s) ? std::nullopt : std::optional(legal[0]);
}

}  // namespace naqala
