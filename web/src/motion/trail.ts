// The trail of a turn: where it went and what it brought. It stays until somebody else does something.

import type { EventForm, MoveForm, PlaceForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { pathOf } from "../table/way.ts";
import { isMove } from "./moves.ts";

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

const seatsOwn = (place: PlaceForm, seat: Seat): boolean =>
  [`seat-${seat}`, `unseen-${seat}`, `fulfilled-${seat}`].includes(place);

/** As what a piece counts; a tile by the camel or tent that goes there from the stock. */
function gainOf({ effect, what, n, from, to }: MoveForm, seat: Seat): Gain | undefined {
  const won = n * (Number(seatsOwn(to, seat)) - Number(seatsOwn(from, seat)));
  if (won === 0) return undefined;
  if (effect === "camel" || effect === "tent") return { kind: "camel", n: -won };
  const kind = effect === "meeple" ? what : effect === "coins" ? "coin" : effect;
  return { kind: kind as GainKind, n: won };
}

function gainsOf(happenings: readonly Happening[], seat: Seat): Gain[] {
  const moves = happenings.flatMap(({ effects }) => effects.filter(isMove));
  const gains = moves.flatMap((move) => gainOf(move, seat) ?? []);
  return gainKinds
    .map((kind) => ({ kind, n: gains.reduce((all, gain) => all + (gain.kind === kind ? gain.n : 0), 0) }))
    .filter(({ n }) => n !== 0);
}

const has = ({ effects }: Happening, event: EventForm["effect"]): boolean =>
  effects.some(({ effect }) => effect === event);

/** The turn under way or the last one; null when the next thing has been done. */
export function trailOf(beginning: Look, happenings: readonly Happening[]): Trail | null {
  const start = happenings.findLastIndex(({ action }) => action.startsWith("take "));
  const seat = happenings[start]?.seat;
  if (typeof seat !== "number") return null;
  const end = happenings.findIndex((one, i) => i > start && has(one, "turn-ends"));
  if (end >= 0 && happenings.slice(end + 1).some((later) => later.seat !== "chance")) return null;
  const first = happenings.findLastIndex((one, i) => i < start && has(one, "turn-begins")) + 1;
  const turn = happenings.slice(first, end < 0 ? undefined : end + 1);
  const total = (look: Look): number => look.scores.seats[seat - 1]?.total ?? 0;
  const points = total(turn.at(-1)!.look) - total(happenings[first - 1]?.look ?? beginning);
  const path = pathOf(happenings.slice(start).map(({ action }) => action));
  return { seat, path, gains: gainsOf(turn, seat), points };
}
