// Programs that run beside a test.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "support/words.hpp"

namespace naqala::server::test {

class Process {
 public:
  // Starts it; its standard output can be read line by line.
  explicit Process(const std::vector<std::string>& words) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    const naqala::test::Words ready(words);
    pid_ = fork();
    if (pid_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      close(ends[0]);
      close(ends[1]);
      execv(ready.program(), ready.all());
      _exit(127);
    }
    close(ends[1]);
    out_ = fdopen(ends[0], "r");
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    if (pid_ > 0) end(SIGKILL);
    if (out_) fclose(out_);
  }

  std::string line() {
    char text[1000] = "";
    if (!fgets(text, sizeof text, out_)) return {};
    return text;
  }
  std::string rest() {
    std::string all;
    for (std::string next = line(); !next.empty(); next = line()) all += next;
    return all;
  }

  pid_t id() const { return pid_; }

  // Ends it by a signal, or waits for its end (0); its exit status, or the signal as a negative number.
  int end(int signal) {
    if (signal != 0) kill(pid_, signal);
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

 private:
  pid_t pid_ = 0;
  FILE* out_ = nullptr;
};

// For what the programs of a test do when they come to it. A minute is for the slowest of machines.
inline bool soon(const std::function<bool()>& condition) {
  for (const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
       std::chrono::steady_clock::now() < end; std::this_thread::sleep_for(std::chrono::milliseconds(10)))
    if (condition()) return true;
  return false;
}

// A server on a port of its own choice, or on the one that is named.
inline std::vector<std::string> server_words(const std::string& database, int port) {
  return {NAQALA_BINARY,
          "serve",
          "--quiet",
          "--port",
          std::to_string(port),
          "--db",
          database,
          "--address-header",
          "X-Forwarded-For",
          "--request-seconds",
          "3"};
}
inline int port_of(Process& server) {
  const std::string line = server.line();
  const std::size_t at = line.find("127.0.0.1:");
  EXPECT_NE(at, line.npos) << line;
  return at == line.npos ? 0 : std::stoi(line.substr(at + 10));
}

}  // namespace naqala::server::test
