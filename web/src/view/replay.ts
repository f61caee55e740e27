// Walking through a recorded game: where one can stop, and what belongs to a moment.

import type { Happening, Look } from "../engine/table.ts";
import type { LogEntry } from "./log.ts";
import { stepOf } from "./read.ts";

export const units = ["action", "turn", "round"] as const;
export type Unit = (typeof units)[number];

/** The moments to stop at, in order; the first and the last of the game are among them. */
export type Stops = Record<Unit, readonly number[]>;

/** What goes on: a turn, an auction or a clean-up of a round. */
function phaseOf(look: Look): string {
  const { round, turn } = look.progress;
  if (look.position.turn !== undefined) return `${round}, turn ${turn}`;
  return `${round}, ${stepOf(look) === "bid" ? "auction" : "clean-up"}`;
}

export function stopsOf(beginning: Look, happenings: readonly Happening[]): Stops {
  const stops = { action: [0], turn: [0], round: [0] };
  let before = beginning;
  happenings.forEach(({ look }, i) => {
    const moment = i + 1;
    const last = moment === happenings.length;
    stops.action.push(moment);
    if (last || phaseOf(look) !== phaseOf(before)) stops.turn.push(moment);
    if (last || look.progress.round !== before.progress.round) stops.round.push(moment);
    before = look;
  });
  return stops;
}

/** The next stop before or behind a moment; at the ends the moment itself. */
export function stepFrom(stops: readonly number[], moment: number, forward: boolean): number {
  const next = forward ? stops.find((stop) => stop > moment) : stops.findLast((stop) => stop < moment);
  return next ?? moment;
}

/** How it looked at a moment. */
export const lookAt = (beginning: Look, happenings: readonly Happening[], moment: number): Look =>
  happenings[moment - 1]?.look ?? beginning;

/** The number of an address as a moment of this game. */
export function momentOf(text: string | undefined, last: number): number {
  const moment = Number(text ?? 0);
  return Number.isInteger(moment) ? Math.max(0, Math.min(last, moment)) : 0;
}

/** The place in the log of the last line that is told of what led to a moment; -1 at the beginning. */
export const entryAt = (entries: readonly LogEntry[], moment: number): number =>
  entries.findLastIndex((entry) => entry.kind === "told" && !entry.quiet && entry.from < moment);

/** Where each round begins, as part of the whole game from 0 to 1. */
export function roundStarts(stops: readonly number[], last: number): number[] {
  return stops.slice(0, -1).map((stop) => (last === 0 ? 0 : stop / last));
}
