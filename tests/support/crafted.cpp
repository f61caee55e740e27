#include "support/crafted.hpp"

#include <array>
#include <iterator>
#include <vector>

#include "support/crafted_sets.hpp"

namespace naqala::test {
namespace {

int roll(Rng& rng, int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }

std::vector<Tile> land(const State& s) {
  std::vector<Tile> tiles;
  for (Tile tile : all<Tile>)
    if (is_land(s.kind(tile))) tiles.push_back(tile);
  return tiles;
}

Tile any_tile(const State& s, Rng& rng) {
  const std::vector<Tile> tiles = land(s);
  return tiles[rng.below(static_cast<std::uint32_t>(tiles.size()))];
}

Tile any_tile_of(const State& s, TileKind kind, Rng& rng) {
  for (;;)
    if (const Tile tile = any_tile(s, rng); s.kind(tile) == kind) return tile;
}

// Takes a meeple of this tribe from some tile; false if there is none.
bool take_meeple(State& s, Tribe tribe, Rng& rng) {
  std::vector<Tile> tiles = land(s);
  rng.shuffle(tiles);
  for (Tile tile : tiles) {
    if (!s.meeples[index(tile)].has(tribe)) continue;
    s.meeples[index(tile)].remove(tribe);
    return true;
  }
  return false;
}

void give_card(State& s, std::size_t seat, Card card) {
  if (!s.deck.has(card)) return;
  s.deck.remove(card);
  s.open[seat].add(card);
}

std::vector<Djinn> djinns_in(DjinnSet set) {
  std::vector<Djinn> djinns;
  for (Djinn djinn : all<Djinn>)
    if (set.has(djinn)) djinns.push_back(djinn);
  return djinns;
}

bool give_djinn(State& s, std::size_t seat, Djinn djinn) {
  if (!s.djinn_deck.has(djinn)) return false;
  s.djinn_deck.remove(djinn);
  s.djinns[seat].add(djinn);
  return true;
}

std::size_t any_seat(const State& s, Rng& rng) { return rng.below(s.options.seats); }

void all_play_as(Plan& plan, Policy policy) { plan.policies.fill(policy); }

// ---- The ways ----------------------------------------------------------------------------------

void give_people_and_fakirs(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    for (int n = 1 + roll(rng, 3); n > 0; --n)
      if (take_meeple(s, Tribe::elder, rng)) ++s.elders[seat];
    for (int n = roll(rng, 3); n > 0; --n)
      if (take_meeple(s, Tribe::vizier, rng)) ++s.viziers[seat];
    for (int n = roll(rng, 4); n > 0; --n) give_card(s, seat, Card::fakir);
  }
}

void give_djinns(Plan& plan, Rng& rng) {
  State& s = plan.start;
  std::vector<Djinn> djinns = djinns_in(s.djinn_deck);
  rng.shuffle(djinns);
  for (Djinn djinn : djinns)
    if (rng.below(2) == 0) give_djinn(s, any_seat(s, rng), djinn);
  give_people_and_fakirs(plan, rng);
}

// Powers that work together: Hagis with Bouraq, Lamia with Enki.
void give_builders_of_palms_and_palaces(Plan& plan, Rng& rng) {
  const std::size_t seat = any_seat(plan.start, rng);
  for (Djinn djinn : {Djinn::bouraq, Djinn::hagis, Djinn::enki, Djinn::lamia})
    give_djinn(plan.start, rng.below(4) > 0 ? seat : any_seat(plan.start, rng), djinn);
  give_people_and_fakirs(plan, rng);
  plan.policies[seat] = Policy::power_hungry;
}

// Iblis, Kandicha and Nekir, and a seat that knows what to do with them.
void give_masters_of_assassins(Plan& plan, Rng& rng) {
  const std::size_t seat = any_seat(plan.start, rng);
  for (Djinn djinn : {Djinn::iblis, Djinn::kandicha}) give_djinn(plan.start, seat, djinn);
  give_djinn(plan.start, any_seat(plan.start, rng), Djinn::nekir);
  give_djinn(plan.start, any_seat(plan.start, rng), Djinn::echidna);
  give_people_and_fakirs(plan, rng);
  plan.policies[seat] = Policy::assassin;
}

// Kumarbi, the fakirs to count several spaces, and a seat that bids high.
void give_kumarbi(Plan& plan, Rng& rng) {
  const std::size_t seat = any_seat(plan.start, rng);
  give_djinn(plan.start, seat, Djinn::kumarbi);
  for (int n = 2 + roll(rng, 5); n > 0; --n) give_card(plan.start, seat, Card::fakir);
  plan.policies[seat] = Policy::bidder;
}

void leave_few_coins(Plan& plan, Rng& rng) {
  for (std::size_t seat = 0; seat < plan.options.seats; ++seat)
    plan.start.coins[seat] = static_cast<std::uint16_t>(rng.below(2) * rng.below(5));
}

void use_up_palms_and_palaces(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (int left = palms_left(s) - roll(rng, 3); left > 0; --left)
    s.buildings[index(any_tile_of(s, TileKind::oasis, rng))] += 1;
  for (int left = palaces_left(s) - roll(rng, 3); left > 0; --left)
    s.buildings[index(any_tile_of(s, TileKind::village, rng))] += 16;
}

// Most cards lie in the discards.
void discard_cards(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (const int left = roll(rng, 14); s.deck.total() > left;)
    if (const auto card = static_cast<Card>(rng.below(count_of<Card>)); s.deck.has(card)) s.deck.remove(card);
}

// All cards are in hands, so that none can be drawn until somebody sells or pays with a fakir.
void hand_out_cards(Plan& plan, Rng& rng, bool to_one_seat) {
  State& s = plan.start;
  const std::size_t keeper = any_seat(s, rng);
  const auto receiver = [&] { return to_one_seat ? keeper : any_seat(s, rng); };
  for (Card card : all<Card>)
    while (s.deck.has(card)) give_card(s, receiver(), card);
  for (const int left = roll(rng, rng.below(2) == 0 ? 6 : 2); s.card_row_size > left;) {
    s.open[receiver()].add(s.card_row[--s.card_row_size]);
    s.card_row[s.card_row_size] = Card{};
  }
  all_play_as(plan, rng.below(4) > 0 ? Policy::hoarder : Policy::bidder);
  const std::size_t killer = (keeper + 1) % s.options.seats;
  give_djinn(s, killer, Djinn::kandicha);
  plan.policies[killer] = Policy::assassin;
}

void hand_out_cards_to_all(Plan& plan, Rng& rng) { hand_out_cards(plan, rng, false); }
void hand_out_cards_to_one(Plan& plan, Rng& rng) { hand_out_cards(plan, rng, true); }

// Cards taken unseen from this deck and from the one before, not much left to draw, and the means to
// draw it.
void give_unseen_cards(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    for (int n = roll(rng, 8); n > 0 && !s.deck.empty(); --n) {
      const auto card = static_cast<Card>(rng.below(count_of<Card>));
      if (!s.deck.has(card)) continue;
      s.deck.remove(card);
      (rng.below(2) == 0 ? s.fresh : s.stale)[seat] += Cards::of(card).word();
    }
  }
  give_djinn(s, any_seat(s, rng), Djinn::sloar);
  give_djinn(s, any_seat(s, rng), Djinn::kandicha);
  give_people_and_fakirs(plan, rng);
  discard_cards(plan, rng);
}

