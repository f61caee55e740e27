#include "turns/workload.hpp"

#include <array>
#include <memory>

#include "base/hash.hpp"
#include "base/rng.hpp"
#include "rules/setup.hpp"
#include "turns/perft.hpp"
#include "turns/playout.hpp"

namespace naqala {

namespace {

constexpr std::array<WorkRow, count_of<Work>> work_table{{
    {"any_sowing", "any legal sowing?", "position", 20'000'000},
    {"sowing_masks", "all sowings as masks", "position", 3'000'000},
    {"sowing_list", "all sowings as a list", "sowing", 1'000'000},
    {"contract_game", "random game, step by step", "game", 3'000},
    {"turns_game", "random game, whole sowings", "game", 5'000},
}};

constexpr std::uint64_t games_in_store = 8;

}  // namespace

const WorkRow& row_of(Work work) { return work_table[index(work)]; }

Workload::Workload(const Options& options) {
  layouts_.reserve(games_in_store);
  for (std::uint64_t game = 0; game < games_in_store; ++game) {
    Rng rng(game);
    State s = initial(options, deal(options, rng));
    const Layout& layout = layouts_.emplace_back(s);
    starts_.push_back(s);
    for (Playout playout(layout, s); s.step != Step::over; playout.decide(rng))
      if (s.step == Step::take) boards_.emplace_back(layout, s);
  }
}

std::uint64_t Workload::play_by_contract(std::uint64_t game) const {
  const Layout& layout = layouts_[game % games_in_store];
  State s = starts_[game % games_in_store];
  Rng rng(game);
  ActionList list;
  while (actor(s) != nobody) {
    if (actor(s) == chance) {
      apply(layout, s, draw(s, rng));
    } else {
      legal_actions(layout, s, list);
      apply(layout, s, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  return hash(s);
}

std::uint64_t Workload::play_by_turns(std::uint64_t game) const {
  State s = starts_[game % games_in_store];
  Rng rng(game);
  Playout(layouts_[game % games_in_store], s).run(rng);
  return hash(s);
}

std::uint64_t Workload::run(Work work, std::uint64_t rounds, std::uint64_t& checksum) {
  std::uint64_t items = 0, sum = 0;
  const Board* board = boards_.data();
  const Board* const last = board + boards_.size();
  for (std::uint64_t round = 0; round < rounds; ++round) {
    switch (work) {
      case Work::any_sowing:
        sum += any_sowing(*board);
        break;
      case Work::sowing_masks:
        masks_.find(*board);
        sum += masks_.starts(Tribe::elder).bits();
        break;
      case Work::sowing_list:
        masks_.find(*board);
        list_sowings(masks_, list_);
        items += list_.size();
        break;
      case Work::contract_game:
        sum ^= play_by_contract(round);
        break;
      case Work::turns_game:
        sum ^= play_by_turns(round);
        break;
    }
    if (++board == last) board = boards_.data();
  }
  checksum = mix(checksum ^ (sum + items));
  return work == Work::sowing_list ? items : rounds;
}

std::uint64_t Workload::signature(std::uint64_t games) {
  std::uint64_t checksum = 0;
  for (Work work : {Work::any_sowing, Work::sowing_list}) run(work, boards_.size(), checksum);
  for (Work work : {Work::contract_game, Work::turns_game}) run(work, games, checksum);
  for (std::size_t game = 0; game < games_in_store; ++game)
    checksum = mix(checksum ^ perft(layouts_[game], starts_[game], 4));
  for (std::size_t i = 0; i < boards_.size(); i += 16) {
    State s = starts_[0];
    s.meeples = boards_[i].all_meeples();
    checksum = mix(checksum ^ perft_turns(boards_[i].layout(), s, 1000).boards);
  }
  return checksum;
}

const std::array<Options, 15>& every_setup() {
  static const std::array<Options, 15> list = [] {
    std::array<Options, 15> setups;
    auto* next = setups.begin();
    for (SetMask sets : {SetMask(), SetMask(Set::artisans), SetMask(Set::whims), Set::artisans | Set::whims})
      for (std::uint8_t seats = fewest_seats; seats <= count_of<Seat>; ++seats) {
        const Options options{.seats = seats, .sets = sets};
        if (problem_with(options).empty()) *next++ = options;
      }
    return setups;
  }();
  return list;
}

std::uint64_t signature() {
  std::uint64_t checksum = 0;
  for (const Options& options : every_setup())
    checksum = mix(checksum ^ std::make_unique<Workload>(options)->signature(10));
  return checksum;
}

}  // namespace naqala
