// What is left in stock: palms, palaces, decks, discards and the bag. All of it can be counted
// from what lies open.

import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import { cardRows, cards, tribeRows, tribes } from "../words/things.ts";
import { countIn, setupNumbers } from "../words/rows.ts";
import type { Tribe } from "../words/things.ts";
import type { MeepleCounts } from "../words/types.ts";
import { cardsHeld, deckSize, kept, stackSize, sum } from "./read.ts";

export type StockName = "palms" | "palaces" | "deck" | "discards" | "djinnDeck" | "itemStack" | "bag";
export interface Stock {
  name: StockName;
  n: number;
}

const onTiles = (position: PositionForm, count: (tile: PositionForm["tiles"][string]) => number): number =>
  Object.values(position.tiles).reduce((all, tile) => all + count(tile), 0);

/** The meeples in the bag: those that are nowhere else. */
export function bagOf(position: PositionForm): MeepleCounts {
  const inBag = (tribe: Tribe): number =>
    countIn(tribeRows[tribe].count, position.sets) -
    (position.hand?.[tribe] ?? 0) -
    onTiles(position, ({ meeples }) => meeples?.[tribe] ?? 0) -
    position.seats.reduce((all, seat) => all + kept(seat, tribe), 0);
  return Object.fromEntries(tribes.map((tribe) => [tribe, inBag(tribe)]).filter(([, n]) => n !== 0));
}

const discarded = (position: PositionForm): number =>
  cards.reduce((all, card) => all + cardRows[card].count, 0) -
  deckSize(position) -
  (position.card_row?.length ?? 0) -
  position.seats.reduce((all, seat) => all + cardsHeld(seat), 0);

/**
 * The stocks that this game has, in the order to show them. Where totals are hidden the deck is not among
 * them: it would tell how many cards the others hold (R82).
 */
export function stocksOf(position: PositionForm, totalsHidden = false): Stock[] {
  const deck: Stock[] = totalsHidden ? [] : [{ name: "deck", n: deckSize(position) }];
  return [
    { name: "palms", n: setupNumbers.palms - onTiles(position, ({ palms }) => palms ?? 0) },
    { name: "palaces", n: setupNumbers.palaces - onTiles(position, ({ palaces }) => palaces ?? 0) },
    { name: "djinnDeck", n: position.djinn_deck?.length ?? 0 },
    ...deck,
    { name: "discards", n: discarded(position) },
    ...(position.sets?.includes("artisans") ? [{ name: "itemStack", n: stackSize(position) } as const] : []),
    { name: "bag", n: sum(bagOf(position)) },
  ];
}
