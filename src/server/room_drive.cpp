// What goes on by itself: bots, and the clock.
#include <algorithm>

#include "bots/levels.hpp"
#include "fair/stream.hpp"
#include "rules/game.hpp"
#include "server/room.hpp"

namespace naqala::server {

namespace {

constexpr int level_of_stand_ins = 4;

std::uint64_t seed_for_bots(const TableDoc& doc, int number) {
  Stream stream(key_of(doc.whim_of_bots, doc.id, {}), static_cast<std::uint64_t>(number));
  const std::uint64_t high = stream.next();
  return high << 32 | stream.next();
}

}  // namespace

bool Room::is_bots(Seat seat) const {
  return doc_.chairs[index(seat)].sitter == Sitter::bot || game_->hands[index(seat)] != Hands::owner;
}

void Room::go_on() {
  if (!game_) return;
  const Seat seat = actor(game_->state);
  if (seat < Seat{5} && is_bots(seat)) ask_bot(seat);
  run_clock();
  // Bots never mind going back.
  if (game_->wish)
    for (Seat other : first<Seat>(game_->start.options.seats))
      if (!game_->wish->agreed[index(other)] && is_bots(other))
        return command(game_->events, {Answer{other, true}}, [](const auto&) {});
}

void Room::ask_bot(Seat seat) {
  if (bot_asked_) return;  // its answer will bring us here again
  bot_asked_ = game_->events;
  std::shared_ptr<Bot>& bot = bots_[seat];
  if (!bot) {
    const Chair& chair = doc_.chairs[index(seat)];
    const int level = chair.sitter == Sitter::bot ? chair.level : level_of_stand_ins;
    bot = make_bot(levels()[static_cast<std::size_t>(level - 1)].bot);
  }
  ++around_.metrics.bot_turns;
  around_.bots.ask(
      {bot, observe(game_->state, eyes_of(seat)), seed_for_bots(doc_, game_->events)},
      [weak = weak_from_this(), &loop = around_.loop, number = game_->events, seat](Decisions decisions) {
        loop.post([weak, number, seat, decisions = std::move(decisions)] {
          if (const auto room = weak.lock()) room->bot_decided(number, seat, decisions);
        });
      });
}

void Room::bot_decided(int number, Seat seat, const Decisions& decisions) {
  enqueue([this, number, seat, decisions] {
    bot_asked_.reset();
    if (!problem_.empty()) return;
    if (game_->events != number || actor(game_->state) != seat || !is_bots(seat)) return go_on();
    std::vector<Command::What> commands;
    for (Action action : decisions) commands.push_back(Act{seat, action});
    run(number, commands, [this, seat](const Result<int>& done) {
      if (!done)
        around_.log.error(
            "bot refused",
            {{"table", doc_.id}, {"seat", std::to_string(index(seat) + 1)}, {"problem", done.error()}});
    });
  });
}

// ---- The clock -----------------------------------------------------------------------------------------------

bool Room::somebody_is_here() const {
  return std::any_of(listeners_.begin(), listeners_.end(),
                     [](const Place& place) { return place.viewer != Viewer::spectator; });
}

std::int64_t Room::thought() const {
  return thought_before_ + (clock_since_ ? around_.loop.ticks() - *clock_since_ : 0);
}

// Time runs for a person who is to decide, while any of the players is here: nobody loses by a night's sleep of all.
void Room::run_clock() {
  alarm_.reset();
  if (!clock_ || !game_) return;
  const Seat seat = actor(game_->state);
  const bool runs = seat < Seat{5} && !is_bots(seat) && somebody_is_here();
  thought_before_ = thought();
  clock_since_.reset();
  if (!runs) return;
  clock_since_ = around_.loop.ticks();
  const std::int64_t left = std::max<std::int64_t>(0, clock_->left(seat) - thought_before_);
  alarm_ = around_.loop.after(std::chrono::milliseconds(left + 1),
                              [weak = weak_from_this(), number = game_->events] {
                                if (const auto room = weak.lock()) room->time_is_up(number);
                              });
}

void Room::time_is_up(int number) {
  enqueue([this, number] {
    if (!game_ || game_->events != number) return;
    const Seat seat = actor(game_->state);
    run(number, {Hand{seat, Hands::late}}, [](const auto&) {});
  });
}

}  // namespace naqala::server
