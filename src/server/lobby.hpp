#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "base/result.hpp"
#include "server/table_doc.hpp"

// What can be done at a table before and after its game. All of these are functions from one document to the next; what is
// wrong with a wish is said by the path of the field.

namespace naqala::server {

// A seat that was taken, and the token that opens it; told once and kept by nobody but its owner.
struct Taken {
  TableDoc doc;
  Seat seat;
  std::string token;
};

//   {"players": 3, "sets": ["whims"], "listed": true, "clock": {"turn": 60, "reserve": 600}, "name": "Ana", "nonce": "...",
//    "chairs": [{"sitter": "person"}, {"sitter": "bot", "level": 4}, {"sitter": "nobody"}]}
// Whoever makes a table sits on its first chair for persons. What is left out: two players, the base
// game, listed, no clock, one person and free chairs.
Result<Taken> new_table(const boost::json::value& wish, std::int64_t now);

//   {"name": "Ben", "seat": 2, "nonce": "..."}; the first free one if no seat is named
Result<Taken> join(TableDoc doc, const boost::json::value& wish);

// Gives the chair up.
Result<TableDoc> leave(TableDoc doc, Seat seat);

//   {"bots": 3}: free chairs are given to bots of this level; without it none may be free
// The one who sits on the lowest chair starts. The document is then that of a running game.
Result<TableDoc> begin(TableDoc doc, Seat seat, const boost::json::value& wish, std::int64_t now);

// The same people again, each a seat further, with the tokens they have. The game is to start at once.
Result<TableDoc> rematch_of(const TableDoc& doc, std::int64_t now);

}  // namespace naqala::server
