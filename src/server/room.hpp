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
};

// One table with its game. Whatever is to be done here is done one after the other, and each change is in the store before
// anybody is told of it. A table that nobody uses goes to sleep: it then holds no game and reads it again when it is needed.
// Everything is called on the thread of the loop.
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
  // Told the whole first, then what happens. A seat that was late is in the hands of its owner again.
  // Or told why not, if there is no such table.
  using Refuse = std::function<void(const std::string& why)>;
  void enter(std::shared_ptr<Listener> listener, Viewer viewer, Refuse refuse);
  void leave(const Listener* listener);

  // ---- Changes
  // One thing after the other; all of them, or none. The first is to be the event of this number.
  void command(int number, std::vector<Command::What> commands, Done done);
  // A seat is given up for good, or taken up again; whatever number comes next.
  void hand(Seat seat, Hands hands, Done done);

  // Changes who sits here, or starts the game. The change is given the newest document.
  using DocChange = std::function<Result<TableDoc>(const TableDoc&)>;
  void change(DocChange change, Done done);

  // ---- Looking
  // Calls with the document and the game (null before the start), when all that was asked for before is done. Or with a problem.
  using Look = std::function<void(const TableDoc&, const Game*, const std::string& problem)>;
  void look(Look look);

  // ---- Resting
  bool is_idle(std::int64_t since) const;
  bool is_empty() const { return listeners_.empty(); }
  void sleep();

 private:
  struct Place {
    std::weak_ptr<Listener> listener;
    const Listener* who;
    Viewer viewer;
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
  };

  // ---- One thing after the other (room.cpp)
  void enqueue(Job job);
  void pump();
  void wake();
  void woken(const Result<std::optional<StoredGame>>& stored);
  std::string rebuild_from(const StoredGame& stored);
  void forget();

  // ---- Changes (room_change.cpp)
  void run(int number, const std::vector<Command::What>& commands, Done done);
  // One command on the game as it stands, and what chance then draws. Why it was refused, if it was.
  std::string carry_out(const Command& command, Writing& writing);
  void happen(const Event& event, Writing& writing);
  void deal(Writing& writing);
  void write(Writing writing, Done done);
  void written(Store::Outcome outcome, const std::string& problem, const Writing& writing, const Done& done);

  // ---- Telling (room_tell.cpp)
  void tell(const Telling& telling);
  void tell_presence();
  void send(const Place& place, const std::shared_ptr<const std::string>& text);
  std::string snapshot_for(Viewer viewer) const;
  std::optional<ClockFace> clock_face() const;

  // ---- Going on by itself (room_drive.cpp)
  bool is_bots(Seat seat) const;
  void go_on();
  void ask_bot(Seat seat);
  void bot_decided(int number, Seat seat, const Decisions& decisions);
  bool somebody_is_here() const;
  void run_clock();
  std::int64_t thought() const;
  void time_is_up(int number);

  Around& around_;
  TableDoc doc_;
  std::optional<Game> game_;
  bool known_ = false;   // whether all this is what the store has
  std::string problem_;  // why the store could not say
  std::optional<Clock> clock_;
  std::int64_t thought_before_ = 0;          // ms of the decision that is due, before the clock stood still
  std::optional<std::int64_t> clock_since_;  // ticks, while it runs
  Loop::Alarm alarm_;
  std::map<Seat, std::shared_ptr<Bot>> bots_;
  std::optional<int> bot_asked_;  // for which event

  std::vector<Place> listeners_;
  std::deque<Job> jobs_;
  bool busy_ = false;     // something is on its way to or from the store
  bool pumping_ = false;  // a job is being done
  std::int64_t used_ = 0;
};

}  // namespace naqala::server
