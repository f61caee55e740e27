// What servers that share a store do for each other at a table. Each change competes for its number in the
// store, so none of this can make a game wrong; it is about hearing soon, and about one server at a time
// seeing to bots and clocks.
#include <algorithm>

#include "rules/game.hpp"
#include "server/room.hpp"
#include "server/stored_event.hpp"

namespace naqala::server {

namespace {

constexpr std::int64_t outage =
    2000;  // ms after which nobody is late any more: servers would have seen to it

}  // namespace

// ---- What others have done --------------------------------------------------------------------------------

void Room::hear() {
  if (behind_ || !is_followed()) return;
  behind_ = true;
  enqueue([this] { catch_up(); });
}

void Room::adopt() {
  if (game_ && is_ours() && (bot_asked_ == game_->events || stand_in_ || rests_)) return;  // it is seen to
  behind_ = true;
  enqueue([this] { catch_up(); });
}

void Room::compare(const Reached& standing) {
  if (!busy_ && (Told{standing.version, standing.events} != told_ || standing.others != others_)) hear();
}

void Room::catch_up() {
  if (!behind_ || !problem_.empty()) return;  // what was asleep has been read just now
  behind_ = false;
  busy_ = true;
  around_.store.load(doc_.id, game_ ? game_->events : 0,
                     [weak = weak_from_this(), &loop = around_.loop](const auto& stored) {
                       loop.post([weak, stored] {
                         if (const auto room = weak.lock()) room->caught_up(stored);
                       });
                     });
}

void Room::caught_up(const Result<std::optional<StoredGame>>& stored) {
  busy_ = false;
  around_.health.note_read(stored.ok(), around_.loop.ticks());
  const bool follows = stored && *stored && (*stored)->table.version == doc_.version && follow(**stored);
  if (!follows) {
    forget();
    jobs_.emplace_front([] {});  // so that all of it is read
  }
  pump();
}

// Whether the events lead on from what is known here.
bool Room::follow(const StoredGame& stored) {
  Telling telling;
  for (const StoredEvent& row : stored.events) {
    const Result<TimedEvent> timed = timed_event_from(row.body);
    if (!timed || !problem_with(*game_, timed->event).empty()) return false;
    follow(timed->event, timed->spent, telling);
  }
  const bool ran = clock_since_.has_value();
  duty_ = stored.duty;
  set_clock();
  if (!stored.events.empty())
    tell(telling);
  else if (ran != clock_since_.has_value())
    tell_state();
  take_company(stored.others);
  go_on();
  return true;
}

// ---- Who is here ------------------------------------------------------------------------------------------

Company Room::company_here() const {
  Company here;
  for (const Place& place : listeners_) {
    if (place.viewer == Viewer::spectator)
      ++here.watchers;
    else
      here.seats |= 1u << static_cast<unsigned>(place.viewer);
  }
  return here;
}

void Room::company_changed() {
  around_.store.tell_company(doc_.id, company_here());
  const bool ran = clock_since_.has_value();
  run_clock();
  if (ran != clock_since_.has_value()) tell_state();
  keep_duty();
}

void Room::take_company(const Company& others) {
  if (others_ == others) return;
  others_ = others;
  tell_presence();
  if (game_) mind_the_clock();
}

// ---- What is to happen by itself --------------------------------------------------------------------------

std::optional<Duty> Room::wanted_duty() const {
  if (!game_) return std::nullopt;
  const int number = game_->events;
  const Seat seat = actor(game_->state);
  const std::int64_t now = around_.store.now();
  if (bot_that_agrees()) return Duty{number, now};
  if (is_seat(seat) && is_bots(seat)) {
    const bool waits = game_->hands[index(seat)] == Hands::late;
    return Duty{number, waits ? now + pace_of_stand_ins.count() : now};
  }
  if (!clock_ || !is_seat(seat)) return std::nullopt;
  if (!time_runs()) return Duty{number, std::nullopt, thought()};
  return Duty{number, now + std::max<std::int64_t>(0, clock_->left(seat) - thought())};
}

// If the store has none, or time runs there and not here, it gets this one.
void Room::keep_duty() {
  const auto differs = [this] {
    if (!known_ || !around_.store.is_shared()) return false;
    const std::optional<Duty> wanted = wanted_duty();
    return wanted &&
           (!duty_ || duty_->number != wanted->number || duty_->due.has_value() != wanted->due.has_value());
  };
  if (!differs()) return;
  enqueue([this, differs] {
    if (problem_.empty() && differs()) write({}, [](const auto&) {});
  });
}

// A server that has lost its last player stops the clock, though he may have come to this one.
void Room::mind_the_clock() {
  if (clock_ && company_here().seats != 0 && duty_ && !duty_->due && time_runs()) keep_duty();
}

// As the store has it.
void Room::set_clock() {
  clock_since_.reset();
  thought_before_ = 0;
  if (!game_) return;
  const Seat seat = actor(game_->state);
  if (clock_ && duty_ && duty_->number == game_->events && is_seat(seat) && !is_bots(seat)) {
    thought_before_ = duty_->spent;
    if (duty_->due) time_since(*duty_->due - around_.store.now(), clock_->left(seat));
  }
  set_alarm();
}

// So much is left until the time that the store has, and so much was there to think.
void Room::time_since(std::int64_t left, std::int64_t whole) {
  if (left < -outage) {
    // No server saw to it for long: it was not the seat's fault, and its time begins anew.
    duty_.reset();
    if (!time_runs()) return;
  } else {
    thought_before_ = std::max<std::int64_t>(0, whole - left);
  }
  clock_since_ = around_.loop.ticks();
}

}  // namespace naqala::server
