#include "server/api.hpp"

#include <boost/json.hpp>
#include <charconv>

#include "notation/names.hpp"
#include "server/api_parts.hpp"
#include "server/lobby.hpp"
#include "server/tokens.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr int page = 50;                                           // tables in a list
constexpr std::int64_t listed_for = std::int64_t{24} * 3'600'000;  // ms that a table waits for people

Response nothing_here() { return error_response(404, "there is nothing here"); }

}  // namespace

void Api::handle(const Request& request, Respond respond) {
  const Target target = split(request.target);
  const auto& parts = target.parts;
  const bool get = request.method == "GET", post = request.method == "POST";
  if (parts.size() < 2 || parts[0] != "api" || parts[1] != "tables" || parts.size() > 4)
    return respond(nothing_here());
  if (get && asked_.is_exceeded(request.address, hub_.around().loop.ticks()))
    return respond(error_response(429, "too many questions; wait a minute"));
  if (parts.size() == 2 && post) return make_table(request, respond);
  if (parts.size() == 2 && get) return list_tables(request, respond);
  if (parts.size() > 2 && !is_table_id(parts[2])) return respond(error_response(404, no_such_table));
  if (parts.size() == 3 && get) return show_table(parts[2], respond);
  if (parts.size() != 4) return respond(error_response(405, "this cannot be done here"));
  const std::string& id = parts[2];
  const std::string& what = parts[3];
  if (get && what == "record") return record(id, request, respond);
  if (get && what == "proof") return proof(id, respond);
  if (!post) return respond(error_response(get ? 404 : 405, "there is nothing here"));
  if (what == "join") return join_table(id, request, respond);
  if (what == "leave") return leave_table(id, request, respond);
  if (what == "free") return free_chair(id, request, respond);
  if (what == "start") return start_game(id, request, respond);
  if (what == "rematch") return rematch(id, request, respond);
  respond(nothing_here());
}

void Api::make_table(const Request& request, const Respond& respond) {
  if (made_.is_exceeded(request.address, hub_.around().loop.ticks()))
    return respond(error_response(429, "too many tables; wait a minute"));
  const Result<json::value> wish = body_of(request);
  if (!wish) return respond(error_response(400, wish.error()));
  Result<Taken> made = new_table(*wish, hub_.around().loop.now());
  if (!made) return respond(error_response(400, made.error()));
  const json::object reply{
      {"table", made->doc.id}, {"seat", static_cast<int>(made->seat) + 1}, {"token", made->token}};
  hub_.make(made->doc,
            [respond, reply, id = made->doc.id, &log = hub_.around().log](const Result<int>& done) {
              if (done) log.info("table made", {{"table", id}});
              respond(done ? json_response(201, json::serialize(reply)) : refusal(done.error(), 503));
            });
}

void Api::list_tables(const Request& request, const Respond& respond) {
  const std::string query = split(request.target).query;
  Query wanted{.phase = field(query, "phase"), .limit = page};
  if (wanted.phase.empty()) wanted.phase = word_of(Phase::open);
  const auto phase = phase_from(wanted.phase);
  if (!phase)
    return respond(error_response(400, "phase: " + quoted(wanted.phase) + " is not open, running or over"));
  if (const std::string before = field(query, "before"); !before.empty()) {
    const auto [end, error] = std::from_chars(before.data(), before.data() + before.size(), wanted.before);
    if (error != std::errc{} || end != before.data() + before.size())
      return respond(error_response(400, "before: not a number"));
  }
  // Nobody comes back to a table that has waited for so long.
  Around& around = hub_.around();
  const std::int64_t since = phase == Phase::open ? around.loop.now() - listed_for : 0;
  around.store.list(wanted, [respond, since, &around](const Result<std::vector<StoredTable>>& listed) {
    json::array tables;
    if (listed)
      for (const StoredTable& table : *listed)
        if (const Result<TableDoc> doc = doc_from_text(table.doc); doc && doc->changed >= since)
          tables.push_back(public_json(*doc));
    const Response response = listed ? json_response(200, json::serialize(json::object{{"tables", tables}}))
                                     : error_response(503, store_is_away);
    around.loop.post([respond, &around, well = listed.ok(), response] {
      around.health.note_read(well, around.loop.ticks());
      respond(response);
    });
  });
}

void Api::show_table(const std::string& id, const Respond& respond) {
  hub_.room(id)->look([respond](const TableDoc& doc, const Game*, const std::string& problem) {
    if (!problem.empty()) return respond(refusal(problem));
    respond(json_response(200, json::serialize(public_json(doc))));
  });
}

}  // namespace naqala::server
