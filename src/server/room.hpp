#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/around.hpp"
#include "server/messages.hpp"
#include "server/table_doc.hpp"
#include "table/game.hpp"

namespace naqala::server {

// Somebody who is told what happens at a table: a connection. The room never keeps one alive.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  // The table cannot be kept up for now, to be tried again; or the seat is another's now.
  virtual void dismiss(std::string_view why) = 0;
};

// Why nothing can be done for now, though soon again: not the fault of the one who asks.
inline constexpr std::string_view store_is_away = "the store does not answer";
inline constexpr std::string_view no_such_table = "there is no such table";
// A stand-in waits so long for the owner of the seat before it plays.
inline constexpr std::chrono::milliseconds pace_of_stand_ins{3000};

// Why something was refused that came too late.
inline constexpr std::string_view moved_on = "stale: the table has moved on";
inline constexpr std::string_view not_stored = "it could not be stored; please try again";
inline constexpr std::string_view no_seat = "this is no seat of the table";

// One table with its game. Whatever is to be done here is done one after the other, and each change is in the
// store before anybody is told of it. A table that nobody uses goes to sleep: it then holds no game and reads
// it again when it is needed. Everything is called on the thread of the loop.
class Room : public std::enable_shared_from_this<Room> {
 public:
  // Told when a change is in the store: the number of the next event. Or why not.
  using Done = std::function<void(Result<int> number)>;

  // A table that the store may have: what it has is read when it is needed.
  Room(Around& around, std::string id);
  // A new one, to be stored first of all. If its game is running already, it is dealt too.
  Room(Around& around, TableDoc doc);
  ~Room();
  void make(Done done);

  const TableDoc& doc() const { return doc_; }

  // ---- Those who are here
  // Told the whole first, then what happens. A seat that was late is in the hands of its owner again. Or told
  // why not, if there is no such table, or the seat is no longer that of this key, the hash of a token.
  using Refuse = std::function<void(const std::string& why)>;
  void enter(std::shared_ptr<Listener> listener, Viewer viewer, std::string key, Refuse refuse);
  void leave(const Listener* listener);

  // ---- Changes
  // What a seat wants, one thing after the other; all of it, or nothing. The first is to be the
  // event of this number.
  void command(Seat seat, int number, std::vector<Command::What> commands, Done done);
  // A seat is given up for good, or taken up again; whatever number comes next. Tried again so many
  // times if others are quicker.
  void hand(Seat seat, Hands hands, Done done, int tries = most_tries);

  // Changes who sits here, or starts the game. The change is given the newest document.
  using DocChange = std::function<Result<TableDoc>(const TableDoc&)>;
  void change(DocChange change, Done done, int tries = most_tries);

  // ---- Looking
  // Calls with the document and the game (null before the start), when all that was asked for before is
  // done. Or with a problem.
  using Look = std::function<void(const TableDoc&, const Game*, const std::string& problem)>;
  void look(Look look);
  // The same, but what the store has is read first, if other servers may have changed it.
  void look_anew(Look look);

  // ---- Other servers with the same store
  // Something has changed here, perhaps.
  void hear();
  // What is to happen here by itself is this server's now.
  void adopt();
  // How far the table is, as the store says.
  void compare(const Reached& standing);
  // Whether it matters here what the others do.
  bool is_followed() const { return !listeners_.empty() || game_; }
  // They will come back by themselves, perhaps to another server.
  void dismiss_all();

  // ---- Resting
  bool is_idle(std::int64_t since) const;
  bool is_empty() const { return listeners_.empty(); }
  // Nothing is known of it and nothing is to be done.
  bool is_nothing() const { return !known_ && !busy_ && jobs_.empty(); }
  void sleep();

 private:
  struct Place {
    std::weak_ptr<Listener> listener;
    const Listener* who;
    Viewer viewer;
    std::string key;  // of a seat
  };
  // What those at the table are told when a change is stored.
  struct Telling {
    std::map<Viewer, boost::json::array> events;
    bool anew = false;  // the whole again instead
  };
  using Job = std::function<void()>;

