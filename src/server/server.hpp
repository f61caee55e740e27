#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/log.hpp"
#include "store/store.hpp"

namespace naqala::server {

struct Settings {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  int ports = 1;    // that are tried, one after the other, while they are taken
  int bot_threads = 1;
  std::string client;                // the folder of the built client; empty: none is served
  std::vector<std::string> origins;  // web sites that may connect beside our own, "https://example.org"
  int patience = 60;                 // seconds until a table that nobody uses goes to sleep
  int request_seconds = 20;  // in which a request must have arrived; also a hello, for which 10 are the most
  int most_connections = 20'000;
  int most_connections_each = 200;  // from one address; households and companies share one
  int messages_a_second = 20;       // of one connection, for long; three times as many at once
  // Behind a proxy: the header with the address of the one who asks; of several in it, the last.
  std::string address_header;
};

// The whole of it. One thread serves all connections; the store and the bots have threads of their own.
class Server {
 public:
  Server(const Settings& settings, Store& store, Log& log);
  ~Server();

  // Opens the port and gives its number; or says why not.
  Result<int> listen();
  // Serves until `stop`, which may be called by any thread: then it takes no new connections, says goodbye to
  // those it has and waits until what they asked for is stored.
  void run();
  void stop();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace naqala::server
