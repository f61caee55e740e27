// How meeples stand on a tile: up to four as single figures, more of them by tribe with a number.

import type { TileForm, Tribe } from "../../../bindings/wasm/naqala.ts";

export interface Figure {
  tribe: Tribe;
  /** How many it stands for. */
  n: number;
  x: number;
  y: number;
  size: number;
}

const order: readonly Tribe[] = ["vizier", "elder", "merchant", "builder", "assassin", "artisan"];

interface Spots {
  size: number;
  spots: readonly (readonly [number, number])[];
}

/** Middles of the feet of so many figures, in a tile of 100 units; the upper third belongs to the scene. */
const spotsFor: Record<number, Spots> = {
  1: { size: 44, spots: [[50, 88]] },
  2: { size: 42, spots: [[33, 87], [67, 87]] },
  3: { size: 38, spots: [[24, 84], [50, 93], [76, 84]] },
  4: { size: 36, spots: [[20, 80], [42, 93], [60, 78], [81, 91]] },
  5: { size: 33, spots: [[18, 74], [50, 70], [82, 74], [33, 95], [68, 95]] },
  6: { size: 33, spots: [[18, 72], [50, 70], [82, 72], [18, 96], [50, 96], [82, 96]] },
};

function groupsOf(meeples: NonNullable<TileForm["meeples"]>): { tribe: Tribe; n: number }[] {
  const groups = order.flatMap((tribe) => (meeples[tribe] ? [{ tribe, n: meeples[tribe]! }] : []));
  const total = groups.reduce((sum, { n }) => sum + n, 0);
  if (total > 4) return groups;
  return groups.flatMap(({ tribe, n }) => Array.from({ length: n }, () => ({ tribe, n: 1 })));
}

/** The figures of a tile, those at the back first. */
export function figuresOn(meeples: TileForm["meeples"]): Figure[] {
  const groups = groupsOf(meeples ?? {});
  const layout = spotsFor[groups.length];
  if (layout === undefined) return [];
  return groups
    .map((group, i) => ({ ...group, size: layout.size, x: layout.spots[i]![0] - layout.size / 2, y: layout.spots[i]![1] - layout.size }))
    .sort((a, b) => a.y - b.y);
}
