#include <random>
#include <thread>
#include <utility>

#include "store/inbox.hpp"
#include "store/postgres_keeper.hpp"
#include "store/postgres_reader.hpp"
#include "store/postgres_schema.hpp"
#include "store/postgres_writer.hpp"

// A database with three threads, each with a connection of its own: one that writes all that waits with a
// single commit, one that reads, and one that keeps in touch with the other servers.

namespace naqala {

namespace {

using namespace postgres;

const std::string stopped = "the store has been stopped";

// More changes than this at once would hold their tables for too long.
constexpr std::size_t largest_batch = 200;

// 128 bits.
std::string random_name() {
  std::random_device random;
  std::string name;
  for (int n = 0; n < 32; ++n) name.push_back("0123456789abcdef"[random() % 16]);
  return name;
}

class PostgresStore final : public Store {
 public:
  PostgresStore(Site site, Durability durability)
      : site_(std::move(site)), keeper_(site_), writer_(site_, durability), reader_(site_) {
    write_thread_ = std::thread([this] { write_all(); });
    read_thread_ = std::thread([this] { read_all(); });
  }
  ~PostgresStore() override { stop(); }

  void write(Change change, WriteCallback done) override {
    WriteJob job{std::move(change), std::move(done), Clock::now()};
    if (!writes_.put(job)) job.done(Outcome::failed, stopped);
  }

  void load(std::string id, int from, LoadCallback done) override {
    read(done, [id = std::move(id), from, asked = Clock::now()](Reader& reader) {
      return reader.load(id, from, asked);
    });
  }
  void list(Query query, ListCallback done) override {
    read(done, [query = std::move(query), asked = Clock::now()](Reader& reader) {
      return reader.list(query, asked);
    });
  }
  void standings(std::vector<std::string> ids, StandingsCallback done) override {
    read(done, [ids = std::move(ids), asked = Clock::now()](Reader& reader) {
      return reader.standings(ids, asked);
    });
  }

  bool is_shared() const override { return true; }
  std::int64_t now() const override { return keeper_.now(); }
  void listen(News news) override { keeper_.listen(std::move(news)); }
  void tell_company(std::string id, Company here) override { keeper_.tell_company(std::move(id), here); }

  void stop() override {
    writes_.close();
    reads_.close();
    if (write_thread_.joinable()) write_thread_.join();
    if (read_thread_.joinable()) read_thread_.join();
    keeper_.stop();
  }

 private:
  struct WriteJob {
    Change change;
    WriteCallback done;
    Clock::time_point asked;
  };
  using ReadJob = std::function<void(Reader&)>;

  template <class Done, class Work>
  void read(const Done& done, Work work) {
    ReadJob job{[done, work = std::move(work)](Reader& reader) { done(work(reader)); }};
    if (!reads_.put(job)) done(Error{stopped});
  }

  void write_all() {
    for (auto jobs = writes_.take_all(); !jobs.empty(); jobs = writes_.take_all())
      for (std::size_t at = 0; at < jobs.size(); at += largest_batch)
        write_batch(std::span(jobs).subspan(at, std::min(largest_batch, jobs.size() - at)));
  }

  void write_batch(std::span<WriteJob> jobs) {
    std::vector<const Change*> changes;
    for (const WriteJob& job : jobs) changes.push_back(&job.change);
    std::vector<Verdict> verdicts = writer_.write(changes, jobs.front().asked);
    for (std::size_t n = 0; n < jobs.size(); ++n)
      jobs[n].done(verdicts[n].outcome, std::move(verdicts[n].problem));
  }

  void read_all() {
    for (auto jobs = reads_.take_all(); !jobs.empty(); jobs = reads_.take_all())
      for (const ReadJob& job : jobs) job(reader_);
  }

  const Site site_;
  Keeper keeper_;
  Writer writer_;
  Reader reader_;
  Inbox<WriteJob> writes_;
  Inbox<ReadJob> reads_;
  std::thread write_thread_;
  std::thread read_thread_;
};

// Whether the database is there and only does not let this server in: waiting does not help then.
bool is_answering(const Address& address) {
  const char* const words[] = {"gssencmode", "connect_timeout", "dbname", nullptr};
  const char* const values[] = {"disable", "2", address.text().c_str(), nullptr};
  return PQpingParams(words, values, 1) == PQPING_OK;
}

Waits for_migration(const PostgresLimits& limits) {
  Waits waits = waits_of(limits);
  waits.silence = std::chrono::minutes(10);  // to change a large table may take its time
  return waits;
}

std::unique_ptr<Store> open_once(const Site& site, Durability durability) {
  {
    Connection connection(site.address, "naqala schema " + site.node, for_migration(site.limits));
    migrate(connection, schema_steps());
  }
  return std::make_unique<PostgresStore>(site, durability);
}

std::unique_ptr<Store> open(const Site& site, Durability durability) {
  const auto end = Clock::now() + site.limits.patience;
  for (bool answering = false;;) {
    try {
      return open_once(site, durability);
    } catch (const Lost&) {
      // Once more even if it answers: it may have come up just now.
      if (std::exchange(answering, is_answering(site.address)) || Clock::now() >= end) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, Durability durability,
                                             const PostgresLimits& limits) {
  auto parsed = Address::parse(address);
  if (!parsed) return Error{parsed.error()};
  try {
    return open({std::move(*parsed), random_name(), limits}, durability);
  } catch (const Failure& failure) {
    return Error{failure.what()};
  }
}

}  // namespace naqala
