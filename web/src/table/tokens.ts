// Where palms and palaces stand on a tile: each sort as one token, apart from the palms and
// houses of the scene.

import type { Standing } from "../view/pieces.ts";

export interface Token {
  piece: "palm" | "palace";
  key: string;
  /** How many it stands for. */
  n: number;
  /** Its middle, in a tile of 100 units. */
  x: number;
  y: number;
}

export const tokenRadius = 15;

/** The upper right corner, and what is free beside it; a whim lies in that corner. */
const spots = {
  corner: [
    { x: 80, y: 20 },
    { x: 49, y: 20 },
  ],
  whim: [
    { x: 46, y: 20 },
    { x: 46, y: 51 },
  ],
} as const;

export function tokensOf(standing: readonly Standing[], whim: boolean): Token[] {
  const free = whim ? spots.whim : spots.corner;
  return (["palm", "palace"] as const)
    .flatMap((piece) =>
      standing.filter((one) => one.piece === piece).map(({ key, n }) => ({ piece, key, n })),
    )
    .map((one, i) => ({ ...one, ...free[i]! }));
}
