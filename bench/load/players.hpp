// People that play over a server as fast as they are told to, all in one thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace naqala::load {

struct Plan {
  std::string host = "127.0.0.1";
  std::vector<int> ports{
      8080};  // of several servers with one database: the seats of a game go to different ones
  int games = 100;
  int seats = 2;
  int bots = 0;     // beside these, of the lowest level
  double rate = 1;  // actions of each game in a second; 0, or after SIGUSR1: as fast as it goes
  double seconds = 10;
  std::string sets;     // "artisans,whims"
  std::string journal;  // a file: a line for each action that was acknowledged
  std::uint64_t seed = 1;
  bool keep_trying = false;  // the server may be killed and come back
};

struct Result {
  std::int64_t acted = 0;     // acknowledged
  std::int64_t received = 0;  // messages
  std::int64_t refused = 0;
  std::int64_t broken = 0;  // connections that ended before their time
  std::int64_t over = 0;    // seats whose game came to its end
  double seconds = 0;
  std::vector<std::int64_t>
      latencies;        // microseconds from an action sent to its event received by the one who acted
  std::string problem;  // the first one
};

// Makes the tables, plays, and tells. `ready` is called when all are connected.
Result play(const Plan& plan, const std::function<void()>& ready);

// What a bare WebSocket server that sends back each message reaches in the same time, with as
// many connections.
Result echo(int connections, double seconds, std::size_t bytes);

}  // namespace naqala::load
