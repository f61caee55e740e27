#include "server/lobby.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "bots/levels.hpp"
#include "notation/json_node.hpp"
#include "notation/json_pieces.hpp"
#include "notation/record.hpp"
#include "server/tokens.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr int longest_turn = 7 * 24 * 3600, longest_reserve = 60 * 24 * 3600;  // seconds

// They would let a name turn round what is written beside it: U+061C, U+200E and U+200F, U+202A to
// U+202E, U+2066 to U+2069.
constexpr std::array<std::string_view, 12> turning_marks{"\u061c", "\u200e", "\u200f", "\u202a",
                                                         "\u202b", "\u202c", "\u202d", "\u202e",
                                                         "\u2066", "\u2067", "\u2068", "\u2069"};

// The options have a reader of their own, for an object that holds nothing else.
json::object options_in(const json::value& wish) {
  json::object options{{"players", 2}};
  for (const char* name : {"players", "sets", "djinn_use", "nekir", "artisan_ties", "totals"})
    if (const json::value* value = wish.as_object().if_contains(name)) options[name] = *value;
  return options;
}

std::string read_name(const Node& node) {
  if (!node.present()) return {};
  const std::string name = node.text();
  if (const std::string problem = problem_with_name(name); !name.empty() && !problem.empty())
    node.fail(problem);
  for (std::string_view mark : turning_marks)
    if (name.find(mark) != name.npos) node.fail("has characters that turn the direction of writing");
  return name;
}

std::string read_nonce(const Node& node) {
  if (!node.present()) return {};
  const std::string nonce = node.text();
  if (nonce.size() > longest_nonce) node.fail("longer than " + std::to_string(longest_nonce) + " bytes");
  return nonce;
}

Chair read_chair(const Node& node) {
  node.allow_only({"sitter", "level"});
  const std::string sitter = node["sitter"].text();
  Chair chair;
  if (sitter == "bot") {
    chair.sitter = Sitter::bot;
    chair.level = node["level"].number(1, level_count);
  } else if (sitter == "person") {
    chair.sitter = Sitter::person;  // whoever makes the table takes the first of these; the others are free
  } else if (sitter != "nobody") {
    node["sitter"].fail(quoted(sitter) + " is not person, bot or nobody");
  }
  return chair;
}

std::vector<Chair> read_chairs(const Node& node, int seats) {
  std::vector<Chair> chairs;
  if (!node.present()) {
    chairs.resize(static_cast<std::size_t>(seats));
    return chairs;
  }
  for (const Node& chair : node.elements(count_of<Seat>)) chairs.push_back(read_chair(chair));
  if (chairs.size() != static_cast<std::size_t>(seats)) node.fail("there must be " + std::to_string(seats));
  chairs.resize(static_cast<std::size_t>(seats));
  return chairs;
}

std::optional<ClockRule> read_clock(const Node& node) {
  if (!node.present() || node.is_null()) return std::nullopt;
  node.allow_only({"turn", "reserve"});
  ClockRule clock;
  if (node["turn"].present()) clock.turn = node["turn"].number(0, longest_turn);
  if (node["reserve"].present()) clock.reserve = node["reserve"].number(0, longest_reserve);
  if (clock.turn + clock.reserve == 0) node.fail("no time at all");
  return clock;
}

// The first chair that a person can still take.
std::optional<Seat> free_chair(const TableDoc& doc) {
  for (std::size_t i = 0; i < doc.chairs.size(); ++i)
    if (doc.chairs[i].sitter == Sitter::nobody) return static_cast<Seat>(i);
  return std::nullopt;
}

std::optional<Seat> lowest_person(const TableDoc& doc) {
  for (std::size_t i = 0; i < doc.chairs.size(); ++i)
    if (doc.chairs[i].sitter == Sitter::person) return static_cast<Seat>(i);
  return std::nullopt;
}

Taken sit(TableDoc doc, Seat seat, std::string name, std::string nonce) {
  std::string token = new_token();
  doc.chairs[index(seat)] = {Sitter::person, std::move(name), 0, hash_of_token(token), std::move(nonce)};
  return {std::move(doc), seat, std::move(token)};
}

void note_change(TableDoc& doc, std::int64_t now) {
  doc.changed = now;
  ++doc.version;
}

Error not_open() { return Error{"the game has started"}; }

}  // namespace

