// The move finder: every sowing of the seat that is to take a tile, and what the next seat could do after one.

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

/** The rest of a turn without using any choice: what is compulsory is done, the rest declined. */
function finishTurn(position: Position): void {
  const plain = ["collect", "camel", "keep", "trade", "fakirs 0", "palm", "palace", "whim", "skip", "end"];
  for (let done = ""; done !== "end"; ) {
    const actions = position.legal();
    done = plain.find((action) => actions.includes(action)) ?? actions[0]!;
    position.apply(done);
  }
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
