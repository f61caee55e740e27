// The tray on which meeples in hand are carried: on the upper edge of a tile of 100 units, beside its value.

export interface Tray {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  /** Where each figure stands on it. */
  xs: number[];
}

/** The more kinds there are, the closer they stand: what is beside the value is narrow. */
const closeness = [
  { size: 26, step: 0 },
  { size: 26, step: 24 },
  { size: 23, step: 19 },
  { size: 21, step: 16.5 },
  { size: 20, step: 13.5 },
  { size: 20, step: 11 },
] as const;
const edge = 5;
const valueEnd = 31;

export function trayOf(n: number): Tray {
  const { size, step } = closeness[Math.min(Math.max(n, 1), closeness.length) - 1]!;
  const width = 2 * edge + size + step * (n - 1);
  return {
    x: Math.max(valueEnd, 100 - width),
    y: -13,
    width,
    height: size + 4,
    size,
    xs: Array.from({ length: n }, (_, i) => edge + step * i),
  };
}
