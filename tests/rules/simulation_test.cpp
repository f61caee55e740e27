// Thousands of random games through the contract, with everything checked that can be: after each
// action, and at the end of each game. At the end the counters of coverage.hpp must show that the rare
// things happened too (NAQALA_COVERAGE=1 prints them).
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

#include "notation/position.hpp"
#include "notation/record.hpp"
#include "rules/check.hpp"
#include "support/coverage.hpp"
#include "support/crafted.hpp"
#include "support/effect_coverage.hpp"
#include "support/effort.hpp"
#include "support/invariants.hpp"
#include "support/ledger.hpp"
#include "support/scores.hpp"
#include "support/setups.hpp"
#include "support/simulate.hpp"

namespace naqala::test {
namespace {

// A position read back from its text is the same to the last bit. Costs more than all else together,
// so only one position in five hundred is tried.
std::string check_position_text(const State& s, Rng& rng) {
  if (rng.below(500) != 0) return {};
  const Result<State> read = parse_position(to_json(s));
  if (!read) return "the position cannot be read back: " + read.error();
  return *read == s ? "" : "the position is read back as another";
}

// What the games of a test came to.
struct Seen {
  Coverage happenings;
  EffectCoverage effects;
};

// All that is looked at after each action.
std::vector<Witness> witnesses(Ledger& ledger, Watchers& watchers, Seen& seen, Rng& rng) {
  return {check_state,
          [&](const Move& move) { return ledger.book(move); },
          [&](const Move& move) { return check_list(move, rng); },
          check_offers,
          check_drops,
          check_odds,
          check_texts,
          [](const Move& move) { return check_scores(move.after); },
          [&](const Move& move) { return watchers.check(move, ledger.shown()); },
          [&](const Move& move) { return check_position_text(move.after, rng); },
          [&](const Move& move) {
            seen.happenings.see(move, ledger.shown());
            seen.effects.see(watchers.effects(), watchers.told());
            return std::string();
          }};
}

// Record -> text -> record -> replay comes to the same bits.
std::string check_record(const Plan& plan, const Played& played) {
  Record record{.options = plan.options, .names = {}, .setup = plan.setup, .actions = played.actions};
  record.names.resize(plan.options.seats);
  const Result<Record> read = parse_record(to_text(record));
  if (!read) return read.error();
  if (*read != record) return "the record is read back as another";
  if (replay(*read).back() != played.end) return "the replay comes to another end";
  return {};
}

// Plays one game; what is wrong with it, or nothing.
std::string simulate(const Plan& plan, Seen& seen, Rng& rng) {
  if (std::string problem = problem_with(plan.start); !problem.empty()) return "the start: " + problem;
  Rng watching(rng.next());  // so that what is watched does not change what is played
  Ledger ledger(plan.start);
  Watchers watchers(plan.start, watching);
  const Played played = play_out(plan, rng, witnesses(ledger, watchers, seen, watching));
  if (!played.problem.empty()) return played.problem;
  seen.happenings.see_end(played.end);
  return plan.crafted ? "" : check_record(plan, played);
}

// One test for each choice of sets, so that several cores have work; its games go through the
// numbers of seats by turns.
class Simulation : public testing::TestWithParam<SetMask> {
 protected:
  Options options_of(int game) const {
    const std::vector<Options> setups = setups_of(GetParam());
    const int n = static_cast<int>(setups.size());
    return nth_options(setups[static_cast<std::size_t>(game % n)], game / n);
  }

  // Every game has a stream of its own, so one that fails can be played again alone.
  Rng rng_of(int game) const { return Rng("simulation " + name_of(GetParam()) + " " + std::to_string(game)); }

  // Two games of three start from a crafted position.
  Plan plan_of(int game, Rng& rng) const {
    Plan plan = random_plan(options_of(game), rng);
    if (rng.below(3) > 0) craft(plan, rng);
    return plan;
  }

  // 2,000 games in all, or 200,000.
  int games() const {
    if (GetParam() == base_alone || GetParam() == both_expansions)
      return rounds({.reduced = 20, .normal = 640, .campaign = 64'000});
    return rounds({.reduced = 16, .normal = 360, .campaign = 36'000});
  }
};

TEST_P(Simulation, EverythingHoldsAfterEachAction) {
  Seen seen;
  for (int game = 0; game < games(); ++game) {
    Rng rng = rng_of(game);
    const Plan plan = plan_of(game, rng);
    ASSERT_EQ(simulate(plan, seen, rng), "") << "in game " << game << ", " << name_of(plan.options);
    if ((game + 1) % 10'000 == 0)
      std::fprintf(stderr, "%s: %d games\n", name_of(GetParam()).c_str(), game + 1);
  }
  if (environment_says("NAQALA_COVERAGE")) std::fputs(seen.happenings.table(GetParam()).c_str(), stderr);
  // A few dozen games cannot come to everything.
  if (environment_says("NAQALA_REDUCED")) return;
  EXPECT_EQ(seen.happenings.missing(GetParam()), std::vector<std::string>())
      << seen.happenings.table(GetParam());
  EXPECT_EQ(seen.effects.missing(GetParam()), std::vector<std::string>());
  EXPECT_LT(seen.effects.most(), most_effects / 2) << "the list of effects may be too short";
}

std::string test_name(const testing::TestParamInfo<SetMask>& test) {
  std::string name = name_of(test.param);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Games, Simulation, testing::ValuesIn(all_sets), test_name);

}  // namespace
}  // namespace naqala::test