Result<Taken> new_table(const json::value& wish, std::int64_t now) {
  if (!wish.is_object()) return Error{"a table is described by an object"};
  Trouble trouble;
  const Node root(&wish, "", trouble);
  root.allow_only({"players", "sets", "djinn_use", "nekir", "artisan_ties", "totals", "listed", "clock",
                   "name", "nonce", "chairs"});
  const json::value options = options_in(wish);
  TableDoc doc{.id = new_table_id(), .created = now, .changed = now};
  doc.options = read_options(Node(&options, "", trouble), trouble);
  doc.totals_chosen = root["totals"].present();
  if (trouble.any()) return Error{trouble.message};
  doc.chairs = read_chairs(root["chairs"], doc.options.seats);
  doc.clock = read_clock(root["clock"]);
  if (root["listed"].present()) doc.listed = root["listed"].flag();
  const std::string name = read_name(root["name"]), nonce = read_nonce(root["nonce"]);
  if (trouble.any()) return Error{trouble.message};
  const auto own = lowest_person(doc);
  for (Chair& chair : doc.chairs)
    if (chair.sitter == Sitter::person) chair.sitter = Sitter::nobody;
  const auto seat = own ? own : free_chair(doc);
  if (!seat) return Error{"chairs: there is none for a person"};
  doc.luck = random_secret();
  doc.whim_of_bots = random_secret();
  return sit(std::move(doc), *seat, name, nonce);
}

Result<JoinWish> read_join(const json::value& wish, int seats) {
  Trouble trouble;
  const Node root(&wish, "", trouble);
  root.allow_only({"name", "seat", "nonce"});
  JoinWish read;
  if (root["seat"].present()) read.seat = root["seat"].seat(seats);
  read.name = read_name(root["name"]);
  read.nonce = read_nonce(root["nonce"]);
  if (trouble.any()) return Error{trouble.message};
  return read;
}

Result<Taken> join(TableDoc doc, const JoinWish& wish, std::int64_t now) {
  if (doc.phase != Phase::open) return not_open();
  const auto seat = wish.seat ? wish.seat : free_chair(doc);
  if (!seat) return Error{"all seats are taken"};
  if (doc.chairs[index(*seat)].sitter != Sitter::nobody) return Error{"seat: it is taken"};
  note_change(doc, now);
  return sit(std::move(doc), *seat, wish.name, wish.nonce);
}

Result<TableDoc> leave(TableDoc doc, Seat seat, std::int64_t now) {
  if (doc.phase != Phase::open) return not_open();
  doc.chairs[index(seat)] = {};
  note_change(doc, now);
  return doc;
}

Result<Seat> read_free(const json::value& wish, int seats) {
  Trouble trouble;
  const Node root(&wish, "", trouble);
  root.allow_only({"seat"});
  const Seat seat = root["seat"].seat(seats);
  if (trouble.any()) return Error{trouble.message};
  return seat;
}

Result<TableDoc> free_seat(TableDoc doc, Seat by, Seat seat, std::int64_t now) {
  if (doc.phase != Phase::open) return not_open();
  if (by != lowest_person(doc)) return Error{"only the first at the table can free a seat"};
  if (seat == by) return Error{"seat: it is your own"};
  if (doc.chairs[index(seat)].sitter == Sitter::nobody) return Error{"seat: it is free"};
  return leave(std::move(doc), seat, now);
}

Result<StartWish> read_start(const json::value& wish) {
  Trouble trouble;
  const Node root(&wish, "", trouble);
  root.allow_only({"bots", "nonce"});
  StartWish read;
  if (root["bots"].present()) read.bots = root["bots"].number(1, level_count);
  if (root["nonce"].present()) read.nonce = read_nonce(root["nonce"]);
  if (trouble.any()) return Error{trouble.message};
  return read;
}

Result<TableDoc> begin(TableDoc doc, Seat seat, const StartWish& wish, std::int64_t now) {
  if (doc.phase != Phase::open) return not_open();
  if (free_chair(doc) && seat != lowest_person(doc))
    return Error{"only the first at the table can start the game while a seat is free"};
  for (Chair& chair : doc.chairs) {
    if (chair.sitter != Sitter::nobody) continue;
    if (wish.bots == 0) return Error{"a seat is still free"};
    chair = {Sitter::bot, {}, wish.bots, {}, {}};
  }
  if (wish.nonce) doc.chairs[index(seat)].nonce = *wish.nonce;
  doc.phase = Phase::running;
  note_change(doc, now);
  return doc;
}

Result<TableDoc> rematch_of(const TableDoc& doc, std::int64_t now) {
  if (doc.phase != Phase::over) return Error{"the game is not over"};
  TableDoc next = doc;
  next.id = table_id_from("rematch of " + doc.id + " " + to_hex(doc.whim_of_bots));
  next.version = 1;
  next.phase = Phase::running;
  next.created = next.changed = now;
  next.luck = random_secret();
  next.whim_of_bots = random_secret();
  next.rematch.clear();
  std::rotate(next.chairs.begin(), next.chairs.begin() + 1, next.chairs.end());
  return next;
}

}  // namespace naqala::server
