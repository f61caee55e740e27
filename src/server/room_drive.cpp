// What goes on by itself: bots, and the clock.
#include <algorithm>

#include "bots/levels.hpp"
#include "fair/stream.hpp"
#include "rules/game.hpp"
#include "server/room.hpp"

namespace naqala::server {

using namespace std::chrono_literals;

namespace {

constexpr int level_of_stand_ins = 4;
constexpr std::chrono::milliseconds first_pause{250}, longest_pause{30'000};

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
  update_clock();
  if (rests_) return;
  if (!is_ours()) {
    if (!duty_ || duty_->number != game_->events) keep_duty();  // nobody has it
    return mind_the_clock();
  }
  const Seat seat = actor(game_->state);
  if (is_seat(seat) && is_bots(seat)) ask_in_time(seat);
  if (const auto agrees = bot_that_agrees())
    enqueue([this, agrees, number = game_->events] {
      run(number, {Answer{*agrees, true}}, [](const auto&) {});
    });
}

// Bots never mind going back. Who is only late is asked himself.
std::optional<Seat> Room::bot_that_agrees() const {
  if (game_->wish)
    for (Seat seat : first<Seat>(game_->start.options.seats))
      if (!game_->wish->agreed[index(seat)] && is_bots(seat) && game_->hands[index(seat)] != Hands::late)
        return seat;
  return std::nullopt;
}

// The store has failed: what goes on by itself waits, longer each time.
void Room::rest() {
  rests_ = true;
  const auto pause = std::min(longest_pause, first_pause * (1 << std::min(failures_++, 10)));
  next_try_ = around_.loop.after(pause, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->rests_ = false;
    room->enqueue([room = room.get()] {
      if (room->problem_.empty()) room->go_on();
    });
  });
}

// A stand-in lets the owner of the seat come back before it goes on.
void Room::ask_in_time(Seat seat) {
  if (game_->hands[index(seat)] != Hands::late) return ask_bot(seat);
  if (stand_in_) return;
  std::chrono::milliseconds pause = pace_of_stand_ins;
  if (duty_ && duty_->due) pause = std::chrono::milliseconds(*duty_->due - around_.store.now());
  stand_in_ = around_.loop.after(std::max(pause, 0ms), [weak = weak_from_this(), number = game_->events] {
    const auto room = weak.lock();
    if (!room) return;
    room->stand_in_.reset();
    room->enqueue([room = room.get(), number] {
      if (!room->game_) return;
      const Seat due = actor(room->game_->state);
      if (room->game_->events == number && room->is_bots(due)) return room->ask_bot(due);
      room->go_on();
    });
  });
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
      {bot, observe(game_->state, eyes_of(seat)), seed_for_bots(doc_, game_->events), somebody_is_here()},
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
      if (!done && done.error() != moved_on)
        around_.log.error(
            "bot refused",
            {{"table", doc_.id}, {"seat", std::to_string(index(seat) + 1)}, {"problem", done.error()}});
    });
  });
}

// ---- The clock --------------------------------------------------------------------------------------------

bool Room::somebody_is_here() const { return (company_here().seats | others_.seats) != 0; }

// Time runs for a person who is to decide, while any of the players is here: nobody loses by a
// night's sleep of all.
bool Room::time_runs() const {
  const Seat seat = actor(game_->state);
  return is_seat(seat) && !is_bots(seat) && somebody_is_here();
}

std::int64_t Room::thought() const {
  return thought_before_ + (clock_since_ ? around_.loop.ticks() - *clock_since_ : 0);
}

// After a change: as the store has it, if others have to know too.
void Room::update_clock() {
  if (around_.store.is_shared())
    set_clock();
  else
    run_clock();
}

void Room::run_clock() {
  if (!clock_ || !game_) return;
  thought_before_ = thought();
  clock_since_.reset();
  if (time_runs()) clock_since_ = around_.loop.ticks();
  set_alarm();
}

void Room::set_alarm() {
  alarm_.reset();
  if (!clock_since_ || !is_ours()) return;
  const Seat seat = actor(game_->state);
  const std::int64_t left = std::max<std::int64_t>(0, clock_->left(seat) - thought_before_);
  alarm_ = around_.loop.after(std::chrono::milliseconds(left + 1),
                              [weak = weak_from_this(), number = game_->events] {
                                if (const auto room = weak.lock()) room->time_is_up(number);
                              });
}

void Room::time_is_up(int number) {
  enqueue([this, number] {
    if (!game_ || game_->events != number) return;
    if (!somebody_is_here()) {
      // They were with another server, which is gone: since when is not known.
      clock_since_.reset();
      thought_before_ = 0;
      return keep_duty();
    }
    const Seat seat = actor(game_->state);
    run(number, {Hand{seat, Hands::late}}, [](const auto&) {});
  });
}

}  // namespace naqala::server
