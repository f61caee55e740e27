// What stands on a tile, in the order to draw it.

import type { PositionForm, Seat, TileForm } from "../../../bindings/wasm/naqala.ts";
import type { TileName } from "../words/action.ts";
import { playerRows, tribes } from "../words/things.ts";
import type { Tribe } from "../words/things.ts";
import { alike, seatAt, sum, tileAt } from "./read.ts";

export { changesBetween, type Change, type Spot } from "./changes.ts";

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

/**
 * What has left a row, by its positions before, and what is new in it, by its positions now; both count from
 * 1. A row closes up to the front. If it was only put in another order, nothing has left or joined.
 */
export function rowChange(
  before: readonly string[],
  after: readonly string[],
): { left: number[]; joined: number[] } {
  if (alike([...before].sort(), [...after].sort())) return { left: [], joined: [] };
  const taken = takenOut(before, after);
  if (taken !== undefined) return { left: taken, joined: [] };
  const left: number[] = [];
  let stayed = 0;
  before.forEach((thing, i) => (after[stayed] === thing ? ++stayed : left.push(i + 1)));
  return { left, joined: after.slice(stayed).map((_, i) => stayed + i + 1) };
}

/** The positions of what was taken out, if nothing else happened; of several alike, those in front. */
function takenOut(before: readonly string[], after: readonly string[]): number[] | undefined {
  const taken: number[] = [];
  let last = after.length - 1;
  for (let i = before.length - 1; i >= 0; --i) {
    if (last >= 0 && before[i] === after[last]) --last;
    else taken.unshift(i + 1);
  }
  return last < 0 ? taken : undefined;
}
