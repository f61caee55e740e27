// Plays a whole game at random and prints its record:
//
//   random_game 7 > game.txt          the number is the seed: the same one plays the same game
//   naqala replay game.txt            tells it in words
#include <cstdlib>
#include <iostream>

#include "notation/record.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"

// What a program does at its place in the game: a person would be asked here, or a bot.
naqala::Action choose(const naqala::Layout& layout, const naqala::State& state, naqala::Rng& rng) {
  // Chance is a player too: it turns cards and draws meeples, with the odds of the rules.
  if (naqala::actor(state) == naqala::chance) return naqala::draw(state, rng);
  naqala::ActionList list;  // of a fixed size, so nothing is allocated
  naqala::legal_actions(layout, state, list);
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "Usage: random_game SEED\n";
    return 2;
  }
  // All that is random comes from a generator of the caller's. There is no other one anywhere.
  naqala::Rng rng(std::strtoull(argv[1], nullptr, 10));

  // A record is the options, how the game was dealt, and every action since.
  naqala::Record record;
  record.options.seats = 3;
  record.options.sets.add(naqala::Set::whims);  // with Whims of the Sultan
  record.names = {"Ana", "Ben", "Chloe"};
  record.setup = naqala::deal(record.options, rng);

  // The state is a value of 512 bytes: copy it, compare it, keep it. What follows from the tiles
  // alone is beside it.
  naqala::State state = naqala::initial(record.options, record.setup);
  const naqala::Layout layout(state);
  while (naqala::actor(state) != naqala::nobody) {
    const naqala::Action action = choose(layout, state, rng);
    naqala::apply(layout, state, action);
    record.actions.push_back(action);
  }
  std::cout << naqala::to_text(record);
}
