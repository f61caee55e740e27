// How colours look to people: contrast (WCAG 2), distance (CIE76 in Lab) and the three kinds of colour
// blindness (Machado, Oliveira and Fernandes 2009, full severity). Only tests need it.

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** Linear light of red, green and blue, from 0 to 1. */
function linear(hex: string): Triple {
  const part = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toHex(light: Triple): string {
  const part = (value: number): string => {
    const inside = Math.min(1, Math.max(0, value));
    const coded = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${light.map(part).join("")}`;
}

const dot = (row: Triple, v: Triple): number => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
const times = (m: Matrix, v: Triple): Triple => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** Lightness and the two colour axes, for the daylight D65. */
function lab(hex: string): Triple {
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = times(toXyz, linear(hex));
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

export function contrast(one: string, two: string): number {
  const [a, b] = [dot(toXyz[1], linear(one)), dot(toXyz[1], linear(two))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function apart(one: string, two: string): number {
  const [a, b] = [lab(one), lab(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const seenWith =
  (matrix: Matrix) =>
  (hex: string): string =>
    toHex(times(matrix, linear(hex)));

export const visions = {
  "full sight": (hex: string): string => hex,
  protanopia: seenWith([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  deuteranopia: seenWith([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  tritanopia: seenWith([
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ]),
};
