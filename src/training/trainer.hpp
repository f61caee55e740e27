#pragma once

#include <functional>
#include <vector>

#include "training/samples.hpp"

// Teaches nets what self-play came to.

namespace naqala {

struct TrainSettings {
  int epochs = 20;  // how often all samples are gone through
  int batch = 1024;
  float rate = 2e-3f;  // of learning, at the start; it falls to 0 at the end
  // What is learned is a mean of the end of the game and of what the net that training starts from says about
  // each later position of it; a position one turn further counts `trace` times as much. 1: only the end
  // counts, as it must where there is no net to start from.
  float trace = 1;
  std::uint64_t seed = 1;
};

// Root mean square errors, in points; nothing if there is nothing to measure on.
struct TrainReport {
  std::size_t samples = 0;     // learned from
  std::size_t held_out = 0;    // of other games, measured on
  double spread = 0;           // of the held-out results round their mean: the error of knowing nothing
  double error_before = 0;     // of the net that training started from, on what is held out
  double error_learned = 0;    // in the last epoch, on what was learned from
  double error = 0;            // on what is held out
  double error_quantised = 0;  // the same, by the net of whole numbers
};

struct Trained {
  Net net;
  TrainReport report;
};

// What is to be learned about each sample of a game, in points; see TrainSettings::trace. Without a
// net only the end counts.
std::vector<float> targets_of(const SampledGame& game, const Net* net, float trace);

// Which games are measured on and not learned from: every tenth or so.
bool is_held_out(std::uint32_t game);

// Told after each epoch: how many are done, and the error in it on what was learned from.
using TrainWatch = std::function<void(int epoch, double error)>;

// Trains from `start`, or from small random weights if there is none. The same arguments give the same
// net on the same machine.
Trained train(const std::vector<SampledGame>& games, const Net* start, const TrainSettings& settings,
              const TrainWatch& watch = {});

}  // namespace naqala
