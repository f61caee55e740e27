// How djinns are built: a spirit that rises as smoke, a head of its own, and what it holds. Boxes of 70 by
// 100 units; the head is round 35 35, what is held round 35 71.
import { at, c, e, each, fade, p, r, s, turn } from "./draw";

export interface Skin {
  lit: string;
  dark: string;
}

/** The body: a tail of smoke, shoulders under a vest, a collar. */
export const body = ({ lit, dark }: Skin, vest: string): string =>
  fade(
    0.3,
    s(
      lit,
      4,
      "M8 92C2 80 14 72 8 58C4 48 13 44 9 34C8 30 11 27 13 28M62 92C68 80 56 72 62 58" +
        "C66 48 57 44 61 34C62 30 59 27 57 28",
    ),
  ) +
  fade(0.5, s(lit, 5, "M11 96C5 89 17 85 13 77M59 96C67 90 55 84 61 74")) +
  p(
    lit,
    "M35 45C47 45 57 48 60 58C62 68 54 76 48 80C46 86 56 88 54 93C52 98 40 99 30 99C22 99 16 98 14 97" +
      "C22 94 30 92 28 86C26 82 22 80 20 78C13 74 8 66 10 58C13 48 23 45 35 45Z",
  ) +
  p(
    dark,
    "M44 45.5C52 47 58 50 60 58C62 68 54 76 48 80C46 86 56 88 54 93C52 98 40 99 30 99C44 97 48 92 44 86" +
      "C40 80 50 66 44 45.5Z",
  ) +
  p(
    vest,
    "M24 46.5C15 48.5 11 52 10 58C9 64 12 69 15 73L25 70C21 62 22 54 28 46ZM46 46.5C55 48.5 59 52 60 58" +
      "C61 64 58 69 55 73L45 70C49 62 48 54 42 46Z",
  ) +
  s("gold", 1.3, "M28 46C22 54 21 62 25 70M42 46C48 54 49 62 45 70") +
  p("gold", "M26 46C30 52 40 52 44 46L46 48C41 56 29 56 24 48Z") +
  c("ruby", 35, 52.5, 2);

/** The arms hold an orb in which the power is seen. */
export const orb = ({ lit, dark }: Skin, deep: string, holds: string): string =>
  fade(0.35, c("glow", 35, 74, 22.5)) +
  c("gold", 35, 74, 20.6) +
  c(deep, 35, 74, 19.4) +
  fade(0.28, e("glow", 35, 80, 15, 11)) +
  holds +
  fade(0.5, s("pale", 1.6, "M20 67A17 17 0 0 1 28 59")) +
  s(lit, 6.5, "M11 62C7 72 9 82 17 87") +
  s(dark, 6.5, "M59 62C63 72 61 82 53 87") +
  s("gold", 2, "M7 76.5L13 74.5M63 76.5L57 74.5") +
  p(lit, "M14 83C20 84 24 88 27 91C27 94 24 95 21 94C16 93 12 90 11 86Z") +
  p(dark, "M56 83C50 84 46 88 43 91C43 94 46 95 49 94C54 93 58 90 59 86Z");

const eye = (x: number, tilt: number): string =>
  p(
    "glow",
    `M${x - 3.2} ${35 - tilt}Q${x} ${32.5} ${x + 3.2} ${35 + tilt}Q${x} ${37.5} ${x - 3.2} ${35 - tilt}Z`,
  );

/** A face; `tilt` makes it fierce (above 0) or gentle (below). */
export const face = ({ lit, dark }: Skin, tilt = 0.8): string =>
  r(dark, 30, 40, 10, 9, 3) +
  p(lit, "M24 33C24 23 29 20 35 20S46 23 46 33C46 42 41 48 35 48S24 42 24 33Z") +
  p(dark, "M38 20.5C43 22 46 26 46 33C46 42 41 48 35 48C42 44 43 30 38 20.5Z") +
  eye(30.5, -tilt) +
  eye(39.5, tilt) +
  s(dark, 1.2, "M35 35V39.5H33.5") +
  s("night", 1.3, tilt > 0 ? "M31.5 43.5C34 42.5 36 42.5 38.5 43.5" : "M31.5 42.5C34 44.5 36 44.5 38.5 42.5");

