#include "train_start.hpp"

#include "common.hpp"
#include "training/campaign.hpp"

namespace naqala::command {

namespace {

bool is_there(const std::string& path) { return read_if_there(path).has_value(); }

}  // namespace

void provide_start(const std::string& from_folder, const std::string& to_folder, const std::string& name) {
  const std::string from = from_folder + "/" + name + ".net", training = to_folder + "/" + name;
  const auto net = read_net(from);
  if (!net) throw Failure("train: there is no " + from);
  make_folder(to_folder);
  const auto begun_with = read_net(training + "-start.net");
  if (begun_with == net) return;
  if (begun_with || is_there(training + ".json") || is_there(training + "-0.samples"))
    throw Failure("train: the training of " + name + " in " + to_folder + " has begun " +
                  (begun_with ? "with another net" : "from nothing") + ": without --start it goes on");
  write_net(training + "-start.net", *net);
}

}  // namespace naqala::command
