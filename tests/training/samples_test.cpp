// Files of samples: what is written is read again, and what is cut or damaged is noticed.
#include "training/samples.hpp"

#include <gtest/gtest.h>

#include "base/rng.hpp"

namespace naqala::test {
namespace {

SampledGame random_game(std::uint32_t number, std::size_t samples, Rng& rng) {
  SampledGame game{number, static_cast<std::uint8_t>(2 + rng.below(4)), {}};
  for (std::size_t i = 0; i < samples; ++i) {
    Sample sample;
    for (std::int8_t& x : sample.features)
      x = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
    sample.lead = static_cast<std::int16_t>(static_cast<int>(rng.below(1001)) - 500);
    sample.final_lead = static_cast<std::int16_t>(static_cast<int>(rng.below(1001)) - 500);
    game.samples.push_back(sample);
  }
  return game;
}

class SampleFiles : public testing::Test {
 protected:
  SampleFiles() {
    Rng rng("sample files");
    for (std::uint32_t number = 0; number < 4; ++number) {
      games.push_back(random_game(number, 3 + number, rng));
      if (number == 3) last = bytes.size();
      bytes += to_bytes(games.back());
    }
  }
  std::vector<SampledGame> games;
  std::string bytes = samples_heading("base-2");
  std::size_t last = 0;  // where the last game begins
};

TEST_F(SampleFiles, AreReadAsTheyWereWritten) {
  const auto file = read_samples(bytes, "base-2");
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->games, games);
  EXPECT_EQ(file->whole, bytes.size());
}

TEST_F(SampleFiles, ThatAreCutKeepWhatIsWhole) {
  games.pop_back();
  for (std::size_t size = last; size < bytes.size(); ++size) {
    const auto file = read_samples(bytes.substr(0, size), "base-2");
    ASSERT_TRUE(file.ok()) << size << ": " << file.error();
    EXPECT_EQ(file->games, games);
    EXPECT_EQ(file->whole, last);
  }
  for (std::size_t size = 0; size <= samples_heading("base-2").size(); ++size) {
    const auto file = read_samples(bytes.substr(0, size), "base-2");
    ASSERT_TRUE(file.ok()) << size;
    EXPECT_TRUE(file->games.empty());
  }
}

TEST_F(SampleFiles, ThatAreDamagedAreRefused) {
  for (std::size_t at : {last + 20, last + 200, samples_heading("base-2").size(), last + 13}) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 64);
    const auto file = read_samples(damaged, "base-2");
    ASSERT_FALSE(file.ok()) << at;
    EXPECT_NE(file.error().find(at < last ? "game 0 at byte" : "game 3 at byte"), std::string::npos)
        << file.error();
  }
}

TEST_F(SampleFiles, OfAnotherKindAreRefused) {
  EXPECT_EQ(read_samples(bytes, "base-more").error(), "these are no samples of base-more");
  EXPECT_EQ(read_samples("something else", "base-2").error(), "these are no samples of base-2");
}

}  // namespace
}  // namespace naqala::test
