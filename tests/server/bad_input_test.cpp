// A running server and people who mean no good.
#include <sys/resource.h>

#include <fstream>

#include "base/rng.hpp"
#include "database.hpp"
#include "process.hpp"
#include "raw.hpp"
#include "support/effort.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::environment_says;
using naqala::test::rounds;

// This program needs as many files as it has connections.
void allow_many_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::string status(const std::string& answer) { return answer.substr(0, answer.find("\r\n")); }
std::string body(const std::string& answer) {
  const std::size_t end = answer.find("\r\n\r\n");
  return end == answer.npos ? "" : answer.substr(end + 4);
}
std::string get(const std::string& target, const std::string& more = "", const std::string& method = "GET") {
  return method + " " + target + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n" + more + "\r\n";
}
std::string post(const std::string& content) {
  return "POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: " +
         std::to_string(content.size()) + "\r\n\r\n" + content;
}
// As a proxy tells who asks.
std::string by(int who) {
  return "X-Forwarded-For: 10." + std::to_string(who / 60'000) + "." + std::to_string(who / 250 % 240) + "." +
         std::to_string(who % 250) + "\r\n";
}

class Running {
 public:
  enum class Proxy { yes, no };
  explicit Running(const std::vector<std::string>& more = {}, Proxy proxy = Proxy::yes)
      : server(words(more, proxy)), port(port_of(server)) {}

  std::string ask(const std::string& bytes) {
    Raw raw(port);
    raw.send(bytes);
    return raw.hear();
  }
  std::int64_t metric(const std::string& name) {
    const std::string text = "\n" + ask(get("/metrics"));
    const std::size_t at = text.find("\n" + name + " ");
    return at == text.npos ? -1 : std::stoll(text.substr(at + name.size() + 2));
  }
  // What the server holds, in KB, as the system counts it.
  std::int64_t memory() const {
    std::ifstream in("/proc/" + std::to_string(server.id()) + "/status");
    for (std::string line; std::getline(in, line);)
      if (line.rfind("VmRSS:", 0) == 0) return std::stoll(line.substr(6));
    return -1;
  }
  json::value make_table() { return json::parse(body(ask(post("{}")))); }

 private:
  std::vector<std::string> words(const std::vector<std::string>& more, Proxy proxy) const {
    std::vector<std::string> all = server_words(database_for(folder.path("games.db")), 0);
    const auto header = std::find(all.begin(), all.end(), "--address-header");
    if (proxy == Proxy::no) all.erase(header, header + 2);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  Folder folder;

 public:
  Process server;
  int port;
};

// What sanitizers add to it is not ours.
void expect_memory_below(std::int64_t kilobytes, std::int64_t most) {
  if (environment_says("NAQALA_REDUCED")) return;
  EXPECT_LT(kilobytes, most);
}

class BadInput : public testing::Test, public Running {
 protected:
  void SetUp() override { ASSERT_GT(port, 0); }
  // After all of it the server is as well as before.
  void TearDown() override {
    EXPECT_EQ(body(ask(get("/healthz"))), "well\n");
    EXPECT_EQ(server.end(SIGTERM), 0);
  }
};

TEST_F(BadInput, RequestsThatAreNone) {
  for (const std::string& bytes :
       {std::string("hello\r\n\r\n"), std::string("GET\r\n\r\n"), std::string("\0\0\0\0\r\n\r\n", 8),
        std::string("GET / HTTP/9.9\r\n\r\n"), std::string("GET / HTTP/1.1\r\nno colon\r\n\r\n"),
        std::string("POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n")}) {
    const std::string answer = ask(bytes);
    EXPECT_EQ(status(answer), "HTTP/1.1 400 Bad Request") << bytes;
    EXPECT_EQ(body(answer), R"({"error":"this is no HTTP request"})");
  }
}

TEST_F(BadInput, TooLarge) {
  const std::string long_body = ask(post(std::string(100'000, 'x')));
  EXPECT_EQ(status(long_body), "HTTP/1.1 413 Payload Too Large");
  EXPECT_EQ(body(long_body), R"({"error":"the body is too large"})");
  const std::string long_header = ask("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n");
  EXPECT_EQ(status(long_header), "HTTP/1.1 431 Request Header Fields Too Large");
  EXPECT_EQ(body(long_header), R"({"error":"the header is too large"})");
}

TEST_F(BadInput, HeadHasNoBody) {
  for (const char* target :
       {"/healthz", "/metrics", "/api/tables", "/api/tables/0123456789abcdef", "/nothing"}) {
    const std::string whole = ask(get(target)), head = ask(get(target, "", "HEAD"));
    EXPECT_EQ(status(head), status(whole)) << target;
    EXPECT_EQ(body(head), "") << target;
    EXPECT_NE(head.find("Content-Length: "), head.npos) << target;
  }
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
  const std::string listed = ask(get("/api/tables"));
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
  std::map<std::string, Raw> talks;
  const auto talk = [&](const std::string& about) -> Raw& {
    Raw& raw = talks.try_emplace(about, port).first->second;
    EXPECT_NE(raw.upgrade().find("101"), std::string::npos);
    return raw;
  };
  talk("too long").frame(std::string(20'000, 'x'));
  talk("binary").frame("\x01\x02", 0x82);
  talk("no UTF-8").frame("\xff\xff\xff", 0x81);
  talk("an unknown kind").frame("x", 0xf3);
  talk("not masked").send(std::string("\x81\x05hello", 7));
  talk("no such table").frame(R"({"hello":{"table":"nowhere"}})");
  for (auto& [about, raw] : talks)
    EXPECT_EQ(raw.hear().find("nothing more comes"), std::string::npos) << about;
}

// Whatever it is, it is answered or the connection is closed.
TEST_F(BadInput, RandomBytes) {
  Rng rng("random bytes for a server");
  for (int i = 0; i < rounds({.reduced = 30, .normal = 200, .campaign = 20'000}); ++i) {
    Raw raw(port);
    if (i % 2 == 0) raw.upgrade(by(i));
    std::string bytes;
    for (std::uint32_t n = rng.below(300); n > 0; --n) bytes += static_cast<char>(rng.below(256));
    raw.send(i % 4 < 2 ? bytes : "POST /api/tables HTTP/1.1\r\nHost: h\r\n" + bytes + "\r\n\r\n");
    raw.finish();
    EXPECT_EQ(raw.hear().find("nothing more comes"), std::string::npos) << "round " << i;
  }
}

// Requests and messages that are almost right.
TEST_F(BadInput, BytesThatAreChanged) {
  Rng rng("changed bytes for a server");
  const std::string id(make_table().at("table").as_string());
  const std::string hello = R"({"hello":{"table":")" + id + R"("}})";
  const std::string request = post(R"({"players":3,"sets":["whims"],"name":"Ana","clock":{"turn":60}})");
  const auto changed = [&](std::string text) {
    for (std::uint32_t n = 1 + rng.below(4); n > 0; --n)
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    return text;
  };
  for (int i = 0; i < rounds({.reduced = 30, .normal = 300, .campaign = 20'000}); ++i) {
    Raw raw(port);
    if (i % 2 == 0) {
      raw.upgrade(by(i));
      raw.frame(changed(hello));
    } else {
      raw.send(changed(request));
    }
    raw.finish();
    EXPECT_EQ(raw.hear().find("nothing more comes"), std::string::npos) << "round " << i;
  }
}

// ---- Many at once -----------------------------------------------------------------------------------------

TEST_F(BadInput, ThousandsOfIdleConnectionsDisturbNobody) {
  allow_many_files();
  const int many = rounds({.reduced = 500, .normal = 4000, .campaign = 8000});
  std::int64_t after_first = 0;
  for (int wave = 0; wave < 2; ++wave) {
    const std::int64_t before = memory();
    std::vector<Raw> idle;
    for (int i = 0; i < many; ++i) idle.emplace_back(port);
    for (const Raw& raw : idle) ASSERT_TRUE(raw.is_open());
    EXPECT_EQ(status(ask(post("{}"))), "HTTP/1.1 201 Created");
    if (wave == 0) expect_memory_below(memory() - before, many * 20);
    for (Raw& raw : idle) EXPECT_EQ(raw.hear(), "");  // they are sent away
    if (wave == 0) after_first = memory();
  }
  expect_memory_below(memory() - after_first, 8'000);
}

TEST_F(BadInput, ThousandsOfIdleWebSocketsDisturbNobody) {
  allow_many_files();
  const int many = rounds({.reduced = 200, .normal = 2000, .campaign = 6000});
  std::vector<std::string> hellos;
  for (int i = 0; i < 20; ++i)
    hellos.push_back(R"({"hello":{"table":")" + std::string(make_table().at("table").as_string()) + R"("}})");
  std::int64_t after_first = 0;
  for (int wave = 0; wave < 3; ++wave) {
    const std::int64_t before = memory();
    std::vector<Raw> idle;
    for (int i = 0; i < many; ++i) {
      idle.emplace_back(port);
      ASSERT_NE(idle.back().upgrade(by(i)).find("101 Switching"), std::string::npos);
      idle.back().frame(hellos[static_cast<std::size_t>(i) % hellos.size()]);
      ASSERT_NE(idle.back().hear("snapshot").find("snapshot"), std::string::npos);
    }
    EXPECT_EQ(metric("naqala_connections"), many);
    EXPECT_EQ(status(ask(get("/api/tables"))), "HTTP/1.1 200 OK");
    if (wave == 0) expect_memory_below(memory() - before, many * 40);
    idle.clear();
    ASSERT_TRUE(soon([&] { return metric("naqala_connections") == 0; }));
    if (wave == 0) after_first = memory();
  }
  expect_memory_below(memory() - after_first, 8'000);
}

// Whoever asks for tables that are not there fills no memory with them.
TEST_F(BadInput, QuestionsForTablesThatAreNotThere) {
  const int many = rounds({.reduced = 50, .normal = 400, .campaign = 4000});
  const std::int64_t before = memory();
  for (int i = 0; i < many; ++i) {
    std::string bytes;
    for (int n = 0; n < 20; ++n)
      bytes += "GET /api/tables/" + std::to_string(1'000'000'000'000'000 + i * 20 + n) +
               " HTTP/1.1\r\nHost: h\r\n" + by(i) + "\r\nGET /api/tables/" + std::string(5000, 'x') +
               " HTTP/1.1\r\nHost: h\r\n" + by(i) + "\r\n";
    Raw raw(port);
    raw.send(bytes);
    raw.finish();
    EXPECT_NE(raw.hear().find("there is no such table"), std::string::npos);
  }
  EXPECT_EQ(metric("naqala_tables_awake"), 0);
  expect_memory_below(memory() - before, 16'000);
}

TEST(BadNeighbours, NotTooManyConnectionsFromOneAddress) {
  // Not behind a proxy, the connections themselves are counted; a header of one's own does not help.
  Running direct({"--connections-each", "5"}, Running::Proxy::no);
  std::vector<Raw> held;
  for (int i = 0; i < 5; ++i) {
    held.emplace_back(direct.port);
    EXPECT_NE(held.back().upgrade(by(i)).find("101 Switching"), std::string::npos);
  }
  EXPECT_EQ(status(Raw(direct.port).hear()), "HTTP/1.1 429 Too Many Requests");
  held.clear();
  EXPECT_TRUE(soon([&] { return status(direct.ask(get("/healthz"))) == "HTTP/1.1 200 OK"; }));
  EXPECT_EQ(direct.server.end(SIGTERM), 0);
}

TEST(BadNeighbours, NotTooManyThroughAProxy) {
  Running proxied({"--connections-each", "3"});
  std::vector<Raw> held;
  const auto upgrade = [&](const std::string& from) {
    held.emplace_back(proxied.port);
    return status(held.back().upgrade("X-Forwarded-For: " + from + "\r\n"));
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(upgrade("10.0.0.1"), "HTTP/1.1 101 Switching Protocols");
  EXPECT_EQ(upgrade("10.0.0.1"), "HTTP/1.1 429 Too Many Requests");
  EXPECT_EQ(upgrade("1.2.3.4, 10.0.0.1"), "HTTP/1.1 429 Too Many Requests") << "the last one counts";
  EXPECT_EQ(upgrade("10.0.0.1, 1.2.3.4"), "HTTP/1.1 101 Switching Protocols");
  // One household with IPv6.
  for (const char* address : {"2001:db8::1", "2001:db8::2", "2001:db8::3:4"})
    EXPECT_EQ(upgrade(address), "HTTP/1.1 101 Switching Protocols");
  EXPECT_EQ(upgrade("2001:db8::5"), "HTTP/1.1 429 Too Many Requests");
  EXPECT_EQ(upgrade("2001:db8:0:1::5"), "HTTP/1.1 101 Switching Protocols");
  EXPECT_EQ(proxied.metric("naqala_connections_refused_total"), 3);
  EXPECT_EQ(proxied.server.end(SIGTERM), 0);
}

TEST(BadNeighbours, NoRoomAtAll) {
  Running small({"--connections", "2"});
  std::vector<Raw> held;
  for (int i = 0; i < 2; ++i) {
    held.emplace_back(small.port);
    EXPECT_NE(held.back().upgrade().find("101 Switching"), std::string::npos);
  }
  EXPECT_EQ(status(Raw(small.port).hear()), "HTTP/1.1 503 Service Unavailable");
  EXPECT_EQ(small.server.end(SIGTERM), 0);
}

// Those at the table neither read nor answer when the server says goodbye.
TEST(BadNeighbours, WhoSaysNothingDoesNotKeepTheServer) {
  Running running;
  const json::value made = running.make_table();
  const std::string table(made.at("table").as_string()), token(made.at("token").as_string());
  std::vector<Raw> mute;
  for (const std::string& key : {R"(","token":")" + token, std::string(), std::string()}) {
    mute.emplace_back(running.port);
    mute.back().upgrade();
    mute.back().frame(R"({"hello":{"table":")" + table + key + R"("}})");
    EXPECT_NE(mute.back().hear("presence").find("snapshot"), std::string::npos);
  }
  mute.emplace_back(running.port);  // and one that has not asked for anything
  EXPECT_EQ(running.server.end(SIGTERM), 0);
}

// ---- Slow ones --------------------------------------------------------------------------------------------

TEST_F(BadInput, WhoDoesNotSayHelloIsSentAway) {
  Raw silent(port), babbling(port);
  EXPECT_NE(silent.upgrade().find("101 Switching"), std::string::npos);
  EXPECT_NE(babbling.upgrade().find("101 Switching"), std::string::npos);
  babbling.frame("[]");
  EXPECT_NE(silent.hear().find("no hello has come"), std::string::npos);
  EXPECT_NE(babbling.hear().find("no hello has come"), std::string::npos);
}

// Whoever sends a byte now and then is not waited for.
TEST_F(BadInput, ASlowSenderIsCutOff) {
  Raw raw(port);
  raw.send("GET / HTTP/1.1\r\n");
  EXPECT_EQ(raw.hear(), "");
}

}  // namespace
}  // namespace naqala::server::test
