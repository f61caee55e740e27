#include "fair/proof.hpp"

#include <boost/json.hpp>

#include "notation/json_node.hpp"
#include "notation/json_text.hpp"
#include "rules/seat.hpp"
#include "table/event_json.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr std::string_view proof_format = "naqala-proof 1";
constexpr std::size_t most_seats = count_of<Seat>;

// The secret and the commitment are written alike.
Secret read_hex(const Node& node) {
  const Result<Secret> read = secret_from_hex(node.text());
  if (read) return *read;
  node.fail(read.error());
  return {};
}

std::vector<std::string> read_nonces(const Node& node) {
  std::vector<std::string> nonces;
  for (const Node& element : node.elements(most_seats)) {
    nonces.push_back(element.text());
    if (nonces.back().size() > longest_nonce)
      element.fail("longer than " + std::to_string(longest_nonce) + " bytes");
  }
  return nonces;
}

Events read_events(const json::value* value, const Node& node, Trouble& trouble) {
  Events events;
  if (!value || !value->is_array()) {
    node.fail(value ? "this is not a list" : "is missing");
    return events;
  }
  for (const json::value& element : value->as_array()) {
    const Result<Event> event = read_event(element);
    if (!event) {
      trouble.note("event " + std::to_string(events.size()), event.error());
      break;
    }
    events.push_back(*event);
  }
  return events;
}

Proof read(const json::value& value, const Node& root, Trouble& trouble) {
  if (const std::string format = root["format"].text(); format != proof_format)
    root["format"].fail(naqala::quoted(format) + " is not " + std::string(proof_format));
  Proof proof;
  root.allow_only({"format", "table", "commitment", "secret", "nonces", "events"});
  proof.table = root["table"].text();
  proof.commitment = to_hex(read_hex(root["commitment"]));
  if (const Node secret = root["secret"]; secret.present() && !secret.is_null())
    proof.secret = read_hex(secret);
  proof.nonces = read_nonces(root["nonces"]);
  proof.events = read_events(value.as_object().if_contains("events"), root["events"], trouble);
  return proof;
}

}  // namespace

json::value json_of(const Proof& proof) {
  json::object object{{"format", proof_format}, {"table", proof.table}, {"commitment", proof.commitment}};
  if (proof.secret) object["secret"] = to_hex(*proof.secret);
  json::array nonces;
  for (const std::string& nonce : proof.nonces) nonces.emplace_back(nonce);
  object["nonces"] = std::move(nonces);
  json::array events;
  for (const Event& event : proof.events) events.push_back(json_of(event));
  object["events"] = std::move(events);
  return object;
}

Result<Proof> read_proof(const json::value& value) {
  if (!value.is_object()) return Error{"proof: this is not a JSON object"};
  Trouble trouble;
  Proof proof = read(value, Node(&value, "", trouble), trouble);
  if (trouble.any()) return Error{"proof: " + trouble.message};
  return proof;
}

Result<Proof> parse_proof(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{"proof: " + value.error()};
  return read_proof(*value);
}

}  // namespace naqala
