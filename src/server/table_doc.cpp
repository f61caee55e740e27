#include "server/table_doc.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "bots/levels.hpp"
#include "notation/json_node.hpp"
#include "notation/json_pieces.hpp"
#include "notation/json_text.hpp"
#include "server/tokens.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 3> phase_words{"open", "running", "over"};
constexpr std::array<std::string_view, 3> sitter_words{"nobody", "person", "bot"};

json::object chair_json(const Chair& chair) {
  json::object object{{"sitter", sitter_words[static_cast<std::size_t>(chair.sitter)]}};
  if (chair.sitter == Sitter::person) object["name"] = chair.name;
  if (chair.sitter == Sitter::bot) object["level"] = chair.level;
  return object;
}

json::value clock_json(const std::optional<ClockRule>& clock) {
  if (!clock) return nullptr;
  return {{"turn", clock->turn}, {"reserve", clock->reserve}};
}

template <std::size_t N>
int read_word(const Node& node, const std::array<std::string_view, N>& words) {
  const std::string text = node.text();
  for (std::size_t i = 0; i < N; ++i)
    if (text == words[i]) return static_cast<int>(i);
  node.fail(naqala::quoted(text) + " is not known");
  return 0;
}

Chair read_chair(const Node& node) {
  Chair chair;
  chair.sitter = static_cast<Sitter>(read_word(node["sitter"], sitter_words));
  if (chair.sitter == Sitter::bot) chair.level = node["level"].number(1, level_count);
  if (chair.sitter != Sitter::person) return chair;
  chair.name = node["name"].text();
  chair.token = node["token"].text();
  chair.nonce = node["nonce"].text();
  return chair;
}

Secret read_secret(const Node& node) {
  const Result<Secret> secret = secret_from_hex(node.text());
  if (secret) return *secret;
  node.fail(secret.error());
  return {};
}

std::int64_t read_time(const json::value& value, const char* name) {
  const json::value* time = value.as_object().if_contains(name);
  return time && time->is_int64() ? time->get_int64() : 0;
}

TableDoc read_doc(const json::value& value, Trouble& trouble) {
  const Node root(&value, "", trouble);
  TableDoc doc;
  doc.id = root["id"].text();
  doc.version = root["version"].number(1, 1'000'000);
  doc.phase = static_cast<Phase>(read_word(root["phase"], phase_words));
  doc.listed = root["listed"].flag();
  doc.created = read_time(value, "created");
  doc.changed = read_time(value, "changed");
  doc.options = read_options(root["options"], trouble);
  doc.totals_chosen = root["totals_chosen"].flag();
  if (!doc.totals_chosen) doc.options.totals = Options{}.totals;
  for (const Node& chair : root["chairs"].elements(count_of<Seat>)) doc.chairs.push_back(read_chair(chair));
  if (!root["clock"].is_null())
    doc.clock = ClockRule{root["clock"]["turn"].number(0, 1'000'000),
                          root["clock"]["reserve"].number(0, 100'000'000)};
  doc.luck = read_secret(root["luck"]);
  doc.whim_of_bots = read_secret(root["whim_of_bots"]);
  doc.rematch = root["rematch"].text();
  if (!trouble.any() && doc.chairs.size() != doc.options.seats)
    root["chairs"].fail("there must be as many as seats");
  return doc;
}

}  // namespace

Options options_of(const TableDoc& doc) {
  Options options = doc.options;
  if (!doc.totals_chosen)
    options.totals = totals_for(
        static_cast<int>(std::count_if(doc.chairs.begin(), doc.chairs.end(),
                                       [](const Chair& chair) { return chair.sitter == Sitter::person; })));
  return options;
}

std::string_view word_of(Phase phase) { return phase_words[static_cast<std::size_t>(phase)]; }

std::optional<Phase> phase_from(std::string_view word) {
  for (std::size_t i = 0; i < phase_words.size(); ++i)
    if (word == phase_words[i]) return static_cast<Phase>(i);
  return std::nullopt;
}

json::object public_json(const TableDoc& doc) {
  json::object options;
  write_options(options, options_of(doc));
  json::array chairs;
  for (const Chair& chair : doc.chairs) chairs.push_back(chair_json(chair));
  json::object object{{"id", doc.id},
                      {"version", doc.version},
                      {"phase", word_of(doc.phase)},
                      {"listed", doc.listed},
                      {"created", doc.created},
                      {"changed", doc.changed},
                      {"options", options},
                      {"totals_chosen", doc.totals_chosen},
                      {"chairs", chairs},
                      {"clock", clock_json(doc.clock)},
                      {"commitment", commitment_of(doc.luck)}};
  if (!doc.rematch.empty()) object["rematch"] = doc.rematch;
  return object;
}

std::string to_text(const TableDoc& doc) {
  json::object object = public_json(doc);
  json::array& chairs = object["chairs"].as_array();
  for (std::size_t i = 0; i < doc.chairs.size(); ++i) {
    if (doc.chairs[i].sitter != Sitter::person) continue;
    chairs[i].as_object()["token"] = doc.chairs[i].token;
    chairs[i].as_object()["nonce"] = doc.chairs[i].nonce;
  }
  object["luck"] = to_hex(doc.luck);
  object["whim_of_bots"] = to_hex(doc.whim_of_bots);
  object["rematch"] = doc.rematch;
  return json::serialize(object);
}

Result<TableDoc> doc_from_text(const std::string& text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{"table: " + value.error()};
  if (!value->is_object()) return Error{"table: not an object"};
  Trouble trouble;
  TableDoc doc = read_doc(*value, trouble);
  if (trouble.any()) return Error{"table: " + trouble.message};
  return doc;
}

StoredTable stored_table(const TableDoc& doc) {
  const bool has_people = std::any_of(doc.chairs.begin(), doc.chairs.end(),
                                      [](const Chair& chair) { return chair.sitter == Sitter::person; });
  const bool listed = doc.listed && (doc.phase != Phase::open || has_people);
  return {doc.id,      doc.version, std::string(word_of(doc.phase)), listed, doc.created,
          doc.changed, to_text(doc)};
}

std::optional<Seat> seat_of(const TableDoc& doc, std::string_view token) {
  const std::string hash = hash_of_token(token);
  for (std::size_t i = 0; i < doc.chairs.size(); ++i)
    if (doc.chairs[i].sitter == Sitter::person && doc.chairs[i].token == hash) return static_cast<Seat>(i);
  return std::nullopt;
}

std::vector<std::string> names_in(const TableDoc& doc) {
  std::vector<std::string> names;
  for (const Chair& chair : doc.chairs) {
    if (chair.sitter != Sitter::bot) {
      names.push_back(chair.name);
      continue;
    }
    const std::string_view whole = levels()[static_cast<std::size_t>(chair.level - 1)].name;
    names.emplace_back(whole.substr(0, whole.find(' ')));
  }
  return names;
}

std::vector<std::string> nonces_in(const TableDoc& doc) {
  std::vector<std::string> nonces;
  for (const Chair& chair : doc.chairs) nonces.push_back(chair.nonce);
  return nonces;
}

}  // namespace naqala::server
