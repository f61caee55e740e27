// Where figures stand on a tile.

import type { Standing } from "../view/pieces.ts";
import type { Tribe } from "../words/things.ts";

export interface Figure {
  tribe: Tribe;
  key: string;
  /** How many it stands for. */
  n: number;
  x: number;
  y: number;
  size: number;
}

interface Spots {
  size: number;
  spots: readonly (readonly [number, number])[];
}

/** Middles of the feet of so many figures, in a tile of 100 units; the upper third belongs to the scene. */
const spotsFor: Record<number, Spots> = {
  1: { size: 44, spots: [[50, 88]] },
  2: {
    size: 42,
    spots: [
      [33, 87],
      [67, 87],
    ],
  },
  3: {
    size: 38,
    spots: [
      [24, 84],
      [50, 93],
      [76, 84],
    ],
  },
  4: {
    size: 36,
    spots: [
      [20, 80],
      [42, 93],
      [60, 78],
      [81, 91],
    ],
  },
  5: {
    size: 33,
    spots: [
      [18, 74],
      [50, 70],
      [82, 74],
      [33, 95],
      [68, 95],
    ],
  },
  6: {
    size: 33,
    spots: [
      [18, 72],
      [50, 70],
      [82, 72],
      [18, 96],
      [50, 96],
      [82, 96],
    ],
  },
};

/** Where the meeples of a tile stand, those at the back first. */
export function figuresOf(standing: readonly Standing[]): Figure[] {
  const meeples = standing.filter((one) => one.piece === "meeple");
  const layout = spotsFor[meeples.length];
  if (layout === undefined) return [];
  const { size, spots } = layout;
  return meeples
    .map(({ tribe, n, key }, i) => ({
      tribe,
      n,
      key,
      size,
      x: spots[i]![0] - size / 2,
      y: spots[i]![1] - size,
    }))
    .sort((a, b) => a.y - b.y);
}
