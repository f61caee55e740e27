// The bots that others are measured against play as they always did: otherwise results of different times
// could not be compared. Whoever must change what they share with the others gives them the old behaviour, or
// begins the measurements of docs/strength.md anew and writes the new numbers here.
#include <gtest/gtest.h>

#include "base/hash.hpp"
#include "training/match.hpp"

namespace naqala::test {
namespace {

// All score sheets of some games against `random`, as a number.
std::uint64_t play_of(const std::string& bot, const Options& options) {
  MatchPlan plan;
  plan.options = options;
  std::vector<std::string> names(options.seats, "random");
  names[0] = bot;
  plan.seats = *contenders_from(names);
  plan.sets = 3;
  std::uint64_t hash = 1;
  play_match(plan, [&](const SetResult& set) {
    for (const GameResult& game : set)
      for (const Score& score : game.scores)
        for (int points : score.points) hash = mix(hash ^ static_cast<std::uint64_t>(points));
    return true;
  });
  return hash;
}

struct Reference {
  std::string bot;
  std::uint64_t base, all;  // with two seats, and with three and both expansions
};

TEST(References, PlayAsTheyAlwaysDid) {
  const std::string nets = "net:" NAQALA_SOURCE_DIR "/bench/references/";
  const std::vector<Reference> references{
      {"random", 26878667581172982u, 16663056818546027456u},
      {"greedy", 6284130286985577833u, 13459083843528268910u},
      {"two-ply", 3628729161196039686u, 11726201753564368463u},
      {nets + "net-1", 18206858111128087436u, 18130186118522480472u},
      {nets + "net-2", 658856683877092967u, 14733492093934189555u},
      {nets + "net-3", 18262496487735440339u, 14733492093934189555u},
  };
  for (const Reference& reference : references) {
    EXPECT_EQ(play_of(reference.bot, {.seats = 2}), reference.base) << reference.bot;
    EXPECT_EQ(play_of(reference.bot, {.seats = 3, .sets = Set::artisans | Set::whims}), reference.all)
        << reference.bot;
  }
}

TEST(References, ANetThatIsNotThereIsNamed) {
  EXPECT_EQ(contenders_from({"net:nowhere"}).error(),
            "\"net:nowhere\": nowhere/base-2.net: there is no such file");
}

}  // namespace
}  // namespace naqala::test
