// The tray on which meeples in hand are carried: on the upper edge of a tile of 100 units, beside its value if it fits.

export interface Tray {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  /** Where each figure stands on it. */
  xs: number[];
}

const size = 26;
const step = 24;
const edge = 7;

export function trayOf(n: number): Tray {
  const width = 2 * edge + size + step * (n - 1);
  const beside = 100 - width;
  return {
    x: beside >= 30 ? beside : 50 - width / 2, y: -13, width, height: 30, size,
    xs: Array.from({ length: n }, (_, i) => edge + step * i),
  };
}
