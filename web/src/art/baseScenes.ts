// The tiles of the base game. Their character stands in the upper half; the lower is calm, for
// figures stand there.
import { c, e, each, fade, p, r, s } from "./draw";
import {
  arch,
  brazier,
  dome,
  house,
  land,
  lanterns,
  minaret,
  pebbles,
  pool,
  rim,
  ripples,
  shadow,
  stall,
  tree,
  tuft,
  type Variant,
} from "./parts";

const groves = [
  tree(54, 36, 32, true) + tree(36, 43, 40) + tree(78, 43, 46, true),
  tree(66, 37, 38, true) + tree(38, 45, 44) + tree(84, 46, 32),
  tree(44, 38, 34, true) + tree(62, 36, 30) + tree(80, 44, 44, true) + tree(34, 49, 28),
] as const;

export const oasis = (variant: Variant): string =>
  land("oasis", variant) +
  fade(0.45, e("leaf3", 60, 49, 39, 16)) +
  fade(0.5, e("leaf", 61, 48, 35, 13.5)) +
  e("shore", 60, 47, 33, 11.5) +
  e("water2", 60, 47, 31, 10) +
  e("water", 59, 46, 28.5, 8.3) +
  fade(0.7, s("water3", 1.4, "M40 45H54M48 49H66M60 43H74M68 47H78")) +
  groves[variant] +
  tuft(32, 56) +
  tuft(88, 58) +
  tuft(74, 60, 0.8) +
  tuft(46, 60, 0.8) +
  e("rock", 34, 52, 4, 2.6) +
  e("rock3", 33, 51, 3, 1.6) +
  ripples("M10 70q8-4 16 0t16 0M52 84q8-4 16 0M12 90q6-3 12 0") +
  tuft(14, 82, 0.7) +
  rim;

const roofs = [
  dome(44.5, 26, 15, 11),
  dome(86, 22.5, 14, 11),
  dome(44.5, 26, 15, 11) + dome(86, 22.5, 12, 8),
] as const;

export const village = (variant: Variant): string =>
  land("village", variant) +
  fade(0.3, p("lamp", "M56 54C54 66 40 74 36 100H58C58 80 66 66 70 54Z")) +
  pool(64, 58, 34, 10) +
  shadow(68, 57, 36, 5) +
  tree(31, 48, 32) +
  house(34, 45, 18, 17) +
  house(76, 46, 15, 22) +
  roofs[variant] +
  arch("window", 83, 37, 4.5, 7) +
  r("window", 78.5, 27, 3, 3.5, 1) +
  r("window", 85.5, 27, 3, 3.5, 1) +
  house(51, 52, 24, 23, 8) +
  r("wall2", 52.5, 24.5, 24, 5, 1) +
  dome(64, 26, 24, 18) +
  arch("window", 63, 52, 8, 12) +
  arch("window", 55.5, 40, 3.6, 6) +
  arch("window", 70.5, 40, 3.6, 6) +
  arch("window", 42, 45, 5.5, 9) +
  r("window", 36, 33, 3, 3.5, 1) +
  house(81, 58, 12, 11, 5) +
  arch("window", 87, 58, 4.5, 7) +
  house(36, 57, 12, 10, 5) +
  arch("window", 42, 57, 4.5, 6) +
  fade(0.5, r("wall2", 51, 47, 24, 5)) +
  arch("wood2", 63, 52, 8, 12) +
  arch("window", 63, 52, 5, 8) +
  s("wood2", 0.6, "M52 31Q45 34 38 30") +
  p("red", "M40 31.2h2.6v3.6h-2.6Z") +
  p("blue", "M44 32h2.6v3.6h-2.6Z") +
  p("gold", "M48 31.5h2.6v3.6h-2.6Z") +
  c("leaf", 53, 50.5, 2.6) +
  r("red", 51.5, 51, 3.2, 3, 0.6) +
  c("leaf2", 72.5, 50.5, 2.6) +
  r("red", 71, 51, 3.2, 3, 0.6) +
  ripples("M66 82q8-4 16 0M10 74q8-4 16 0M14 90q6-3 12 0") +
  rim;

