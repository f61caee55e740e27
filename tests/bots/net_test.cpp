#include "bots/net.hpp"

#include <gtest/gtest.h>

#include "bots/built_in_nets.hpp"
#include "bots/evaluation.hpp"
#include "bots/features.hpp"
#include "rules/setup.hpp"
#include "support/effort.hpp"
#include "turns/playout.hpp"
#include "turns/workload.hpp"

namespace naqala::test {
namespace {

// ---- Inference --------------------------------------------------------------------------------------------

Net one_unit(int w, int b, int v, int c) {
  Net net;
  net.first[0][5] = static_cast<std::int16_t>(w);
  net.bias[0] = b;
  net.second[0] = static_cast<std::int16_t>(v);
  net.out_bias = c;
  return net;
}

Value with_input(const Net& net, int x) {
  Features features{};
  features[5] = static_cast<std::int16_t>(x);
  return net.evaluate(features);
}

TEST(Net, ComputesWhatItsWeightsSay) {
  // a = 0.25 x + 0.5, out = 2 a + 1
  const Net net = one_unit(Net::first_unit / 4, Net::first_unit / 2, 2 * Net::second_unit,
                           Net::active_unit * Net::second_unit);
  EXPECT_EQ(with_input(net, 0), 2 * point);
  EXPECT_EQ(with_input(net, 6), 5 * point);
  EXPECT_EQ(with_input(net, -2), 1 * point);
}

TEST(Net, UnitsAreBoundedOnBothSides) {
  const Net net = one_unit(Net::first_unit / 4, 0, Net::second_unit, 0);
  EXPECT_EQ(with_input(net, -100), 0);
  EXPECT_EQ(with_input(net, 127), with_input(net, 64));
  EXPECT_NEAR(with_input(net, 127), Net::most_active * point, 1);
}

// The largest sums that can come up do not run over.
TEST(Net, TheLargestWeightsDoNotOverflow) {
  Net net;
  for (auto& row : net.first) row.fill(32767);
  net.second.fill(8191);
  Features features;
  features.fill(127);
  EXPECT_EQ(net.evaluate(features), (Net::most_active * Net::active_unit - 1) * 8191 * Net::hidden / 128);
  features.fill(-127);
  EXPECT_EQ(net.evaluate(features), 0);
}

// ---- Files ------------------------------------------------------------------------------------------------

Net some_net() {
  Rng rng("some net");
  const auto any = [&](int most) {
    return static_cast<int>(rng.below(2 * static_cast<std::uint32_t>(most))) - most;
  };
  Net net;
  for (auto& row : net.first)
    for (auto& w : row) w = static_cast<std::int16_t>(any(32768));
  for (auto& b : net.bias) b = any(1'000'000'000);
  for (auto& v : net.second) v = static_cast<std::int16_t>(any(32768));
  net.out_bias = any(1'000'000'000);
  return net;
}

TEST(Net, IsTheSameFromItsFile) {
  const Net net = some_net();
  const auto bytes = to_bytes(net);
  ASSERT_TRUE(net_from_bytes(bytes));
  EXPECT_EQ(*net_from_bytes(bytes), net);
}

TEST(Net, AnotherFileIsRefused) {
  const auto bytes = to_bytes(some_net());
  auto shorter = bytes, longer = bytes, other = bytes;
  shorter.pop_back();
  longer.push_back(0);
  other[11] = '9';
  for (const auto& wrong : {shorter, longer, other, {}}) EXPECT_FALSE(net_from_bytes(wrong));
}

// The first nets had 112 inputs and 64 units. What their files do not name is 0, so they say what
// they always said.
TEST(Net, FilesOfTheFirstFormAreRead) {
  const Net wide = some_net();
  Net narrow;
  std::string text = "naqala net 1: 112 inputs, 64 hidden\n";
  const auto put = [&](std::int32_t value, int size) {
    for (int i = 0; i < size; ++i) text += static_cast<char>(static_cast<std::uint32_t>(value) >> (8 * i));
  };
  for (std::size_t h = 0; h < 64; ++h)
    for (std::size_t i = 0; i < 112; ++i) put(narrow.first[h][i] = wide.first[h][i], 2);
  for (std::size_t h = 0; h < 64; ++h) put(narrow.bias[h] = wide.bias[h], 4);
  for (std::size_t h = 0; h < 64; ++h) put(narrow.second[h] = wide.second[h], 2);
  put(narrow.out_bias = wide.out_bias, 4);
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  ASSERT_TRUE(net_from_bytes(bytes));
  EXPECT_EQ(*net_from_bytes(bytes), narrow);
}

TEST(Net, AllThatAreBuiltInAreThereAndSmall) {
  for (const Net& net : shipped_nets()) EXPECT_NE(net, Net{});
  std::size_t size = 0;
  for (const BuiltInNet& file : built_in_nets()) size += file.bytes.size();
  EXPECT_GT(size, 0u);
  EXPECT_LE(size, 250'000u);
}

TEST(Net, EverySetUpHasOne) {
  std::array<int, kind_count> used{};
  for (const Options& options : every_setup()) ++used[static_cast<std::size_t>(net_for(options))];
  EXPECT_EQ(used, (std::array<int, kind_count>{1, 2, 1, 3, 1, 3, 1, 3}));
}

// ---- What it is told --------------------------------------------------------------------------------------

template <class Visit>
void for_positions(const Options& options, Rng& rng, Visit visit) {
  State s = initial(options, deal(options, rng));
  const Layout layout(s);
  Playout playout(layout, s);
  while (actor(s) != nobody) {
    if (s.step == Step::take && actor(s) != chance) visit(layout, s);
    playout.decide(rng);
  }
  visit(layout, s);
}

TEST(Features, AreWithinBoundsInEverySetUp) {
  Rng rng("features within bounds");
  for (const Options& options : every_setup())
    for (int i = 0; i < rounds({.reduced = 1, .normal = 3, .campaign = 100}); ++i)
      for_positions(options, rng, [](const Layout& layout, const State& s) {
        for (Seat seat : first<Seat>(seats_of(s))) {
          Features features;
          find_features(layout, s, totals(s), seat, features);
          for (int x : features) ASSERT_LE(std::abs(x), 127);
        }
      });
}

// Two seats that change places see the same: nothing in it depends on who is seat one.
TEST(Features, DoNotDependOnTheNumberOfTheSeat) {
  Rng rng("features of both seats");
  for_positions({}, rng, [](const Layout& layout, const State& s) {
    State turned = s;
    const auto turn = [](auto& pair) { std::swap(pair[0], pair[1]); };
    turn(turned.owned), turn(turned.open), turn(turned.fresh), turn(turned.stale), turn(turned.djinns);
    turn(turned.coins), turn(turned.viziers), turn(turned.elders);
    const auto other = [](Seat seat) {
      return seat == Seat::one ? Seat::two : seat == Seat::two ? Seat::one : seat;
    };
    for (Seat& seat : turned.bid_track) seat = other(seat);
    for (Seat& seat : turned.turn_track) seat = other(seat);
    turned.active = other(s.active);
    Features one, two;
    find_features(layout, s, totals(s), Seat::one, one);
    find_features(layout, turned, totals(turned), Seat::two, two);
    ASSERT_EQ(one, two);
  });
}

TEST(Features, OfBothSeatsAreThoseOfEach) {
  Rng rng("features found together");
  for (const Options& options : every_setup()) {
    if (options.seats != 2) continue;
    for_positions(options, rng, [](const Layout& layout, const State& s) {
      for (Seat seat : {Seat::one, Seat::two}) {
        Features own, other, alone;
        find_features_of_both(layout, s, totals(s), seat, own, other);
        find_features(layout, s, totals(s), seat, alone);
        ASSERT_EQ(own, alone);
        find_features(layout, s, totals(s), seat == Seat::one ? Seat::two : Seat::one, alone);
        ASSERT_EQ(other, alone);
      }
    });
  }
}

// ---- Evaluation -------------------------------------------------------------------------------------------

TEST(Evaluation, IsTheLeadWhenTheGameIsOver) {
  Rng rng("evaluation at the end");
  for (const Options& options : every_setup())
    for_positions(options, rng, [](const Layout& layout, const State& s) {
      if (s.step != Step::over) return;
      for (Seat seat : first<Seat>(seats_of(s))) {
        const Value lead = point * lead_of(s, totals(s), seat);
        EXPECT_EQ(NetEvaluation(shipped_nets()).value(layout, s, seat), lead);
        EXPECT_EQ(ReplyEvaluation().value(layout, s, seat), lead);
        EXPECT_EQ(CouncilEvaluation(shipped_nets()).value(layout, s, seat), lead);
      }
    });
}

TEST(Evaluation, ACouncilOfTwoSeatsIsAskedFromBothSides) {
  Rng rng("a council for two");
  for (const Options& options : every_setup()) {
    if (options.seats != 2) continue;
    for_positions(options, rng, [](const Layout& layout, const State& s) {
      const CouncilEvaluation& council = by_shipped_council();
      ASSERT_EQ(council.value(layout, s, Seat::one), -council.value(layout, s, Seat::two));
    });
  }
}

// With more seats there is one net, here one that always says 7 points.
TEST(Evaluation, ACouncilSaysWhatItsNetsSayOnAverage) {
  Rng rng("a council on average");
  Nets nets{};
  const auto says = [&](int net, int points) {
    nets[static_cast<std::size_t>(net)].out_bias = points * Net::active_unit * Net::second_unit;
  };
  says(net_for({.seats = 4}), 7);
  const CouncilEvaluation one_net(nets);
  for_positions({.seats = 4}, rng, [&](const Layout& layout, const State& s) {
    if (s.step == Step::over) return;
    for (Seat seat : first<Seat>(4))
      ASSERT_EQ(one_net.value(layout, s, seat), point * (lead_of(s, totals(s), seat) + 7));
  });

  // Of two seats each net says how many elders the seat has more than the other, times a factor of its own.
  constexpr int elders = 3, of_other = 23, step = 4;
  int factors = 0;
  for (int net = 0, factor = 1; net < net_count; ++net) {
    if (kind_of(net) != 0) continue;
    Net& one = nets[static_cast<std::size_t>(net)];
    one.first[0][elders] = Net::first_unit / step;
    one.second[0] = static_cast<std::int16_t>(factor * Net::second_unit);
    one.first[1][of_other] = Net::first_unit / step;
    one.second[1] = static_cast<std::int16_t>(-factor * Net::second_unit);
    factors += factor;
    factor *= 2;
  }
  EXPECT_EQ(factors, 15) << "four nets";
  const CouncilEvaluation four_nets(nets);
  int seen = 0;
  for_positions({}, rng, [&](const Layout& layout, const State& s) {
    if (s.step == Step::over || s.elders[0] > 7 || s.elders[1] > 7) return;
    const int more = s.elders[0] - s.elders[1];
    seen += more != 0;
    ASSERT_EQ(four_nets.value(layout, s, Seat::one),
              point * lead_of(s, totals(s), Seat::one) + point * more * factors / 4);
  });
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace naqala::test
