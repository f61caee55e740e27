#include "train_compare.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "common.hpp"
#include "json_line.hpp"
#include "train_progress.hpp"

namespace naqala::command {

namespace {

// Not worse: rather even than 20 Elo behind.
constexpr double elo_worse = -20;
constexpr double elo_even = 0;

std::string path_of(const std::string& folder, std::size_t net) {
  return folder + "/" + net_names[net] + ".net";
}

Trial compare(const Comparison& wish, int index, const Net& net) {
  const CampaignPlan plan = usual_campaign(index);
  const OneNetEvaluation trained(index, net);
  const OneNetEvaluation shipped(index, shipped_nets()[static_cast<std::size_t>(index)]);
  const TrialPlan trial{.options = options_for_net(index),
                        .challenger = {"trained", [&] { return plan.trial(trained); }},
                        .holder = {"shipped", [&] { return plan.trial(shipped); }},
                        .elo_no = elo_worse,
                        .elo_yes = elo_even,
                        .sets = wish.deals,
                        .seed = wish.seed,
                        .threads = wish.threads};
  TrainProgress progress(net_names[static_cast<std::size_t>(index)]);
  return try_out(trial, [&](const Trial& so_far) { progress.trying(so_far, wish.deals); });
}

std::string_view outcome(Sprt::Verdict verdict) {
  switch (verdict) {
    case Sprt::Verdict::yes:
      return "not worse";
    case Sprt::Verdict::no:
      return "worse";
    default:
      return "undecided";
  }
}

std::string line_for(const std::string& name, const Trial& trial, bool json) {
  if (!json) return fmt::format("{}: {}; {}\n", name, outcome(trial.verdict), text_of(trial));
  const boost::json::object object{{"net", name},          {"outcome", outcome(trial.verdict)},
                                   {"deals", trial.sets},  {"games", trial.games},
                                   {"share", trial.share}, {"ratio", trial.ratio}};
  return json_line(object);
}

std::vector<int> nets_there(const Comparison& wish) {
  if (!wish.nets.empty()) return wish.nets;
  std::vector<int> nets;
  for (int i = 0; i < net_count; ++i)
    if (read_net(path_of(wish.folder, static_cast<std::size_t>(i)))) nets.push_back(i);
  if (nets.empty()) throw Failure("train: there are no nets in " + wish.folder);
  return nets;
}

}  // namespace

void compare_with_shipped(const Comparison& wish) {
  for (int index : nets_there(wish)) {
    const auto i = static_cast<std::size_t>(index);
    const auto net = read_net(path_of(wish.folder, i));
    if (!net) throw Failure("train: there is no " + path_of(wish.folder, i));
    if (shipped_nets()[i] == Net{}) throw Failure(fmt::format("train: no net {} is built in", net_names[i]));
    write_output(line_for(net_names[i], compare(wish, index, *net), wish.json));
  }
}

void install_nets(const std::string& from, const std::string& to) {
  const std::vector<int> nets = nets_there({.folder = from});
  make_folder(to);
  for (int index : nets) {
    const auto i = static_cast<std::size_t>(index);
    write_net(path_of(to, i), read_net(path_of(from, i)).value());
  }
  write_output(fmt::format("{} {} copied to {}\n", nets.size(), nets.size() == 1 ? "net" : "nets", to));
}

}  // namespace naqala::command
