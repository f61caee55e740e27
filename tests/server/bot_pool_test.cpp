// The threads that bots think in.
#include "server/bot_pool.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <future>

#include "rules/game.hpp"
#include "table/game.hpp"

namespace naqala::server::test {
namespace {

int priority_here() { return getpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid))); }

// Of a thread in which a bot has thought, asked for by a thread of this priority.
int priority_of_bots(int server) {
  return std::async(std::launch::async,
                    [server] {
                      setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), server);
                      BotPool pool(1);
                      Rng rng("priorities");
                      const Options options{};
                      const State state = initial(options, deal(options, rng));
                      std::promise<int> found;
                      pool.ask({make_bot("random"), observe(state, eyes_of(actor(state))), 1},
                               [&](const Decisions& decisions) {
                                 EXPECT_FALSE(decisions.empty());
                                 found.set_value(priority_here());
                               });
                      return found.get_future().get();
                    })
      .get();
}

// Also those of a server that stands back behind other programs itself.
TEST(Bots, StandBackBehindThoseWhoServePeople) {
  for (const int server : {priority_here(), 12, 17})
    if (server >= priority_here()) {
      EXPECT_EQ(priority_of_bots(server), std::min(server + 10, 19)) << server;
    }
}

}  // namespace
}  // namespace naqala::server::test
