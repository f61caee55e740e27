// `naqala serve --check`: exit code 0 for a healthy server, 1 and a line for all else.
#include <netinet/in.h>
#include <sys/socket.h>

#include "process.hpp"
#include "support/folder.hpp"
#include "support/port.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::Folder;
using naqala::test::Port;

struct Checked {
  int code;
  std::string said;
};

Checked check(const std::string& url) {
  Process process({"/bin/sh", "-c", "exec \"$0\" serve --check \"$1\" 2>&1", NAQALA_BINARY, url});
  const std::string said = process.rest();
  return {process.end(0), said};
}

std::string address(int port, const std::string& path = "") {
  return "http://127.0.0.1:" + std::to_string(port) + path;
}

// Somebody at a port who takes one call, reads the request and answers with a fixed text; or never answers.
class Answering {
 public:
  explicit Answering(std::string answer, bool closes = true) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof place;
    listener_ = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(listener_, reinterpret_cast<sockaddr*>(&place), size) != 0 || listen(listener_, 1) != 0)
      throw std::runtime_error("no port");
    getsockname(listener_, reinterpret_cast<sockaddr*>(&place), &size);
    port = ntohs(place.sin_port);
    thread_ = std::thread([this, answer = std::move(answer), closes] {
      const int caller = accept(listener_, nullptr, nullptr);
      char part[1000];
      while (asked.find("\r\n\r\n") == asked.npos) {
        const ssize_t got = recv(caller, part, sizeof part, 0);
        if (got <= 0) break;
        asked.append(part, static_cast<std::size_t>(got));
      }
      send(caller, answer.data(), answer.size(), MSG_NOSIGNAL);
      if (!closes)
        while (recv(caller, part, sizeof part, 0) > 0) continue;  // until the other end gives up
      close(caller);
    });
  }
  ~Answering() {
    thread_.join();
    close(listener_);
  }
  Answering(const Answering&) = delete;
  Answering& operator=(const Answering&) = delete;

  int port = 0;
  std::string asked;

 private:
  int listener_ = -1;
  std::thread thread_;
};

Checked check_answer(const std::string& answer, bool closes = true) {
  Answering somebody(answer, closes);
  return check(address(somebody.port));
}

TEST(Health, OfAServer) {
  Folder folder;
  Process server(server_words("sqlite:" + folder.path("games.db"), 0));
  const int port = port_of(server);
  for (const char* path : {"", "/"}) {
    const Checked healthy = check(address(port, path));
    EXPECT_EQ(healthy.code, 0);
    EXPECT_EQ(healthy.said, "");
  }
  EXPECT_EQ(check("http://localhost:" + std::to_string(port)).code, 0);
  EXPECT_EQ(check(address(port, "/elsewhere")).code, 1);
  EXPECT_EQ(server.end(SIGTERM), 0);
  EXPECT_EQ(check(address(port)).code, 1);
}

TEST(Health, NobodyIsThere) {
  const Port port;
  const Checked away = check(address(port.number()));
  EXPECT_EQ(away.code, 1);
  EXPECT_EQ(away.said, "naqala: " + address(port.number(), "/healthz") + ": Connection refused\n");
}

TEST(Health, AServerThatIsNotWell) {
  const Checked ill = check_answer(
      "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\nthe store does not answer\n");
  EXPECT_EQ(ill.code, 1);
  EXPECT_NE(ill.said.find("/healthz: status 503: \"the store does not answer\"\n"), ill.said.npos)
      << ill.said;
}

TEST(Health, SomethingElse) {
  EXPECT_NE(check_answer("HTTP/1.1 200 OK\r\n\r\n<!doctype html>\n").said.find("it is no Naqala server"),
            std::string::npos);
  for (const char* answer : {"", "220 mail.example.org\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 200 OK\r\n"}) {
    const Checked odd = check_answer(answer);
    EXPECT_EQ(odd.code, 1) << answer;
    EXPECT_NE(odd.said.find("the answer is not HTTP"), odd.said.npos) << odd.said;
  }
}

TEST(Health, SilenceIsNotWaitedForTooLong) {
  const Checked silent = check_answer("HTTP/1.1 200 OK\r\n", false);
  EXPECT_EQ(silent.code, 1);
  EXPECT_NE(silent.said.find("no answer within 4 seconds"), silent.said.npos) << silent.said;
}

TEST(Health, ThePathOfTheAddressStaysBeforeWhatIsAskedFor) {
  std::string asked;
  {
    Answering somebody("HTTP/1.1 200 OK\r\n\r\nwell\n");
    EXPECT_EQ(check(address(somebody.port, "/games/")).code, 0);
    asked = somebody.asked;
  }
  EXPECT_EQ(asked.rfind("GET /games/healthz HTTP/1.1\r\nHost: 127.0.0.1:", 0), 0u) << asked;
}

TEST(Health, WhatIsNoAddress) {
  for (const char* url : {"", "localhost:8080", "https://example.org", "http://", "http://:80", "http://a:b",
                          "http://a:99999", "http://a b", "http://[::1"}) {
    const Checked wrong = check(url);
    EXPECT_EQ(wrong.code, 2) << url << wrong.said;
    EXPECT_EQ(wrong.said.rfind("naqala: serve: --check ", 0), 0u) << wrong.said;
  }
}

}  // namespace
}  // namespace naqala::server::test