/** The colours of cloth: left, right and in front. */
const awnings = [
  ["blue", "green", "red"],
  ["green", "purple", "blue"],
  ["purple", "blue", "green"],
] as const;

/** A basket with its foot at x, y. */
const basket = (x: number, y: number, goods: string): string =>
  shadow(x + 1, y, 7, 1.8) +
  p("wood2", `M${x - 6} ${y - 8}H${x + 6}L${x + 4.2} ${y}H${x - 4.2}Z`) +
  e("wood3", x, y - 8, 6, 2.2) +
  each([-3, 0, 3], (dx) => c(goods, x + dx, y - 9.2, 2));

export function smallMarket(variant: Variant): string {
  const [left, right, front] = awnings[variant];
  return (
    land("market", variant) +
    pool(60, 57, 39, 12) +
    stall(26, 42, 25, left, "leaf3") +
    stall(71, 42, 26, right, "gold") +
    lanterns(46, 17, 30, 3) +
    stall(43, 57, 32, front, "fire") +
    basket(33, 56, "red") +
    basket(87, 57, "gold") +
    pebbles([
      [14, 74, 1],
      [84, 70, 0.8],
      [60, 90, 1],
    ]) +
    ripples("M12 66q8-4 16 0M70 84q8-4 16 0M24 92q6-3 12 0") +
    rim
  );
}

const vault = (x: number): string =>
  p("red", `M${x} 32V23a8.5 8.5 0 0 1 17 0V32Z`) +
  p("red2", `M${x + 11} 32V15A8.5 8.5 0 0 1 ${x + 17} 23V32Z`) +
  fade(0.6, s("cream", 1.2, `M${x + 3} 23a6 6 0 0 1 4-5`));

export const largeMarket = (variant: Variant): string =>
  land("bazaar", variant) +
  pool(60, 58, 38, 12) +
  shadow(66, 56, 38, 5) +
  vault(27) +
  vault(44) +
  vault(61) +
  vault(78) +
  p("wall", "M25 30H95V54H25Z") +
  p("wall2", "M95 30L98.5 27.5V51L95 54Z") +
  p("roof", "M25 30L28.5 27.5H98.5L95 30Z") +
  r("wall2", 25, 30, 70, 2) +
  each(
    [33, 46, 74, 87],
    (x) =>
      arch("abyss2", x, 54, 10, 17) +
      arch("window", x, 54, 6.5, 12) +
      c("red", x - 2.2, 52.3, 2.2) +
      c("gold", x + 2.2, 52.3, 2.2),
  ) +
  p("wall", "M51 55V21L60 11L69 21V55Z") +
  p("wall2", "M65 55V16.5L69 21V55Z") +
  arch("abyss2", 60, 55, 13, 27) +
  arch("window", 60, 55, 9, 20) +
  s("gold2", 1.6, "M51 21L60 11L69 21") +
  c("gold", 60, 20.5, 2.6) +
  each([27.5, 40.5, 68.5, 81.5], (x, i) =>
    p(
      awnings[variant][i === 1 || i === 2 ? 0 : 1],
      `M${x} 36` + `H${x + 11}L${x + 12} 42a2 2 0 0 1-4.3 0a2 2 0 0 1-4.3 0a2 2 0 0 1-4.3 0Z`,
    ),
  ) +
  p("wood2", "M34 56H48L46.5 62H35.5Z") +
  each([37.5, 41, 44.5], (x) => c("fire", x, 55.5, 2.3)) +
  p("red2", "M71 62L78 56L92 56L87 62Z") +
  s("gold", 0.9, "M74 60.5H87M78 57.5H90") +
  ripples("M10 72q8-4 16 0M64 82q8-4 16 0M16 90q6-3 12 0") +
  rim;

/** Steps in front of a shrine, from the top one down. */
const steps = (x: number, y: number, w: number, count: number): string =>
  each(
    Array.from({ length: count }, (_, i) => i),
    (i) =>
      r("step", x - w / 2 - i * 4, y + i * 3, w + i * 8, 2, 0.5) +
      r("stone2", x - w / 2 - i * 4, y + i * 3 + 1.5, w + i * 8, 1.7, 0.5),
  );

