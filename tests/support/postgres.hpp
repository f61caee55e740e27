// A PostgreSQL of the tests' own, in a folder that is gone afterwards. It can be stopped, killed
// and started again.
#pragma once

#include <sys/types.h>

#include <string>

#include "support/folder.hpp"
#include "support/port.hpp"

namespace naqala::test {

class Postgres {
 public:
  // `durable`: what is committed outlives a loss of power, as it would for an operator; it takes longer.
  explicit Postgres(bool durable = false);
  ~Postgres();
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;

  // The one that all tests of a program share, started when it is first asked for.
  static Postgres& shared();

  // On the same port and with the same data. To be called on the program's first thread only: the database
  // ends with the thread that has started it.
  void start();
  void stop();       // as an operator does it: connections are cut, what is done stays
  void stop_hard();  // with no time to tidy up
  void kill();       // SIGKILL for all of its processes
  bool is_running() const { return process_ > 0; }

  int port() const { return port_.number(); }
  // The address of a new and empty database, over TCP.
  std::string new_database();
  // The address of a database, with another port if one listens in between.
  std::string address(const std::string& database) const { return address(database, port()); }
  std::string address(const std::string& database, int port) const;
  // Another user's address.
  std::string address(const std::string& user, const std::string& password,
                      const std::string& database) const;
  // What a statement prints, as a tool of PostgreSQL's own shows it.
  std::string query(const std::string& database, const std::string& sql) const;

 private:
  void make();
  void wait_until_ready();
  void end_with(int signal);

  Folder folder_;
  std::string tools_;
  bool durable_;
  Port port_;
  pid_t process_ = 0;
  int databases_ = 0;
};

}  // namespace naqala::test
