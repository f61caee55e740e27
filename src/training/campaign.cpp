#include "training/campaign.hpp"

#include <chrono>
#include <stdexcept>

#include "bots/search_bot.hpp"
#include "training/in_order.hpp"

namespace naqala {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::unique_ptr<Bot> self_play_bot(const Evaluation& evaluation) {
  return make_search_bot("self-play", evaluation, self_play_settings());
}

std::unique_ptr<Bot> trial_bot(const Evaluation& evaluation) {
  SearchSettings settings = self_play_settings();
  settings.temperature = 0;
  return make_search_bot("trial", evaluation, settings);
}

// What there is to go by: the net, or rules of thumb as long as there is none.
std::unique_ptr<Evaluation> evaluation_by(int index, const std::optional<Net>& net) {
  if (net) return std::make_unique<OneNetEvaluation>(index, *net);
  return std::make_unique<ReplyEvaluation>();
}

}  // namespace

CampaignPlan usual_campaign(int net) {
  CampaignPlan plan;
  plan.net = net;
  if (kind_of(net) == 0) {
    plan.games = 8000;
    plan.generations = 8;
  }
  if (options_for_net(net).front().seats > 2) {
    plan.games /= 2;
    plan.sets /= 2;
    plan.generations = 5;
  }
  // As docs/training.md tells, a short trace makes much better nets, though they tell the end of
  // held-out games no better.
  plan.from_scratch.epochs = 8;
  plan.further.epochs = 12;
  plan.further.trace = 0.5f;
  plan.self_play = self_play_bot;
  plan.trial = trial_bot;
  return plan;
}

Campaign::Campaign(CampaignPlan plan) : plan_(std::move(plan)) {
  make_folder(plan_.folder);
  lock_ = std::make_unique<LockFile>(path(".lock"));
  load();
}

void Campaign::load() {
  record_ = {.net = name(), .seed = plan_.seed};
  if (const auto text = read_if_there(path(".json"))) {
    auto record = record_from_json(*text);
    if (!record) throw std::runtime_error(path(".json") + ": " + record.error());
    if (record->net != name())
      throw std::runtime_error(path(".json") + ": this is the training of " + record->net);
    if (record->seed != plan_.seed)
      throw std::runtime_error(path(".json") + ": this training was begun with seed " +
                               std::to_string(record->seed));
    record_ = std::move(*record);
  }
  const std::string file = record_.best ? path_of(*record_.best, ".net") : path("-start.net");
  best_ = read_net(file);
  if (record_.best && !best_) throw std::runtime_error(file + ": the best net of this training is not there");
  if (best_) write_net(path(".net"), *best_);
}

GenerationRecord Campaign::run_generation(CampaignWatch& watch) {
  const auto begin = Clock::now();
  GenerationRecord done{.number = static_cast<int>(record_.generations.size())};
  play(done.number, watch, done);
  const Net net = learn(done.number, watch, done);
  try_new(net, done.number, watch, done);
  done.seconds = seconds_since(begin);
  commit(done, net);
  return done;
}

std::vector<SampledGame> Campaign::samples_of(int generation) {
  const std::string file = path_of(generation, ".samples");
  auto samples = read_samples(read_if_there(file).value_or(""), name());
  if (!samples) throw std::runtime_error(file + ": " + samples.error());
  return std::move(samples->games);
}

// Games that are there already, from a run that was cut short, are not played again.
void Campaign::play(int generation, CampaignWatch& watch, GenerationRecord& done) {
  const std::string file = path_of(generation, ".samples");
  const auto there = read_samples(read_if_there(file).value_or(""), name());
  if (!there) throw std::runtime_error(file + ": " + there.error());
  const int first = static_cast<int>(there->games.size());
  GrowingFile grown(file, there->whole);
  if (there->whole == 0) grown.append(samples_heading(name()));
  const auto evaluation = evaluation_by(plan_.net, best_);
  const SelfPlay games{.options = options_for_net(plan_.net),
                       .make = [&] { return plan_.self_play(*evaluation); },
                       .seed = name() + " " + std::to_string(plan_.seed) + " " + std::to_string(generation)};
  const auto begin = Clock::now();
  done.games = std::max(first, plan_.games);
  in_order(
      first, plan_.games, plan_.threads,
      [&](int number) { return play_sampled(games, static_cast<std::uint32_t>(number)); },
      [&](int number, const SampledGame& game) {
        grown.append(to_bytes(game));
        done.games_per_second = (number + 1 - first) / seconds_since(begin);
        watch.playing(number + 1, plan_.games, done.games_per_second);
        return true;
      });
}

// What was learned before a run was cut short is learned again: it is the same, and takes a minute.
Net Campaign::learn(int generation, CampaignWatch& watch, GenerationRecord& done) {
  std::vector<SampledGame> games;
  for (int g = std::max(0, generation - plan_.pool + 1); g <= generation; ++g)
    for (SampledGame& game : samples_of(g)) games.push_back(std::move(game));
  TrainSettings settings = best_ ? plan_.further : plan_.from_scratch;
  // Nets of one kind begin with other weights, or they would be too much alike.
  const int apart = 1000 * (plan_.net - kind_of(plan_.net));
  settings.seed = plan_.seed + static_cast<std::uint64_t>(generation + apart);
  const Trained trained = train(games, best_ ? &*best_ : nullptr, settings, [&](int epoch, double error) {
    watch.training(epoch, settings.epochs, error);
  });
  done.training = trained.report;
  return trained.net;
}

void Campaign::try_new(const Net& net, int generation, CampaignWatch& watch, GenerationRecord& done) {
  const OneNetEvaluation challenger(plan_.net, net);
  const auto holder = evaluation_by(plan_.net, best_);
  const TrialPlan trial{.options = options_for_net(plan_.net),
                        .challenger = {"new", [&] { return plan_.trial(challenger); }},
                        .holder = {"old", [&] { return plan_.trial(*holder); }},
                        .elo_no = plan_.elo_no,
                        .elo_yes = plan_.elo_yes,
                        .sets = plan_.sets,
                        .seed = plan_.seed + static_cast<std::uint64_t>(generation),
                        .threads = plan_.threads};
  done.trial = try_out(trial, [&](const Trial& so_far) { watch.trying(so_far, plan_.sets); });
  done.kept = done.trial.is_better();
}

// The record is what counts, so it is written after all that it speaks of and before anything is thrown away.
void Campaign::commit(const GenerationRecord& done, const Net& net) {
  const std::optional<int> before = record_.best;
  if (done.kept) {
    write_net(path_of(done.number, ".net"), net);
    record_.best = done.number;
    best_ = net;
  }
  record_.generations.push_back(done);
  replace_file(path(".json"), to_json(record_));
  if (done.kept) {
    write_net(path(".net"), net);
    if (before) remove_if_there(path_of(*before, ".net"));
  }
  if (done.number + 1 >= plan_.pool) remove_if_there(path_of(done.number + 1 - plan_.pool, ".samples"));
}

// ---- Nets in files ----------------------------------------------------------------------------------------

}  // namespace naqala
