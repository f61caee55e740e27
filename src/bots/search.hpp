#pragma once

#include <chrono>
#include <map>
#include <vector>

#include "bots/budget.hpp"
#include "bots/evaluation.hpp"
#include "bots/turn_maker.hpp"

namespace naqala {

// How wide and how deep a bot looks.
struct SearchSettings {
  std::size_t root_width = 400;  // own sowings that are tried, the best appraised first
  int depth = 1;                 // turns of this round looked at, the own one included
  std::size_t root_keep = 12;    // own turns looked at further
  int ways_kept = 2;             // ways to walk the same sowing among these
  std::size_t width = 16;        // sowings tried in each later turn
  std::size_t keep = 4;          // of these looked at further
  std::size_t refine = 0;        // own turns whose decisions are reconsidered one by one
  std::size_t paths = 0;         // other ways tried to walk each of these
  std::size_t bid_width = 8;     // sowings tried in each turn that an auction is played out with
  bool search_bids = false;      // with two seats these rounds are also searched, with `width` and `keep`
  int chance_samples = 4;        // draws that a turn with chance in it is averaged over
  bool exact = false;            // every plan that is kept gets its full value, not just the best
  Value temperature =
      0;  // 0: always the best; otherwise worse ones too, a third as often for each so much less
};

// A turn, or what is left of one, from the decision that is due on; or a bid.
struct Plan {
  Line line;               // what is done; what chance brings is as assumed
  State after;             // how the game then stands
  Value value = 0;         // the lead to be expected at the end of the game
  Value first_value = 0;   // that of `after` without looking further
  Value luck = 0;          // what other draws of chance bring more than those of `line`, on average
  bool by_chance = false;  // chance has a part in it
};

// Counts what has been looked at and knows when to stop.
class Effort {
 public:
  explicit Effort(const Budget& budget);
  void count(std::uint64_t n = 1) { nodes_ += n; }
  std::uint64_t nodes() const { return nodes_; }
  bool spent();
  // Whether so many more nodes will be too many. Of time nothing is foreseen.
  bool exceeds(std::uint64_t more) const { return budget_.nodes && nodes_ + more > *budget_.nodes; }
  // About how many nodes the whole budget is good for; nothing if it has no limits.
  std::optional<std::uint64_t> expected() const;

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point start_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_ = 0;  // at the clock
  bool late_ = false;
};

// What playing out a round came to, for each order of turns. Stays true for all bids of an auction.
class AuctionMemory {
 public:
  // What is known of this auction: nothing yet if it is another than the last.
  void begin(const State& s);
  const State& start() const { return start_; }
  // For each order of turns that can still come about, what it is worth to each seat.
  std::map<std::uint32_t, std::array<Value, count_of<Seat>>> known;
  std::size_t stage = 0;  // how thoroughly: 0 played out, then searched more and more widely

 private:
  State start_{};
};

// Looks for the best turn of the seat to decide, in a full state (a sample of what it knows).
class Search {
 public:
  Search(const Layout& layout, const Evaluation& evaluation, const SearchSettings& settings,
         const Budget& budget, Rng& rng, AuctionMemory* memory = nullptr)
      : layout_(layout),
        evaluation_(evaluation),
        settings_(settings),
        effort_(budget),
        rng_(rng),
        memory_(memory) {}

  // What the seat can do, the best first; at least one. Only those that were looked at to the end are
  // compared: the others stand behind them.
  std::vector<Plan> plans(const State& s);

  std::uint64_t nodes() const { return effort_.nodes(); }

 private:
  using Values = std::array<Value, count_of<Seat>>;

  // ---- the own turn (search.cpp)
  // A power or an item used before the sowing.
  struct Use {
    Action action;
    Line line;               // with all that follows from it
    State after;             // the sowing is still to come
    bool by_chance = false;  // chance had a part in it
    Value promise = 0;
  };
  Use used(const State& s, Action action, const Appraisal& appraisal);
  template <class Worth>
  Value on_average(const State& s, const Use& use, const Appraisal& appraisal, Worth worth);
  Plan best_sowing(const Use& use);
  void add_sowings(const State& s, std::vector<Plan>& plans);
  Value promise_of(const State& s);
  void add_powers(const State& s, std::vector<Plan>& plans);
  void add_endings(const State& s, std::vector<Plan>& plans);
  void add_decisions(const State& s, std::vector<Plan>& plans);
  void try_action(const State& s, Action action, const Appraisal& appraisal, std::vector<Plan>& plans);
  void add(Plan& plan, const State& before, Seat seat, std::vector<Plan>& plans);
  void spread(std::vector<Plan>& plans);
  void walk_other_ways(const State& s, std::vector<Plan>& plans);
  void refine(const State& s, Plan& plan);
  bool reconsider(const State& s, std::size_t at, Plan& plan);

  // ---- what follows (look_ahead.cpp)
  void look_ahead(Seat seat, std::vector<Plan>& plans);
  Values values_of(const State& s, Seat sure_seat, Value sure);
  struct Reply {
    State after;
    Value value;
  };
  std::vector<Reply> replies_in(const State& s);
  Values best_reply(const State& s, int depth, Value low, Value high);

  // ---- the auction (bidding.cpp)
  void add_bids(const State& s, std::vector<Plan>& plans);
  friend class Auction;

  const Layout& layout_;
  const Evaluation& evaluation_;
  SearchSettings settings_;
  Effort effort_;
  Rng& rng_;
  AuctionMemory* memory_;
};

}  // namespace naqala
