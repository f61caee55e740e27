// Secrets, commitments, keys and what is drawn with them.
#include "fair/stream.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

// The bytes 0, 1, 2, ... 31.
Secret counted_secret() {
  Secret secret;
  for (std::size_t i = 0; i < secret.bytes.size(); ++i) secret.bytes[i] = static_cast<std::uint8_t>(i);
  return secret;
}
constexpr std::string_view counted_hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(Secrets, AsText) {
  EXPECT_EQ(to_hex(counted_secret()), counted_hex);
  EXPECT_EQ(*secret_from_hex(counted_hex), counted_secret());
  const Secret secret = random_secret();
  EXPECT_EQ(*secret_from_hex(to_hex(secret)), secret);
  EXPECT_FALSE(random_secret() == secret);
}

TEST(Secrets, DamagedTextIsRefused) {
  const std::string good(counted_hex);
  for (const std::string& text : {std::string(), good.substr(1), good + "0", "g" + good.substr(1),
                                  good.substr(0, 63) + "F", " " + good.substr(1), good.substr(0, 63) + "-"})
    EXPECT_EQ(secret_from_hex(text).error(), "this is not 64 digits 0-9 and a-f") << text;
}

// Computed with another program:
//   (printf 'naqala 1 commitment\n'; printf "$(printf '\\x%02x' $(seq 0 31))") | sha256sum
TEST(Commitments, AreTheSha256OfTagAndSecret) {
  EXPECT_EQ(commitment_of(counted_secret()),
            "7e914628c18c01d035dd1e14c9137a9b540223afbf55d308dd641ead1b805729");
}

// The same with "naqala 1 key\n", the secret, 3 0 0 0 "t42", 2 0 0 0, 0 0 0 0, 2 0 0 0 "hi".
//
// Both are examples of docs/fairness.md.
TEST(Keys, AreTheSha256OfTagSecretTableAndNonces) {
  Secret bytes;
  bytes.bytes = key_of(counted_secret(), "t42", {"", "hi"}).bytes;
  EXPECT_EQ(to_hex(bytes), "01d7c177d9c6b3a9c587a49ff3cb154f293ffa510527056656695833523eac84");
}

TEST(Keys, OfDifferentPartsDiffer) {
  const Secret secret = counted_secret();
  std::vector<Key> keys{key_of(secret, "ab", {"", ""}),
                        key_of(secret, "a", {"b", ""}),
                        key_of(secret, "a", {"", "b"}),
                        key_of(secret, "", {"ab", ""}),
                        key_of(secret, "", {"a", "b"}),
                        key_of(secret, "", {"", "ab"}),
                        key_of(secret, "ab", {""}),
                        key_of(secret, "ab", {}),
                        key_of(secret, "ab", {"", "", ""}),
                        key_of(secret, "", {"", "", "ab"}),
                        key_of(random_secret(), "ab", {"", ""}),
                        key_of(secret, "ab", {std::string(1, '\0'), ""})};
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(keys[i] == keys[j]) << i << " " << j;
}

// RFC 8439, appendix A.1: the key streams of vectors 1, 2 (block 1) and 5, whose nonce ends with a 2. As an
// event number the last byte of the nonce is the highest.
TEST(Streams, AreChaCha20) {
  Stream zero(Key{}, 0);
  const std::uint32_t first[]{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0,
                              0xccef36a8, 0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8,
                              0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2};
  for (const std::uint32_t word : first) EXPECT_EQ(zero.next(), word);
  const std::uint32_t second[]{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73};
  for (const std::uint32_t word : second) EXPECT_EQ(zero.next(), word);
  Stream other(Key{}, std::uint64_t{2} << 56);
  const std::uint32_t fifth[]{0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef};
  for (const std::uint32_t word : fifth) EXPECT_EQ(other.next(), word);
}

// The example of docs/fairness.md, computed with openssl.
TEST(Streams, HaveTheNumberOfTheEventAsNonce) {
  Stream stream(key_of(counted_secret(), "t42", {"", "hi"}), 31);
  const std::uint32_t words[]{0x433f5846, 0xd4b8fc21, 0x6fe752e6, 0x3e056f5d};
  for (const std::uint32_t word : words) EXPECT_EQ(stream.next(), word);
}

