// What changes at a table, and how it gets into the store before anybody is told.
#include <boost/json.hpp>

#include "fair/stream.hpp"
#include "rules/game.hpp"
#include "server/room.hpp"
#include "server/stored_event.hpp"
#include "table/event_json.hpp"

namespace naqala::server {

namespace {

Key luck_of(const TableDoc& doc) { return key_of(doc.luck, doc.id, nonces_in(doc)); }

}  // namespace

void Room::make(Done done) {
  enqueue([this, done = std::move(done)] {
    Writing writing{.doc = doc_};
    if (doc_.phase == Phase::running) deal(writing);
    write(std::move(writing), done);
  });
}

void Room::change(DocChange change, Done done) {
  enqueue([this, change = std::move(change), done = std::move(done)] {
    if (!problem_.empty()) return done(Error{problem_});
    Result<TableDoc> next = change(doc_);
    if (!next) return done(Error{next.error()});
    const bool starts = doc_.phase == Phase::open && next->phase == Phase::running;
    doc_ = *next;
    Writing writing{.doc = doc_};
    writing.telling.anew = true;
    if (starts) deal(writing);
    write(std::move(writing), done);
  });
}

void Room::command(int number, std::vector<Command::What> commands, Done done) {
  enqueue([this, number, commands = std::move(commands), done = std::move(done)] {
    run(number, commands, done);
  });
}

void Room::hand(Seat seat, Hands hands, Done done) {
  enqueue([this, seat, hands, done = std::move(done)] {
    run(game_ ? game_->events : 0, {Hand{seat, hands}}, done);
  });
}

void Room::run(int number, const std::vector<Command::What>& commands, Done done) {
  if (!problem_.empty()) return done(Error{problem_});
  if (!game_) return done(Error{"the game has not started"});
  Writing writing;
  for (const Command::What& what : commands) {
    const std::string refused = carry_out({writing.rows.empty() ? number : game_->events, what}, writing);
    if (refused.empty()) continue;
    ++around_.metrics.refusals;
    if (!writing.rows.empty()) forget();  // the first of them have happened here, but nowhere else
    return done(Error{refused});
  }
  if (actor(game_->state) == nobody && doc_.phase != Phase::over) {
    doc_.phase = Phase::over;
    doc_.changed = around_.loop.now();
    ++doc_.version;
    writing.doc = doc_;
    writing.telling.anew = true;
  }
  write(std::move(writing), std::move(done));
}

std::string Room::carry_out(const Command& command, Writing& writing) {
  Result<Events> events = decide(*game_, command);
  if (!events) return events.error();
  for (const Event& event : *events) happen(event, writing);
  const Key key = luck_of(doc_);
  while (actor(game_->state) == chance)
    happen({game_->events, Acted{chance, draw(game_->state, key, game_->events)}}, writing);
  return {};
}

// Not yet for the others: they are told when it is stored.
void Room::happen(const Event& event, Writing& writing) {
  for (const Place& place : listeners_) writing.telling.events.try_emplace(place.viewer);
  for (auto& [viewer, told] : writing.telling.events)
    told.push_back(json_of(redacted(*game_, event, viewer)));
  const auto* acted = std::get_if<Acted>(&event.what);
  std::int64_t spent = 0;
  if (acted && acted->seat != chance) {
    spent = is_bots(acted->seat) ? 0 : thought();
    thought_before_ = 0;
    if (clock_since_) clock_since_ = around_.loop.ticks();
  }
  if (std::holds_alternative<Undone>(event.what) || std::holds_alternative<TakenBack>(event.what))
    writing.telling.anew = true;
  evolve(*game_, event);
  if (clock_) note_time(*clock_, event, spent);
  writing.rows.push_back(row_of({event, spent}, around_.loop.now()));
}

// The first event of a game.
void Room::deal(Writing& writing) {
  const Started start{doc_.options, fair_deal(doc_.options, luck_of(doc_)), names_in(doc_)};
  const Event event{0, start};
  game_ = game_from(event);
  ++around_.metrics.games_awake;
  if (doc_.clock) clock_.emplace(*doc_.clock);
  writing.rows.push_back(row_of({event}, around_.loop.now()));
  writing.telling.anew = true;
}

void Room::write(Writing writing, Done done) {
  busy_ = true;
  Change change{.id = doc_.id, .table = {}, .events = writing.rows};
  if (writing.doc) change.table = stored_table(*writing.doc);
  auto kept = std::make_shared<Writing>(std::move(writing));
  around_.store.write(std::move(change),
                      [weak = weak_from_this(), &loop = around_.loop, kept, done = std::move(done)](
                          Store::Outcome outcome, std::string problem) {
                        loop.post([weak, kept, done, outcome, problem = std::move(problem)] {
                          if (const auto room = weak.lock()) room->written(outcome, problem, *kept, done);
                        });
                      });
}

void Room::written(Store::Outcome outcome, const std::string& problem, const Writing& writing,
                   const Done& done) {
  busy_ = false;
  if (outcome == Store::Outcome::done) {
    around_.metrics.actions += static_cast<std::int64_t>(writing.rows.size());
    tell(writing.telling);
    done(game_ ? game_->events : 0);
    go_on();
  } else {
    // Somebody else was quicker, or the store failed: what is true is read anew, and told.
    if (outcome == Store::Outcome::failed) {
      ++around_.metrics.store_failures;
      around_.log.error("store failed", {{"table", doc_.id}, {"problem", problem}});
    }
    forget();
    done(Error{outcome == Store::Outcome::taken ? "stale: the table has moved on"
                                                : "it could not be stored; please try again"});
    jobs_.push_back([this] {
      if (problem_.empty()) tell({.events = {}, .anew = true});
    });
  }
  pump();
}

}  // namespace naqala::server
