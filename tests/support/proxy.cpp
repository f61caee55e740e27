#include "support/proxy.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>

namespace naqala::test {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return address;
}

void at_once(int socket) {
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

}  // namespace

Proxy::Proxy(int target)
    : target_(target),
      listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)),
      bell_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  sockaddr_in here = loopback(0);
  socklen_t size = sizeof here;
  if (::bind(listener_, reinterpret_cast<sockaddr*>(&here), size) != 0 || ::listen(listener_, 100) != 0)
    throw std::runtime_error("the proxy cannot listen");
  ::getsockname(listener_, reinterpret_cast<sockaddr*>(&here), &size);
  port_ = ntohs(here.sin_port);
  thread_ = std::thread([this] { work(); });
}

Proxy::~Proxy() {
  over_ = true;
  ring();
  thread_.join();
  for (const Pair& pair : pairs_) {
    ::close(pair.there.from);
    ::close(pair.there.to);
  }
  ::close(listener_);
  ::close(bell_);
}

void Proxy::ring() { ::eventfd_write(bell_, 1); }

void Proxy::delay(milliseconds time) {
  const std::lock_guard lock(mutex_);
  delay_ = time;
}

void Proxy::cut() {
  {
    const std::lock_guard lock(mutex_);
    for (Pair& pair : pairs_) pair.ended = true;
  }
  ring();
}

void Proxy::cut_question_after(std::int64_t bytes, milliseconds late) {
  const std::lock_guard lock(mutex_);
  questions_left_ = bytes;
  late_ = late;
}

bool Proxy::is_late_with_something() {
  const std::lock_guard lock(mutex_);
  return std::any_of(pairs_.begin(), pairs_.end(), [](const Pair& pair) { return pair.orphaned; });
}

void Proxy::cut_answer_after(std::int64_t bytes) {
  const std::lock_guard lock(mutex_);
  answers_left_ = bytes;
}

void Proxy::swallow(bool on) {
  const std::lock_guard lock(mutex_);
  swallowing_ = on;
}

void Proxy::work() {
  while (!over_) {
    std::vector<pollfd> all{{listener_, POLLIN, 0}, {bell_, POLLIN, 0}};
    int wait = 0;
    {
      const std::lock_guard lock(mutex_);
      for (const Pair& pair : pairs_) {
        if (pair.orphaned) continue;
        all.push_back({pair.there.from, POLLIN, 0});
        all.push_back({pair.there.to, POLLIN, 0});
      }
      wait = time_to_wait();
    }
    ::poll(all.data(), all.size(), wait);
    eventfd_t rung = 0;
    ::eventfd_read(bell_, &rung);
    const std::lock_guard lock(mutex_);
    accept_one();
    for (Pair& pair : pairs_) serve(pair);
    std::erase_if(pairs_, [](const Pair& pair) {
      if (!pair.ended) return false;
      ::close(pair.there.from);
      ::close(pair.there.to);
      return true;
    });
  }
}

int Proxy::time_to_wait() const {
  auto next = Clock::now() + std::chrono::hours(1);
  for (const Pair& pair : pairs_)
    for (const Way* way : {&pair.there, &pair.back})
      if (!way->parcels.empty()) next = std::min(next, way->parcels.front().due);
  return static_cast<int>(
      std::max<milliseconds::rep>(0, std::chrono::ceil<milliseconds>(next - Clock::now()).count()));
}

int Proxy::connect_to_target() const {
  const int made = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in there = loopback(target_);
  if (::connect(made, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0) return made;
  ::close(made);
  return -1;
}

void Proxy::accept_one() {
  const int caller = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  if (caller < 0) return;
  const int called = connect_to_target();
  if (called < 0) {
    ::close(caller);
    return;
  }
  at_once(caller);
  at_once(called);
  pairs_.push_back({.there = {caller, called, {}}, .back = {called, caller, {}}});
}

void Proxy::orphan(Pair& pair, std::string bytes) {
  pair.orphaned = true;
  ::shutdown(pair.there.from, SHUT_RDWR);
  pair.there.parcels.clear();
  pair.there.parcels.push_back({Clock::now() + late_, std::move(bytes)});
}

void Proxy::serve(Pair& pair) {
  if (pair.orphaned) {
    deliver(pair, pair.there);
    pair.ended = pair.ended || pair.there.parcels.empty();
    return;
  }
  for (Way* way : {&pair.there, &pair.back}) {
    take(pair, *way);
    deliver(pair, *way);
  }
}

void Proxy::take(Pair& pair, Way& way) {
  char bytes[16384];
  const ssize_t got = ::recv(way.from, bytes, sizeof bytes, MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got <= 0) {
    pair.ended = true;
    return;
  }
  if (swallowing_) pair.deaf = true;
  if (!pair.deaf)
    way.parcels.push_back({Clock::now() + delay_, std::string(bytes, static_cast<std::size_t>(got))});
}

bool Proxy::limit(std::string& bytes, std::int64_t& left) {
  const auto size = static_cast<std::int64_t>(bytes.size());
  if (left < 0) return true;
  if (left >= size) {
    left -= size;
    return true;
  }
  bytes.resize(static_cast<std::size_t>(left));
  left = -1;
  ++cuts_;
  return false;
}

void Proxy::deliver(Pair& pair, Way& way) {
  while (!pair.deaf && !pair.ended && !way.parcels.empty() && way.parcels.front().due <= Clock::now()) {
    std::string bytes = std::move(way.parcels.front().bytes);
    way.parcels.pop_front();
    const bool question = &way == &pair.there;
    if (std::string all = bytes; !limit(bytes, question ? questions_left_ : answers_left_)) {
      if (question && late_.count() > 0) return orphan(pair, std::move(all));
      pair.ended = true;
    }
    if (::send(way.to, bytes.data(), bytes.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(bytes.size()))
      pair.ended = true;
  }
  if (pair.deaf) way.parcels.clear();
}

}  // namespace naqala::test
