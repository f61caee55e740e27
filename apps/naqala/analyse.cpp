#include "analyse_desk.hpp"
#include "analyse_requests.hpp"
#include "analysis/answer.hpp"
#include "commands.hpp"
#include "common.hpp"

namespace naqala::command {

namespace {

struct AnalyseWish {
  unsigned threads = 1;
};

constexpr unsigned most_threads = 256;

bool is_blank(const std::string& line) { return line.find_first_not_of(" \t\r") == line.npos; }

void answer_all(const AnalyseWish& wish) {
  RequestReader requests;
  Desk desk(
      wish.threads, [](const std::string& request) { return answer(request) + "\n"; },
      [](const std::string& reply) { write_output(reply); });
  while (const auto line = requests.next())
    if (!is_blank(*line)) desk.put(*line);
  desk.finish();
}

}  // namespace

void add_analyse(CLI::App& app) {
  auto wish = std::make_shared<AnalyseWish>();
  CLI::App* command =
      app.add_subcommand("analyse", "Find the best turns: requests as JSON lines in, replies out");
  command->add_option("--threads", wish->threads, "Requests worked on at once")
      ->check(CLI::Range(1u, most_threads).description(""))
      ->type_name("N")
      ->capture_default_str();
  command->footer(
      "A request is one line on standard input:\n"
      "  {\"id\": 1, \"position\": {...}, \"plans\": 3, \"nodes\": 20000}\n"
      "with a position or an observation, and optionally how many turns to name (plans) and how much to "
      "think\n"
      "(nodes or time_ms). The reply is one line: the best turns as actions, each with the expected margin "
      "at the\n"
      "end of the game in points, the chance to win, and what it earns at once. Replies come in the order of "
      "the\n"
      "requests, each as soon as it is found. A request that is wrong gets a reply that says why.\n"
      "docs/analysis.md tells it all.\n"
      "\n"
      "Examples:\n"
      "  naqala analyse < requests.jsonl > replies.jsonl\n"
      "  naqala replay game.txt --states | sed 's/.*/{\"position\": &}/' | naqala analyse");
  command->callback([wish] { answer_all(*wish); });
}

}  // namespace naqala::command
