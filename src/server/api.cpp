#include "server/api.hpp"

#include <boost/json.hpp>
#include <charconv>

#include "notation/json_text.hpp"
#include "notation/record.hpp"
#include "server/lobby.hpp"
#include "server/view_record.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr int most_made = 30;  // tables a minute by one address
constexpr int page = 50;       // tables in a list

struct Target {
  std::vector<std::string> parts;  // of the path, without "api"
  std::string query;
};

Target split(const std::string& target) {
  Target result;
  const std::size_t mark = target.find('?');
  if (mark != target.npos) result.query = target.substr(mark + 1);
  const std::string path = target.substr(0, mark);
  std::size_t at = 1;
  while (at <= path.size()) {
    const std::size_t end = std::min(path.find('/', at), path.size());
    result.parts.push_back(path.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

std::string field(const std::string& query, const std::string& name) {
  std::size_t at = 0;
  while (at < query.size()) {
    const std::size_t end = std::min(query.find('&', at), query.size());
    const std::string part = query.substr(at, end - at);
    if (part.rfind(name + "=", 0) == 0) return part.substr(name.size() + 1);
    at = end + 1;
  }
  return {};
}

// The body as JSON; nothing at all is an empty object.
Result<json::value> body_of(const Request& request) {
  if (request.body.empty()) return json::value(json::object{});
  Result<json::value> value = parse_json(request.body);
  if (!value) return Error{value.error()};
  if (!value->is_object()) return Error{"the body must be an object"};
  return value;
}

int status_for(const std::string& problem) { return problem == "there is no such table" ? 404 : 409; }

Response refusal(const std::string& problem) { return error_response(status_for(problem), problem); }

}  // namespace

Response json_response(int status, std::string body) { return {status, "application/json", std::move(body)}; }

Response error_response(int status, std::string_view why) {
  return json_response(status, json::serialize(json::object{{"error", why}}));
}

void Api::handle(const Request& request, Respond respond) {
  const Target target = split(request.target);
  const auto& parts = target.parts;
  const bool get = request.method == "GET", post = request.method == "POST";
  if (parts.size() < 2 || parts[0] != "api" || parts[1] != "tables" || parts.size() > 4)
    return respond(error_response(404, "there is nothing here"));
  if (parts.size() == 2 && post) return make_table(request, respond);
  if (parts.size() == 2 && get) return list_tables(request, respond);
  if (parts.size() == 3 && get) return show_table(parts[2], respond);
  if (parts.size() != 4) return respond(error_response(405, "this cannot be done here"));
  const std::string& id = parts[2];
  const std::string& what = parts[3];
  if (get && what == "record") return record(id, request, respond);
  if (get && what == "proof") return proof(id, respond);
  if (!post) return respond(error_response(get ? 404 : 405, "there is nothing here"));
  if (what == "join") return join_table(id, request, respond);
  if (what == "rematch") return rematch(id, request, respond);
  if (what == "leave")
    return change_as_seat(id, request, respond,
                          [](const TableDoc& doc, Seat seat) { return leave(doc, seat); });
  if (what == "start") {
    const Result<json::value> wish = body_of(request);
    if (!wish) return respond(error_response(400, wish.error()));
    return change_as_seat(id, request, respond,
                          [wish = *wish, now = hub_.around().loop.now()](const TableDoc& doc, Seat seat) {
                            return begin(doc, seat, wish, now);
                          });
  }
  respond(error_response(404, "there is nothing here"));
}

bool Api::makes_too_many(const std::string& address) {
  const std::int64_t minute = hub_.around().loop.ticks() / 60'000;
  if (minute != minute_) made_.clear();
  minute_ = minute;
  return ++made_[address] > most_made;
}

void Api::make_table(const Request& request, const Respond& respond) {
  if (makes_too_many(request.address)) return respond(error_response(429, "too many tables; wait a minute"));
  const Result<json::value> wish = body_of(request);
  if (!wish) return respond(error_response(400, wish.error()));
  Result<Taken> made = new_table(*wish, hub_.around().loop.now());
  if (!made) return respond(error_response(400, made.error()));
  const json::object reply{
      {"table", made->doc.id}, {"seat", static_cast<int>(made->seat) + 1}, {"token", made->token}};
  hub_.around().log.info("table made", {{"table", made->doc.id}});
  hub_.make(std::move(made->doc), [respond, reply](const Result<int>& done) {
    respond(done ? json_response(201, json::serialize(reply)) : error_response(503, done.error()));
  });
}

void Api::list_tables(const Request& request, const Respond& respond) {
  const std::string query = split(request.target).query;
  Query wanted{.phase = field(query, "phase"), .limit = page};
  if (wanted.phase.empty()) wanted.phase = word_of(Phase::open);
  if (const std::string before = field(query, "before"); !before.empty()) {
    const auto [end, error] = std::from_chars(before.data(), before.data() + before.size(), wanted.before);
    if (error != std::errc{} || end != before.data() + before.size())
      return respond(error_response(400, "before: not a number"));
  }
  Loop& loop = hub_.around().loop;
  hub_.around().store.list(wanted, [respond, &loop](const Result<std::vector<StoredTable>>& listed) {
    json::array tables;
    if (listed)
      for (const StoredTable& table : *listed)
        if (const Result<TableDoc> doc = doc_from_text(table.doc)) tables.push_back(public_json(*doc));
    const Response response = listed ? json_response(200, json::serialize(json::object{{"tables", tables}}))
                                     : error_response(503, listed.error());
    loop.post([respond, response] { respond(response); });
  });
}

void Api::show_table(const std::string& id, const Respond& respond) {
  hub_.room(id)->look([respond](const TableDoc& doc, const Game*, const std::string& problem) {
    if (!problem.empty()) return respond(refusal(problem));
    respond(json_response(200, json::serialize(public_json(doc))));
  });
}

void Api::join_table(const std::string& id, const Request& request, const Respond& respond) {
  const Result<json::value> wish = body_of(request);
  if (!wish) return respond(error_response(400, wish.error()));
  const auto reply = std::make_shared<json::object>();
  hub_.room(id)->change(
      [wish = *wish, reply](const TableDoc& doc) -> Result<TableDoc> {
        Result<Taken> taken = join(doc, wish);
        if (!taken) return Error{taken.error()};
        *reply = {{"table", doc.id}, {"seat", static_cast<int>(taken->seat) + 1}, {"token", taken->token}};
        return std::move(taken->doc);
      },
      [respond, reply](const Result<int>& done) {
        respond(done ? json_response(200, json::serialize(*reply)) : refusal(done.error()));
      });
}

void Api::change_as_seat(const std::string& id, const Request& request, const Respond& respond,
                         std::function<Result<TableDoc>(const TableDoc&, Seat)> change) {
  const auto allowed = std::make_shared<bool>(true);
  hub_.room(id)->change(
      [change = std::move(change), token = request.token, allowed](const TableDoc& doc) -> Result<TableDoc> {
        const auto seat = seat_of(doc, token);
        *allowed = seat.has_value();
        if (!seat) return Error{"this needs the token of a seat"};
        return change(doc, *seat);
      },
      [respond, allowed](const Result<int>& done) {
        if (done) return respond(json_response(200, "{}"));
        respond(*allowed ? refusal(done.error()) : error_response(403, done.error()));
      });
}

void Api::rematch(const std::string& id, const Request& request, const Respond& respond) {
  const auto next = std::make_shared<TableDoc>();
  const auto allowed = std::make_shared<bool>(true);
  hub_.room(id)->change(
      [next, allowed, token = request.token,
       now = hub_.around().loop.now()](const TableDoc& doc) -> Result<TableDoc> {
        *allowed = seat_of(doc, token).has_value();
        if (!*allowed) return Error{"this needs the token of a seat"};
        if (!doc.rematch.empty()) {
          next->id = doc.rematch;
          return Error{"made already"};
        }
        Result<TableDoc> made = rematch_of(doc, now);
        if (!made) return Error{made.error()};
        *next = std::move(*made);
        TableDoc changed = doc;
        changed.rematch = next->id;
        ++changed.version;
        return changed;
      },
      [this, next, allowed, respond](const Result<int>& done) {
        const std::string reply = json::serialize(json::object{{"table", next->id}});
        if (!done && !next->id.empty()) return respond(json_response(200, reply));
        if (!done) return respond(*allowed ? refusal(done.error()) : error_response(403, done.error()));
        hub_.make(*next, [respond, reply](const Result<int>& made) {
          respond(made ? json_response(201, reply) : error_response(503, made.error()));
        });
      });
}

// The whole game when it is over; before that, as the one who asks may know it.
void Api::record(const std::string& id, const Request& request, const Respond& respond) {
  const bool as_json = field(split(request.target).query, "form") == "json";
  hub_.room(id)->look([respond, as_json, token = request.token](const TableDoc& doc, const Game* game,
                                                                const std::string& problem) {
    if (!problem.empty()) return respond(refusal(problem));
    if (!game) return respond(error_response(409, "the game has not started"));
    if (doc.phase != Phase::over) {
      const auto seat = seat_of(doc, token);
      return respond(json_response(200, view_record(*game, seat ? eyes_of(*seat) : Viewer::spectator)));
    }
    const Record whole = record_of(*game);
    if (as_json) return respond(json_response(200, to_json(whole)));
    respond({200, "text/plain; charset=utf-8", to_text(whole)});
  });
}

// What shows that nobody has tampered with the luck of a game that is over.
void Api::proof(const std::string& id, const Respond& respond) {
  Around& around = hub_.around();
  around.store.load(id, [respond, &loop = around.loop](const Result<std::optional<StoredGame>>& stored) {
    Response response = !stored    ? error_response(503, stored.error())
                        : !*stored ? error_response(404, "there is no such table")
                                   : proof_response(**stored);
    loop.post([respond, response = std::move(response)] { respond(response); });
  });
}

}  // namespace naqala::server