const shrine = (x: number, y: number, w: number, h: number, gold: boolean): string =>
  p("stone", `M${x - w / 2} ${y}V${y - h}H${x + w / 2}V${y}Z`) +
  p("stone2", `M${x + w * 0.3} ${y}V${y - h}H${x + w / 2}V${y}Z`) +
  arch("stone3", x, y, w * 0.62, h * 0.94) +
  arch("window", x, y, w * 0.46, h * 0.78) +
  r("step", x - w * 0.56, y - h - 2.5, w * 1.12, 3, 1) +
  r("stone3", x - w * 0.56, y - h, w * 1.12, 1, 0.5) +
  (gold
    ? dome(x, y - h - 2, w, w * 0.8, "gold", "gold2", "gold3")
    : dome(x, y - h - 2, w, w * 0.76, "purple", "purple2", "cream"));

const pillar = (x: number, y: number, h: number): string =>
  r("step", x - 2, y - h, 2.6, h, 0.6) +
  r("stone2", x + 0.2, y - h, 1.8, h, 0.6) +
  r("step", x - 3, y - h - 1.5, 6, 2, 1) +
  c("gold", x, y - h - 3, 1.5);

const glade =
  pool(61, 56, 38, 15) +
  ripples("M12 70q8-4 16 0M66 84q8-4 16 0M16 90q6-3 12 0") +
  pebbles([
    [88, 70, 1],
    [40, 92, 1],
  ]);

const halo = fade(0.25, c("gold3", 61, 21, 19)) + fade(0.3, c("gold3", 61, 21, 15));

/** Two wings beside a shrine. */
const wings = (w: number): string =>
  r("stone", 61 - w / 2, 36, w, 13) +
  r("stone2", 61 + w / 2 - 10, 36, 10, 13) +
  r("step", 60 - w / 2, 34.5, w + 2, 2.5, 1) +
  each([-0.4, -0.3, 0.3, 0.4], (k) => arch("window", 61 + w * k, 49, 3.6, 8));

export const sacred6 = (variant: Variant): string =>
  land("sacred", variant) +
  glade +
  shadow(65, 58, 30, 4) +
  steps(61, 48, 28, 3) +
  shrine(61, 48, 24, 19, false) +
  brazier(41, 52, 1.3) +
  brazier(81, 52, 1.3) +
  rim;

export const sacred10 = (variant: Variant): string =>
  land("sacred", variant) +
  glade +
  shadow(65, 61, 34, 4) +
  steps(61, 48, 36, 4) +
  pillar(38, 53, 26) +
  pillar(84, 53, 26) +
  pillar(43, 49, 24) +
  pillar(79, 49, 24) +
  shrine(61, 48, 26, 19, false) +
  brazier(34, 60, 1.2) +
  brazier(88, 60, 1.2) +
  rim;

export const sacred12 = (variant: Variant): string =>
  land("sacred", variant) +
  glade +
  shadow(65, 62, 36, 4) +
  steps(61, 49, 46, 4) +
  minaret(36, 50, 26, 6, "purple", "purple2") +
  minaret(86, 50, 26, 6, "purple", "purple2") +
  wings(46) +
  shrine(61, 49, 25, 20, true) +
  rim;

export const sacred15 = (variant: Variant): string =>
  land("sacred", variant) +
  glade +
  halo +
  shadow(64, 64, 38, 4) +
  steps(61, 49, 42, 5) +
  minaret(33, 51, 34, 6, "gold", "gold2") +
  minaret(89, 51, 34, 6, "gold", "gold2") +
  wings(50) +
  dome(44, 35, 13, 11, "purple", "purple2", "cream") +
  dome(78, 35, 13, 11, "purple", "purple2", "cream") +
  shrine(61, 49, 24, 22, true) +
  brazier(34, 63, 1.1) +
  brazier(88, 63, 1.1) +
  rim;
