#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/evaluation.hpp"
#include "training/campaign_record.hpp"
#include "training/files.hpp"
#include "training/net_files.hpp"
#include "training/selfplay.hpp"
#include "training/trainer.hpp"
#include "training/trial.hpp"

// The training of one net over generations: the best net so far plays games against itself, a new net learns
// from them, and takes its place if it wins a match.
//
// All that is known lives in one folder, for a net called NAME:
//   NAME.net        the best so far, as the program can build it in
//   NAME.json       what has been done (CampaignRecord): whatever is not told there is done again
//   NAME-start.net  the net it all began with; may be missing
//   NAME-3.samples  the games of generation 3; the newest few are kept
//   NAME-3.net      what generation 3 learned, if that is the best
//   NAME.lock       keeps a second run away
// A run that is killed goes on where it was: with the next game, or with learning once all games are there.

namespace naqala {

// Makes a bot that goes by an evaluation, which outlives it.
using BotBy = std::function<std::unique_ptr<Bot>(const Evaluation&)>;

struct CampaignPlan {
  int net = 0;  // which of net_names
  std::string folder;
  int games = 6000;  // of a generation
  int generations = 3;
  int pool = 3;       // generations whose games are learned from
  int sets = 800;     // deals of a trial, at most
  double elo_no = 0;  // bounds of a trial, see Sprt
  double elo_yes = 15;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  TrainSettings from_scratch;
  TrainSettings further;  // from a net that is there
  BotBy self_play;        // no two games alike
  BotBy trial;            // as good as it can be at the same speed
};

// The campaign for one of net_names as it is meant to be, but for the folder: with the search that
// self-play uses, and as many games as give about as many samples with any number of seats. The net of most
// games gets more of both.
CampaignPlan usual_campaign(int net);

// Told how far it is; each call is for the generation that is under way.
class CampaignWatch {
 public:
  virtual ~CampaignWatch() = default;
  virtual void playing(int /*done*/, int /*games*/, double /*games_per_second*/) {}
  virtual void training(int /*epoch*/, int /*epochs*/, double /*error*/) {}
  virtual void trying(const Trial& /*so_far*/, int /*sets*/) {}
};

class Campaign {
 public:
  // Begins a campaign, or goes on with the one in the folder. Throws std::runtime_error if the folder cannot
  // be used, or if what is in it is damaged or of another campaign.
  explicit Campaign(CampaignPlan plan);

  // Does one generation, or the rest of the one that was under way.
  GenerationRecord run_generation(CampaignWatch& watch);

  const CampaignPlan& plan() const { return plan_; }
  const CampaignRecord& record() const { return record_; }

 private:
  std::string name() const { return net_names[static_cast<std::size_t>(plan_.net)]; }
  std::string path(const std::string& rest) const { return plan_.folder + "/" + name() + rest; }
  std::string path_of(int generation, const std::string& rest) const {
    return path("-" + std::to_string(generation) + rest);
  }
  void load();
  std::vector<SampledGame> samples_of(int generation);
  void play(int generation, CampaignWatch& watch, GenerationRecord& done);
  Net learn(int generation, CampaignWatch& watch, GenerationRecord& done);
  void try_new(const Net& net, int generation, CampaignWatch& watch, GenerationRecord& done);
  void commit(const GenerationRecord& done, const Net& net);

  CampaignPlan plan_;
  std::unique_ptr<LockFile> lock_;
  CampaignRecord record_;
  std::optional<Net> best_;
};

}  // namespace naqala
