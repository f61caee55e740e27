#include "support/balances.hpp"

#include "rules/check.hpp"
#include "rules/game.hpp"

namespace naqala::test {

namespace {

constexpr int attempts = 20;
constexpr std::uint32_t most_coins = 900, most_open = 9, most_unseen = 3;

Card drawn_from(Cards& deck, Rng& rng) {
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.total())));
  for (Card card : all<Card>) {
    ticket -= deck[card];
    if (ticket >= 0) continue;
    deck.remove(card);
    return card;
  }
  return Card{};
}

// Up to so many cards of the deck, of which one always stays for whoever is about to draw.
Cards some_of(Cards& deck, std::uint32_t most, Rng& rng) {
  Cards cards;
  for (std::uint32_t n = rng.below(most + 1); n > 0 && deck.total() > 1; --n)
    cards.add(drawn_from(deck, rng));
  return cards;
}

State deal_again(State s, Viewer viewer, Rng& rng) {
  for (Seat seat : first<Seat>(seats_of(s))) {
    if (eyes_of(seat) == viewer) continue;
    const std::size_t i = index(seat);
    s.deck += s.open[i] + Cards::from_word(s.fresh[i]) + Cards::from_word(s.stale[i]);
    s.stale[i] = 0;
  }
  for (Seat seat : first<Seat>(seats_of(s))) {
    if (eyes_of(seat) == viewer) continue;
    const std::size_t i = index(seat);
    s.coins[i] = static_cast<std::uint16_t>(rng.below(most_coins));
    s.open[i] = some_of(s.deck, most_open, rng);
    s.fresh[i] = some_of(s.deck, most_unseen, rng).word();
  }
  return s;
}

}  // namespace

State with_other_balances(const State& s, Viewer viewer, Rng& rng) {
  for (int i = 0; i < attempts; ++i)
    if (const State other = deal_again(s, viewer, rng); problem_with(other).empty()) return other;
  return s;
}

}  // namespace naqala::test
