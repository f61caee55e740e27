#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

// Every number and name of the game as one JSON document (docs/notation.md), made from the tables of
// src/rules, and texts that take their numbers from it.

namespace naqala {

// The document. Its parts are objects whose fields are named like the things themselves, in the order of the
// game, so that a number has one path: "djinns.geb.value", "markets.small-market.price".
boost::json::value json_of_tables();

// The same, made once: what texts are filled from.
const boost::json::value& game_tables();

// A text with its placeholders filled from a document like the above:
//   {djinns.geb.value}               the number at this path; of a list all, "1, 3, 7"
//   {djinns.geb.value|point|points}  the number with the form of the noun that fits it
//   {goods_sets.length}              how many a list has
// A placeholder whose path leads to no number is left as it is.
std::string filled(std::string_view text, const boost::json::value& tables = game_tables());

// The document for people: a heading for each part, below it a table or a list.
std::string text_of_tables(const boost::json::value& tables = game_tables());

}  // namespace naqala
