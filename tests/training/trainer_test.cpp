// The trainer learns what can be learned, and nets of whole numbers say what those of real numbers say.
#include "training/trainer.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.hpp"
#include "training/real_net.hpp"

namespace naqala::test {
namespace {

int any(Rng& rng, int most) {
  return static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
}

// Samples of which the result follows from four features: three of them add up, two multiply.
std::vector<SampledGame> lessons(const char* name, std::uint32_t games) {
  Rng rng{std::string_view(name)};
  std::vector<SampledGame> list;
  for (std::uint32_t number = 0; number < games; ++number) {
    SampledGame& game = list.emplace_back();
    game.number = number;
    for (int i = 0; i < 50; ++i) {
      Sample& sample = game.samples.emplace_back();
      for (std::size_t feature = 0; feature < 20; ++feature)
        sample.features[feature] = static_cast<std::int8_t>(any(rng, 32));
      const auto& x = sample.features;
      sample.lead = static_cast<std::int16_t>(any(rng, 100));
      sample.final_lead =
          static_cast<std::int16_t>(sample.lead + x[0] / 2 + x[5] / 4 - x[7] / 3 + x[2] * x[3] / 64);
    }
  }
  return list;
}

RealNet random_real_net(Rng& rng, float first, float second) {
  const auto real = [&] { return static_cast<float>(any(rng, 1000)) / 1000; };
  RealNet net;
  for (float& w : net.first.reshaped()) w = first * real();
  for (float& b : net.bias) b = 3 * real();
  for (float& v : net.second) v = second * real();
  net.out_bias = 10 * real();
  return net;
}

Sample random_sample(Rng& rng) {
  Sample sample;
  for (std::int8_t& x : sample.features) x = static_cast<std::int8_t>(any(rng, 127));
  return sample;
}

TEST(Trainer, LearnsSumsAndProducts) {
  const auto games = lessons("sums and products", 800);
  const Trained trained = train(games, nullptr, {.epochs = 20, .batch = 128});
  const TrainReport& report = trained.report;
  EXPECT_EQ(report.samples + report.held_out, 40'000u);
  EXPECT_NEAR(static_cast<double>(report.held_out), 4000, 1500);
  EXPECT_GT(report.spread, 12);
  EXPECT_LT(report.error, 1.5);
  EXPECT_LT(report.error_learned, report.error + 0.3);
  EXPECT_NEAR(report.error_quantised, report.error, 0.02);
}

TEST(Trainer, GoesOnFromANet) {
  const auto games = lessons("going on", 200);
  const Trained first = train(games, nullptr, {.epochs = 6, .batch = 128});
  const Trained second = train(games, &first.net, {.epochs = 6, .batch = 128, .rate = 1e-3f});
  EXPECT_DOUBLE_EQ(second.report.error_before, first.report.error_quantised);
  EXPECT_LT(second.report.error, first.report.error);
  const Trained not_at_all = train(games, &first.net, {.epochs = 0});
  EXPECT_NEAR(not_at_all.report.error_quantised, first.report.error_quantised, 0.01);
}

// Nets of the first files have fewer units; those that are new to them are used when they learn on.
TEST(Trainer, UnitsThatWereNotThereLearnToo) {
  const auto games = lessons("new units", 200);
  Net narrow = train(games, nullptr, {.epochs = 2, .batch = 128}).net;
  for (std::size_t h = 4; h < Net::hidden; ++h) {
    narrow.first[h].fill(0);
    narrow.bias[h] = narrow.second[h] = 0;
  }
  const Trained before = train(games, &narrow, {.epochs = 0});
  EXPECT_NEAR(before.report.error_quantised, before.report.error_before, 0.01)
      << "they are not heard at first";
  const Trained after = train(games, &narrow, {.epochs = 6, .batch = 128});
  int heard = 0;
  for (std::size_t h = 4; h < Net::hidden; ++h) heard += after.net.second[h] != 0;
  EXPECT_GT(heard, 40);
}

TEST(Trainer, TheSameArgumentsGiveTheSameNet) {
  const auto games = lessons("the same", 30);
  const TrainSettings settings{.epochs = 2, .batch = 64};
  EXPECT_EQ(train(games, nullptr, settings).net, train(games, nullptr, settings).net);
  EXPECT_FALSE(train(games, nullptr, settings).net ==
               train(games, nullptr, {.epochs = 2, .batch = 64, .seed = 2}).net);
}

TEST(Trainer, TellsOfEachEpoch) {
  std::vector<int> epochs;
  train(lessons("epochs", 5), nullptr, {.epochs = 3}, [&](int epoch, double error) {
    epochs.push_back(epoch);
    EXPECT_GT(error, 0);
  });
  EXPECT_EQ(epochs, (std::vector{1, 2, 3}));
}

TEST(Trainer, HasNothingToSayAboutNoGames) {
  const Trained trained = train({}, nullptr, {.epochs = 2});
  EXPECT_EQ(trained.report.samples, 0u);
  EXPECT_EQ(trained.report.error, 0);
  EXPECT_EQ(trained.net.evaluate(Features{}), 0);
}

TEST(Trainer, InputsThatNeverChangeGetNoWeight) {
  const Net net = train(lessons("no weight", 20), nullptr, {.epochs = 2}).net;
  for (const auto& row : net.first)
    for (std::size_t feature = 20; feature < feature_count; ++feature) EXPECT_EQ(row[feature], 0);
}

// ---- Targets ----------------------------------------------------------------------------------------------

// Two seats, three positions; the lead grows by what the comments say.
SampledGame short_game() {
  SampledGame game{0, 2, std::vector<Sample>(6)};
  const std::array<int, 6> leads{0, 0, 4, -4, 10, -10};
  for (std::size_t i = 0; i < 6; ++i) {
    game.samples[i].lead = static_cast<std::int16_t>(leads[i]);
    game.samples[i].final_lead = i % 2 == 0 ? 20 : -20;
  }
  return game;
}

// Says `points` of every position.
Net constant_net(int points) {
  Net net;
  net.out_bias = points * Net::active_unit * Net::second_unit;
  return net;
}

TEST(Targets, AreTheEndOfTheGameWithoutANet) {
  const std::vector<float> end{20, -20, 16, -16, 10, -10};
  EXPECT_EQ(targets_of(short_game(), nullptr, 0.5f), end);
  const Net net = constant_net(3);
  EXPECT_EQ(targets_of(short_game(), &net, 1), end);
}

TEST(Targets, LookAtTheNextPositionOnlyWithoutATrace) {
  const Net net = constant_net(3);
  EXPECT_EQ(targets_of(short_game(), &net, 0), (std::vector<float>{4 + 3, -4 + 3, 6 + 3, -6 + 3, 10, -10}));
}

TEST(Targets, AreMeansInBetween) {
  const Net net = constant_net(2);
  const float later = 6 + (10 + 2) / 2.0f, later_other = -6 + (-10 + 2) / 2.0f;
  EXPECT_EQ(
      targets_of(short_game(), &net, 0.5f),
      (std::vector<float>{4 + (later + 2) / 2, -4 + (later_other + 2) / 2, later, later_other, 10, -10}));
}

// ---- Whole numbers ----------------------------------------------------------------------------------------

// Each weight is rounded, some one way, some the other: with inputs and weights larger than any
// that are trained.
TEST(Quantised, SaysWhatTheRealNetSays) {
  Rng rng("quantised");
  double squares = 0;
  for (int round = 0; round < 20; ++round) {
    const RealNet real = random_real_net(rng, 0.01f, 5);
    const Net net = quantised(real);
    for (int i = 0; i < 50; ++i) {
      const Sample sample = random_sample(rng);
      const double wrong = double(net.evaluate(features_of(sample))) / point - double{real.evaluate(sample)};
      EXPECT_LT(std::abs(wrong), 1.5);
      squares += wrong * wrong;
    }
  }
  EXPECT_LT(std::sqrt(squares / 1000), 0.3);
}

TEST(Quantised, AndBackIsTheSameNet) {
  Rng rng("and back");
  const Net net = quantised(random_real_net(rng, 1.9f, 120));
  EXPECT_EQ(quantised(real_from(net)), net);
}

// The largest weights there are, all pulling the same way: nothing overflows.
TEST(Quantised, LargeWeightsAreCutOff) {
  Sample sample;
  sample.features.fill(127);
  for (const float sign : {1.0f, -1.0f}) {
    RealNet real;
    real.first.setConstant(1000);
    real.bias.setConstant(1e6);
    real.second.setConstant(sign * 1e6f);
    real.out_bias = sign * 1e6f;
    const double value = double(quantised(real).evaluate(features_of(sample))) / point;
    EXPECT_NEAR(value, sign * (Net::hidden * 127 * 8 + 4096), Net::hidden) << value;
  }
}

}  // namespace
}  // namespace naqala::test
