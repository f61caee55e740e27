// What seats hold, as far as the viewer knows, and what is left of the pieces.

import type { Counts, PositionForm, SeatForm } from "../../../bindings/wasm/naqala.ts";

type Known = Counts | number | undefined;
const known = (held: Known): Counts => (typeof held === "object" ? held : {});
const unknown = (held: Known): number => (typeof held === "number" ? held : 0);

function sum(...parts: Counts[]): Counts {
  const all: Counts = {};
  for (const part of parts) for (const [name, n] of Object.entries(part)) all[name] = (all[name] ?? 0) + n;
  return all;
}

export interface Held {
  cardCounts: Counts;
  itemCounts: Counts;
  /** The same as lists, a name for each card. */
  cards: string[];
  items: string[];
}
const listOf = (counts: Counts): string[] => Object.entries(counts).flatMap(([name, n]) => Array.from({ length: n }, () => name));

/** Cards and items of a seat that the viewer knows. */
export function heldOf(seat: SeatForm): Held {
  const cardCounts = sum(known(seat.cards), known(seat.unseen), known(seat.unseen_earlier));
  const itemCounts = sum(known(seat.items), known(seat.unseen_items));
  return { cardCounts, itemCounts, cards: listOf(cardCounts), items: listOf(itemCounts) };
}

/** How many cards and items of it the viewer does not know. */
export const hiddenOf = (seat: SeatForm): number =>
  unknown(seat.unseen) + unknown(seat.unseen_earlier) + unknown(seat.unseen_items);

/** Camels that seats still have in stock. */
export function countOf(position: PositionForm): { camels: number[] } {
  const stock = position.players === 2 ? 11 : 8;
  const owned = position.seats.map((seat, i) =>
    Object.entries(position.tiles).filter(([tile, form]) => form.owner === i + 1 && seat.tent !== tile).length);
  return { camels: owned.map((n) => stock - n) };
}
