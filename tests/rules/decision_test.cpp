// What a step asks for, and what an action would do, as far as a viewer may know it.
#include "rules/decision.hpp"

#include "notation/action_text.hpp"
#include "rules/tribes.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

// What seat one is asked after a meeple of the tribe has gone from b3 to c3, where two of its tribe and an
// elder stood.
struct Asked {
  State state;
  Layout layout{state};
  Decision due() const { return decision_due(layout, observe(state, eyes_of(Seat::one))); }
};
Asked collected(Scene scene, Tribe tribe) {
  State state =
      scene.stack("b3", tribe, 1).stack("c3", tribe, 2).stack("c3", elder, 1).turn(Seat::one).state();
  play(Layout(state), state, {"take b3", "drop c3 " + std::string(name(tribe)), "collect"});
  return {state};
}

TEST(Decisions, R14_ASowingTellsWhatIsInHand) {
  State state = Scene(2).meeples("b3", {vizier, elder}).meeples("c2", {elder}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  const Decision due = decision_due(layout, state);
  EXPECT_EQ(due.step, Step::drop);
  EXPECT_EQ(due.actor, Seat::one);
  EXPECT_EQ(due.place, tile("b3"));
  EXPECT_EQ(due.hand, Meeples::of(vizier) + Meeples::of(elder));
}

TEST(Decisions, R19_CollectingTellsTheTribeAndHowManyThereAre) {
  State state = Scene(2).meeples("b3", {elder}).meeples("c3", {elder, elder}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder"});
  const Decision due = decision_due(layout, state);
  EXPECT_EQ(due.tribe, elder);
  EXPECT_EQ(due.n, 3);
}

TEST(Decisions, R25_BuildersAreToldTheirBlueTiles) {
  const Decision due = collected(Scene(2), builder).due();
  EXPECT_EQ(due.by, Cause(builder));
  EXPECT_EQ(due.n, 3);
  EXPECT_EQ(due.blue, 2);
  EXPECT_EQ(due.times, 1);
}

TEST(Decisions, Echidna_BuildersEarnDouble) {
  Asked asked = collected(Scene(2).djinn(Seat::one, Djinn::echidna).elders(Seat::one, 2), builder);
  EXPECT_TRUE(asked.due().powers.has(Djinn::echidna));
  play(asked.layout, asked.state, {"use echidna elder elder"});
  EXPECT_EQ(asked.due().times, 2);
  EXPECT_TRUE(asked.due().powers.empty());
}

TEST(Decisions, R26_AssassinsAreToldWhichTilesNeedHowManyFakirs) {
  const Decision due = collected(Scene(2)
                                     .cards(Seat::one, {Card::fakir})
                                     .meeples("c5", {merchant})
                                     .meeples("e5", {vizier})
                                     .meeples("f5", {vizier})
                                     .elders(Seat::two, 1),
                                 assassin)
                           .due();
  EXPECT_EQ(due.targets[0], TileSet::of(tile("c3")) | TileSet::of(tile("c5")));
  EXPECT_EQ(due.targets[1], TileSet::of(tile("e5")));
  EXPECT_TRUE(due.targets[2].empty()) << "there is one fakir";
  EXPECT_FALSE(due.target_seats[0]);
  EXPECT_TRUE(due.target_seats[1]);
  EXPECT_FALSE(due.can_skip);
}

TEST(Decisions, R30_ALargeMarketTellsItsPriceAndHowManyAreToChoose) {
  State state = Scene(2)
                    .row({Card::fish, Card::gold, Card::silk})
                    .meeples("b3", {vizier})
                    .meeples("a3", {vizier, elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop a3 vizier", "collect", "keep"});
  Decision due = decision_due(layout, state);
  EXPECT_EQ(due.by, Cause(TileKind::large_market));
  EXPECT_EQ(due.price, 6);
  EXPECT_EQ(due.offered, 3);
  EXPECT_EQ(due.left, 2);
  EXPECT_TRUE(due.can_skip);
  play(layout, state, {"buy 1"});
  due = decision_due(layout, state);
  EXPECT_EQ(due.price, 0);
  EXPECT_EQ(due.offered, 2);
  EXPECT_EQ(due.left, 1);
  EXPECT_FALSE(due.can_skip);
}

TEST(Decisions, R32_WhetherThereAreGoodsIsToldToTheirOwnerAlone) {
  State state = at_point(plain_turn().unseen(Seat::one, {Card::gold}), Step::end);
  const Layout layout(state);
  EXPECT_TRUE(decision_due(layout, observe(state, eyes_of(Seat::one))).can_sell);
  EXPECT_FALSE(decision_due(layout, observe(state, eyes_of(Seat::two))).can_sell);
  EXPECT_FALSE(decision_due(layout, observe(state, Viewer::spectator)).can_sell);
}

TEST(Decisions, R51_ItemsThatCanBeUsedAreToldToTheirOwnerAlone) {
  const Options artisans{.sets = Set::artisans};
  State state = at_point(plain_turn(artisans).secret_items(Seat::one, {Item::lamp}).djinn_row({Djinn::boaz}),
                         Step::take);
  const Layout layout(state);
  EXPECT_TRUE(decision_due(layout, observe(state, eyes_of(Seat::one))).items.has(Item::lamp));
  EXPECT_TRUE(decision_due(layout, observe(state, eyes_of(Seat::two))).items.empty());
}

TEST(Decisions, R57_TheTalismanSaysWhetherItMovesTheTent) {
  const Options artisans{.sets = Set::artisans};
  State state =
      Scene(artisans).items(Seat::one, {Item::talisman}).tent(Seat::one, "c3").turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"use talisman c3"});
  const Decision due = decision_due(layout, state);
  EXPECT_TRUE(due.tent);
  EXPECT_EQ(due.place, tile("c3"));
  EXPECT_EQ(due.by, Cause(Item::talisman));
}

TEST(Decisions, R70_AnAuctionTellsWhetherTheGameMayEndWithItsRound) {
  const auto ends = [](int camels) {
    const State state =
        Scene(3).auction({Seat::one, Seat::two, Seat::three}).camels_left(Seat::two, camels).state();
    return decision_due(Layout(state), state).ends;
  };
  EXPECT_FALSE(ends(3));
  EXPECT_TRUE(ends(2)) << "the final tile, and one that an assassin empties";
}

// ---- What an action would do ------------------------------------------------------------------------------

TEST(Preview, IsWhatTheActionThenDoes) {
  WatchedGame game(Scene(2).meeples("b3", {vizier, elder}).meeples("c2", {elder}).turn(Seat::one).state());
  const Layout& layout = game.layout();
  for (const char* text : {"take b3", "drop b2 vizier", "drop c2 elder", "collect", "keep"}) {
    const Action action = *parse_action(text);
    const State before = game.state();
    EffectList told, done;
    preview(layout, game.seen_by(eyes_of(Seat::one)), action, told);
    EXPECT_EQ(game.state(), before);
    State after = before;
    apply(layout, after, action, &done);
    EXPECT_TRUE(std::equal(told.begin(), told.end(), done.begin(), done.end())) << text;
    game.act(action);
  }
}

}  // namespace
}  // namespace naqala::test
