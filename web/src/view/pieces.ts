// What stands on a tile, in the order to draw it.

import type { PositionForm, Seat, TileForm } from "../../../bindings/wasm/naqala.ts";
import type { TileName } from "../words/action.ts";
import { tribes } from "../words/things.ts";
import { playerRows } from "../words/rows.ts";
import type { Tribe } from "../words/things.ts";
import { seatAt, sum, tileAt } from "./read.ts";

/** One figure, or several drawn as one with their number; `key` is the same for a figure that stays. */
export type Standing = { key: string; n: number } & (
  { piece: "palace" | "palm" } | { piece: "camel" | "tent"; seat: Seat } | { piece: "meeple"; tribe: Tribe }
);

const singleMeeples = 4;

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

const buildings = (piece: "palace" | "palm", n: number): Standing[] =>
  n > 0 ? [{ piece, n, key: piece }] : [];

function owner(seat: Seat | undefined, tent: boolean): Standing[] {
  if (seat === undefined) return [];
  const piece = tent ? "tent" : "camel";
  return [{ piece, seat, n: 1, key: `${piece}-${seat}` }];
}

function meeples(counts: Partial<Record<Tribe, number>>): Standing[] {
  const single = sum(counts) <= singleMeeples;
  return tribes.flatMap((tribe): Standing[] => {
    const n = counts[tribe] ?? 0;
    if (single) return times(n, (i) => ({ piece: "meeple", tribe, n: 1, key: `${tribe}-${i}` }));
    return n > 0 ? [{ piece: "meeple", tribe, n, key: tribe }] : [];
  });
}

/**
 * Positions may share tiles; whoever draws them sees by the list being the same one that nothing
 * has changed there.
 */
const found = new WeakMap<TileForm, { tent: boolean; standing: readonly Standing[] }>();

/** From the back to the front: palaces, palms, camel or tent, meeples by tribe. */
export function standingIn(form: TileForm, tent: boolean): readonly Standing[] {
  const known = found.get(form);
  if (known?.tent === tent) return known.standing;
  const standing = [
    ...buildings("palace", form.palaces ?? 0),
    ...buildings("palm", form.palms ?? 0),
    ...owner(form.owner, tent),
    ...meeples(form.meeples ?? {}),
  ];
  found.set(form, { tent, standing });
  return standing;
}

/** What stands on a tile of a position. */
export function standingOn(position: PositionForm, tile: TileName): readonly Standing[] {
  const form = tileAt(position, tile);
  return standingIn(form, form.owner !== undefined && seatAt(position, form.owner).tent === tile);
}

/** Meeples in hand as figures, each on its own. */
export const inHand = (position: PositionForm): Tribe[] =>
  tribes.flatMap((tribe) => times(position.hand?.[tribe] ?? 0, () => tribe));

/** The camels that a seat has not placed yet, and whether it still has its tent. */
export function stockOf(position: PositionForm, seat: Seat): { camels: number; tent: boolean } {
  const { tent } = seatAt(position, seat);
  const placed = Object.entries(position.tiles).filter(
    ([tile, form]) => form.owner === seat && tile !== tent,
  ).length;
  const withTents = position.sets?.includes("artisans") ?? false;
  return { camels: playerRows[position.players]!.camels - placed, tent: withTents && tent === undefined };
}
