#pragma once

#include <chrono>
#include <string>

#include "training/campaign.hpp"

namespace naqala::command {

// Shows how far a generation is, on a line of standard error that is written over, if that is a terminal.
class TrainProgress : public CampaignWatch {
 public:
  explicit TrainProgress(std::string title);
  ~TrainProgress() override { clear(); }
  TrainProgress(const TrainProgress&) = delete;
  TrainProgress& operator=(const TrainProgress&) = delete;

  void playing(int done, int games, double games_per_second) override;
  void training(int epoch, int epochs, double error) override;
  void trying(const Trial& so_far, int sets) override;

  // Takes the line away.
  void clear();

 private:
  // Whether it is time to write again.
  bool is_due();
  void show(const std::string& text);

  std::string title_;
  bool is_terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point last_{};
};

// How a trial stands, in words.
std::string text_of(const Trial& trial);
// A generation on one line.
std::string text_of(const GenerationRecord& generation, const std::string& net);

}  // namespace naqala::command
