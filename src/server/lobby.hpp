#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "base/result.hpp"
#include "server/table_doc.hpp"

// What can be done at a table before and after its game. All of these are functions from one document to the
// next; what is wrong with a wish is said by the path of the field.

namespace naqala::server {

// A seat that was taken, and the token that opens it; told once and kept by nobody but its owner.
struct Taken {
  TableDoc doc;
  Seat seat;
  std::string token;
};

//   {"players": 3, "sets": ["whims"], "listed": true, "clock": {"turn": 60, "reserve": 600},
//   "name": "Ana", "nonce": "...",
//    "chairs": [{"sitter": "person"}, {"sitter": "bot", "level": 4}, {"sitter": "nobody"}]}
// Whoever makes a table sits on its first chair for persons. What is left out: two players, the base
// game, listed, no clock, one person and free chairs, totals by who sits there when the game starts.
Result<Taken> new_table(const boost::json::value& wish, std::int64_t now);

//   {"name": "Ben", "seat": 2, "nonce": "..."}; the first free one if no seat is named
struct JoinWish {
  std::optional<Seat> seat;
  std::string name, nonce;
};
Result<JoinWish> read_join(const boost::json::value& wish, int seats);
Result<Taken> join(TableDoc doc, const JoinWish& wish, std::int64_t now);

// Gives the chair up.
Result<TableDoc> leave(TableDoc doc, Seat seat, std::int64_t now);

//   {"seat": 2}: takes the chair from whoever sits there, who then can no longer do anything at the table
Result<Seat> read_free(const boost::json::value& wish, int seats);
// For the one on the lowest chair.
Result<TableDoc> free_seat(TableDoc doc, Seat by, Seat seat, std::int64_t now);

//   {"bots": 3, "nonce": "..."}: free chairs are given to bots of this level; without it none may be
//   free. The nonce takes the
//   place of the one that the seat gave before, which was perhaps before the secret was drawn
struct StartWish {
  int bots = 0;
  std::optional<std::string> nonce;
};
Result<StartWish> read_start(const boost::json::value& wish);
// While a chair is free, the one who sits on the lowest chair starts; then anybody who sits here. The
// document is then that of a running game.
Result<TableDoc> begin(TableDoc doc, Seat seat, const StartWish& wish, std::int64_t now);

// The same people again, each a seat further, with the tokens they have. The game is to start at once. A
// table has one rematch: its id is always the same.
Result<TableDoc> rematch_of(const TableDoc& doc, std::int64_t now);

}  // namespace naqala::server
