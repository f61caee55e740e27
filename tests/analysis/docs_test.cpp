// The examples of docs/analysis.md: each request is followed by its reply. NAQALA_UPDATE_GOLDEN=1 writes the
// replies anew, as is due when bots play better than before.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "analysis/answer.hpp"
#include "support/effort.hpp"

namespace naqala::test {
namespace {

const std::string page = NAQALA_SOURCE_DIR "/docs/analysis.md";

std::vector<std::string> lines_of_page() {
  std::ifstream file(page);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// As one line, the way that a request is sent.
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

// A reply as the page shows it: each plan on two lines.
std::string shown(std::string reply) {
  const std::pair<std::string, std::string> breaks[]{
      {"[{\"actions\"", "[\n  {\"actions\""},
      {", {\"actions\"", ",\n  {\"actions\""},
      {" \"margin\"", "\n   \"margin\""},
      {" \"nodes\"", "\n \"nodes\""},
  };
  for (const auto& [part, broken] : breaks)
    for (std::size_t at = reply.find(part); at != reply.npos; at = reply.find(part, at + broken.size()))
      reply.replace(at, part.size(), broken);
  return reply;
}

// The page with the replies that its requests get now; `examples` counts them.
std::string page_now(int& examples) {
  std::string text;
  std::vector<std::string> request;
  std::string kind;
  for (const std::string& line : lines_of_page()) {
    if (line.rfind("```", 0) == 0) {
      kind = kind.empty() ? line.substr(3) : "";
      if (kind == "json request") request.clear();
      text += line + "\n";
      if (kind != "json reply") continue;
      ++examples;
      text += shown(answer(joined(request))) + "\n";
    } else if (kind != "json reply") {
      if (kind == "json request") request.push_back(line);
      text += line + "\n";
    }
  }
  return text;
}

TEST(Docs, RepliesAreAsShown) {
  int examples = 0;
  const std::string now = page_now(examples);
  std::string written;
  for (const std::string& line : lines_of_page()) written += line + "\n";
  EXPECT_GE(examples, 6);
  if (environment_says("NAQALA_UPDATE_GOLDEN")) std::ofstream(page) << now;
  EXPECT_EQ(now, written);
}

TEST(Docs, EveryFieldOfARequestIsExplained) {
  const std::string text = joined(lines_of_page());
  for (const char* field : {"id", "position", "observation", "plans", "nodes", "time_ms"})
    EXPECT_NE(text.find("| `" + std::string(field) + "`"), text.npos) << field;
}

}  // namespace
}  // namespace naqala::test
