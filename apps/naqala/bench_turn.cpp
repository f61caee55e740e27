#include "bench_turn.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

#include "bots/bot.hpp"
#include "common.hpp"
#include "game_file.hpp"
#include "json_line.hpp"
#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "training/processor_time.hpp"

namespace naqala::command {

namespace {

constexpr std::uint64_t seed = 1;

struct Turn {
  std::vector<std::string> actions;
  double seconds = 0;  // of thinking
};

Action timed_choice(Bot& bot, const Layout& layout, const Observation& seen, double& seconds) {
  Rng rng(seed);
  const auto begin = processor_time();
  const Action action = bot.choose(layout, seen, rng);
  seconds += std::chrono::duration<double>(processor_time() - begin).count();
  return action;
}

// A bot of its own for each turn: one that has thought of it before would only remember.
Turn turn_of(const std::string& name, const Layout& layout, State s) {
  const auto bot = make_bot(name);
  const Seat seat = actor(s);
  Turn turn;
  Action action = Action::of(Action::Kind::none);
  while ((actor(s) == seat || actor(s) == chance) && action.kind() != Action::Kind::end) {
    Rng rng(seed);
    action = actor(s) == chance ? draw(s, rng)
                                : timed_choice(*bot, layout, observe(s, eyes_of(seat)), turn.seconds);
    turn.actions.push_back(to_text(action));
    apply(layout, s, action);
  }
  return turn;
}

}  // namespace

std::string bench_turn(const std::string& bot, const std::string& file, std::uint64_t rounds, bool as_json) {
  if (const std::string problem = problem_with_bot(bot); !problem.empty())
    throw Failure("bench: \"" + bot + "\": " + problem);
  const GameFile game = read_game(file);
  if (game.is_observation()) throw Failure(game.name + ": a whole position is needed, not an observation");
  if (game.state.step != Step::take) throw Failure(game.name + ": no turn begins here");
  const Layout layout(game.state);
  Turn best = turn_of(bot, layout, game.state);
  for (std::uint64_t i = 1; i < rounds; ++i)
    best.seconds = std::min(best.seconds, turn_of(bot, layout, game.state).seconds);
  if (as_json)
    return json_line(
        boost::json::object{{"bot", bot},
                            {"seconds", best.seconds},
                            {"actions", boost::json::array(best.actions.begin(), best.actions.end())}});
  return fmt::format("{} {:.3f} s: {}\n", bot, best.seconds, fmt::join(best.actions, "; "));
}

}  // namespace naqala::command
