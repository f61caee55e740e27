#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/enums.hpp"
#include "rules/layout.hpp"
#include "turns/board.hpp"
#include "turns/sowings.hpp"

namespace naqala {

// The kinds of work that `naqala bench` measures, here and in WebAssembly.
enum class Work : std::uint8_t { any_sowing, sowing_masks, sowing_list, contract_game, turns_game };
template <>
inline constexpr int count_of<Work> = 5;

struct WorkRow {
  std::string_view name;   // its key in JSON
  std::string_view title;  // for people
  std::string_view item;   // what is counted
  std::uint64_t rounds;    // a sensible number of rounds: some tenths of a second
};
const WorkRow& row_of(Work work);

// Fixed work, the same on every machine: all the positions before a sowing of a few random games, two-seat
// base games unless said otherwise. There is no clock here: the caller looks at his.
class Workload {
 public:
  explicit Workload(const Options& options = {});

  // Does the work `rounds` times: a position, or a whole game. Returns how many items that were, and adds a
  // number that depends on all results to `checksum`.
  std::uint64_t run(Work work, std::uint64_t rounds, std::uint64_t& checksum);

  // One number that depends on the results of every kind of work and on perft, with so many games of each
  // kind: if two builds agree on it, they play alike.
  std::uint64_t signature(std::uint64_t games = 100);

  std::size_t positions() const { return boards_.size(); }

 private:
  std::uint64_t play_by_contract(std::uint64_t game) const;
  std::uint64_t play_by_turns(std::uint64_t game) const;

  std::vector<Layout> layouts_;
  std::vector<State> starts_;
  std::vector<Board> boards_;
  SowingMasks masks_;
  SowingList list_;
};

// The fifteen kinds of game (R3): the base game, with either expansion and with both, for every
// number of seats.
const std::array<Options, 15>& every_setup();

// The signature of them all.
std::uint64_t signature();

}  // namespace naqala
