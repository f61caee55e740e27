#include "server/api_parts.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/json_text.hpp"

namespace naqala::server {

namespace json = boost::json;

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

Result<json::value> body_of(const Request& request) {
  if (request.body.empty()) return json::value(json::object{});
  Result<json::value> value = parse_json(request.body);
  if (!value) return Error{value.error()};
  if (!value->is_object()) return Error{"the body must be an object"};
  return value;
}

Response json_response(int status, std::string body) { return {status, "application/json", std::move(body)}; }

Response error_response(int status, std::string_view why) {
  return json_response(status, json::serialize(json::object{{"error", why}}));
}

Response refusal(const std::string& problem, int status) {
  if (problem == store_is_away || problem == not_stored) status = 503;
  if (problem == no_such_table) status = 404;
  if (problem == moved_on) status = 409;
  return error_response(status, problem);
}

}  // namespace naqala::server
