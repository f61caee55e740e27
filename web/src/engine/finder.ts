// The move finder: every sowing of the seat that is to take a tile, and what the next seat could
// do after one.

import type { Position, Seat, Sowing, SowingChoice, Way } from "../../../bindings/wasm/naqala.ts";

/** What a turn leaves to the next one. */
export interface Reply {
  /** Who plays next, or null if the round ends with this turn. */
  seat: Seat | null;
  /** Its best sowings at once, the best first. */
  best: SowingChoice[];
}

const shown = 3;

const byTotal = (a: Way, b: Way) => b.yield.total - a.yield.total;

/** All sowings, the ones that bring most first; none if no tile is to be taken now. */
export function sowingsOf(position: Position): SowingChoice[] {
  if (!position.legal().some((action) => action.startsWith("take "))) return [];
  return position.sowings().sort(byTotal);
}

/** Ways to walk a sowing that leave different boards, the ones that bring most first. */
export function waysOf(position: Position, sowing: Sowing) {
  return position.ways(sowing).ways.sort(byTotal);
}

/** Counts what each choice brings at once: a fraction of a millisecond. */
const sensible = "greedy";

/** The rest of a turn as somebody would play it who takes what brings most at once; gives what was done. */
export function finishTurn(position: Position): string[] {
  const done: string[] = [];
  while (done.at(-1) !== "end") {
    const actions = position.legal();
    // What chance will bring nobody knows: any outcome will do.
    const open = actions.length > 1 && position.actor() !== "chance";
    const action = open ? position.choose(sensible, 1n) : actions[0]!;
    position.apply(action);
    done.push(action);
  }
  return done;
}

/** What the next seat could do after this way, as far as the viewer of the observation can know. */
export function replyTo(seen: Position, path: string[]): Reply {
  const preview = seen.copy();
  try {
    for (const action of path) preview.apply(action);
    finishTurn(preview);
    const next = preview.actor();
    if (typeof next !== "number" || preview.position().step !== "take") return { seat: null, best: [] };
    return { seat: next, best: preview.sowings().sort(byTotal).slice(0, shown) };
  } finally {
    preview.free();
  }
}