TEST(Streams, OfDifferentEventsDiffer) {
  std::set<std::uint32_t> words;
  for (std::uint64_t event = 0; event < 1000; ++event) words.insert(Stream(Key{}, event).next());
  EXPECT_EQ(words.size(), 1000u);
}

// As it would be done by hand: with a bound just above half of all words, nearly every second
// word is passed over.
TEST(Below, PassesOverWordsThatWouldGiveAnAdvantage) {
  for (const std::uint32_t bound : {0x80000001u, 0xc0000000u, 0xffffffffu, 3u}) {
    Stream stream(Key{}, 7);
    Stream words(Key{}, 7);
    const std::uint64_t multiples = (std::uint64_t{1} << 32) / bound;
    int passed = 0;
    for (int i = 0; i < 100; ++i) {
      std::uint64_t word = words.next();
      for (; word >= multiples * bound; word = words.next()) ++passed;
      EXPECT_EQ(stream.below(bound), word % bound);
    }
    EXPECT_EQ(passed > 50, bound == 0x80000001u) << bound;
  }
}

TEST(Below, GivesEveryNumberEquallyOften) {
  for (const std::uint32_t bound : {1u, 2u, 3u, 6u, 7u, 10u}) {
    std::vector<int> counts(bound);
    const int draws = 20'000;
    for (int n = 0; n < draws; ++n) ++counts[Stream(Key{}, static_cast<std::uint64_t>(n)).below(bound)];
    double chi_square = 0;
    const double expected = draws / static_cast<double>(bound);
    for (const int count : counts) chi_square += (count - expected) * (count - expected) / expected;
    EXPECT_LT(chi_square, 30) << bound;  // with 9 degrees of freedom or fewer: once in 2,000 keys
  }
}

State about_to_draw() {
  State s = Scene(2)
                .djinn(Seat::one, Djinn::sloar)
                .cards(Seat::one, {Card::fakir})
                .deck({Card::ivory, Card::fish, Card::fish, Card::fish, Card::gold, Card::gold})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  play(layout, s, {"use sloar fakir"});
  return s;
}

TEST(Draws, FollowTheWeights) {
  const State s = about_to_draw();
  ASSERT_EQ(actor(s), chance);
  std::map<std::string, int> counts;
  for (int event = 1; event <= 6000; ++event) ++counts[to_text(draw(s, Key{}, event))];
  ASSERT_EQ(counts.size(), 3u);
  EXPECT_NEAR(counts["deal ivory"], 1000, 120);
  EXPECT_NEAR(counts["deal fish"], 3000, 160);
  EXPECT_NEAR(counts["deal gold"], 2000, 150);
}

TEST(Draws, AreWhereTheTicketFalls) {
  const State s = about_to_draw();
  OutcomeList outcomes;
  chance_outcomes(s, outcomes);
  std::vector<Action> tickets;
  for (const Outcome& outcome : outcomes) tickets.insert(tickets.end(), outcome.weight, outcome.action);
  for (int event = 1; event < 200; ++event)
    EXPECT_EQ(draw(s, Key{}, event), tickets[Stream(Key{}, static_cast<std::uint64_t>(event)).below(6)]);
}

TEST(Deals, ArePlayableAndFollowFromTheKey) {
  for (const Options& options : all_setups()) {
    const Key key = key_of(counted_secret(), "deal", {});
    const auto setup = fair_deal(options, key);
    EXPECT_EQ(problem_with(options, setup), "");
    EXPECT_EQ(setup, fair_deal(options, key));
    EXPECT_FALSE(setup == fair_deal(options, key_of(counted_secret(), "another deal", {})));
  }
}

TEST(Deals, SeedTheGeneratorWithTheFirstTwoWords) {
  Rng rng(0x903df1a0'ade0b876u);
  EXPECT_EQ(fair_deal({.seats = 3}, Key{}), deal({.seats = 3}, rng));
}

}  // namespace
}  // namespace naqala::test
