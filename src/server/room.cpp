#include "server/room.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/json_text.hpp"
#include "rules/game.hpp"
#include "server/stored_event.hpp"

namespace naqala::server {

Room::Room(Around& around, std::string id) : around_(around) {
  doc_.id = std::move(id);
  ++around_.metrics.tables_awake;
}

Room::Room(Around& around, TableDoc doc) : around_(around), doc_(std::move(doc)), known_(true) {
  ++around_.metrics.tables_awake;
}

Room::~Room() {
  forget();
  --around_.metrics.tables_awake;
}

// ---- One thing after the other ----------------------------------------------------------------------------

void Room::enqueue(Job job) {
  used_ = around_.loop.ticks();
  // Nobody here has followed what other servers did.
  if (around_.store.is_shared() && was_known_ && !is_followed() && !busy_ && jobs_.empty() && !pumping_)
    known_ = false;
  jobs_.push_back(std::move(job));
  pump();
}

void Room::read_first(Job job) {
  forget();
  jobs_.push_front(std::move(job));
}

void Room::pump() {
  if (pumping_) return;
  pumping_ = true;
  while (!busy_ && !jobs_.empty()) {
    if (!known_ && problem_.empty()) {
      wake();
      break;
    }
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    job();
  }
  if (!busy_) problem_.clear();  // whoever comes next may have more luck
  pumping_ = false;
}

void Room::wake() {
  busy_ = true;
  behind_ = false;
  around_.store.load(doc_.id, 0, [weak = weak_from_this(), &loop = around_.loop](const auto& stored) {
    loop.post([weak, stored] {
      if (const auto room = weak.lock()) room->woken(stored);
    });
  });
}

void Room::woken(const Result<std::optional<StoredGame>>& stored) {
  busy_ = false;
  around_.health.note_read(stored.ok(), around_.loop.ticks());
  if (!stored) {
    problem_ = store_is_away;
    around_.log.error("load failed", {{"table", doc_.id}, {"problem", stored.error()}});
    dismiss_all();
    if (was_known_) rest();  // a bot may be due
  } else if (!*stored) {
    problem_ = no_such_table;
  } else {
    problem_ = rebuild_from(**stored);
  }
  known_ = problem_.empty();
  was_known_ |= known_;
  if (known_) {
    if (game_) update_clock();
    if (told_ != told_now()) tell({.events = {}, .anew = true});
    take_company((*stored)->others);
    jobs_.push_front([this] { go_on(); });
  }
  pump();
}

// Reads what the store has; why that cannot be.
std::string Room::rebuild_from(const StoredGame& stored) {
  forget();
  Result<TableDoc> doc = doc_from_text(stored.table.doc);
  if (!doc) return "the stored table is damaged: " + doc.error();
  doc_ = std::move(*doc);
  if (doc_.phase == Phase::open) return {};
  if (doc_.clock) clock_.emplace(*doc_.clock);
  Events events;
  for (const StoredEvent& row : stored.events) {
    const Result<TimedEvent> timed = timed_event_from(row.body);
    if (!timed) return "event " + std::to_string(row.number) + " is damaged: " + timed.error();
    events.push_back(timed->event);
    if (clock_) note_time(*clock_, timed->event, timed->spent);
  }
  Result<Game> game = rebuild(events);
  if (!game) return "the stored game is damaged: " + game.error();
  game_ = std::move(*game);
  ++around_.metrics.games_awake;
  duty_ = stored.duty;
  return {};
}

// What is here may not be what the store has: the next job reads it anew.
void Room::forget() {
  if (game_) --around_.metrics.games_awake;
  game_.reset();
  clock_.reset();
  clock_since_.reset();
  thought_before_ = 0;
  duty_.reset();
  alarm_.reset();
  stand_in_.reset();
  bots_.clear();
  known_ = false;
}

// ---- Those who are here -----------------------------------------------------------------------------------

void Room::enter(std::shared_ptr<Listener> listener, Viewer viewer, std::string key, Refuse refuse) {
  enqueue([this, weak = std::weak_ptr(listener), viewer, key = std::move(key), refuse = std::move(refuse)] {
    const auto who = weak.lock();
    if (!who) return;
    if (!problem_.empty()) return refuse(problem_);
    const Place place{weak, who.get(), viewer, key};
    if (!is_still_theirs(place)) return refuse(std::string(no_seat));
    listeners_.push_back(place);
    send(place, std::make_shared<const std::string>(snapshot_for(viewer)));
    told_ = told_now();
    company_changed();  // a clock that runs from now on is told after the whole
    tell_presence();
    if (game_ && viewer < Viewer::spectator && game_->hands[index(static_cast<Seat>(viewer))] == Hands::late)
      hand(static_cast<Seat>(viewer), Hands::owner, [](const auto&) {});
  });
}

void Room::leave(const Listener* listener) {
  const auto left = std::remove_if(listeners_.begin(), listeners_.end(),
                                   [&](const Place& place) { return place.who == listener; });
  if (left == listeners_.end()) return;
  listeners_.erase(left, listeners_.end());
  used_ = around_.loop.ticks();
  company_changed();
  tell_presence();
}

void Room::look_anew(Look look) {
  enqueue([this, look = std::move(look)] {
    if (!around_.store.is_shared()) return look(doc_, game_ ? &*game_ : nullptr, problem_);
    read_first([this, look] { look(doc_, game_ ? &*game_ : nullptr, problem_); });
  });
}

void Room::look(Look look) {
  enqueue([this, look = std::move(look)] { look(doc_, game_ ? &*game_ : nullptr, problem_); });
}

// ---- Resting ----------------------------------------------------------------------------------------------

bool Room::is_idle(std::int64_t since) const {
  return used_ < since && !busy_ && jobs_.empty() && !bot_asked_ && !clock_since_ && !stand_in_ && !rests_;
}

void Room::sleep() {
  if (game_ || !known_) forget();
}

}  // namespace naqala::server
