// Whole sowings with what they bring, as JSON.
#include <boost/json.hpp>
#include <memory>

#include "held.hpp"
#include "notation/action_text.hpp"
#include "notation/json_node.hpp"
#include "notation/json_text.hpp"
#include "turns/sowings.hpp"
#include "turns/walk.hpp"
#include "turns/yield.hpp"

namespace naqala::wasm {

namespace json = boost::json;

namespace {

json::object json_of(const Yield& yield) {
  json::object points;
  for (Category category : all<Category>)
    if (yield.points[index(category)] != 0) points[word(category)] = yield.points[index(category)];
  return {{"collected", yield.collected}, {"coins", yield.coins},     {"cards", yield.cards},
          {"items", yield.items},         {"control", yield.control}, {"points", std::move(points)},
          {"total", yield.total}};
}

// The whole sowing as actions.
json::array path_of(Sowing sowing, const Path& path) {
  json::array texts{to_text(Action::take(sowing.start))};
  for (Drop drop : path) texts.emplace_back(to_text(Action::drop(drop.tile, drop.tribe)));
  return texts;
}

json::object json_of(Sowing sowing) {
  return {{"start", word(sowing.start)}, {"final", word(sowing.final)}, {"tribe", word(sowing.tribe)}};
}

// A sowing with the best of its ways: that which brings most at once, the first of those that bring the same.
json::object best_way(const Held& held, const Board& board, Sowing sowing, std::size_t most) {
  const SownBoards sown = sown_boards(board, sowing, most, carpet_of(held.state()));
  const SownBoard* best = nullptr;
  Yield yield;
  for (const SownBoard& way : sown.boards) {
    const Yield now = yield_of(held.layout(), held.state(), sowing, way.meeples);
    if (best != nullptr && now.total <= yield.total) continue;
    best = &way;
    yield = now;
  }
  json::object object = json_of(sowing);
  object["ways"] = sown.boards.size();
  object["complete"] = sown.complete;
  object["path"] = path_of(sowing, best->path);
  object["yield"] = json_of(yield);
  return object;
}

Result<Sowing> read_sowing(std::string_view text, const SowingMasks& masks) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{"sowing: " + value.error()};
  Trouble trouble;
  const Node root(&*value, "", trouble);
  const Sowing sowing{root["start"].word<Tile>("a tile"), root["final"].word<Tile>("a tile"),
                      root["tribe"].word<Tribe>("a tribe")};
  if (trouble.any()) return Error{"sowing: " + trouble.message};
  if (!masks.starts(sowing.tribe).has(sowing.start) ||
      !masks.finals(sowing.tribe, sowing.start).has(sowing.final))
    return Error{"sowing: there is no such sowing here"};
  return sowing;
}

// Calls `use(held, board)` where a tile is to be taken.
template <class Use>
Answer with_board(Handle handle, std::uint32_t most, Use use) {
  return with(handle, [&](const Held& held) {
    if (held.state().step != Step::take) return refuse("no tile is to be taken here");
    if (most == 0) return refuse("most: must be at least 1");
    return use(held, Board(held.layout(), held.state()));
  });
}

}  // namespace

// All sowings, each with the best of at most `most` ways to walk it; with the carpet once it has
// been declared.
NAQALA_EXPORT(sowings) Answer sowings(Handle handle, std::uint32_t most) {
  return with_board(handle, most, [&](const Held& held, const Board& board) {
    const auto list = std::make_unique<SowingList>();
    list_sowings(SowingMasks(board, carpet_of(held.state())), *list);
    json::array array;
    for (Sowing sowing : *list) array.push_back(best_way(held, board, sowing, most));
    return answer(json::serialize(array));
  });
}

// At most `most` ways to walk one sowing, those that leave different boards. In: {"start", "final", "tribe"}.
NAQALA_EXPORT(ways) Answer ways(Handle handle, std::uint32_t most) {
  return with_board(handle, most, [&](const Held& held, const Board& board) {
    const Carpet carpet = carpet_of(held.state());
    const Result<Sowing> sowing = read_sowing(input(), SowingMasks(board, carpet));
    if (!sowing) return refuse(sowing.error());
    const SownBoards sown = sown_boards(board, *sowing, most, carpet);
    json::array array;
    for (const SownBoard& way : sown.boards) {
      const Yield yield = yield_of(held.layout(), held.state(), *sowing, way.meeples);
      array.push_back({{"path", path_of(*sowing, way.path)}, {"yield", json_of(yield)}});
    }
    return answer(json::serialize(json::object{{"complete", sown.complete}, {"ways", std::move(array)}}));
  });
}

}  // namespace naqala::wasm
