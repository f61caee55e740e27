// The fast generator of sowings on boards that the input describes, held against the contract of the rules.
//
//   byte 0    size of the board, how far to look at the boards a sowing leaves, and whether the
//             carpet is declared
//   then, for each tile of the grid in turn, two bytes: its kind, and its meeples by two tribes
//   with small counts.
//   What is left seeds the walks.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "base/hash.hpp"
#include "require.hpp"
#include "rules/game.hpp"
#include "rules/sowing.hpp"
#include "turns/walk.hpp"

namespace {

using namespace naqala;
using naqala::fuzz::require;

using Input = std::span<const std::uint8_t>;

std::uint8_t byte_at(Input input, std::size_t i) { return i < input.size() ? input[i] : std::uint8_t{0}; }

void put_meeples(State& s, Tile tile, std::uint8_t byte) {
  const Tribe tribes[2] = {static_cast<Tribe>(byte % count_of<Tribe>),
                           static_cast<Tribe>(byte / count_of<Tribe> % count_of<Tribe>)};
  for (int i = byte / (count_of<Tribe> * count_of<Tribe>); i > 0; --i)
    if (const Tribe tribe = tribes[i % 2]; bag(s).has(tribe)) s.meeples[index(tile)].add(tribe);
}

State read_position(Input input) {
  Options options;
  if ((byte_at(input, 0) & 1) != 0) options.sets.add(Set::artisans);
  if ((byte_at(input, 0) & 2) != 0) options.sets.add(Set::whims);
  State s = blank_state(options);
  for (Tile tile : all<Tile>) {
    if (column(tile) >= columns_of(options) || row(tile) >= rows_of(options)) continue;
    const std::size_t at = 1 + 2 * index(tile);
    const auto kind = static_cast<TileKind>(1 + byte_at(input, at) % (count_of<TileKind> - 1));
    s.kinds[index(tile)] = kind;
    if (is_land(kind)) put_meeples(s, tile, byte_at(input, at + 1));
  }
  s.step = Step::take;
  s.active = Seat::one;
  s.item_used = byte_at(input, 0) & 32;
  if (s.item_used) s.item_in_use = static_cast<std::uint8_t>(index(Item::carpet) + 1);
  return s;
}

// A walk of the generator, step by step through the contract.
void follow(const Layout& layout, State s, Sowing sowing, const Path& path,
            const std::array<Meeples, count_of<Tile>>* sown) {
  require(is_legal(layout, s, Action::take(sowing.start)), "the contract does not take this tile");
  apply(layout, s, Action::take(sowing.start));
  for (Drop drop : path) {
    const Action action = Action::drop(drop.tile, drop.tribe);
    require(is_legal(layout, s, action), "the contract does not offer this drop");
    apply(layout, s, action);
  }
  require(s.step == Step::collect && s.at == sowing.final && s.dropped == sowing.tribe,
          "the walk ends elsewhere");
  require(sown == nullptr || s.meeples == *sown, "the walk leaves another board");
}

void compare(const Layout& layout, const State& s, std::size_t most, Rng& rng) {
  const Board board(layout, s);
  const Carpet carpet = carpet_of(s);
  const SowingMasks masks(board, carpet);
  for (Tribe tribe : all<Tribe>)
    for (Tile start : masks.starts(tribe))
      require(masks.finals(tribe, start) == endings_of_take(layout, s, start).tiles[index(tribe)],
              "the generator and the contract know different ends");
  require(any_sowing(board) == any_sowing(layout, s),
          "the generator and the contract differ in whether there is a sowing");
  require((masks.count() > 0) == (carpet == Carpet::declared ? carpet_helps(layout, s) : any_sowing(board)),
          "the generator and the contract differ in whether there is a sowing with the carpet");
  if (masks.count() == 0) return;
  for (int i = 0; i < 4; ++i) {
    const Sowing sowing = masks.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(masks.count()))));
    follow(layout, s, sowing, random_path(board, sowing, rng, carpet), nullptr);
    for (const SownBoard& sown : sown_boards(board, sowing, most, carpet).boards)
      follow(layout, s, sowing, sown.path, &sown.meeples);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Input input(data, size);
  const State s = read_position(input);
  Rng rng(naqala::hash_bytes(data, size));
  compare(Layout(s), s, 1 + byte_at(input, 0) / 4 % 8, rng);
  return 0;
}
