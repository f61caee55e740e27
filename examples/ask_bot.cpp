// Deals a game for two and lets a bot decide for both seats, up to the end of the first turn:
//
//   ask_bot level-4 7                 the bot (naqala match --list has all names) and the seed of the game
#include <cstdlib>
#include <iostream>

#include "bots/bot.hpp"
#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "rules/setup.hpp"

namespace {

std::string called(naqala::Seat seat) {
  if (seat == naqala::chance) return "chance";
  return "seat " + std::to_string(naqala::index(seat) + 1);  // texts count from 1
}

// A bot is never given the state, only what its seat may know: it cannot look at hidden cards.
naqala::Action decide(naqala::Bot& bot, const naqala::Layout& layout, const naqala::State& state,
                      naqala::Rng& rng) {
  const naqala::Seat seat = naqala::actor(state);
  if (seat == naqala::chance) return naqala::draw(state, rng);
  return bot.choose(layout, naqala::observe(state, naqala::eyes_of(seat)), rng);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "Usage: ask_bot BOT SEED\n";
    return 2;
  }
  const std::unique_ptr<naqala::Bot> bot = naqala::make_bot(argv[1]);
  if (!bot) {
    std::cerr << "ask_bot: " << naqala::problem_with_bot(argv[1]) << "\n";
    return 1;
  }
  naqala::Rng rng(std::strtoull(argv[2], nullptr, 10));
  const naqala::Options options;  // the base game for two
  naqala::State state = naqala::initial(options, naqala::deal(options, rng));
  const naqala::Layout layout(state);

  // A turn is a chain of small decisions, and each of them is one action. The last one is `end`.
  for (std::string text; text != "end";) {
    const std::string who = called(naqala::actor(state));
    const naqala::Action action = decide(*bot, layout, state, rng);
    naqala::apply(layout, state, action);
    text = naqala::to_text(action);
    std::cout << who << ": " << text << "\n";
  }
}
