// What can be had of a game, and the next one after it.
#include <boost/json.hpp>

#include "notation/record.hpp"
#include "server/api_parts.hpp"
#include "server/lobby.hpp"
#include "server/view_record.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

Response rematch_response(int status, const std::string& next) {
  return json_response(status, json::serialize(json::object{{"table", next}}));
}

}  // namespace

// Another server may have seen the end of a game just now: before it is taken for one that runs,
// the store is asked.
void Api::look_whether_over(const std::string& id, const Room::Look& look) {
  hub_.room(id)->look([this, id, look](const TableDoc& doc, const Game* game, const std::string& problem) {
    if (problem.empty() && doc.phase != Phase::over) return hub_.room(id)->look_anew(look);
    look(doc, game, problem);
  });
}

// ---- Rematch ----------------------------------------------------------------------------------------------

// First the new table is made, then the old one names it: whatever fails between, no table is named that is
// not there, and whoever asks again goes on from there, as the id is always the same.
void Api::rematch(const std::string& id, const Request& request, const Respond& respond) {
  look_whether_over(id, [this, id, respond, token = request.token](const TableDoc& doc, const Game*,
                                                                   const std::string& problem) {
    if (!problem.empty()) return respond(refusal(problem));
    if (!seat_of(doc, token)) return respond(error_response(403, needs_token));
    if (!doc.rematch.empty()) return respond(rematch_response(200, doc.rematch));
    const Result<TableDoc> next = rematch_of(doc, hub_.around().loop.now());
    if (!next) return respond(error_response(409, next.error()));
    std::vector<Respond>& waiting = rematches_[id];
    waiting.push_back(respond);
    if (waiting.size() == 1) hub_.around().loop.post([this, id, next = *next] { make_rematch(id, next); });
  });
}

void Api::make_rematch(const std::string& id, const TableDoc& next) {
  hub_.make(next, [this, id, next = next.id](const Result<int>& made) {
    if (!made && made.error() != moved_on) return answer_rematch(id, refusal(made.error(), 503));
    link_rematch(id, next);
  });
}

void Api::link_rematch(const std::string& id, const std::string& next) {
  const auto linked = std::make_shared<bool>(false);
  hub_.room(id)->change(
      [next, linked, now = hub_.around().loop.now()](const TableDoc& doc) -> Result<TableDoc> {
        *linked = doc.rematch == next;
        if (*linked) return Error{"it is linked already"};
        TableDoc changed = doc;
        changed.rematch = next;
        changed.changed = now;
        ++changed.version;
        return changed;
      },
      [this, id, next, linked](const Result<int>& done) {
        answer_rematch(
            id, done || *linked ? rematch_response(done ? 201 : 200, next) : refusal(done.error(), 503));
      });
}

void Api::answer_rematch(const std::string& id, Response response) {
  const std::vector<Respond> waiting = std::move(rematches_[id]);
  rematches_.erase(id);
  for (const Respond& respond : waiting) {
    respond(response);
    if (response.status == 201) response.status = 200;  // it was made for the first who asked
  }
}

// ---- Records ----------------------------------------------------------------------------------------------

// The whole game when it is over; before that, as the one who asks may know it.
void Api::record(const std::string& id, const Request& request, const Respond& respond) {
  const bool as_json = field(split(request.target).query, "form") == "json";
  look_whether_over(id, [respond, as_json, token = request.token](const TableDoc& doc, const Game* game,
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
  around.store.load(id, 0, [respond, &around](const Result<std::optional<StoredGame>>& stored) {
    Response response = !stored    ? error_response(503, store_is_away)
                        : !*stored ? error_response(404, no_such_table)
                                   : proof_response(**stored);
    around.loop.post([respond, &around, well = stored.ok(), response = std::move(response)] {
      around.health.note_read(well, around.loop.ticks());
      respond(response);
    });
  });
}

}  // namespace naqala::server