  // What is on its way to the store.
  struct Writing {
    std::optional<TableDoc> doc;
    std::vector<StoredEvent> rows;
    Telling telling;
    std::optional<Duty> duty;
  };
  // What those who are here know of.
  struct Told {
    int version = 0;
    int events = 0;

    friend bool operator==(const Told&, const Told&) = default;
  };

  // Each lost try means that somebody else has got on.
  static constexpr int most_tries = 20;

  // ---- One thing after the other (room.cpp)
  void enqueue(Job job);
  void pump();
  void wake();
  void woken(const Result<std::optional<StoredGame>>& stored);
  std::string rebuild_from(const StoredGame& stored);
  void forget();
  // For a job that may have gone by what others have changed meanwhile: it is done once more with
  // what the store has.
  void read_first(Job job);

  // ---- Changes (room_change.cpp)
  void change_now(const DocChange& change, const Done& done, int tries);
  void run(int number, const std::vector<Command::What>& commands, Done done);
  // Why these cannot be carried out one after the other; empty if they can.
  std::string refusal_of(int number, const std::vector<Command::What>& commands) const;
  // What was not refused, and what chance then draws.
  void carry_out(const Command::What& what, Writing& writing);
  void happen(const Event& event, Writing& writing);
  void follow(const Event& event, std::int64_t spent, Telling& telling);
  void deal(Writing& writing);
  void write(Writing writing, Done done);
  void written(Store::Outcome outcome, const std::string& problem, const Writing& writing, const Done& done);

  // ---- Telling (room_tell.cpp)
  void tell(const Telling& telling);
  void tell_state();
  void tell_presence();
  void tell_presence_now();
  bool is_still_theirs(const Place& place) const;
  bool dismiss_those_who_lost_their_seat();
  Told told_now() const { return {doc_.version, game_ ? game_->events : 0}; }
  void send(const Place& place, const std::shared_ptr<const std::string>& text);
  std::string snapshot_for(Viewer viewer) const;
  std::optional<ClockFace> clock_face() const;

  // ---- Going on by itself (room_drive.cpp)
  bool is_bots(Seat seat) const;
  void go_on();
  void ask_in_time(Seat seat);
  void ask_bot(Seat seat);
  void bot_decided(int number, Seat seat, const Decisions& decisions);
  std::optional<Seat> bot_that_agrees() const;
  void rest();
  bool somebody_is_here() const;
  bool time_runs() const;
  void update_clock();
  void run_clock();
  void set_alarm();
  std::int64_t thought() const;
  void time_is_up(int number);

  // ---- Other servers (room_share.cpp)
  void catch_up();
  void caught_up(const Result<std::optional<StoredGame>>& stored);
  bool follow(const StoredGame& stored);
  void take_company(const Company& others);
  Company company_here() const;
  void company_changed();
  bool is_ours() const { return !around_.store.is_shared() || (duty_ && duty_->ours); }
  std::optional<Duty> wanted_duty() const;
  void keep_duty();
  void mind_the_clock();
  void set_clock();
  void time_since(std::int64_t left, std::int64_t whole);

  Around& around_;
  TableDoc doc_;
  std::optional<Game> game_;
  bool known_ = false;  // whether all this is what the store has
  bool was_known_ = false;
  std::string problem_;  // why the store could not say
  std::optional<Clock> clock_;
  std::int64_t thought_before_ = 0;          // ms of the decision that is due, before the clock stood still
  std::optional<std::int64_t> clock_since_;  // ticks, while it runs
  Loop::Alarm alarm_;
  std::map<Seat, std::shared_ptr<Bot>> bots_;
  std::optional<int> bot_asked_;  // for which event
  int failures_ = 0;              // of the store, one after the other
  bool rests_ = false;            // until it is tried again
  Loop::Alarm next_try_;
  Loop::Alarm next_presence_;
  Loop::Alarm stand_in_;

  Company others_;            // who is here with other servers
  std::optional<Duty> duty_;  // as the store has it
  bool behind_ = false;       // other servers have done something, and it will be looked up

  std::vector<Place> listeners_;
  Told told_;
  std::deque<Job> jobs_;
  bool busy_ = false;     // something is on its way to or from the store
  bool pumping_ = false;  // a job is being done
  std::int64_t used_ = 0;
};

}  // namespace naqala::server
