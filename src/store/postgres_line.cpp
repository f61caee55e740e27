#include "store/postgres_line.hpp"

#include <algorithm>
#include <thread>

namespace naqala::postgres {

namespace {

constexpr std::chrono::milliseconds pause{20};

}  // namespace

Waits waits_of(const PostgresLimits& limits) {
  using namespace std::chrono;
  const auto statement = std::max<milliseconds>(limits.patience, seconds(1));
  // There is time for a second try; but libpq waits for no less than two seconds.
  const auto connect = std::max(floor<seconds>(limits.patience / 2), seconds(2));
  return {.connect = connect, .statement = statement, .silence = statement + seconds(1)};
}

Line::Line(const Site& site, std::string name, std::function<void(Connection&)> set_up)
    : site_(site), name_("naqala " + std::move(name)), set_up_(std::move(set_up)) {}

Connection& Line::connection() {
  if (connection_) return *connection_;
  // While the database is away, many may ask: a few tries in a second are enough for all of them.
  std::this_thread::sleep_until(last_try_ + pause);
  try {
    auto made = std::make_unique<Connection>(site_.address, name_, waits_of(site_.limits));
    set_up_(*made);
    connection_ = std::move(made);
    last_try_ = Clock::now();
    return *connection_;
  } catch (const Failure& failure) {
    last_try_ = Clock::now();
    throw Lost(failure.what(), failure.code());
  }
}

void Line::drop(const Failure& why) {
  connection_.reset();
  why_ = why.what();
  if (!trouble_since_) trouble_since_ = Clock::now();
}

bool Line::is_hopeless() const {
  return trouble_since_ && Clock::now() - *trouble_since_ >= site_.limits.patience;
}

bool Line::has_patience(Clock::time_point asked) const {
  return !is_hopeless() && Clock::now() - asked < site_.limits.patience;
}

}  // namespace naqala::postgres
