#include "training/net_files.hpp"

#include <stdexcept>

#include "bots/levels.hpp"
#include "bots/search_bot.hpp"
#include "training/files.hpp"

namespace naqala {

namespace {

// Keeps what the bot goes by as long as the bot is there.
class NetBot : public Bot {
 public:
  NetBot(const std::string& name, std::shared_ptr<const Nets> nets)
      : nets_(std::move(nets)), evaluation_(*nets_), bot_(name, evaluation_, own_turn()) {}

  std::string_view name() const override { return bot_.name(); }
  Action think(const Layout& layout, const Observation& o, const Budget& budget, Rng& rng) override {
    return bot_.think(layout, o, budget, rng);
  }

 private:
  std::shared_ptr<const Nets> nets_;
  NetEvaluation evaluation_;
  SearchBot bot_;
};

}  // namespace

std::optional<Net> read_net(const std::string& path) {
  const auto content = read_if_there(path);
  if (!content) return std::nullopt;
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(content->data());
  const auto net = net_from_bytes({bytes, content->size()});
  if (!net) throw std::runtime_error(path + ": this is no net of this program");
  return net;
}

void write_net(const std::string& path, const Net& net) {
  const std::vector<std::uint8_t> bytes = to_bytes(net);
  replace_file(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

OneNetEvaluation::OneNetEvaluation(int index, const Net& net) : evaluation_(nets_) {
  nets_[static_cast<std::size_t>(kind_of(index))] = net;
}

std::shared_ptr<const Nets> nets_of_folder(const std::string& folder) {
  auto nets = std::make_shared<Nets>();
  for (std::size_t i = 0; i < kind_count; ++i) {
    const std::string path = folder + "/" + net_names[i] + ".net";
    const auto net = read_net(path);
    if (!net) throw std::runtime_error(path + ": there is no such file");
    (*nets)[i] = *net;
  }
  return nets;
}

std::unique_ptr<Bot> make_net_bot(const std::string& name, std::shared_ptr<const Nets> nets) {
  return std::make_unique<NetBot>(name, std::move(nets));
}

}  // namespace naqala
