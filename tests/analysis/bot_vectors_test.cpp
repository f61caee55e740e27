// What bots do in given positions, to be the same in every build: tests/wasm/bots.test.mjs plays the
// same lines. Each line of tests/vectors/bots.txt names one of the other vectors, whose record leads to
// the position, and the bot that plays all seats from there on. Decision number n, of a seat or of
// chance, is made with the seed n:
//
//   base-2-opening two-ply: bid 5; bid 3; ...
//
// NAQALA_UPDATE_GOLDEN=1 writes it anew, as is due when bots play better than before.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "bots/bot.hpp"
#include "notation/action_text.hpp"
#include "notation/record.hpp"
#include "rules/observation.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(NAQALA_SOURCE_DIR) / "tests" / "vectors";
const fs::path vectors = folder / "bots.txt";
constexpr std::array<std::string_view, 6> bots{"greedy",     "two-ply", "net",
                                               "search@500", "level-1", "level-6@500"};
constexpr int decisions = 16;

std::string content_of(const fs::path& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> positions() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".perft") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

State position_of(const std::string& name) {
  const std::string text = content_of(folder / (name + ".perft"));
  return replay(*parse_record(text.substr(text.find("---\n") + 4))).back();
}

std::string line_of(const std::string& position, std::string_view bot) {
  State s = position_of(position);
  const Layout layout(s);
  std::array<std::unique_ptr<Bot>, 5> players;
  if (const std::string problem = problem_with_bot(bot); !problem.empty())
    return std::string(bot) + ": " + problem;
  for (auto& player : players) player = make_bot(bot);
  std::string line = position + " " + std::string(bot) + ":";
  for (int n = 0; n < decisions && actor(s) != nobody; ++n) {
    Rng rng(static_cast<std::uint64_t>(n));
    const Seat seat = actor(s);
    const Action action =
        seat == chance ? draw(s, rng) : players[index(seat)]->choose(layout, observe(s, eyes_of(seat)), rng);
    line += (n == 0 ? " " : "; ") + to_text(action);
    apply(layout, s, action);
  }
  return line;
}

TEST(BotVectors, EverySetupIsThere) {
  const std::vector<std::string> names = positions();
  for (const Options& options : all_setups())
    EXPECT_NE(std::find(names.begin(), names.end(), name_of(options) + "-middle"), names.end())
        << name_of(options);
}

TEST(BotVectors, BotsDoAsWritten) {
  // Sanitized builds are slow: a part of them is enough there.
  const int each = rounds({.reduced = 11, .normal = 1, .campaign = 1});
  const std::string written = content_of(vectors);
  std::string now;
  int n = 0;
  for (const std::string& position : positions())
    for (std::string_view bot : bots) {
      if (n++ % each != 0) continue;
      const std::string line = line_of(position, bot) + "\n";
      EXPECT_NE(written.find(line), std::string::npos) << line;
      now += line;
    }
  if (each != 1) return;
  if (environment_says("NAQALA_UPDATE_GOLDEN")) std::ofstream(vectors) << now;
  EXPECT_TRUE(now == written) << "there are other lines than these";
}

}  // namespace
}  // namespace naqala::test
