// The trail of a turn: where it went and what it brought. It stays until somebody else does something.

import type { PositionForm, Seat, SeatForm } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { pathOf } from "../table/way.ts";
import { cardsHeld, hiddenItems, knownItems, seatAt, sum } from "../view/read.ts";

export const gainKinds = [
  "coin",
  "camel",
  "vizier",
  "elder",
  "artisan",
  "card",
  "djinn",
  "item",
  "whim",
] as const;
export type GainKind = (typeof gainKinds)[number];
export interface Gain {
  kind: GainKind;
  /** Less than none if it was paid. */
  n: number;
}

export interface Trail {
  seat: Seat;
  /** The tiles of the sowing, in order. */
  path: string[];
  gains: Gain[];
  /** By how much the score of the seat has changed. */
  points: number;
}

const tilesOf = (position: PositionForm, seat: Seat): number =>
  Object.values(position.tiles).filter(({ owner }) => owner === seat).length;

const counts: Record<Exclude<GainKind, "camel">, (form: SeatForm) => number> = {
  coin: (form) => form.coins ?? 0,
  vizier: (form) => form.viziers ?? 0,
  elder: (form) => form.elders ?? 0,
  artisan: (form) => form.artisans ?? 0,
  card: cardsHeld,
  djinn: (form) => form.djinns?.length ?? 0,
  item: (form) => sum(knownItems(form)) + hiddenItems(form),
  whim: (form) => (form.whims?.length ?? 0) + (form.fulfilled?.length ?? 0),
};

const countOf = (position: PositionForm, seat: Seat, kind: GainKind): number =>
  kind === "camel" ? tilesOf(position, seat) : counts[kind](seatAt(position, seat));

function gainsOf(before: Look, after: Look, seat: Seat): Gain[] {
  return gainKinds
    .map((kind) => ({ kind, n: countOf(after.position, seat, kind) - countOf(before.position, seat, kind) }))
    .filter(({ n }) => n !== 0);
}

/** The turn under way or the last one; null when the next thing has been done. */
export function trailOf(beginning: Look, happenings: readonly Happening[]): Trail | null {
  const start = happenings.findLastIndex(({ action }) => action.startsWith("take "));
  const seat = happenings[start]?.seat;
  if (typeof seat !== "number") return null;
  const end = happenings.findIndex(({ action }, i) => i > start && action === "end");
  if (end >= 0 && happenings.slice(end + 1).some((later) => later.seat !== "chance")) return null;
  const lookBefore = (i: number): Look => happenings[i - 1]?.look ?? beginning;
  let first = start;
  while (first > 0 && happenings[first - 1]!.action !== "end" && lookBefore(first - 1).position.turn === seat)
    --first;
  const [before, after] = [lookBefore(first), happenings[end < 0 ? happenings.length - 1 : end]!.look];
  const total = ({ scores }: Look): number => scores.seats[seat - 1]?.total ?? 0;
  const path = pathOf(happenings.slice(start).map(({ action }) => action));
  return { seat, path, gains: gainsOf(before, after, seat), points: total(after) - total(before) };
}