// The deck of djinns is nearly used up; the others lie in front of seats or in the discards.
void use_up_djinns(Plan& plan, Rng& rng) {
  State& s = plan.start;
  give_djinn(s, any_seat(s, rng), Djinn::sibittis);
  std::vector<Djinn> djinns = djinns_in(s.djinn_deck);
  rng.shuffle(djinns);
  const std::size_t left = rng.below(3);
  const std::uint32_t discarded = rng.below(3);  // of two: none, half or all
  while (djinns.size() > left) {
    if (rng.below(2) < discarded)
      s.djinn_deck.remove(djinns.back());
    else
      give_djinn(s, any_seat(s, rng), djinns.back());
    djinns.pop_back();
  }
  give_people_and_fakirs(plan, rng);
  all_play_as(plan, rng.below(2) == 0 ? Policy::shopper : Policy::power_hungry);
}

// None is left to deal: all of them lie in front of seats or in what there is of the row.
void hand_out_djinns(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (Djinn djinn : djinns_in(s.djinn_deck)) give_djinn(s, any_seat(s, rng), djinn);
  while (s.djinn_row_size > roll(rng, 4)) {
    s.djinns[any_seat(s, rng)].add(s.djinn_row[--s.djinn_row_size]);
    s.djinn_row[s.djinn_row_size] = Djinn{};
  }
  give_people_and_fakirs(plan, rng);
  all_play_as(plan, Policy::shopper);
}

// So that sowings run out soon. The meeples go to the bag.
void clear_tiles(Plan& plan, Rng& rng) {
  const std::uint32_t share = 30 + rng.below(60);
  for (Tile tile : land(plan.start))
    if (rng.below(100) < share) plan.start.meeples[index(tile)] = Meeples();
}

// Whole stacks on other stacks: empty tiles, though there is hardly a meeple in the bag.
void crowd_tiles(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (int n = 5 + roll(rng, 15); n > 0; --n) {
    Meeples& from = s.meeples[index(any_tile(s, rng))];
    Meeples& to = s.meeples[index(any_tile(s, rng))];
    if (&from == &to) continue;
    to += from;
    from = Meeples();
  }
  for (int n = roll(rng, 3); n > 0; --n) take_meeple(s, static_cast<Tribe>(rng.below(5)), rng);
  give_djinn(s, any_seat(s, rng), Djinn::anun_nak);
  give_people_and_fakirs(plan, rng);
  all_play_as(plan, Policy::power_hungry);
}

