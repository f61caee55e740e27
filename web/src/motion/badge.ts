// Where the parts of a trail are drawn, in the units of the board.

import { cornerOf, middleOf, placeOf, tileSize } from "../table/geometry.ts";

export interface Point {
  x: number;
  y: number;
}

/** An arrow over the border between two tiles of a path, with its direction in degrees. */
export interface Arrow extends Point {
  angle: number;
}
export function arrowsOf(path: readonly string[]): Arrow[] {
  return path.slice(1).map((tile, i) => {
    const [from, to] = [middleOf(path[i]!), middleOf(tile)];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
  });
}

const icon = 15;
const digit = 7.2;
const gap = 5;
const edge = 6;
export const badgeHeight = 22;

export interface Badge extends Point {
  width: number;
  /** Where each entry begins on it. */
  xs: number[];
}

/** A badge for these texts, each behind a picture, over the upper edge of a tile; it stays on the board. */
export function badgeOf(tile: string, texts: readonly string[], columns: number): Badge {
  const xs: number[] = [];
  let width = edge;
  for (const text of texts) {
    xs.push(width);
    width += icon + digit * text.length + gap;
  }
  width += edge - gap + 2;
  const corner = cornerOf(tile);
  const last = cornerOf(`${String.fromCharCode(96 + columns)}1`).x + tileSize;
  const middle = corner.x + tileSize / 2 - width / 2;
  const x = Math.max(4, Math.min(middle, last + 12 - width));
  return { x, y: corner.y - (placeOf(tile).row === 0 ? 9 : 11), width, xs };
}
