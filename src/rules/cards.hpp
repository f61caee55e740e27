#pragma once

#include "rules/context.hpp"

// Resource cards: hands, deck and discards. Who has seen which card matters for what a viewer may know, so
// all movement of cards goes through here. Every function works on full states and on views alike.

namespace naqala {

// All cards a seat holds, as far as `s.sight` knows them.
Cards cards_of(const State& s, Seat seat);
int fakirs_of(const State& s, Seat seat);

// How many cards a seat took unseen.
int unseen_of(const State& s, Seat seat);

// How many cards lie in the deck.
int deck_size(const State& s);

// Cards in the discards, open to all.
Cards discards(const State& s);

// The card at `position` of the row goes to the seat.
void take_from_row(Context& c, Seat seat, int position, Cause by);

// The seat discards a card that it holds. Cards that all have seen go first. If the card must be one taken
// unseen and could, as far as the public knows, be from this deck as well as from one before, the two are no
// longer kept apart: what anyone knows must not depend on more than everybody saw.
void discard_some(Context& c, Seat seat, Card card, int n, Cause by);
inline void discard(Context& c, Seat seat, Card card, int n, Cause by) {
  if (n > 0) discard_some(c, seat, card, n, by);
}

// The seat lays cards of this kind open until `n` of those it holds have been seen by all. It must hold them.
void show_cards(Context& c, Seat seat, Card card, int n, Cause by);

// A card is about to be drawn: remakes the deck from the discards if it is empty (R33). False if
// there is none even so.
bool ready_to_draw(Context& c);

// Chance turns a card of the deck for all to see, into the row.
void deal_to_row(Context& c, Card card, Cause by);
// Chance gives a card of the deck to the seat, unseen by the others.
void deal_unseen(Context& c, Seat seat, Card card, Cause by);
// The same as a viewer sees it who is not that seat.
void deal_unknown(Context& c, Seat seat, Cause by);

}  // namespace naqala