void place_camels(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    for (int n = camels_left(s, static_cast<Seat>(seat)) - 1 - roll(rng, 3); n > 0; --n) {
      const Tile tile = any_tile(s, rng);
      if (owner_of(s, tile) == nobody) s.owned[seat].add(tile);
    }
  }
}

// The seat's tent stands on some tile already.
void place_tent(State& s, Seat seat, Rng& rng) {
  const Tile tile = any_tile(s, rng);
  if (owner_of(s, tile) != nobody) return;
  s.owned[index(seat)].add(tile);
  s.tents[index(seat)] = static_cast<std::uint8_t>(index(tile) + 1);
}

// One seat has one camel left, and many tiles have one meeple left to be killed.
void leave_a_last_camel(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (Tile tile : land(s)) {
    Meeples& stack = s.meeples[index(tile)];
    const int left = 1 + roll(rng, 2);
    for (Tribe tribe : all<Tribe>)  // assassins go last
      while (stack.has(tribe) && stack.total() > left) stack.remove(tribe);
  }
  const Seat seat = static_cast<Seat>(any_seat(s, rng));
  const bool last_is_tent = has_tent(s, seat) && rng.below(2) == 0;
  while (camels_left(s, seat) > (last_is_tent ? 0 : 1)) {
    const Tile tile = any_tile(s, rng);
    if (owner_of(s, tile) == nobody) s.owned[index(seat)].add(tile);
  }
  if (has_tent(s, seat) && camels_left(s, seat) > 0) place_tent(s, seat, rng);
  all_play_as(plan, Policy::assassin);
}

// Hardly a tile is left without a camel, with five seats none; but every seat has one more, or its tent.
void own_all_tiles(Plan& plan, Rng& rng) {
  State& s = plan.start;
  const auto can_spare = [&](Seat seat) { return camels_left(s, seat) > (has_tent(s, seat) ? 0 : 1); };
  std::vector<Tile> tiles = land(s);
  rng.shuffle(tiles);
  for (Tile tile : tiles)
    for (Seat seat : first<Seat>(seats_of(s)))
      if (owner_of(s, tile) == nobody && can_spare(seat)) s.owned[index(seat)].add(tile);
  plan.policies.fill(Policy::collector);
}

// Two assassins side by side, somebody far away or nobody at all, and nobody in front of a seat.
void leave_lonely_assassins(Plan& plan, Rng& rng) {
  State& s = plan.start;
  s.meeples = {};
  s.viziers = s.elders = s.artisans = {};
  const auto any_tile_between = [&](int west, int east) {
    for (;;)
      if (const Tile tile = any_tile(s, rng); column(tile) >= west && column(tile) <= east) return tile;
  };
  const Tile a = any_tile_between(0, 1);
  const Tile b = tile_at(column(a) + 1, row(a));
  for (Tile tile : {a, b})
    if (is_land(s.kind(tile))) s.meeples[index(tile)].add(Tribe::assassin);
  if (rng.below(4) > 0) s.meeples[index(any_tile_between(5, 6))].add(Tribe::builder);
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    for (int n = roll(rng, 6); n > 0; --n) give_card(s, seat, Card::fakir);
}

}  // namespace

void craft(Plan& plan, Rng& rng) {
  using Way = void (*)(Plan&, Rng&);
  constexpr Way ways[] = {give_djinns,
                          give_people_and_fakirs,
                          give_builders_of_palms_and_palaces,
                          give_masters_of_assassins,
                          give_masters_of_assassins,
                          leave_few_coins,
                          leave_few_coins,
                          use_up_palms_and_palaces,
                          discard_cards,
                          hand_out_cards_to_all,
                          hand_out_cards_to_one,
                          hand_out_cards_to_one,
                          give_unseen_cards,
                          use_up_djinns,
                          use_up_djinns,
                          hand_out_djinns,
                          clear_tiles,
                          crowd_tiles,
                          place_camels,
                          leave_a_last_camel,
                          leave_a_last_camel,
                          own_all_tiles,
                          leave_lonely_assassins};
  constexpr std::uint32_t n = std::size(ways);
  plan.crafted = true;
  for (std::uint32_t more = 1 + rng.below(3); more > 0; --more) ways[rng.below(n)](plan, rng);
  ways[rng.below(n)](plan, rng);
  if (plan.options.seats == 5 && rng.below(3) == 0) give_kumarbi(plan, rng);
  if (plan.options.plays(Set::artisans) && rng.below(4) > 0) craft_items(plan, rng);
  if (plan.options.plays(Set::whims) && rng.below(4) > 0) craft_whims(plan, rng);
}

}  // namespace naqala::test
