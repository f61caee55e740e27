#include "bench_bots.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>

#include "bots/evaluation.hpp"
#include "bots/search_bot.hpp"
#include "json_line.hpp"
#include "rules/setup.hpp"
#include "training/processor_time.hpp"
#include "training/selfplay.hpp"
#include "turns/playout.hpp"

namespace naqala::command {

namespace {

constexpr int searched_games = 3;
constexpr int self_play_games = 40;
constexpr std::uint64_t nodes_a_position = 2000;

// A number of things done, and how long that took.
struct Speed {
  std::uint64_t items = 0;
  double seconds = 0;
  double per_second() const { return static_cast<double>(items) / seconds; }
};

template <class Work>
Speed measured(Work work) {
  const auto begin = processor_time();
  const std::uint64_t items = work();
  return {items, std::chrono::duration<double>(processor_time() - begin).count()};
}

// Every turn of some random games is searched with a fixed number of nodes: a node is a whole
// turn, played and valued.
std::uint64_t search_games(const Options& options) {
  SearchSettings settings;
  settings.depth = 4;
  std::uint64_t nodes = 0;
  for (int game = 0; game < searched_games; ++game) {
    Rng rng("bench of bots " + std::to_string(game));
    State s = initial(options, deal(options, rng));
    const Layout layout(s);
    Playout playout(layout, s);
    while (actor(s) != nobody) {
      if (s.step == Step::take) {
        Search search(layout, by_shipped_nets(), settings, Budget::of_nodes(nodes_a_position), rng);
        search.plans(s);
        nodes += search.nodes();
      }
      playout.decide(rng);
    }
  }
  return nodes;
}

std::uint64_t play_games(const Options& options) {
  SelfPlay plan;
  plan.options = {options};
  plan.make = [] { return make_search_bot("self-play", by_shipped_nets(), self_play_settings()); };
  plan.seed = "bench";
  for (std::uint32_t game = 0; game < self_play_games; ++game) play_sampled(plan, game);
  return self_play_games;
}

}  // namespace

std::string bench_bots(const Options& options, bool as_json) {
  const Speed search = measured([&] { return search_games(options); });
  const Speed games = measured([&] { return play_games(options); });
  if (as_json)
    return json_line(boost::json::object{{"nodes_per_second", search.per_second()},
                                         {"self_play_games_per_second", games.per_second()}});
  return fmt::format(
      "search     {:>10} nodes  {:>8.3f} s  {:>10.0f} nodes/s\n"
      "self-play  {:>10} games  {:>8.3f} s  {:>10.1f} games/s, {:.0f} an hour on a core\n",
      search.items, search.seconds, search.per_second(), games.items, games.seconds, games.per_second(),
      games.per_second() * 3600);
}

}  // namespace naqala::command
