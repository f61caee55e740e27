// What fulfils a whim.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

const Scene sultan = with_f4(Scene(with_whims));

}  // namespace

std::vector<Tactic> tactics_of_whims() {
  return {
      {"TheWhimNamesTheVictim",
       last_turn(Scene(with_whims)
                     .open_whim(me, Whim::kill_builder)
                     .meeples("c4", {assassin})
                     .meeples("d4", {assassin})
                     .meeples("d3", {elder})
                     .meeples("d2", {builder, vizier})),
       {"kill d2 builder"},
       By{4},
       Level{6},
       "10 coins for the builder, against 6 for a tile"},
      {"TheWhimForACorner",
       last_turn(Scene(sultan).open_whim(me, Whim::corner).meeples("a1", {elder}).meeples("b1", {elder})),
       {"drop a1 elder"},
       By{6},
       Level{3},
       "8, the palm and 10 coins for the corner are 21"},
      {"TheWhimForALine",
       last_turn(Scene(sultan)
                     .open_whim(me, Whim::line)
                     .owner("b3", me)
                     .owner("c3", me)
                     .meeples("d3", {elder})
                     .meeples("d2", {elder})),
       {"drop d3 elder"},
       By{6},
       Level{3},
       "the third tile of the row: 6 points and 15 coins"},
      {"TheWhimForBuilders",
       last_turn(Scene(sultan)
                     .open_whim(me, Whim::builders)
                     .cards(me, {fakir})
                     .meeples("d2", {builder})
                     .meeples("d3", {builder})),
       {"drop d2 builder", "fakirs 1"},
       By{17},
       Level{3},
       "with one fakir they earn 15 coins, and 15 more for the whim"},
      {"TheWhimForTwoPalms",
       last_turn(Scene(with_whims)
                     .open_whim(me, Whim::palms)
                     .owner("b4", me)
                     .palms("b4", 1)
                     .meeples("b4", {elder})
                     .meeples("b5", {elder})),
       {"drop b4 elder"},
       By{9},
       Level{3},
       "the second palm on the own oasis is worth 3, and 10 coins"},
  };
}

}  // namespace naqala::test
