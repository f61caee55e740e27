// What messages of the server mean for the table.

import type { Acted, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Happening } from "../engine/index.ts";
import type { Party } from "../game/party.ts";
import type { ClockForm, ClockRule, TableForm } from "./forms.ts";

/** Who sits at a table. People without a name are counted; bots are called as the language has it. */
export const partyOf = ({ chairs }: Pick<TableForm, "chairs">, playerName: (n: number) => string): Party =>
  chairs.map(({ sitter, name, level }, i) => {
    if (sitter === "bot") return { name: "", bot: `level-${level ?? 1}`, usual: true };
    return { name: isolated(plain(name ?? "").trim()) || playerName(i + 1) };
  });

/** Marks that turn the direction of what is written around them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A name without such marks, as records have it. */
export const plain = (name: string): string => name.replace(turning, "");
/** A name that is written from the right keeps to itself within a sentence that is not. */
const isolated = (name: string): string => (fromTheRight.test(name) ? `\u2068${name}\u2069` : name);

/** How many of the first actions are the same. */
export function commonLength(before: readonly Acted[], after: readonly Acted[]): number {
  const other = before.findIndex(
    ({ seat, action }, i) => after[i]?.action !== action || after[i]?.seat !== seat,
  );
  return other < 0 ? before.length : other;
}

/**
 * Whether these were done, one after the other, from a moment on; what chance drew between them
 * does not count.
 */
export function contains(actions: readonly Acted[], moment: number, act: readonly string[]): boolean {
  const decided = actions.slice(moment).filter(({ seat }) => seat !== "chance");
  return act.every((action, i) => decided[i]?.action === action);
}

/** Where the last turn or bid of a seat begins; null if it has done nothing yet. */
export function turnToTakeBack(
  happenings: readonly Pick<Happening, "seat" | "action">[],
  seat: Seat,
): number | null {
  const isBid = (i: number) => happenings[i]!.action.startsWith("bid ");
  let start = happenings.findLastIndex((happening) => happening.seat === seat);
  if (start < 0) return null;
  for (let i = start - 1; i >= 0 && !isBid(start); --i) {
    const { seat: by, action } = happenings[i]!;
    if (by === "chance") continue;
    if (by !== seat || action === "end" || isBid(i)) break;
    start = i;
  }
  return start;
}

/** What is left of a seat's time, in ms: of the decision under way, and of the whole game. */
export interface TimeLeft {
  turn: number;
  reserve: number;
}

/** `since`: how long ago the clock was told, in ms. Null where there is nothing to count. */
export function timeLeft(
  clock: ClockForm | null,
  rule: ClockRule | null,
  seat: Seat,
  due: boolean,
  since: number,
): TimeLeft | null {
  if (clock === null || rule === null) return null;
  const reserve = clock.reserves[seat - 1] ?? 0;
  if (!due || clock.turn_left === undefined) return { turn: rule.turn * 1000, reserve };
  const gone = (clock.thought ?? 0) + (clock.runs ? since : 0);
  const turn = Math.max(0, clock.turn_left - gone);
  return { turn, reserve: Math.max(0, reserve - Math.max(0, gone - clock.turn_left)) };
}

/** "1:05", "2:00:00"; longer times in days and hours are left to words. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
