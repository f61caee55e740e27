// Reading a look: what the engine leaves out is nothing, what a viewer may not know is a number.

import type { Counts, PositionForm, Seat, SeatForm, TileForm } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Look } from "../engine/table.ts";
import type { TileName } from "../words/action.ts";
import { playerRows } from "../words/rows.ts";
import type { Step, TileKind, Tribe } from "../words/things.ts";
import type { Who } from "../words/types.ts";

export type Names = readonly string[];

export const stepOf = (look: Look): Step => (look.position.step ?? "over") as Step;

export function whoOf(seat: Seat, names: Names, eyes: Eyes): Who {
  const name = names[seat - 1] ?? String(seat);
  return eyes === seat ? { name, you: true } : { name };
}

/**
 * Whether what others have in coins and cards, and whatever would tell it, is kept from these eyes (R82):
 * until the game is over, or all lies open.
 */
export const totalsHidden = ({ position, actor }: Pick<Look, "position" | "actor">, eyes: Eyes): boolean =>
  position.totals === "hidden" && actor !== "nobody" && eyes !== undefined;

/** Whether a seat's coins, cards and total are not to be seen by these eyes. */
export const isConcealed = (look: Pick<Look, "position" | "actor">, seat: Seat, eyes: Eyes): boolean =>
  totalsHidden(look, eyes) && eyes !== seat;

export const seatsOf = (position: PositionForm): Seat[] => position.seats.map((_, i) => (i + 1) as Seat);
export const seatAt = (position: PositionForm, seat: Seat): SeatForm => position.seats[seat - 1] ?? {};
export const tileAt = (position: PositionForm, tile: TileName): TileForm =>
  position.tiles[tile] ?? { kind: "chasm" };
export const kindAt = (position: PositionForm, tile: TileName): TileKind =>
  tileAt(position, tile).kind as TileKind;

export const sum = (counts: Partial<Record<string, number>> = {}): number =>
  Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);

/** Whether two parts of a position say the same. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => alike(a[key as keyof typeof a], b[key as keyof typeof b]));
}

export function plus(...all: readonly (Counts | undefined)[]): Counts {
  const total: Counts = {};
  for (const counts of all)
    for (const [name, n] of Object.entries(counts ?? {})) total[name] = (total[name] ?? 0) + n;
  return total;
}

type Held = Counts | number | undefined;
const known = (held: Held): Counts => (typeof held === "object" ? held : {});
const hidden = (held: Held): number => (typeof held === "number" ? held : 0);

/** The cards of a seat that the viewer knows, and how many more it has. */
export const knownCards = (seat: SeatForm): Counts =>
  plus(seat.cards, known(seat.unseen), known(seat.unseen_earlier));
export const hiddenCards = (seat: SeatForm): number => hidden(seat.unseen) + hidden(seat.unseen_earlier);
export const cardsHeld = (seat: SeatForm): number => sum(knownCards(seat)) + hiddenCards(seat);

export const knownItems = (seat: SeatForm): Counts => plus(seat.items, known(seat.unseen_items));
export const hiddenItems = (seat: SeatForm): number => hidden(seat.unseen_items);
export const knownDrawn = (position: PositionForm): Counts => known(position.drawn_items);
export const hiddenDrawn = (position: PositionForm): number => hidden(position.drawn_items);

/** Cards in the deck, items in the stack: what others took unseen is counted with them. */
export const deckSize = (position: PositionForm): number =>
  sum(position.deck) - position.seats.reduce((all, seat) => all + hidden(seat.unseen), 0);
export const stackSize = (position: PositionForm): number =>
  sum(position.item_stack) -
  hiddenDrawn(position) -
  position.seats.reduce((all, seat) => all + hiddenItems(seat), 0);

/** Meeples that a seat keeps in front of it. */
export const kept = (seat: SeatForm, tribe: Tribe): number =>
  (({ vizier: seat.viziers, elder: seat.elders, artisan: seat.artisans }) as Partial<Record<Tribe, number>>)[
    tribe
  ] ?? 0;

// ---- The auction

/** The price of each space of the turn order track, the cheapest first, as `turn_order` lists them. */
export const trackPrices = (position: PositionForm): readonly number[] =>
  playerRows[position.players]!.prices;
