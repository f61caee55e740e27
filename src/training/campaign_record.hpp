#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "training/trainer.hpp"
#include "training/trial.hpp"

namespace naqala {

// What became of one generation.
struct GenerationRecord {
  int number = 0;
  int games = 0;
  double games_per_second = 0;
  TrainReport training;
  Trial trial;
  bool kept = false;
  double seconds = 0;
};

// What a campaign has done, as its JSON file tells it.
struct CampaignRecord {
  std::string net;
  std::uint64_t seed = 1;
  std::optional<int> best;  // the generation of the best net; nothing if that is still the one it began with
  std::vector<GenerationRecord> generations;
};

std::string to_json(const GenerationRecord& generation, const std::string& net);
std::string to_json(const CampaignRecord& record);
Result<CampaignRecord> record_from_json(const std::string& text);

// "yes", "no" or "undecided".

}  // namespace naqala
