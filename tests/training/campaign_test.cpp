// A campaign in a folder: generations, what is kept, and going on after being cut short.
#include "training/campaign.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>

#include "rules/setup.hpp"

namespace naqala::test {
namespace {

namespace fs = std::filesystem;

class Campaigns : public testing::Test {
 protected:
  Campaigns() {
    std::string pattern = (fs::temp_directory_path() / "naqala-campaign-XXXXXX").string();
    folder = ::mkdtemp(pattern.data());
  }
  ~Campaigns() override { fs::remove_all(folder); }

  // With bots that do not care for nets, so that it is quick and the trial is a draw, or what
  // `trial` makes of it.
  CampaignPlan plan(const std::string& where = "a") const {
    CampaignPlan plan = usual_campaign(0);
    plan.folder = folder + "/" + where;
    plan.games = 6;
    plan.sets = 6;
    plan.from_scratch.epochs = plan.further.epochs = 2;
    plan.self_play = plan.trial = [](const Evaluation&) { return make_bot("random"); };
    return plan;
  }

  // Bots that go by a net play well and those without badly, or the other way round.
  static BotBy by_net(const std::string& with, const std::string& without) {
    return [=](const Evaluation& evaluation) {
      return make_bot(dynamic_cast<const OneNetEvaluation*>(&evaluation) != nullptr ? with : without);
    };
  }

  std::string file(const std::string& name) const { return folder + "/a/" + name; }
  std::string content(const std::string& name) const {
    return read_if_there(file(name)).value_or("(not there)");
  }

