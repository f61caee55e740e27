#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>
#include <optional>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "json_line.hpp"
#include "train_compare.hpp"
#include "train_progress.hpp"
#include "train_start.hpp"
#include "training/campaign.hpp"

namespace naqala::command {

namespace {

struct TrainWish {
  std::vector<std::string> nets;
  bool all = false;
  std::string folder;
  std::string start;
  std::string compare;
  std::string install;
  std::optional<int> games;
  std::optional<int> generations;
  std::optional<int> deals;
  unsigned threads = 1;
  std::optional<std::uint64_t> seed;
  bool json = false;
};

std::string known_nets(int from, int to) {
  std::string names;
  for (int net = from; net < to; ++net)
    names += (names.empty() ? "" : ", ") + std::string(net_names[static_cast<std::size_t>(net)]);
  return names;
}

int index_of(const std::string& name) {
  const auto found = std::find(net_names.begin(), net_names.end(), name);
  if (found == net_names.end())
    throw Failure("train: there is no net \"" + name + "\"; there are " + known_nets(0, net_count));
  return static_cast<int>(found - net_names.begin());
}

std::vector<int> nets_in(const TrainWish& wish) {
  std::vector<int> nets;
  if (wish.all)
    for (int i = 0; i < net_count; ++i) nets.push_back(i);
  for (const std::string& name : wish.nets) {
    const int net = index_of(name);
    if (std::find(nets.begin(), nets.end(), net) != nets.end())
      throw WrongUsage("train: " + name + " is named twice");
    nets.push_back(net);
  }
  return nets;
}

CampaignPlan plan_for(const TrainWish& wish, int net) {
  CampaignPlan plan = usual_campaign(net);
  plan.folder = wish.folder;
  plan.games = wish.games.value_or(plan.games);
  plan.generations = wish.generations.value_or(plan.generations);
  plan.sets = wish.deals.value_or(plan.sets);
  plan.seed = wish.seed.value_or(1);
  plan.threads = wish.threads;
  return plan;
}

// One generation of every net, then the next, so that all are of use whenever it is stopped.
void train_nets(const TrainWish& wish) {
  std::vector<std::unique_ptr<Campaign>> campaigns;
  for (int net : nets_in(wish)) {
    if (!wish.start.empty()) provide_start(wish.start, wish.folder, net_names[static_cast<std::size_t>(net)]);
    campaigns.push_back(std::make_unique<Campaign>(plan_for(wish, net)));
  }
  int last = 0;
  for (const auto& campaign : campaigns) last = std::max(last, campaign->plan().generations);
  for (int generation = 0; generation < last; ++generation)
    for (const auto& campaign : campaigns) {
      const CampaignRecord& record = campaign->record();
      const int done_before = static_cast<int>(record.generations.size());
      if (done_before > generation || generation >= campaign->plan().generations) continue;
      TrainProgress progress(fmt::format("{} generation {}", record.net, generation));
      const GenerationRecord done = campaign->run_generation(progress);
      progress.clear();
      write_output(wish.json ? json_line(boost::json::parse(to_json(done, record.net)))
                             : text_of(done, record.net) + "\n");
    }
}

// What is not looked at is refused.
void check_options(const CLI::App& command) {
  refuse_beside(command, "--all", {"--net"});
  refuse_beside(command, "--compare", {"--install", "--folder", "--start", "--games", "--generations"});
  refuse_beside(
      command, "--install",
      {"--net", "--all", "--start", "--games", "--generations", "--deals", "--threads", "--seed", "--json"});
}

void run_training(const TrainWish& wish) {
  const Comparison comparison{.folder = wish.compare,
                              .nets = nets_in(wish),
                              .deals = wish.deals.value_or(Comparison{}.deals),
                              .seed = wish.seed.value_or(1),
                              .threads = wish.threads,
                              .json = wish.json};
  if (!wish.compare.empty()) return compare_with_shipped(comparison);
  if (!wish.install.empty()) {
    if (wish.folder.empty()) throw WrongUsage("train: --install needs the --folder to copy from");
    return install_nets(wish.folder, wish.install);
  }
  if (comparison.nets.empty()) throw WrongUsage("train: say which net to train, with --net or --all");
  if (wish.folder.empty()) throw WrongUsage("train: say where to keep it, with --folder");
  train_nets(wish);
}

void add_numbers(CLI::App& command, TrainWish& wish) {
  const CampaignPlan usual = usual_campaign(2), larger = usual_campaign(0);
  const auto number = [&](const std::string& option, auto& value, int most, const std::string& what) {
    command.add_option(option, value, what)->check(CLI::Range(1, most).description(""))->type_name("N");
  };
  number("--games", wish.games, 10'000'000,
         fmt::format("Games of each generation ({}, half for more than two seats; {} for {})", usual.games,
                     larger.games, net_names[0]));
  number("--generations", wish.generations, 1000,
         fmt::format("How many, with those done ({}; {} for more than two seats, {} for {})",
                     usual.generations, usual_campaign(1).generations, larger.generations, net_names[0]));
  number("--deals", wish.deals, 1'000'000,
         fmt::format("Deals of a match between two nets, at most ({}, or half; {} to compare)", usual.sets,
                     Comparison{}.deals));
  add_threads(command, wish.threads);
  add_seed(command, "--seed", wish.seed, "The same number plays the same games (1)");
}

void add_options(CLI::App& command, TrainWish& wish) {
  CLI::Option* nets = command.add_option("--net", wish.nets, "The nets to train, with commas between");
  offer(*nets->delimiter(',')->type_name("NAME"), {net_names.begin(), net_names.end()});
  command.add_flag("--all", wish.all, "All nets");
  command.add_option("--folder", wish.folder, "Where all of it is kept; what is there is gone on with")
      ->type_name("FOLDER");
  add_numbers(command, wish);
  command.add_option("--start", wish.start, "A folder with nets to start from, otherwise from nothing")
      ->type_name("FOLDER");
  command.add_option("--compare", wish.compare, "Test the nets in this folder against those built in")
      ->type_name("FOLDER");
  command.add_option("--install", wish.install, "Copy the nets of --folder to this one, for the next build")
      ->type_name("FOLDER");
  command.add_flag("--json", wish.json, "One JSON object a line, for each generation or net");
}

}  // namespace

void add_train(CLI::App& app) {
  auto wish = std::make_shared<TrainWish>();
  CLI::App* command = app.add_subcommand("train", "Train the nets that bots value positions by");
  add_options(*command, *wish);
  command->footer(
      "In each generation the best net so far plays against itself, a new one learns from these games and\n"
      "those of the two generations before, and takes its place if it wins a match (SPRT 0 to 15 Elo).\n"
      "A run that is stopped goes on where it was with the same command.\n"
      "\n"
      "The nets, and further ones of the same kind as base-2:\n  " +
      known_nets(0, kind_count) + "\n  " + known_nets(kind_count, net_count) +
      "\n"
      "\n"
      "Examples:\n"
      "  naqala train --all --folder training\n"
      "  naqala train --net base-2 --folder training --games 20000 --generations 8\n"
      "  naqala train --compare training\n"
      "  naqala train --folder training --install src/bots/nets");
  command->callback([command, wish] {
    check_options(*command);
    run_training(*wish);
  });
}

}  // namespace naqala::command
