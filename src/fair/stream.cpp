#include "fair/stream.hpp"

#include <sodium.h>

#include <cassert>

#include "rules/game.hpp"

namespace naqala {

namespace {

std::uint32_t word_at(const unsigned char* bytes) {
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[2]} << 16 |
         std::uint32_t{bytes[3]} << 24;
}

}  // namespace

void Stream::fill() {
  std::array<unsigned char, 4 * words_in_block> bytes{};
  std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
  for (std::size_t i = 0; i < 8; ++i) nonce[4 + i] = static_cast<unsigned char>(event_number_ >> 8 * i);
  crypto_stream_chacha20_ietf_xor_ic(bytes.data(), bytes.data(), bytes.size(), nonce.data(), block_++,
                                     key_.bytes.data());
  for (std::size_t i = 0; i < words_in_block; ++i) words_[i] = word_at(&bytes[4 * i]);
  used_ = 0;
}

std::uint32_t Stream::next() {
  if (used_ == words_in_block) fill();
  return words_[used_++];
}

std::uint32_t Stream::below(std::uint32_t bound) {
  assert(bound >= 1);
  constexpr std::uint64_t all_words = std::uint64_t{1} << 32;
  const std::uint64_t limit = all_words - all_words % bound;
  std::uint64_t word = next();
  while (word >= limit) word = next();
  return static_cast<std::uint32_t>(word % bound);
}

Action draw(const State& s, const Key& key, int event_number) {
  OutcomeList outcomes;
  chance_outcomes(s, outcomes);
  std::uint32_t total = 0;
  for (const Outcome& outcome : outcomes) total += outcome.weight;
  std::uint32_t ticket = Stream(key, static_cast<std::uint64_t>(event_number)).below(total);
  for (const Outcome& outcome : outcomes) {
    if (ticket < outcome.weight) return outcome.action;
    ticket -= outcome.weight;
  }
  assert(false && "chance has nothing to draw");
  return {};
}

Setup fair_deal(const Options& options, const Key& key) {
  Stream stream(key, 0);
  const std::uint64_t low = stream.next();
  const std::uint64_t high = stream.next();
  Rng rng(low | high << 32);
  return deal(options, rng);
}

}  // namespace naqala