  std::string folder;
  CampaignWatch watch;
};

std::string what_is_wrong(const CampaignPlan& plan) {
  try {
    CampaignWatch watch;
    Campaign(plan).run_generation(watch);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "nothing";
}

TEST(UsualCampaign, HasFewerGamesWithMoreSeatsAndMoreOfAllForTheNetOfMostGames) {
  EXPECT_EQ(usual_campaign(2).games, 2 * usual_campaign(1).games);
  EXPECT_GT(usual_campaign(0).games, usual_campaign(2).games);
  EXPECT_GT(usual_campaign(0).generations, usual_campaign(2).generations);
  EXPECT_EQ(usual_campaign(6).sets, 2 * usual_campaign(7).sets);
  EXPECT_GT(usual_campaign(7).generations, usual_campaign(6).generations);
  EXPECT_EQ(usual_campaign(5).net, 5);
  EXPECT_EQ(usual_campaign(kind_count).generations, usual_campaign(0).generations);
}

TEST_F(Campaigns, ABetterNetIsKept) {
  CampaignPlan better = plan();
  better.trial = by_net("greedy", "random");
  Campaign campaign(better);
  const GenerationRecord done = campaign.run_generation(watch);
  EXPECT_TRUE(done.kept);
  EXPECT_EQ(done.games, 6);
  EXPECT_EQ(campaign.record().best, 0);
  EXPECT_EQ(content("base-2.net"), content("base-2-0.net"));
  EXPECT_TRUE(read_net(file("base-2.net")).has_value());
}

// A further net of a kind plays the same kind of game, and comes out differently.
TEST_F(Campaigns, NetsOfOneKindAreTrainedApart) {
  CampaignPlan first = plan();
  first.trial = by_net("greedy", "random");
  Campaign(first).run_generation(watch);
  CampaignPlan further = first;
  further.net = kind_count;
  Campaign(further).run_generation(watch);
  const auto one = read_net(file("base-2.net")), other = read_net(file("base-2-b.net"));
  ASSERT_TRUE(one && other);
  EXPECT_NE(*one, *other);
  EXPECT_NE(content("base-2-0.samples"), content("base-2-b-0.samples"));

  Rng rng("a further net");
  const State s = initial({}, deal({}, rng));
  const Layout layout(s);
  EXPECT_EQ(OneNetEvaluation(kind_count, *other).value(layout, s, Seat::one),
            OneNetEvaluation(0, *other).value(layout, s, Seat::one));
}

TEST_F(Campaigns, AWorseNetIsNot) {
  CampaignPlan worse = plan();
  worse.trial = by_net("random", "greedy");
  Campaign campaign(worse);
  const GenerationRecord done = campaign.run_generation(watch);
  EXPECT_EQ(done.trial.share, 0);
  EXPECT_FALSE(done.kept);
  EXPECT_FALSE(campaign.record().best.has_value());
  EXPECT_FALSE(fs::exists(file("base-2.net")));
}

TEST_F(Campaigns, BeginWithTheNetThatIsGiven) {
  const CampaignPlan begun = plan();
  Net net;
  net.out_bias = 12345;
  make_folder(begun.folder);
  write_net(file("base-2-start.net"), net);
  Campaign campaign(begun);
  EXPECT_EQ(read_net(file("base-2.net")), net);
  EXPECT_GT(campaign.run_generation(watch).training.error_before, 0);
}

TEST_F(Campaigns, KeepTheGamesOfTheNewestGenerations) {
  CampaignPlan few = plan();
  few.pool = 2;
  few.sets = 1;
  Campaign campaign(few);
  std::vector<std::size_t> learned_from;
  for (int generation = 0; generation < 4; ++generation) {
    const TrainReport& report = campaign.run_generation(watch).training;
    learned_from.push_back(report.samples + report.held_out);
  }
  EXPECT_GT(learned_from[1], learned_from[0]);
  EXPECT_FALSE(fs::exists(file("base-2-0.samples")));
  EXPECT_FALSE(fs::exists(file("base-2-2.samples")));
  EXPECT_TRUE(fs::exists(file("base-2-3.samples")));
}

// Ends the run at some point, as a kill would.
struct Kill : CampaignWatch {
  int game = -1, epoch = -1, set = -1;
  void playing(int done, int, double) override { die_at(game, done); }
  void training(int done, int, double) override { die_at(epoch, done); }
  void trying(const Trial& so_far, int) override { die_at(set, so_far.sets); }
  static void die_at(int when, int now) {
    if (now == when) throw std::runtime_error("killed");
  }
};

TEST_F(Campaigns, GoOnWhereTheyWere) {
  Campaign whole(plan("whole"));
  for (int generation = 0; generation < 2; ++generation) whole.run_generation(watch);

  Kill in_play, in_training, in_trial;
  in_play.game = 3;
  in_training.epoch = 1;
  in_trial.set = 4;
  for (Kill* kill : {&in_play, &in_training, &in_trial})
    EXPECT_THROW(Campaign(plan()).run_generation(*kill), std::runtime_error);
  Campaign(plan()).run_generation(watch);
  EXPECT_THROW(Campaign(plan()).run_generation(in_play), std::runtime_error);
  const std::string samples = content("base-2-1.samples");
  replace_file(file("base-2-1.samples"), samples.substr(0, samples.size() - 50));

  Campaign cut(plan());
  EXPECT_EQ(cut.record().generations.size(), 1u);
  const GenerationRecord done = cut.run_generation(watch), same = whole.record().generations[1];
  EXPECT_EQ(done.number, 1);
  EXPECT_EQ(done.games, 6);
  for (const std::string name : {"base-2-0.samples", "base-2-1.samples", "base-2.net"})
    EXPECT_EQ(read_if_there(file(name)), read_if_there(folder + "/whole/" + name)) << name;
  EXPECT_EQ(done.training.error_learned, same.training.error_learned);
  EXPECT_EQ(done.trial.share, same.trial.share);
}

TEST_F(Campaigns, TellHowFarTheyAre) {
  struct Counting : CampaignWatch {
    std::vector<std::pair<int, int>> games, epochs, sets;
    void playing(int done, int all, double) override { games.emplace_back(done, all); }
    void training(int done, int all, double) override { epochs.emplace_back(done, all); }
    void trying(const Trial& so_far, int all) override { sets.emplace_back(so_far.sets, all); }
  } counting;
  Campaign(plan()).run_generation(counting);
  using Counts = std::vector<std::pair<int, int>>;
  const Counts six{{1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}, {6, 6}};
  EXPECT_EQ(counting.games, six);
  EXPECT_EQ(counting.epochs, (Counts{{1, 2}, {2, 2}}));
  EXPECT_EQ(counting.sets, six);
}

TEST_F(Campaigns, OfTheSameNetAreNotRunTwiceAtATime) {
  const Campaign campaign(plan());
  EXPECT_EQ(what_is_wrong(plan()), file("base-2.lock") + ": another training is at work there");
  CampaignPlan other = plan();
  other.net = 2;
  EXPECT_EQ(what_is_wrong(other), "nothing");
}

TEST_F(Campaigns, RefuseWhatIsDamaged) {
  { Campaign(plan()).run_generation(watch); }
  const std::string record = content("base-2.json");
  replace_file(file("base-2-1.samples"), "rubbish");
  EXPECT_EQ(what_is_wrong(plan()), file("base-2-1.samples") + ": these are no samples of base-2");
  remove_if_there(file("base-2-1.samples"));

  replace_file(file("base-2.json"), record.substr(0, record.size() / 2));
  EXPECT_NE(what_is_wrong(plan()).find("base-2.json: this is no record of a training"), std::string::npos);
  CampaignRecord other = *record_from_json(record);
  other.net = "whims-2";
  replace_file(file("base-2.json"), to_json(other));
  EXPECT_EQ(what_is_wrong(plan()), file("base-2.json") + ": this is the training of whims-2");
  other.net = "base-2";
  other.best = 0;
  remove_if_there(file("base-2-0.net"));
  replace_file(file("base-2.json"), to_json(other));
  EXPECT_EQ(what_is_wrong(plan()), file("base-2-0.net") + ": the best net of this training is not there");
  replace_file(file("base-2-0.net"), "rubbish");
  EXPECT_EQ(what_is_wrong(plan()), file("base-2-0.net") + ": this is no net of this program");
}

TEST_F(Campaigns, RefuseAnotherSeedAndWhatIsNoFolder) {
  { Campaign(plan()).run_generation(watch); }
  CampaignPlan other = plan();
  other.seed = 2;
  EXPECT_EQ(what_is_wrong(other), file("base-2.json") + ": this training was begun with seed 1");
  other.folder = "/dev/null/training";
  EXPECT_EQ(what_is_wrong(other), "/dev/null/training: Not a directory");
}

TEST(CampaignRecords, AreReadAsTheyWereWritten) {
  CampaignRecord record{.net = "both-2", .seed = 18'000'000'000'000'000'000u, .best = 0};
  GenerationRecord generation{.games = 100, .games_per_second = 12.25, .kept = true, .seconds = 7.5};
  generation.training = {.samples = 900, .held_out = 100, .spread = 20.5, .error = 10.125};
  generation.trial = {.sets = 5, .games = 10, .share = 0.75, .ratio = 1.5, .verdict = Sprt::Verdict::yes};
  record.generations.push_back(generation);
  const auto read = record_from_json(to_json(record));
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(to_json(*read), to_json(record));
  EXPECT_EQ(read->seed, record.seed);
  EXPECT_EQ(read->generations[0].trial.verdict, Sprt::Verdict::yes);
  EXPECT_EQ(read->generations[0].training.error, 10.125);
}

}  // namespace
}  // namespace naqala::test
