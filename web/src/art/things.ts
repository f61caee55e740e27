// The ten items, and small things that several drawings hold or show, each in a box of 100 units.
import { at, c, e, each, fade, p, r, s, turn } from "./draw";
import type { Item } from "./kinds";

const ground = fade(0.3, e("shadow", 52, 90, 38, 6));

/** A lamp from which a spirit may rise. */
export const lamp =
  s("gold2", 6, "M76 52C96 40 98 74 74 68") +
  p("gold", "M2 40C14 40 20 54 32 52C44 44 66 44 76 54C82 70 64 80 50 80" + "C32 80 24 66 2 40Z") +
  p("gold2", "M76 54C82 70 64 80 50 80C42 80 36 77 30 72C50 76 66 70 66 47C71 49 74 51 76 54Z") +
  p("gold", "M40 46C42 36 62 36 64 46Z") +
  c("gold", 52, 34, 4.5) +
  p("gold2", "M40 80H62L70 90H32Z") +
  r("gold", 28, 87, 46, 5, 2.5) +
  fade(0.8, s("gold3", 3, "M36 56C44 51 54 51 60 54")) +
  c("ruby", 50, 64, 4.5);

export const crown =
  p("gold2", "M8 34L28 54L50 16L72 54L92 34L84 80H16Z") +
  p("gold", "M8 34L28 54L50 16L58 30L48 80H16Z") +
  r("gold", 13, 74, 74, 14, 5) +
  r("gold2", 13, 82, 74, 6, 3) +
  c("gold3", 8, 32, 6) +
  c("gold3", 50, 13, 7) +
  c("gold3", 92, 32, 6) +
  p("ruby", "M50 46L59 58L50 70L41 58Z") +
  fade(0.6, p("rose", "M50 46L50 70L41 58Z")) +
  c("water", 26, 79, 4) +
  c("jade", 50, 79, 4) +
  c("water", 74, 79, 4);

export const chest =
  p("wood", "M10 46H90V84Q90 88 86 88H14Q10 88 10 84Z") +
  p("wood2", "M70 46H90V84Q90 88 86 88H70Z") +
  p("wood3", "M10 44C10 24 20 16 32 16H68C80 16 90 24 90 44Z") +
  p("wood", "M70 16C80 16 90 24 90 44H70C76 34 76 24 70 16Z") +
  p(
    "gold",
    "M24 44C24 28 28 16 36 16H44C38 18 34 28 34 44ZM66 44C66 28 64 18 58 16H66C74 18 76 28 76 44ZM24 46H34" +
      "V88H24ZM66 46H76V88H66Z",
  ) +
  r("gold2", 8, 42, 84, 7, 3) +
  fade(0.9, e("glow", 50, 44, 30, 3)) +
  r("gold", 41, 38, 18, 22, 5) +
  c("wood2", 50, 48, 4) +
  s("wood2", 3, "M50 48V55");

const jewellery =
  s("gold", 5, "M14 16C16 58 32 72 50 72S84 58 86 16") +
  s("gold2", 2, "M17 18C19 56 34 69 50 69") +
  each(
    [
      [20, 40],
      [30, 57],
      [70, 57],
      [80, 40],
    ] as const,
    ([x, y], i) =>
      c("gold2", x, y, 7.5) + c(i % 3 ? "jade" : "water", x, y, 5) + c("pale", x - 1.5, y - 1.5, 1.5),
  ) +
  p("gold2", "M50 62L68 76L50 98L32 76Z") +
  p("ruby", "M50 67L62 77L50 91L38 77Z") +
  p("rose", "M50 67L50 91L38 77Z") +
  c("pale", 46, 76, 2);

const scimitar =
  fade(
    0.9,
    p(
      "fire",
      "M24 60C18 40 34 34 30 14C46 24 46 34 54 32C54 20 62 12 74 6C68 22 84 26 80 40" +
        "C92 34 94 24 94 16C100 40 84 60 60 66Z",
    ),
  ) +
  fade(
    0.9,
    p(
      "fire2",
      "M34 60C32 46 42 42 42 30C50 38 52 44 60 42C60 32 66 26 70 22C68 34 78 36 72 48" +
        "C80 46 84 40 86 36C86 52 72 60 56 64Z",
    ),
  ) +
  p("metal3", "M28 68C54 66 76 50 88 18C94 50 74 80 36 80Z") +
  p("metal", "M88 18C94 50 74 80 36 80L33 75C62 74 82 54 88 18Z") +
  s("pale", 2, "M36 71C58 67 74 54 84 34") +
  turn(
    -38,
    30,
    74,
    r("gold", 26, 60, 7, 28, 3.5) +
      r("wood2", 2, 70, 24, 8, 4) +
      c("gold", 3, 74, 5.5) +
      s("gold", 2, "M10 70v8M16 70v8"),
  );

