#include "server/view_record.hpp"

#include <boost/json.hpp>

#include "fair/proof.hpp"
#include "notation/position.hpp"
#include "server/messages.hpp"
#include "server/stored_event.hpp"
#include "server/table_doc.hpp"

namespace naqala::server {

namespace json = boost::json;

std::string view_record(const Game& game, Viewer viewer) {
  json::object object{{"format", "naqala-view 1"}, {"viewer", viewer_json(viewer)}};
  object["setup"] = setup_json(game);
  object["actions"] = actions_json(game, viewer);
  object["observation"] = json_of(view_of(game, viewer));
  return json::serialize(object);
}

Response proof_response(const StoredGame& stored) {
  const Result<TableDoc> doc = doc_from_text(stored.table.doc);
  if (!doc) return error_response(500, doc.error());
  if (doc->phase != Phase::over) return error_response(409, "the game is not over");
  Proof proof{doc->id, commitment_of(doc->luck), doc->luck, nonces_in(*doc), {}};
  for (const StoredEvent& row : stored.events) {
    Result<TimedEvent> timed = timed_event_from(row.body);
    if (!timed) return error_response(500, timed.error());
    proof.events.push_back(std::move(timed->event));
  }
  return json_response(200, json::serialize(json_of(proof)));
}

}  // namespace naqala::server
