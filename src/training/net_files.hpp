#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/bot.hpp"
#include "bots/evaluation.hpp"

// Nets in files, and bots that go by them.

namespace naqala {

// The net in a file; nothing if there is none. Throws std::runtime_error if it is something else.
std::optional<Net> read_net(const std::string& path);
void write_net(const std::string& path, const Net& net);

// Goes by this net in games of its kind.
class OneNetEvaluation : public Evaluation {
 public:
  OneNetEvaluation(int index, const Net& net);
  Value value(const Layout& layout, const State& s, Seat seat) const override {
    return evaluation_.value(layout, s, seat);
  }

 private:
  Nets nets_{};
  NetEvaluation evaluation_;
};

// The first net of each kind in a folder, NAME.net each. Throws std::runtime_error that names the file if
// one is missing or damaged.
std::shared_ptr<const Nets> nets_of_folder(const std::string& folder);

// Plays as `net` does, but with these nets.
std::unique_ptr<Bot> make_net_bot(const std::string& name, std::shared_ptr<const Nets> nets);

}  // namespace naqala
