#include "turns/perft.hpp"

#include <memory>

#include "turns/walk.hpp"

namespace naqala {

std::uint64_t perft(const Layout& layout, const State& s, int depth) {
  if (depth == 0 || actor(s) == nobody) return 1;
  ActionList list;
  legal_actions(layout, s, list);
  if (depth == 1) return list.size();
  std::uint64_t leaves = 0;
  for (Action action : list) {
    State next = s;
    apply(layout, next, action);
    leaves += perft(layout, next, depth - 1);
  }
  return leaves;
}

TurnsPerft perft_turns(const Layout& layout, const State& s, std::size_t most) {
  const Board board(layout, s);
  const auto list = std::make_unique<SowingList>();
  const Carpet carpet = carpet_of(s);
  list_sowings(SowingMasks(board, carpet), *list);
  TurnsPerft result;
  result.sowings = list->size();
  for (Sowing sowing : *list) {
    const SownBoards sown = sown_boards(board, sowing, most, carpet);
    result.boards += sown.boards.size();
    result.complete &= sown.complete;
  }
  return result;
}

}  // namespace naqala
