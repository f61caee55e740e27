// What players were told is done, against what the store has.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <map>

#include "database.hpp"
#include "notation/action_text.hpp"
#include "process.hpp"
#include "server/stored_event.hpp"
#include "table/game.hpp"

namespace naqala::server::test {

inline StoredGame load(Store& store, const std::string& id) {
  std::promise<StoredGame> loaded;
  store.load(id, 0, [&](const Result<std::optional<StoredGame>>& stored) {
    EXPECT_TRUE(stored) << stored.error();
    loaded.set_value(stored && *stored ? **stored : StoredGame{});
  });
  return loaded.get_future().get();
}

// The events of a game as the store has them, checked one by one.
inline Events events_of(Store& store, const std::string& id) {
  Events events;
  for (const StoredEvent& row : load(store, id).events) {
    const Result<TimedEvent> timed = timed_event_from(row.body);
    EXPECT_TRUE(timed) << timed.error();
    if (timed) events.push_back(timed->event);
  }
  const Result<Game> game = rebuild(events);
  EXPECT_TRUE(game) << game.error();
  return events;
}

// Whether actions are acknowledged from now on.
inline bool goes_on(const std::string& journal) {
  return soon([&, before = std::filesystem::file_size(journal)] {
    return std::filesystem::file_size(journal) > before;
  });
}

// How many actions of each table were acknowledged.
inline std::map<std::string, int> lines_of(const std::string& journal) {
  std::map<std::string, int> lines;
  std::ifstream in(journal);
  for (std::string line; std::getline(in, line);) ++lines[line.substr(0, line.find(' '))];
  return lines;
}

struct Journal {
  std::map<std::string, Events> games;
  int acknowledged = 0;
};

// Every line of the load generator's journal is an event of the game it names.
inline Journal check_journal(const std::string& file, const std::string& database) {
  const auto store = open_database(database);
  Journal journal;
  std::ifstream in(file);
  std::string table, number, action;
  while (in >> table >> number && std::getline(in >> std::ws, action)) {
    if (!journal.games.contains(table)) journal.games[table] = events_of(*store, table);
    const Events& events = journal.games[table];
    const auto at = static_cast<std::size_t>(std::stoi(number));
    const auto* acted = at < events.size() ? std::get_if<Acted>(&events[at].what) : nullptr;
    EXPECT_TRUE(acted) << "lost: " << table << ' ' << number << ' ' << action;
    EXPECT_EQ(acted ? to_text(acted->action) : "", action);
    ++journal.acknowledged;
  }
  store->stop();
  return journal;
}

}  // namespace naqala::server::test
