#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

#include "store/inbox.hpp"
#include "store/sqlite_reader.hpp"
#include "store/sqlite_schema.hpp"
#include "store/sqlite_writer.hpp"

// A file with two threads: one that writes all that waits with a single commit, and one that reads.

namespace naqala {

namespace {

using namespace sqlite;

const std::string stopped = "the store has been stopped";

// Games hold secrets while they run. What is made here is for its owner alone; a file that is there stays as
// it is. SQLite gives the files that it puts beside it the same permissions.
void make_private_file(const std::string& file) {
  const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0 && errno != EEXIST) throw Failure(file + ": " + std::strerror(errno));
  if (made >= 0) ::close(made);
}

class SqliteStore final : public Store {
 public:
  SqliteStore(const std::string& file, Durability durability, const SqliteLimits& limits)
      : writing_(prepared(file, durability, limits)),
        reading_(file, limits),
        writer_(writing_),
        reader_(reading_) {
    reading_.run("PRAGMA query_only = 1");
    write_thread_ = std::thread([this] { write_all(); });
    read_thread_ = std::thread([this] { read_all(); });
  }
  ~SqliteStore() override { stop(); }

  void write(Change change, WriteCallback done) override {
    WriteJob job{std::move(change), std::move(done)};
    if (!writes_.put(job)) job.done(Outcome::failed, stopped);
  }

  void load(std::string id, int from, LoadCallback done) override {
    ReadJob job{[id = std::move(id), from, done](Reader& reader) { done(reader.load(id, from)); }};
    if (!reads_.put(job)) done(Error{stopped});
  }

  void list(Query query, ListCallback done) override {
    ReadJob job{[query = std::move(query), done](Reader& reader) { done(reader.list(query)); }};
    if (!reads_.put(job)) done(Error{stopped});
  }

  void stop() override {
    writes_.close();
    reads_.close();
    if (write_thread_.joinable()) write_thread_.join();
    if (read_thread_.joinable()) read_thread_.join();
  }

 private:
  struct WriteJob {
    Change change;
    WriteCallback done;
  };
  using ReadJob = std::function<void(Reader&)>;

  static Connection prepared(const std::string& file, Durability durability, const SqliteLimits& limits) {
    make_private_file(file);
    Connection connection(file, limits);
    connection.run("PRAGMA journal_mode = WAL");
    connection.run(durability == Durability::durable ? "PRAGMA synchronous = FULL"
                                                     : "PRAGMA synchronous = NORMAL");
    migrate(connection, schema_steps());
    return connection;
  }

  void write_all() {
    for (auto jobs = writes_.take_all(); !jobs.empty(); jobs = writes_.take_all()) {
      std::vector<const Change*> changes;
      for (const WriteJob& job : jobs) changes.push_back(&job.change);
      std::vector<Verdict> verdicts = writer_.write(changes);
      for (std::size_t i = 0; i < jobs.size(); ++i)
        jobs[i].done(verdicts[i].outcome, std::move(verdicts[i].problem));
    }
  }

  void read_all() {
    for (auto jobs = reads_.take_all(); !jobs.empty(); jobs = reads_.take_all())
      for (const ReadJob& job : jobs) job(reader_);
  }

  Connection writing_;
  Connection reading_;
  Writer writer_;
  Reader reader_;
  Inbox<WriteJob> writes_;
  Inbox<ReadJob> reads_;
  std::thread write_thread_;
  std::thread read_thread_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, Durability durability,
                                           const SqliteLimits& limits) {
  if (file.empty()) return Error{"a store needs the name of a file"};
  try {
    return std::unique_ptr<Store>(std::make_unique<SqliteStore>(file, durability, limits));
  } catch (const Failure& failure) {
    return Error{failure.what()};
  }
}

}  // namespace naqala
