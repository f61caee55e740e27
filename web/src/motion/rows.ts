// What became of the places of a row: which cards left it, which are new, and where the others slid to.

import { alike } from "../view/read.ts";
import { rowChange } from "../view/pieces.ts";

export interface RowMoves {
  /** Places before, from 1. */
  left: number[];
  /** Places now. */
  joined: number[];
  /** Place before and place now of what stayed. */
  stayed: [number, number][];
}

const placesBut = (row: readonly string[], but: readonly number[]): number[] =>
  row.map((_, i) => i + 1).filter((at) => !but.includes(at));

/** A row that was only put in another order. */
function reordered(before: readonly string[], after: readonly string[]): [number, number][] {
  const free = new Set(before.keys());
  return after.map((name, i): [number, number] => {
    const at = [...free].find((j) => before[j] === name)!;
    free.delete(at);
    return [at + 1, i + 1];
  });
}

/** `back`: time went backwards, so what seems to have joined had been taken out. */
export function rowMoves(
  before: readonly string[] = [],
  after: readonly string[] = [],
  back = false,
): RowMoves {
  if (alike(before, after)) return { left: [], joined: [], stayed: [] };
  if (alike([...before].sort(), [...after].sort()))
    return { left: [], joined: [], stayed: reordered(before, after) };
  const { left: gone, joined: come } = back ? rowChange(after, before) : rowChange(before, after);
  const [left, joined] = back ? [come, gone] : [gone, come];
  const [was, is] = [placesBut(before, left), placesBut(after, joined)];
  return { left, joined, stayed: was.map((at, i): [number, number] => [at, is[i]!]) };
}
