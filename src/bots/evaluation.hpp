#pragma once

#include "bots/net.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

namespace naqala {

// What a position between two turns is worth.
class Evaluation {
 public:
  virtual ~Evaluation() = default;

  // How far `seat` will be ahead of the best other at the end of the game, as expected now. `s` is a full
  // state (or a sample) in which no turn is in progress.
  virtual Value value(const Layout& layout, const State& s, Seat seat) const = 0;
};

// The lead now, and what the next turn will probably change in it.
class ReplyEvaluation : public Evaluation {
 public:
  Value value(const Layout& layout, const State& s, Seat seat) const override;
};

// What the first net of the kind expects. The nets must outlive it.
class NetEvaluation : public Evaluation {
 public:
  explicit NetEvaluation(const Nets& nets) : nets_(nets) {}
  Value value(const Layout& layout, const State& s, Seat seat) const override;

 private:
  const Nets& nets_;
};
const NetEvaluation& by_shipped_nets();

// What all nets of a kind expect on average. With two seats both are asked, since what one gains the other
// loses: where a net contradicts itself, it is half as wrong. The nets must outlive it.
class CouncilEvaluation : public Evaluation {
 public:
  explicit CouncilEvaluation(const Nets& nets);
  Value value(const Layout& layout, const State& s, Seat seat) const override;

 private:
  std::array<std::vector<const Net*>, kind_count> council_;
};
const CouncilEvaluation& by_shipped_council();

}  // namespace naqala
