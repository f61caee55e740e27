// Counts a game out to its end: the judge of the tactical positions.
#pragma once

#include <array>
#include <unordered_map>

#include "rules/action.hpp"
#include "rules/layout.hpp"
#include "tactics.hpp"

namespace naqala::test {

// Plain max^n over every action of the contract: each seat plays for its own lead, chance counts by its odds.
// No pruning, no rules of thumb, nothing in common with the bots. Only for positions with a few meeples on
// the board. Of all sales only that of one good of each kind is looked at: it alone costs no points.
class Solver {
 public:
  explicit Solver(const Layout& layout) : layout_(layout) {}

  // The lead that the seat to decide can reach with a turn that fulfils the wishes, and with one
  // that does not.
  struct Proof {
    double wanted;
    double otherwise;
  };
  Proof prove(const State& s, const Wishes& wishes);

 private:
  using Leads = std::array<double, count_of<Seat>>;
  struct Hash {
    std::size_t operator()(const State& s) const { return hash(s); }
  };

  static Leads leads_at_the_end(const State& s);
  Leads solve(const State& s);
  Proof best_of_turn(const State& s, const Wishes& wishes, unsigned found);
  Proof after(const State& s, Action action, const Wishes& wishes, unsigned found);
  void count();
  State next(const State& s, Action action) const;

  const Layout& layout_;
  std::size_t looked_at_ = 0;
  std::unordered_map<State, Leads, Hash> solved_;
  std::array<std::unordered_map<State, Proof, Hash>, 32>
      proven_;  // by what has been found: at most five wishes
};

}  // namespace naqala::test
