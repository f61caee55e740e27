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

void Room::change(DocChange change, Done done, int tries) {
  enqueue([this, change = std::move(change), done = std::move(done), tries] {
    // What it is refused for may have changed at another server.
    if (problem_.empty() && around_.store.is_shared() && !change(doc_))
      return read_first([this, change, done, tries] { change_now(change, done, tries); });
    change_now(change, done, tries);
  });
}

void Room::change_now(const DocChange& change, const Done& done, int tries) {
  if (!problem_.empty()) return done(Error{problem_});
  Result<TableDoc> next = change(doc_);
  if (!next) return done(Error{next.error()});
  const bool starts = doc_.phase == Phase::open && next->phase == Phase::running;
  doc_ = *next;
  Writing writing{.doc = doc_};
  writing.telling.anew = true;
  if (starts) deal(writing);
  write(std::move(writing), [this, change, done, tries](const Result<int>& stored) {
    if (!stored && stored.error() == moved_on && tries > 1) return this->change(change, done, tries - 1);
    done(stored);
  });
}

void Room::command(Seat seat, int number, std::vector<Command::What> commands, Done done) {
  enqueue([this, seat, number, commands = std::move(commands), done = std::move(done)] {
    if (game_ && game_->hands[index(seat)] != Hands::owner)
      return done(Error{game_->hands[index(seat)] == Hands::late
                            ? "a bot plays for this seat until you are back"
                            : "this seat was given up"});
    run(number, commands, done);
  });
}

void Room::hand(Seat seat, Hands hands, Done done, int tries) {
  enqueue([this, seat, hands, done = std::move(done), tries] {
    run(game_ ? game_->events : 0, {Hand{seat, hands}},
        [this, seat, hands, done, tries](const Result<int>& stored) {
          if (!stored && stored.error() == moved_on && tries > 1) return hand(seat, hands, done, tries - 1);
          done(stored);
        });
  });
}

void Room::run(int number, const std::vector<Command::What>& commands, Done done) {
  if (!problem_.empty()) return done(Error{problem_});
  if (!game_) return done(Error{"the game has not started"});
  if (const std::string refused = refusal_of(number, commands); !refused.empty()) {
    ++around_.metrics.refusals;
    return done(Error{refused});
  }
  Writing writing;
  for (const Command::What& what : commands) carry_out(what, writing);
  if (actor(game_->state) == nobody && doc_.phase != Phase::over) {
    doc_.phase = Phase::over;
    doc_.changed = around_.loop.now();
    ++doc_.version;
    writing.doc = doc_;
    writing.telling.anew = true;
  }
  write(std::move(writing), std::move(done));
}

// Chance is not asked before all is sure: whoever was refused afterwards would know what it was
// going to draw.
std::string Room::refusal_of(int number, const std::vector<Command::What>& commands) const {
  if (commands.size() == 1) {
    const Result<Events> events = decide(*game_, {number, commands[0]});
    return events ? "" : events.error();
  }
  Game game = *game_;
  for (const Command::What& what : commands) {
    if (actor(game.state) == chance) return "chance has a part in this: send what follows on its own";
    const Result<Events> events = decide(game, {game.events == game_->events ? number : game.events, what});
    if (!events) return events.error();
    for (const Event& event : *events) evolve(game, event);
  }
  return {};
}

void Room::carry_out(const Command::What& what, Writing& writing) {
  const Result<Events> events = decide(*game_, {game_->events, what});
  for (const Event& event : *events) happen(event, writing);
  const Key key = luck_of(doc_);
  while (actor(game_->state) == chance)
    happen({game_->events, Acted{chance, draw(game_->state, key, game_->events)}}, writing);
}

// Not yet for the others: they are told when it is stored.
void Room::happen(const Event& event, Writing& writing) {
  const Seat seat = actor(game_->state);
  const auto* acted = std::get_if<Acted>(&event.what);
  const auto* handed = std::get_if<Handed>(&event.what);
  const bool decided = acted && acted->seat != chance;
  const bool late = handed && handed->seat == seat && handed->hands == Hands::late;
  const std::int64_t spent = (decided || late) && !is_bots(seat) ? thought() : 0;
  follow(event, spent, writing.telling);
  // Whoever is to decide now begins to think now.
  if (decided || late || actor(game_->state) != seat) {
    thought_before_ = 0;
    if (clock_since_) clock_since_ = around_.loop.ticks();
  }
  writing.rows.push_back(row_of({event, spent}, around_.loop.now()));
}

// The game goes on by this event, wherever it was decided.
void Room::follow(const Event& event, std::int64_t spent, Telling& telling) {
  for (const Place& place : listeners_) telling.events.try_emplace(place.viewer);
  for (auto& [viewer, told] : telling.events) told.push_back(json_of(redacted(*game_, event, viewer)));
  if (std::holds_alternative<Undone>(event.what) || std::holds_alternative<TakenBack>(event.what))
    telling.anew = true;
  evolve(*game_, event);
  if (clock_) note_time(*clock_, event, spent);
}

// The first event of a game.
void Room::deal(Writing& writing) {
  const Options options = options_of(doc_);
  const Started start{options, fair_deal(options, luck_of(doc_)), names_in(doc_)};
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
  if (around_.store.is_shared()) change.duty = writing.duty = wanted_duty();
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
  around_.health.note_write(outcome != Store::Outcome::failed, around_.loop.ticks());
  if (outcome == Store::Outcome::done) {
    around_.metrics.actions += static_cast<std::int64_t>(writing.rows.size());
    failures_ = 0;
    was_known_ = true;
    duty_ = writing.duty;
    update_clock();
    if (writing.doc || !writing.rows.empty())
      tell(writing.telling);
    else
      tell_state();
    done(game_ ? game_->events : 0);
    go_on();
  } else {
    // Somebody else was quicker, or the store failed: what is true is read anew, and told.
    if (outcome == Store::Outcome::failed) {
      rest();
      ++around_.metrics.store_failures;
      around_.log.error("store failed", {{"table", doc_.id}, {"problem", problem}});
    }
    forget();
    told_ = {};
    done(Error{std::string(outcome == Store::Outcome::taken ? moved_on : not_stored)});
    jobs_.emplace_back([] {});  // so that it is read
  }
  pump();
}

}  // namespace naqala::server
