// Who has won, and by how much.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { scoreTable, type ScoreRow } from "./scores.ts";

export interface Outcome {
  winners: Seat[];
  total: number;
  /** How far the winner is ahead of the next one; 0 if the win is shared. */
  lead: number;
  /** The first place first, then in order of seats. */
  order: ScoreRow[];
}

export function outcomeOf(look: Look): Outcome {
  const { rows, lead } = scoreTable(look);
  const { winners } = look.scores;
  const order = [...rows].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { winners, total: order[0]!.total, lead: winners.length > 1 ? 0 : lead, order };
}
