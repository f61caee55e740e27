#pragma once

#include "server/bot_pool.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/metrics.hpp"
#include "server/store_health.hpp"
#include "store/store.hpp"

namespace naqala::server {

// What all tables share.
struct Around {
  Loop& loop;
  Store& store;
  BotPool& bots;
  Metrics& metrics;
  Log& log;
  int messages_a_second = 20;  // of one connection, for long; three times as many at once
  StoreHealth health{};
};

}  // namespace naqala::server
