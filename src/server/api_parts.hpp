#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <vector>

#include "server/api.hpp"

// What the parts of the API share. For its .cpp files.

namespace naqala::server {

struct Target {
  std::vector<std::string> parts;  // of the path
  std::string query;
};
Target split(const std::string& target);

// A field of the query; empty if it is not there.
std::string field(const std::string& query, const std::string& name);

// The body as JSON; nothing at all is an empty object.
Result<boost::json::value> body_of(const Request& request);

// Why a table could not be asked. The status is that of the problem if it is known, and else this one.
Response refusal(const std::string& problem, int status = 500);

inline constexpr std::string_view needs_token = "this needs the token of a seat";

}  // namespace naqala::server
