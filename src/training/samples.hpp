#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "bots/net.hpp"

// What self-play leaves behind for training.

namespace naqala {

// A position between two turns as one seat saw it, and how the game went on for it.
struct Sample {
  std::array<std::int8_t, feature_count> features{};
  std::int16_t lead = 0;        // over the best other seat, in points, in this position
  std::int16_t final_lead = 0;  // at the end of the game

  int growth() const { return final_lead - lead; }  // what a net is to tell

  friend bool operator==(const Sample&, const Sample&) = default;
};

// All samples of one game: those of one position stand together, in the order of seats.
struct SampledGame {
  std::uint32_t number = 0;
  std::uint8_t seats = 2;
  std::vector<Sample> samples;

  friend bool operator==(const SampledGame&, const SampledGame&) = default;
};

// A file of samples is a line of text that names the format and the kind of game, then blocks, one for each
// game: its number, seats, how many samples, a checksum, the samples; all little-endian. Blocks are appended
// as games end, so a file may be cut in the middle of its last block.
std::string samples_heading(const std::string& kind);
std::string to_bytes(const SampledGame& game);

struct SampleFile {
  std::vector<SampledGame> games;  // numbered from 0 on
  std::size_t whole = 0;           // bytes up to the end of the last whole block
};
// What is in a file, or what is wrong with it. A cut last block is left out and nothing wrong.
Result<SampleFile> read_samples(const std::string& bytes, const std::string& kind);

}  // namespace naqala