const carpet =
  fade(0.5, s("smoke", 3, "M6 84C24 76 38 92 58 84M34 94C52 88 64 98 88 88")) +
  s(
    "glow",
    2.5,
    "M10 47L3 44M13 54L6 52M16 62L9 61M19 70L12 70M88 36L95 32M91 43L98 40M94 50L100 48M97 58L103 57",
  ) +
  p("ruby2", "M20 74C36 60 48 76 66 66C76 60 86 58 98 62L97 68C86 64 76 66 66 72C48 82 36 66 21 80Z") +
  p("ruby", "M10 46C26 32 40 50 56 38C66 31 76 30 87 34L98 62C86 58 76 60 66 66C48 76 36 60 20 74Z") +
  p("indigo", "M18 48C30 38 42 55 58 44C66 38 74 37 82 40L89 56C80 54 72 55 64 60C48 69 38 56 25 66Z") +
  s("glow", 2, "M18 48C30 38 42 55 58 44C66 38 74 37 82 40L89 56C80 54 72 55 64 60C48 69 38 56 25 66Z") +
  p("glow", "M52 47L63 47L57 58L46 58Z") +
  p("ruby", "M53 50L58 50L55.5 55.5L50 55.5Z") +
  c("glow", 31, 53, 3) +
  c("glow", 76, 48, 3);

const flute =
  turn(
    -34,
    50,
    54,
    r("wood3", 4, 46, 92, 15, 7.5) +
      r("wood", 4, 54, 92, 7, 3.5) +
      each([30, 42, 54, 66, 78], (x) => e("night", x, 52, 3, 3.5)) +
      r("gold", 12, 44, 7, 19, 3) +
      r("gold", 86, 44, 6, 19, 3),
  ) +
  s("glow", 4, "M22 16V36M22 16L40 11V31") +
  e("glow", 17.5, 37, 6, 4.5) +
  e("glow", 35.5, 32, 6, 4.5) +
  s("pale", 3.5, "M72 82V68L82 64") +
  e("pale", 68.5, 83, 5, 3.8);

