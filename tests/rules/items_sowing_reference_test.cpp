// Scimitar and flute in the middle of a sowing, against a reference that tries every way (R51, R18).
#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/sowing.hpp"
#include "support/effort.hpp"
#include "support/offers.hpp"
#include "support/offers_items.hpp"
#include "support/random_board.hpp"
#include "support/reference.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

TEST(Items, R51_R55_TheStartThatTheFluteFilledIsAmongTheEndings) {
  State state = Scene(Options{.sets = Set::artisans})
                    .items(Seat::one, {Item::flute})
                    .meeples("b3", {elder, builder, merchant, vizier})
                    .meeples("a3", {merchant, assassin})
                    .meeples("d3", {elder, assassin})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_FALSE(endings_now(layout, state).tiles[index(merchant)].has(tile("b3")));
  play(layout, state, {"use flute b3", "move a3 merchant", "done"});
  EXPECT_TRUE(endings_now(layout, state).tiles[index(merchant)].has(tile("b3")));
  EXPECT_TRUE(endings_now(layout, state).tiles[index(elder)].has(tile("d3")));
}

constexpr int tried_in_hand = 4;

std::vector<Action::Bits> bits_of(const std::vector<Action>& actions) {
  std::vector<Action::Bits> bits;
  for (Action action : actions) bits.push_back(action.bits());
  std::sort(bits.begin(), bits.end());
  return bits;
}

std::vector<Action> all_expected(const State& state) {
  std::vector<Action> expected = expected_offers(state, tried_in_hand);
  if (state.step != Step::drop) return expected;
  const Sowing sowing{board_of(state), state.hand, state.at, state.from, false};
  for (const Drop& drop : reference_drops(sowing)) expected.push_back(Action::drop(drop.tile, drop.tribe));
  return expected;
}

std::set<Drop> last_drops(const Endings& endings) {
  std::set<Drop> drops;
  for (Tribe tribe : all<Tribe>)
    for (Tile tile : endings.tiles[index(tribe)]) drops.insert({tile, tribe});
  return drops;
}

// Where the sowing in hand can end, as the engine has it in closed form.
void compare_endings(const Layout& layout, const State& state) {
  const Sowing sowing{board_of(state), state.hand, state.at, state.from, false};
  EXPECT_EQ(last_drops(endings_now(layout, state)), reference_last_drops(sowing))
      << testing::PrintToString(state);
}

bool is_of_the_item(Action action) {
  return action.kind() == Action::Kind::use_item || action.kind() == Action::Kind::remove ||
         action.kind() == Action::Kind::move || action.kind() == Action::Kind::done;
}

// One sowing at random with an item at a random moment of it; every list on the way is compared. Whether the
// item was used.
bool sow_with_item_and_compare(const Layout& layout, State& state, Rng& rng) {
  const std::uint32_t eager = 1 + rng.below(4);
  ActionList list;
  while (state.step != Step::tribe && !testing::Test::HasFailure()) {
    legal_actions(layout, state, list);
    const std::vector<Action> offered(list.begin(), list.end());
    if (state.step != Step::control && meeples_to_try(state) <= tried_in_hand) {
      EXPECT_EQ(bits_of(offered), bits_of(all_expected(state))) << testing::PrintToString(state);
    }
    if (state.step == Step::drop && state.hand.total() <= tried_in_hand) compare_endings(layout, state);
    EXPECT_FALSE(offered.empty()) << "a dead end: " << testing::PrintToString(state);
    if (offered.empty()) break;
    std::vector<Action> choice;
    std::copy_if(offered.begin(), offered.end(), std::back_inserter(choice), is_of_the_item);
    if (choice.empty() || (state.item_in_use == 0 && rng.below(4) > eager)) choice = offered;
    apply(layout, state, choice[rng.below(static_cast<std::uint32_t>(choice.size()))]);
  }
  return state.item_used;
}

TEST(Items, R51_EveryListInASowingEqualsAllWaysTried) {
  Rng rng("items in sowings");
  const int positions = rounds({.reduced = 30, .normal = 400, .campaign = 10'000});
  int used = 0;
  for (int i = 0; i < positions && !HasFailure(); ++i) {
    State state = random_stacks({.height = 1 + static_cast<int>(rng.below(tried_in_hand + 2))}, rng);
    if (!state.options.plays(Set::artisans)) continue;
    state.items_shown[0] = Items::of(rng.below(2) == 0 ? Item::scimitar : Item::flute);
    const Layout layout(state);
    const std::set<Tile> takes = reference_takes(board_of(state));
    if (takes.empty()) continue;
    const auto start = std::next(takes.begin(), rng.below(static_cast<std::uint32_t>(takes.size())));
    apply(layout, state, Action::take(*start));
    used += sow_with_item_and_compare(layout, state, rng);
  }
  EXPECT_GT(used, positions / 10) << "too few items were used for this to mean much";
}

}  // namespace
}  // namespace naqala::test
