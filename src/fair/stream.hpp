#pragma once

#include <array>
#include <cstdint>

#include "fair/secret.hpp"
#include "rules/action.hpp"
#include "rules/setup.hpp"
#include "rules/state.hpp"

// What chance draws, by the key of the game and the number of the event. The same key and number always draw
// the same, and from one event nothing can be told about another.

namespace naqala {

// The random numbers of one event: the ChaCha20 stream (RFC 8439, from block 0) of the key, in words of 32
// bits with the lowest byte first. The 12 bytes of its nonce are 4 zeros and the number of the event in 8
// bytes, the lowest first.
class Stream {
 public:
  Stream(const Key& key, std::uint64_t event_number) : key_(key), event_number_(event_number) {}

  std::uint32_t next();

  // A number in 0 .. bound - 1, every one exactly equally likely; `bound` is at least 1. Words that
  // are not below the largest multiple of the bound up to 2^32 are passed over; of the first other
  // one the remainder is taken.
  std::uint32_t below(std::uint32_t bound);

 private:
  static constexpr std::size_t words_in_block = 16;
  void fill();

  Key key_;
  std::uint64_t event_number_;
  std::uint32_t block_ = 0;
  std::size_t used_ = words_in_block;
  std::array<std::uint32_t, words_in_block> words_{};
};

// The outcome of chance at this event. Only when the actor is chance. With the weights of chance_outcomes, in
// their order, laid end to end, it is the one on which the number below their sum falls.
Action draw(const State& s, const Key& key, int event_number);

// The set-up of the game: `deal` with an Rng whose seed is the first two words of event 0, the lower half
// first. `options` must be playable.
Setup fair_deal(const Options& options, const Key& key);

}  // namespace naqala