export const earrings = c("gold", 23.5, 40, 2.2) + c("gold", 46.5, 40, 2.2);

const strands = "M26 41C26 54 29 62 35 64S44 54 44 41C41 45.5 38 43 35 43S29 45.5 26 41Z";
/** A beard with curls in rows, as kings of old wear it. */
export const kingBeard = (colour: string): string =>
  p(colour, strands) + fade(0.4, s("pale", 1, "M29 48h12M29.5 52h11M30 56h10M32 60h6"));
export const goatee = (colour: string): string =>
  p(colour, "M31 44.5C33 46 37 46 39 44.5C39 50 37 53 35 57" + "C33 53 31 50 31 44.5Z") +
  s(colour, 1.8, "M30 42.5C33 40.5 37 40.5 40 42.5");

export const turban = (colour: string, jewel: string, feather: string): string =>
  p(feather, "M36 18C35 9 40 2 48 1C45 8 42 14 37 19Z") +
  p(colour, "M24 30C15 27 13 17 22 14C27 6 43 6 48 14C57 17 55 27 46 30C40 26 30 26 24 30Z") +
  fade(
    0.5,
    s(
      "shadow",
      1.4,
      "M24 28C23 20 28 15 35 13.5M46 28C47 20 42 15 35 13.5M30 27C29 23 32 20 35 19" + "C38 20 41 23 40 27",
    ),
  ) +
  c("gold", 35, 19.5, 3.3) +
  c(jewel, 35, 19.5, 2.1);

/** Horns; `wide` ones go to the sides. */
export const horns = (colour: string, wide: boolean): string =>
  wide
    ? p(colour, "M25 26C14 26 6 20 8 8C12 16 18 18 28 20ZM45 26C56 26 64 20 62 8C58 16 52 18 42 20Z")
    : p(colour, "M26 25C18 18 18 8 25 2C24 10 27 16 32 20ZM44 25C52 18 52 8 45 2C46 10 43 16 38 20Z");

export const flames =
  p(
    "fire",
    "M23 30C16 22 22 16 20 8C26 12 27 14 29 13C29 8 32 5 35 1C38 5 41 8 41 13C43 14 44 12 50 8" +
      "C48 16 54 22 47 30C44 22 26 22 23 30Z",
  ) +
  p(
    "fire2",
    "M26 27C23 22 26 19 26 15C29 18 31 18 32 17C32 13 34 11 35 8C36 11 38 13 38 17C39 18 41 18 44 15" +
      "C44 19 47 22 44 27C41 22 29 22 26 27Z",
  );

/** Long hair behind the shoulders. */
export const hair = (colour: string, sheen: string): string =>
  p(
    colour,
    "M35 15C50 15 52 28 52 40C52 52 58 58 60 68C50 68 46 58 46 44H24C24 58 20 68 10 68C12 58 18 52 18 40" +
      "C18 28 20 15 35 15Z",
  ) + fade(0.35, s(sheen, 1.5, "M21 38C21 50 18 58 15 64M49 38C49 50 52 58 55 64"));
export const fringe = (colour: string): string =>
  p(colour, "M23 35C21 22 27 16 35 16S49 22 47 35C45 28 41 25 35 24" + "C29 25 25 28 23 35Z");

const snake = (d: string): string => s("jade2", 4.5, d) + s("leaf", 2.5, d);
export const serpents =
  snake(
    "M30 22C22 18 24 10 16 10M40 22C48 18 46 10 54 10M34 19C30 12 36 10 31 4M38 19C42 12 36 8 42 5M26 27" +
      "C16 26 16 32 10 28M44 27C54 26 54 32 60 28",
  ) +
  each(
    [
      [15, 10],
      [55, 10],
      [30.5, 4],
      [42.5, 5],
      [9.5, 28],
      [60.5, 28],
    ] as const,
    ([x, y]) => c("leaf3", x, y, 2.8) + c("ruby", x, y - 0.5, 0.9),
  );

