// Whole games told as text (tests/golden), compared with the same games played now. A difference is a
// change in the rules, the dealing, the policies or the state; if it is meant, write the files anew:
//
//   NAQALA_UPDATE_GOLDEN=1 ctest --preset dev -R Golden
//
// and read the difference before it is committed.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "support/effort.hpp"
#include "support/playthrough.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

struct Golden {
  std::string name;
  Options options;
  std::array<Policy, count_of<Seat>> policies;
};

void PrintTo(const Golden& game, std::ostream* out) { *out << game.name; }

const std::vector<Golden> kBaseGames{
    {"two-seats", {.seats = 2}, {Policy::power_hungry, Policy::shopper}},
    {"two-seats-djinns-once-a-round",
     {.seats = 2, .djinn_use = DjinnUse::each_round},
     {Policy::power_hungry, Policy::power_hungry}},
    {"three-seats", {.seats = 3}, {Policy::bidder, Policy::shopper, Policy::assassin}},
    {"three-seats-nekir-per-meeple",
     {.seats = 3, .nekir_pays = NekirPays::per_meeple},
     {Policy::assassin, Policy::power_hungry, Policy::hoarder}},
    {"four-seats", {.seats = 4}, {Policy::power_hungry, Policy::shopper, Policy::assassin, Policy::cautious}},
    {"four-seats-uniform",
     {.seats = 4, .djinn_use = DjinnUse::each_round, .nekir_pays = NekirPays::per_meeple},
     {}},
};

// The base games, and one with each set-up of the expansions: artisans-2 to both-5.
std::vector<Golden> golden_games() {
  std::vector<Golden> games = kBaseGames;
  for (const Options& options : all_setups())
    if (!is_base(options))
      games.push_back(
          {name_of(options),
           options,
           {Policy::collector, Policy::power_hungry, Policy::assassin, Policy::collector, Policy::shopper}});
  return games;
}

std::string play(const Golden& game) {
  Rng rng("golden " + game.name);
  Plan plan{.options = game.options, .setup = deal(game.options, rng), .start = {}};
  plan.start = initial(plan.options, plan.setup);
  plan.policies = game.policies;
  return playthrough(plan, rng);
}

std::string path_of(const Golden& game) {
  return std::string(NAQALA_SOURCE_DIR) + "/tests/golden/" + game.name + ".txt";
}

std::string read(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write(const std::string& path, const std::string& text) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  std::ofstream(path) << text;
}

// Stops at the first line that differs: all that follow do so because of it.
void expect_same_lines(const std::string& now, const std::string& golden) {
  std::istringstream now_lines(now), golden_lines(golden);
  std::string now_line, golden_line;
  for (int line = 1;; ++line) {
    const bool more_now(std::getline(now_lines, now_line));
    const bool more_golden(std::getline(golden_lines, golden_line));
    ASSERT_EQ(more_now, more_golden) << "one game ends before line " << line;
    if (!more_now) return;
    ASSERT_EQ(now_line, golden_line) << "line " << line;
  }
}

class GoldenGame : public testing::TestWithParam<Golden> {};

TEST_P(GoldenGame, IsPlayedAsBefore) {
  const std::string now = play(GetParam());
  const std::string path = path_of(GetParam());
  if (environment_says("NAQALA_UPDATE_GOLDEN")) write(path, now);
  const std::string golden = read(path);
  ASSERT_FALSE(golden.empty()) << path << " cannot be read";
  expect_same_lines(now, golden);
}

std::string test_name(const testing::TestParamInfo<Golden>& test) {
  std::string name;
  bool capital = true;
  for (char c : test.param.name) {
    if (c != '-') name += static_cast<char>(capital && c >= 'a' ? c - 'a' + 'A' : c);
    capital = c == '-';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Golden, GoldenGame, testing::ValuesIn(golden_games()), test_name);

}  // namespace
}  // namespace naqala::test
