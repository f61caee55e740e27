// Load for a server: many games at once, and how long the players wait. See --help.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>

#include "players.hpp"

namespace {

using namespace naqala::load;

// Kilobytes that a process has in memory; 0 if it cannot be told.
long memory_of(int pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/status");
  std::string word;
  while (in >> word)
    if (word == "VmRSS:") {
      long kb = 0;
      in >> kb;
      return kb;
    }
  return 0;
}

double milliseconds(std::vector<std::int64_t>& latencies, double share) {
  if (latencies.empty()) return 0;
  const auto at = static_cast<std::size_t>(share * static_cast<double>(latencies.size() - 1));
  std::nth_element(latencies.begin(), latencies.begin() + static_cast<std::ptrdiff_t>(at), latencies.end());
  return static_cast<double>(latencies[at]) / 1000;
}

void tell(const Plan& plan, Result& result) {
  std::printf("games %d, connections %d, %.0f s\n", plan.games, plan.games * plan.seats, result.seconds);
  std::printf("actions %lld, %.0f a second; messages received %lld, %.0f a second\n",
              static_cast<long long>(result.acted), static_cast<double>(result.acted) / result.seconds,
              static_cast<long long>(result.received), static_cast<double>(result.received) / result.seconds);
  std::printf("from an action sent to its event received: p50 %.1f ms, p99 %.1f ms, most %.1f ms\n",
              milliseconds(result.latencies, 0.5), milliseconds(result.latencies, 0.99),
              milliseconds(result.latencies, 1));
  std::printf("refused %lld, broken connections %lld, games over %lld\n",
              static_cast<long long>(result.refused), static_cast<long long>(result.broken),
              static_cast<long long>(result.over / plan.seats));
  if (!result.problem.empty()) std::printf("first refusal: %s\n", result.problem.c_str());
}

void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

int main(int argc, char** argv) {
  Plan plan;
  int echo_bytes = 0, pid = 0;
  CLI::App app("Plays many games at once over a running `naqala serve --address-header X-Forwarded-For`.");
  app.add_option("--host", plan.host, "Where the server is (127.0.0.1)");
  app.add_option("--port", plan.ports,
                 "And its port (8080); several for servers that share a database: seats of one game go to "
                 "different ones, and whoever loses one tries the next");
  app.add_option("--games", plan.games, "Games at once (100)")->check(CLI::Range(1, 100000));
  app.add_option("--seats", plan.seats, "Seats of each, all taken by people (2)")->check(CLI::Range(1, 5));
  app.add_option("--bots", plan.bots, "Bots beside them, of the lowest level (0)")->check(CLI::Range(0, 4));
  app.add_option("--sets", plan.sets, "Expansions: artisans,whims");
  app.add_option(
      "--rate", plan.rate,
      "Actions of each game in a second (1); 0 is as fast as it goes, as after the signal SIGUSR1");
  app.add_option("--seconds", plan.seconds, "How long at most; it also ends when all games do (10)");
  app.add_option("--journal", plan.journal, "A file that gets a line for each action that was acknowledged");
  app.add_option("--seed", plan.seed, "Other numbers choose other actions (1)");
  app.add_option("--pid", pid, "The process of the server, to tell its memory");
  app.add_option("--echo", echo_bytes,
                 "No games: what a bare echo server reaches with messages of so many bytes");
  app.add_flag("--keep-trying", plan.keep_trying, "Come back when the server is lost");
  CLI11_PARSE(app, argc, argv);
  if (plan.seats + plan.bots < 2 || plan.seats + plan.bots > 5) {
    std::fprintf(stderr, "a game has two to five seats, not %d\n", plan.seats + plan.bots);
    return 2;
  }
  allow_many_files();
  try {
    if (echo_bytes > 0) {
      const Result result = echo(plan.games * plan.seats, plan.seconds, static_cast<std::size_t>(echo_bytes));
      std::printf("echo of %d bytes, %d connections: %.0f messages a second\n", echo_bytes,
                  plan.games * plan.seats, static_cast<double>(result.received) / result.seconds);
      return 0;
    }
    const long before = memory_of(pid);
    long idle = 0;
    Result result = play(plan, [&] {
      idle = memory_of(pid);
      std::printf("all games have begun\n");
      std::fflush(stdout);
    });
    tell(plan, result);
    if (pid > 0)
      std::printf(
          "memory of the server: %ld KB before, %ld KB with all games begun (%ld KB a game), %ld KB at the "
          "end\n",
          before, idle, (idle - before) / plan.games, memory_of(pid));
    return result.refused > 0 || (result.broken > 0 && !plan.keep_trying) ? 1 : 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
