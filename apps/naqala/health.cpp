#include "health.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <memory>

#include "common.hpp"
#include "notation/names.hpp"

namespace naqala::command {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto patience = std::chrono::seconds(4);
constexpr std::size_t longest_answer = 16 * 1024;

// The parts of "http://HOST:PORT/PATH", with what is asked for behind the path.
struct Place {
  std::string host, port, target;
  std::string header;  // the value of the header Host
};

Place place_of(const std::string& url) {
  constexpr std::string_view scheme = "http://";
  const auto wrong = [&](std::string_view why) {
    return WrongUsage(fmt::format("serve: --check {}: {}", naqala::quoted(url), why));
  };
  if (url.rfind("https://", 0) == 0)
    throw wrong("only plain http is spoken here; ask the server itself, not the proxy before it");
  if (url.rfind(scheme, 0) != 0) throw wrong("an address begins with http://");
  for (char c : url)
    if (c <= ' ' || c == '\x7f') throw wrong("an address has no blanks");
  const std::string rest = url.substr(scheme.size());
  Place place;
  place.header = rest.substr(0, rest.find('/'));
  std::string path = rest.substr(place.header.size());
  while (!path.empty() && path.back() == '/') path.pop_back();
  place.target = path + "/healthz";
  const std::size_t bracket = place.header.rfind(']');  // of an address of IPv6
  const std::size_t colon = place.header.find(':', bracket == std::string::npos ? 0 : bracket);
  place.host = place.header.substr(0, colon);
  place.port = colon == std::string::npos ? "80" : place.header.substr(colon + 1);
  if (place.host.size() > 2 && place.host.front() == '[')
    place.host = place.host.substr(1, place.host.size() - 2);
  if (place.host.empty() || !number_from(place.port, 65535)) throw wrong("this names no host and port");
  return place;
}

// A connection on which all must be done before the time is over. Whatever goes wrong is thrown as a Failure.
class Line {
 public:
  Line(const addrinfo& address, Clock::time_point end) : end_(end) {
    fd_ =
        ::socket(address.ai_family, address.ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, address.ai_protocol);
    if (fd_ < 0) throw Failure(std::strerror(errno));
    if (::connect(fd_, address.ai_addr, address.ai_addrlen) != 0) finish_connecting();
  }
  ~Line() { ::close(fd_); }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  void send(std::string_view text) {
    while (!text.empty()) {
      wait(POLLOUT);
      const ssize_t sent = ::send(fd_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent < 0) throw Failure(std::strerror(errno));
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  // All that comes until the other end closes, or as much as an answer may be long.
  std::string receive() {
    std::string all;
    char part[1024];
    while (all.size() < longest_answer) {
      wait(POLLIN);
      const ssize_t size = ::recv(fd_, part, sizeof part, 0);
      if (size < 0) throw Failure(std::strerror(errno));
      if (size == 0) break;
      all.append(part, static_cast<std::size_t>(size));
    }
    return all;
  }

 private:
  void finish_connecting() {
    int error = errno;
    if (error == EINPROGRESS) {
      socklen_t size = sizeof error;
      wait(POLLOUT);
      ::getsockopt(fd_, SOL_SOCKET, SO_ERROR, &error, &size);
    }
    if (error != 0) throw Failure(std::strerror(error));
  }

  void wait(short what) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_ - Clock::now()).count();
    pollfd one{fd_, what, 0};
    if (left <= 0 || ::poll(&one, 1, static_cast<int>(left)) <= 0)
      throw Failure(fmt::format("no answer within {} seconds", patience.count()));
  }

  int fd_ = -1;
  Clock::time_point end_;
};

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses addresses_of(const Place& place) {
  addrinfo wanted{}, *found = nullptr;
  wanted.ai_socktype = SOCK_STREAM;
  // "localhost" is this machine, also in a root without a file that says so. No name means just that.
  const char* host = place.host == "localhost" ? nullptr : place.host.c_str();
  if (const int error = ::getaddrinfo(host, place.port.c_str(), &wanted, &found); error != 0)
    throw Failure(::gai_strerror(error));
  return {found, ::freeaddrinfo};
}

// The answer of the first of these addresses that takes the call; "localhost" may be several.
std::string ask(const Place& place) {
  const Addresses addresses = addresses_of(place);
  const auto end = Clock::now() + patience;
  const std::string request =
      fmt::format("GET {} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", place.target, place.header);
  for (const addrinfo* address = addresses.get();; address = address->ai_next) {
    try {
      Line line(*address, end);
      line.send(request);
      return line.receive();
    } catch (const Failure&) {
      if (!address->ai_next) throw;
    }
  }
}

// What is wrong with the answer; empty if the server is healthy.
std::string problem_with_answer(const std::string& answer) {
  int status = 0;
  const std::size_t at = answer.find(' ') + 1, body = answer.find("\r\n\r\n");
  if (answer.rfind("HTTP/1.", 0) == 0)
    std::from_chars(answer.data() + at, answer.data() + answer.size(), status);
  if (status == 0 || body == std::string::npos) return "the answer is not HTTP";
  const std::string says = answer.substr(body + 4, answer.find('\n', body + 4) - body - 4);
  if (status != 200) return fmt::format("status {}: {}", status, naqala::quoted(says));
  return says == "well" ? "" : "something answers, but it is no Naqala server";
}

}  // namespace

void check_health(const std::string& url) {
  const Place place = place_of(url);
  std::string problem;
  try {
    problem = problem_with_answer(ask(place));
  } catch (const Failure& failure) {
    problem = failure.what();
  }
  if (!problem.empty()) throw Failure("http://" + place.header + place.target + ": " + problem);
}

}  // namespace naqala::command
