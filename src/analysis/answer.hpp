#pragma once

#include <string>
#include <string_view>

namespace naqala {

// Answers one request for analysis, a JSON object, with one line of JSON (docs/analysis.md). Whatever is
// wrong with the request is said in the reply: {"id": 7, "error": "..."}.
std::string answer(std::string_view request);

}  // namespace naqala