export const wings = (colour: string, dark: string): string =>
  each(
    [1, -1],
    (side) =>
      `<g transform="translate(${side > 0 ? 0 : 70} 0) scale(${side} 1)">` +
      p(dark, "M26 56C10 58 0 44 2 18C8 26 12 28 16 28C12 34 22 44 28 48Z") +
      p(colour, "M26 54C16 52 6 40 5 24C10 30 15 31 18 30C18 38 24 44 30 48Z") +
      fade(0.5, s(dark, 1.2, "M9 32C12 40 18 46 24 49M14 34C17 40 21 44 26 47")) +
      "</g>",
  );

export const halo =
  fade(0.25, c("glow", 35, 31, 23)) +
  `<circle cx="35" cy="31" r="21" fill="none" stroke="var(--m-gold)" stroke-width="1.8"/>`;

/** A veil: what falls behind the face, and what frames it. */
export const veilBack = (dark: string): string =>
  p(dark, "M35 12C52 12 54 28 54 44C54 54 58 58 60 66H10C12 58 16 54 16 44C16 28 18 12 35 12Z");
export const veil = (colour: string): string =>
  p(colour, "M35 12C50 12 53 26 51 44C49 32 46 26 35 25C24 26 21 32 19 44C17 26 20 12 35 12Z") +
  s("gold", 1.4, "M19.5 42C22 30 26 25.5 35 25S48 30 50.5 42");

/** A cap with a rim; `rows` of horns as the gods of old wear. */
export const mitre = (colour: string, dark: string): string =>
  p(colour, "M24 29C23 18 28 8 35 3C42 8 47 18 46 29C40 26 30 26 24 29Z") +
  p(dark, "M37 4.5C43 9 47 18 46 29C44 28 42 27.5 39 27C42 20 41 10 37 4.5Z") +
  s(
    "gold",
    2.4,
    "M24 28C20 25 19 21 21 17M46 28C50 25 51 21 49 17M25 22C22 20 22 16 24 13M45 22C48 20 48 16 46 13",
  ) +
  c("gold", 35, 4, 2.4) +
  s("gold", 1.8, "M24.5 28.5C30 26 40 26 45.5 28.5");

export const helmet = (colour: string, dark: string): string =>
  p(colour, "M22 32V18H26V14H31V18H32.5V12H37.5V18H39V14H44V18H48V32C42 27 28 27 22 32Z") +
  p(dark, "M42 14H44V18H48V32C46 30.5 44 29.5 41 29Z") +
  s("gold", 1.8, "M22.5 24H47.5");

export const leafCrown =
  each([-70, -42, -14, 14, 42, 70], (angle) =>
    turn(
      angle,
      35,
      32,
      p("leaf2", "M35 19C29 13 31 6 35 1C39 6 41 13 35 19Z") + p("leaf3", "M35 17C32 12 33 8 35 4Z"),
    ),
  ) +
  s("gold", 2, "M24 27C28 22 42 22 46 27") +
  c("rose", 35, 22.5, 3.4) +
  c("glow", 35, 22.5, 1.3);

/** Stars round the head. */
export const stars = (count: number): string =>
  each(
    Array.from({ length: count }, (_, i) => ((i / (count - 1)) * 200 - 190) * (Math.PI / 180)),
    (angle) => {
      const [x, y] = [35 + 24 * Math.cos(angle), 31 + 24 * Math.sin(angle)];
      return at(x, y, 1, p("glow", "M0-4L1.1-1.1L4 0L1.1 1.1L0 4L-1.1 1.1L-4 0L-1.1-1.1Z"));
    },
  );

export const topknot = s("night", 4, "M35 20C35 12 30 10 34 4C40 6 42 12 37 20") + r("gold", 32, 17, 6, 4, 2);

