#include "store/postgres_keeper.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "store/postgres_keeper_sql.hpp"
#include "store/postgres_schema.hpp"

namespace naqala::postgres {

namespace {

using namespace std::chrono;
using namespace keeper_sql;

std::int64_t microseconds_now() {
  return duration_cast<microseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

Keeper::Keeper(const Site& site)
    : site_(site),
      line_(site, "keeper " + site.node, [this](Connection& connection) { set_up(connection); }),
      news_(std::make_shared<Store::News>(Store::News{[](const std::string&) {}, [](const std::string&) {}})),
      bell_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (bell_ < 0) throw Failure(std::string("no eventfd: ") + std::strerror(errno), "");
  try {
    beat(line_.connection());
    thread_ = std::thread([this] { work(); });
  } catch (...) {
    ::close(bell_);
    throw;
  }
}

Keeper::~Keeper() {
  stop();
  ::close(bell_);
}

// Nothing that is written here is worth waiting for the disk.
void Keeper::set_up(Connection& connection) {
  connection.run("SET synchronous_commit = off");
  connection.prepare(all);
  connection.run("LISTEN naqala");
  connection.ask(enter, {text(site_.node), number(static_cast<std::int64_t>(schema_steps().size()))});
  // A database that has crashed may remember those who have left.
  connection.ask(leave_company, {text(site_.node)});
  precision_ = microseconds::max();
  all_company_is_news();
}

void Keeper::stop() {
  if (!thread_.joinable()) return;
  stopping_ = true;
  ::eventfd_write(bell_, 1);
  thread_.join();
}

void Keeper::listen(Store::News news) {
  const bool adopts = bool(news.adopted);
  if (!news.changed) news.changed = [](const std::string&) {};
  if (!news.adopted) news.adopted = [](const std::string&) {};
  {
    const std::lock_guard lock(mutex_);
    news_ = std::make_shared<Store::News>(std::move(news));
  }
  has_listener_ = adopts;
  ::eventfd_write(bell_, 1);
}

void Keeper::tell_company(std::string id, Company here) {
  {
    const std::lock_guard lock(mutex_);
    if (here == Company{})
      company_.erase(id);
    else
      company_[id] = here;
    company_news_.insert(std::move(id));
  }
  ::eventfd_write(bell_, 1);
}

std::int64_t Keeper::now() const { return (microseconds_now() + ahead_) / 1000; }

void Keeper::work() {
  while (!stopping_) {
    try {
      look_around(line_.connection());
      line_.good();
    } catch (const Failure& failure) {
      line_.drop(failure);
      std::this_thread::sleep_for(milliseconds(100));
    }
  }
  try {
    take_leave(line_.connection());
  } catch (const Failure&) {
    // Then others will notice.
  }
}

void Keeper::look_around(Connection& connection) {
  eventfd_t rung = 0;
  ::eventfd_read(bell_, &rung);
  hear(connection);
  if (Clock::now() >= next_beat_) beat(connection);
  if (duties_are_free_ && has_listener_) adopt(connection);
  write_company(connection);
  hear(connection);  // what came together with the answers
  if (stopping_ || (duties_are_free_ && has_listener_)) return;
  const auto left = ceil<milliseconds>(next_beat_ - Clock::now());
  pollfd both[] = {{connection.socket(), POLLIN, 0}, {bell_, POLLIN, 0}};
  ::poll(both, 2, static_cast<int>(std::max<milliseconds::rep>(left.count(), 0)));
}

void Keeper::hear(Connection& connection) {
  connection.take_in();
  while (const auto text = connection.next_message()) {
    const Message message = read_message(*text);
    if (message.node.empty() || message.node == site_.node) continue;
    if (message.id.empty())
      duties_are_free_ = true;
    else
      news()->changed(message.id);
  }
}

void Keeper::beat(Connection& connection) {
  next_beat_ = Clock::now() + site_.limits.heartbeat;
  if (connection.ask(show_life, {text(site_.node)}).count() == 0) {
    // The others thought this server dead and have forgotten it.
    connection.ask(enter, {text(site_.node), number(static_cast<std::int64_t>(schema_steps().size()))});
    all_company_is_news();
  }
  measure_time(connection);
  duties_are_free_ = true;
  recall(connection);
  forget_the_dead(connection);
}

// The time of the database is that of the middle between question and answer, as exactly as they are close
// together. A measurement is replaced by one that is better or much newer.
void Keeper::measure_time(Connection& connection) {
  const std::int64_t before = microseconds_now();
  const std::int64_t there = connection.ask(what_time).number(0, 0);
  const std::int64_t after = microseconds_now();
  const microseconds took(after - before);
  if (took > precision_ && Clock::now() - measured_ < seconds(10)) return;
  precision_ = took;
  measured_ = Clock::now();
  ahead_ = there - (before + (after - before) / 2);
}

void Keeper::adopt(Connection& connection) {
  duties_are_free_ = false;
  int found = many;
  while (found == many) {
    const Rows rows =
        connection.ask(adopt_duties, {text(site_.node), number(site_.limits.presumed_dead.count())});
    found = rows.count();
    for (int row = 0; row < found; ++row) news()->adopted(rows.text(row, 0));
  }
}

// An adoption whose answer was lost, or a duty that came into the database with a change whose answer was:
// nobody else would see to it.
void Keeper::recall(Connection& connection) {
  if (!has_listener_ || Clock::now() < next_recall_) return;
  next_recall_ = Clock::now() + site_.limits.presumed_dead;
  const Rows rows =
      connection.ask(late_duties, {text(site_.node), number(site_.limits.presumed_dead.count())});
  for (int row = 0; row < rows.count(); ++row) news()->adopted(rows.text(row, 0));
}

void Keeper::forget_the_dead(Connection& connection) {
  const Rows rows =
      connection.ask(forget_nodes, {text(site_.node), number(site_.limits.presumed_dead.count())});
  std::vector<Question> messages;
  for (int row = 0; row < rows.count(); ++row)
    messages.push_back({&notify, {text(written({site_.node, rows.text(row, 0)}))}});
  if (!messages.empty()) connection.ask(messages);
  for (int row = 0; row < rows.count(); ++row) news()->changed(rows.text(row, 0));
}

void Keeper::write_company(Connection& connection) {
  std::vector<Question> questions;
  std::set<std::string> ids;
  {
    const std::lock_guard lock(mutex_);
    ids = std::exchange(company_news_, {});
    for (const std::string& id : ids) {
      const Value message = text(written({site_.node, id}));
      if (const auto here = company_.find(id); here != company_.end())
        questions.push_back({&put_company,
                             {text(id), text(site_.node), number(here->second.seats),
                              number(here->second.watchers), message}});
      else
        questions.push_back({&drop_company, {text(id), text(site_.node), message}});
    }
  }
  try {
    if (!questions.empty()) connection.ask(questions);
  } catch (const Failure&) {
    const std::lock_guard lock(mutex_);
    company_news_.merge(ids);
    throw;
  }
}

// The others look for duties without waiting for their next heartbeat.
void Keeper::take_leave(Connection& connection) {
  connection.ask({{&begin, {}},
                  {&leave_duties, {text(site_.node)}},
                  {&notify, {text(written({site_.node, ""}))}},
                  {&commit, {}}});
  const Rows rows = connection.ask(leave_company, {text(site_.node)});
  std::vector<Question> last{{&leave, {text(site_.node)}}};
  for (int row = 0; row < rows.count(); ++row)
    last.push_back({&notify, {text(written({site_.node, rows.text(row, 0)}))}});
  connection.ask(last);
}

void Keeper::all_company_is_news() {
  const std::lock_guard lock(mutex_);
  for (const auto& [id, here] : company_) company_news_.insert(id);
}

std::shared_ptr<const Store::News> Keeper::news() {
  const std::lock_guard lock(mutex_);
  return news_;
}

}  // namespace naqala::postgres
