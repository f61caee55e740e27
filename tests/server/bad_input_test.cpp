// A running server and people who mean no good.
#include "base/rng.hpp"
#include "process.hpp"
#include "raw.hpp"
#include "support/effort.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

class BadInput : public testing::Test {
 protected:
  void SetUp() override {
    port = port_of(server);
    ASSERT_GT(port, 0);
  }
  // After all of it the server is as well as before.
  void TearDown() override {
    EXPECT_NE(ask("GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").find("well"),
              std::string::npos);
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
  std::string ask(const std::string& bytes) {
    Raw raw(port);
    raw.send(bytes);
    return raw.hear();
  }
  static std::string post(const std::string& body) {
    return "POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
  }
  static std::string status(const std::string& answer) { return answer.substr(0, answer.find("\r\n")); }

  Folder folder;
  Process server{server_words(folder.path("games.db"), 0)};
  int port = 0;
};

TEST_F(BadInput, RequestsThatAreNone) {
  for (const std::string& bytes :
       {std::string("hello\r\n\r\n"), std::string("GET\r\n\r\n"), std::string("\0\0\0\0\r\n\r\n", 8),
        std::string("GET / HTTP/9.9\r\n\r\n")}) {
    Raw raw(port);
    raw.send(bytes);
    EXPECT_EQ(raw.hear().find("200 OK"), std::string::npos);
  }
}

TEST_F(BadInput, TooLarge) {
  EXPECT_EQ(status(ask(post(std::string(100'000, 'x')))), "HTTP/1.1 413 Payload Too Large");
  EXPECT_EQ(status(ask("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n")),
            "HTTP/1.1 431 Request Header Fields Too Large");
}

TEST_F(BadInput, PathsThatLeaveTheFolder) {
  for (const char* path :
       {"/../../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/%00", "/assets/../../x"}) {
    const std::string answer =
        ask(std::string("GET ") + path + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(status(answer), "HTTP/1.1 404 Not Found") << path;
  }
}

TEST_F(BadInput, NamesAreKeptAsTheyAre) {
  const std::string name = R"(<script>alert(1)</script>'; DROP TABLE tables; --)";
  EXPECT_NE(ask(post(json::serialize(json::object{{"name", name}}))).find("201 Created"), std::string::npos);
  EXPECT_NE(ask(post(R"({"name":"a\u0000b"})")).find("400"), std::string::npos);
  EXPECT_NE(ask(post("{\"name\":\"\xff\xfe\"}")).find("400"), std::string::npos);
  const std::string listed = ask("GET /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
  EXPECT_NE(listed.find("DROP TABLE"), std::string::npos);
  EXPECT_NE(listed.find("Content-Type: application/json"), std::string::npos);
}

TEST_F(BadInput, ForeignSites) {
  Raw foreign(port);
  EXPECT_NE(foreign.upgrade("Origin: https://elsewhere.example\r\n").find("403"), std::string::npos);
  Raw own(port);
  EXPECT_NE(own.upgrade("Origin: http://here\r\n").find("101 Switching"), std::string::npos);
  EXPECT_EQ(status(ask("GET /api/tables HTTP/1.1\r\nHost: here\r\nOrigin: https://elsewhere.example\r\n"
                       "Connection: close\r\n\r\n")),
            "HTTP/1.1 403 Forbidden");
}

TEST_F(BadInput, FramesThatAreWrong) {
  Raw patient(port);
  EXPECT_NE(patient.upgrade().find("101"), std::string::npos);
  patient.frame("[]");
  EXPECT_NE(patient.hear("refused").find("a message is an object"), std::string::npos);
  const auto talk = [&](auto use) {
    Raw raw(port);
    EXPECT_NE(raw.upgrade().find("101"), std::string::npos);
    use(raw);
    EXPECT_EQ(raw.hear().find("nothing more comes"), std::string::npos);  // it was closed
  };
  talk([](Raw& raw) { raw.frame(std::string(20'000, 'x')); });            // too long: closed
  talk([](Raw& raw) { raw.frame("\x01\x02", 0x82); });                    // binary: closed
  talk([](Raw& raw) { raw.frame("\xff\xff\xff", 0x81); });                // no UTF-8: closed
  talk([](Raw& raw) { raw.frame("x", 0xf3); });                           // unknown kind: closed
  talk([](Raw& raw) { raw.send(std::string("\x81\x05hello", 7)); });      // not masked: closed
  talk([](Raw& raw) { raw.frame(R"({"hello":{"table":"nowhere"}})"); });  // closed with a reason
}

TEST_F(BadInput, RandomBytes) {
  Rng rng("random bytes for a server");
  for (int i = 0; i < naqala::test::rounds({.reduced = 30, .normal = 200, .campaign = 20'000}); ++i) {
    Raw raw(port);
    if (i % 2 == 0) raw.upgrade();
    std::string bytes;
    for (std::uint32_t n = rng.below(300); n > 0; --n) bytes += static_cast<char>(rng.below(256));
    raw.send(i % 4 < 2 ? bytes : "POST /api/tables HTTP/1.1\r\nHost: h\r\n" + bytes + "\r\n\r\n");
  }
}

TEST_F(BadInput, IdleConnectionsDisturbNobody) {
  std::vector<Raw> idle;
  for (int i = 0; i < 900; ++i) idle.emplace_back(port);
  EXPECT_NE(ask(post("{}")).find("201 Created"), std::string::npos);
}

// Whoever sends a byte now and then is not waited for.
TEST_F(BadInput, ASlowSenderIsCutOff) {
  Raw raw(port);
  raw.send("GET / HTTP/1.1\r\n");
  EXPECT_EQ(raw.hear(), "");
}

}  // namespace
}  // namespace naqala::server::test