/** A hood: its dark inside, and its edge round the face. */
export const hoodBack = (dark: string): string => p(dark, "M35 3C54 10 56 34 53 54H17C14 34 16 10 35 3Z");
export const hood = (colour: string): string =>
  p(colour, "M35 3C18 10 14 32 16 54H23C20 36 24 24 35 18C46 24 50 36 47 54H54C56 32 52 10 35 3Z") +
  s("gold", 1.2, "M23 52C20.5 36 24.5 24 35 18.5C45.5 24 49.5 36 47 52");

export const ears = (colour: string, dark: string): string =>
  p(colour, "M25 26C16 24 11 16 11 8C20 10 27 15 30 22ZM45 26C54 24 59 16 59 8C50 10 43 15 40 22Z") +
  p(dark, "M24 23C19 21 16 16 15 12C20 14 24 17 26 21ZM46 23C51 21 54 16 55 12C50 14 46 17 44 21Z");

export const antlers =
  s(
    "wood3",
    2.8,
    "M29 22C22 16 20 10 22 3M24 14C18 13 14 9 14 4M41 22C48 16 50 10 48 3M46 14" + "C52 13 56 9 56 4",
  ) +
  s("ruby", 3, "M24 26C30 22 40 22 46 26") +
  c("glow", 35, 23, 2);

export const eyes3 =
  each(
    [
      [25, 17],
      [35, 11],
      [45, 17],
    ] as const,
    ([x, y]) => e("pale", x, y, 5, 3.4) + c("plum", x, y, 2.5) + c("night", x, y, 1.2),
  ) + s("gold", 2, "M23 27C28 21 42 21 47 27");

export const crownOfWaves =
  s(
    "water3",
    3.5,
    "M24 27C24 18 16 18 16 10M30 22C30 14 25 12 27 5M40 22C40 14 45 12 43 5" + "M46 27C46 18 54 18 54 10",
  ) + s("gold", 2, "M24 27C28 22 42 22 46 27");

export const goose =
  p(
    "pale",
    "M20 20C22 12 34 10 42 14C46 10 44 4 50 3C54 3 55 6 54 9L58 10L54 11.5C52 16 50 22 42 23" +
      "C34 25 24 24 20 20Z",
  ) +
  p("paper2", "M26 17C30 14 36 15 39 18C36 22 29 22 26 17Z") +
  c("night", 51.5, 6.5, 0.9) +
  p("fire", "M54 9L59 10L54 11.5Z");

export const skullcap =
  p("blue", "M24 32C22 20 28 15 35 15S48 20 46 32C43 26 39 25 35 25S27 26 24 32Z") +
  s("gold", 1.5, "M24.5 31C27 26.5 31 25.5 35 25.5S43 26.5 45.5 31");

export const cobra =
  p("olive2", "M35 3C17 3 9 16 11 30C13 43 22 50 26 58H44C48 50 57 43 59 30C61 16 53 3 35 3Z") +
  p("leaf", "M35 5C20 5 13 17 15 30C17 41 25 47 29 54H41C45 47 53 41 55 30C57 17 50 5 35 5Z") +
  s("olive2", 1.4, "M17 22H53M16 30H54M18 38H52") +
  p("leaf3", "M29 4C29 0 41 0 41 4C43 10 39 16 35 17" + "C31 16 27 10 29 4Z") +
  c("ruby", 32, 7, 1.5) +
  c("ruby", 38, 7, 1.5) +
  s("ruby", 1, "M35 16V20L33 22M35 20L37 22");

export const domeCap = (colour: string, dark: string): string =>
  p(colour, "M35 2C38 9 52 14 47 30C40 26 30 26 23 30C18 14 32 9 35 2Z") +
  p(dark, "M35 2C38 9 52 14 47 30C45 29 43 28 41 27.6C46 17 37 10 35 2Z") +
  s("gold", 2, "M23.5 29C30 25.5 40 25.5 46.5 29") +
  c("gold", 35, 3.5, 2.2);