const hoop = (colour: string, x: number, y: number, radius: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="var(--m-${colour})" stroke-width="${width}"/>`;

const ring =
  hoop("gold2", 50, 63, 26, 12) +
  hoop("gold", 49, 62, 26, 9) +
  s("gold3", 4, "M24 56A27 27 0 0 1 36 40") +
  p("gold2", "M30 34L38 40H62L70 34L64 28H36Z") +
  p("jade2", "M36 6H64L76 18L50 42L24 18Z") +
  p("jade", "M36 6H64L58 18H42ZM24 18H42L50 42Z") +
  p("leaf3", "M36 6H50L42 18H24Z") +
  c("pale", 38, 12, 2.5);

const talisman =
  s("gold2", 4, "M22 4C24 24 36 34 50 36C64 34 76 24 78 4") +
  c("gold2", 50, 66, 32) +
  c("gold", 49, 65, 30) +
  c("slate2", 50, 66, 24) +
  c("gold3", 50, 36, 5) +
  p("pale", "M36 64C28 64 28 54 36 54C36 46 48 44 52 50C58 46 66 50 64 56C72 56 72 64 64 64Z") +
  p("stone", "M36 64C44 62 58 62 68 60C68 63 66 64 64 64Z") +
  p("fire2", "M52 64L42 76H49L45 88L60 72H52L58 64Z") +
  s("water3", 2.5, "M36 70L33 76M66 70L63 76");

const horn =
  p("wood", "M94 26C74 22 62 40 56 50L30 58C34 80 60 84 74 64C84 50 82 38 94 26Z") +
  p("wood3", "M94 26C78 28 70 40 64 52C56 64 44 66 31 62L30 58L56 50C62 40 74 22 94 26Z") +
  s("gold", 4, "M62 42C66 50 70 56 76 60M74 32C76 38 80 44 84 48") +
  e("wood2", 32, 68, 16, 20) +
  e("abyss2", 31, 68, 13, 17) +
  c("ruby", 26, 62, 9) +
  c("gold", 38, 66, 8) +
  c("jade", 30, 78, 9) +
  c("purple", 16, 74, 8) +
  c("ember", 20, 86, 7) +
  c("gold", 40, 82, 6.5) +
  c("rose", 23, 59, 2.5) +
  c("gold3", 36, 63, 2) +
  c("leaf3", 27, 75, 2.5) +
  s("jade2", 2.5, "M26 54C26 48 30 46 34 46");

export const itemArt: Record<Item, string> = {
  jewellery,
  chest: ground + chest,
  crown: ground + crown,
  scimitar,
  lamp: ground + lamp + fade(0.6, s("smoke", 5, "M4 36C-2 24 14 22 8 8")),
  carpet,
  flute,
  ring,
  talisman,
  horn: ground + horn,
};

export const dagger =
  p("metal3", "M50 4L60 20L56 62H50Z") +
  p("metal", "M50 4L40 20L44 62H50Z") +
  r("gold", 26, 60, 48, 9, 4.5) +
  r("wood2", 44, 68, 12, 20, 3) +
  c("gold", 50, 90, 7) +
  c("ruby", 50, 64.5, 4);

export const shield =
  p("gold2", "M50 4L90 16C90 56 78 80 50 96C22 80 10 56 10 16Z") +
  p("indigo", "M50 13L82 22C81 54 71 73 50 86C29 73 19 54 18 22Z") +
  p("indigo2", "M50 13L82 22C81 54 71 73 50 86Z") +
  p("gold", "M38 70V66H41V38H38V33H62V38H59V66H62V70Z") +
  fade(0.5, p("gold2", "M52 38H59V66H62V70H52Z"));

export const hammer = turn(
  40,
  50,
  50,
  r("wood3", 44, 34, 12, 62, 5) +
    r("wood", 50, 34, 6, 62, 3) +
    r("metal3", 20, 8, 60, 30, 8) +
    r("metal", 20, 24, 60, 14, 7),
);

export const scroll =
  p("paper", "M22 18H78V82H22Z") +
  p("paper2", "M68 18H78V82H68Z") +
  r("paper2", 12, 8, 76, 14, 7) +
  r("paper", 12, 8, 76, 6, 3) +
  r("paper2", 12, 78, 76, 14, 7) +
  r("paper", 12, 78, 76, 6, 3) +
  s("sand2", 3.5, "M32 34H62M32 45H56") +
  c("ruby", 60, 66, 12) +
  c("ruby2", 60, 66, 7);

export const star = (colour: string): string =>
  p(colour, "M50 4L61 37L96 38L68 59L78 93L50 73L22 93L32 59L4 38" + "L39 37Z");

/** Cards laid out as a fan. */
export const fan = each([-20, 0, 20], (angle) =>
  turn(
    angle,
    50,
    92,
    r("gold2", 30, 14, 40, 60, 6) + r("paper", 33, 17, 34, 54, 4) + p("teal", "M50 30L60 44L50 58L40 44Z"),
  ),
);

/** A drop, of water or of blood. */
export const drop = (colour: string): string =>
  p(colour, "M50 8C66 34 76 48 76 64A26 26 0 0 1 24 64" + "C24 48 34 34 50 8Z") +
  fade(0.6, s("pale", 5, "M36 62C36 72 42 78 48 80"));

export const gemstone = at(
  8,
  6,
  2.1,
  p("water", "M10 4H30L40 15L20 40L0 15Z") +
    p("water3", "M10 4H30L26 15H14Z") +
    p("water3", "M10 4L14 15H0Z") +
    p("water2", "M26 15H40L20 40Z"),
);

/** A turban on its own, and a staff with a long beard. */
export const turban =
  p("gold", "M28 78C6 70 2 38 24 28C34 10 66 10 76 28C98 38 94 70 72 78C58 70 42 70 28 78Z") +
  s(
    "gold2",
    5,
    "M26 74C20 52 34 32 50 28M74 74C80 52 66 32 50 28M40 71C38 62 44 56 50 54C56 56 60 62 60 71",
  ) +
  p("pale", "M52 40C50 22 62 6 78 4C72 18 66 30 54 42Z") +
  c("ruby", 50, 48, 9) +
  c("rose", 47, 45, 3);

export const beard =
  p("pale", "M26 20C40 34 60 34 74 20C84 50 68 78 50 96C32 78 16 50 26 20Z") +
  s("paper2", 4, "M50 44V82M38 42C38 56 42 66 45 72M62 42C62 56 58 66 55 72");
