// Who sits at the table: a traveller for every person, and the bots by their levels. Each is a
// round picture of 100 units.
import { at, c, e, each, fade, p, r, s, turn } from "./draw";
import { coin } from "./pieces";
import {
  fringe,
  goatee,
  hair,
  hood,
  hoodBack,
  kingBeard,
  turban,
  veil,
  veilBack,
  type Skin,
} from "./spirits";
import { hammer, star } from "./things";

export const sitters = ["person", "level-1", "level-2", "level-3", "level-4", "level-5", "level-6"] as const;
export type Sitter = (typeof sitters)[number];

/** Heads are built like those of the djinns, in their box of 70 by 100 units. */
const head = (shapes: string): string => at(8.7, 3.4, 1.18, shapes);

const warm: Skin = { lit: "skin", dark: "skin2" };
const brown: Skin = { lit: "skin2", dark: "skin3" };

/** A face of this world: dark eyes under brows, and a smile. */
const face = ({ lit, dark }: Skin, brow = "night"): string =>
  r(dark, 30, 42, 10, 10, 3) +
  p(lit, "M24 33C24 23 29 20 35 20S46 23 46 33C46 42 41 48 35 48S24 42 24 33Z") +
  fade(0.45, p(dark, "M39 21C43.5 22.5 46 27 46 33C46 42 41 48 35 48C41 43 43 31 39 21Z")) +
  e("pale", 30.4, 34, 2.5, 1.9) +
  e("pale", 39.6, 34, 2.5, 1.9) +
  c("night", 30.6, 34, 1.6) +
  c("night", 39.4, 34, 1.6) +
  s(brow, 1.3, "M27.6 30.8Q30.4 29.2 33 30.6M37 30.6Q39.6 29.2 42.4 30.8") +
  s(dark, 1.2, "M35 34.5V38.6H33.6") +
  s("ruby2", 1.3, "M31.8 42.2Q35 44.6 38.2 42.2");

/** Shoulders under a robe, closed by the round edge. */
const robe = (colour: string, dark: string, hem: string): string =>
  p(colour, "M14 80C19 68 33 64 50 64S81 68 86 80A47 47 0 0 1 14 80Z") +
  p(dark, "M62 65C74 67 83 72 86 80A47 47 0 0 1 52 97C64 88 66 76 62 65Z") +
  s(hem, 2.6, "M40 64C42 74 46 80 50 84C54 80 58 74 60 64");

/** A head cloth with its cord. */
const cloth = (colour: string, cord: string): string =>
  p(
    colour,
    "M35 14C49 14 52 24 51 34C50.6 44 55 48 56 58C50 57 47 52 46.5 44C47 34 45 26 35 25S23 34 23.5 44" +
      "C23 52 20 57 14 58C15 48 19.4 44 19 34C18 24 21 14 35 14Z",
  ) +
  fade(0.25, s("shadow", 1.2, "M21.5 34C22 44 19 49 17 54M48.5 34C48 44 51 49 53 54")) +
  s(cord, 2.6, "M20 25.5C26 21 44 21 50 25.5");

const spices = each(
  [
    ["ember", 0],
    ["glow", 15],
    ["leaf3", 30],
  ] as const,
  ([colour, x]) =>
    at(x, 0, 1, p(colour, "M0 12Q7 -5 14 12Z") + p("night", "M-1 11H15C14 18 11 20 7 20S0 18 -1 11Z")),
);
const jug =
  p("wood3", "M8 0H18C17 4 17 6 18 9C26 14 27 28 20 36H6C-1 28 0 14 8 9C9 6 9 4 8 0Z") +
  p("wood2", "M15 0H18C17 4 17 6 18 9C26 14 27 28 20 36H13C20 28 19 14 13 9C15 6 15 4 15 0Z") +
  s("wood2", 2, "M7 3C0 3 -2 9 2 15") +
  s("glow", 1.6, "M2 19C8 22 18 22 24 19");
const staff = s("wood2", 4, "M79 34V76") + s("wood3", 4, "M79 36C79 25 67 25 68 33");
const beads = each([0, 1, 2, 3, 4, 5, 6], (i) =>
  c("gold", 35 + i * 5, 66 + 2.6 * Math.sin((i / 6) * Math.PI) * 3, 2.1),
);
const dunes = p("sand", "M3.5 58C20 46 36 56 54 52S86 46 96.5 56A47 47 0 0 1 3.5 58Z");

/** No two travellers at a table wear the same. */
const cloaks = [
  ["slate", "indigo", "indigo2"],
  ["ember2", "teal", "teal2"],
  ["jade", "rose", "rose2"],
  ["plum", "slate", "slate2"],
  ["sand2", "olive", "olive2"],
] as const;
function traveller(which: number): string {
  const [cloak, ground, dark] = cloaks[which % cloaks.length] ?? cloaks[0];
  return (
    c(ground, 50, 50, 47) +
    c("glow", 50, 42, 30) +
    fade(0.5, c("sand", 50, 42, 36)) +
    robe(dark, "night", "gold") +
    head(hoodBack("night") + face(which % 2 ? brown : warm) + hood(cloak))
  );
}

const bots: Record<Exclude<Sitter, "person">, string> = {
  "level-1":
    c("teal", 50, 50, 47) +
    fade(0.35, c("pale", 50, 42, 34)) +
    at(67, 48, 0.9, jug) +
    robe("jade", "jade2", "pale") +
    head(face(brown) + fringe("night") + s("ember", 3, "M23.6 28.5C28 24 42 24 46.4 28.5")),
  "level-2":
    c("sand", 50, 50, 47) +
    fade(0.4, c("glow", 50, 42, 34)) +
    head(veilBack("rose2")) +
    robe("ruby", "ruby2", "gold") +
    head(face(warm) + veil("rose") + c("gold", 23.6, 43.5, 1.6) + c("gold", 46.4, 43.5, 1.6)) +
    at(28, 74, 1, spices),
  "level-3":
    c("ember", 50, 50, 47) +
    fade(0.55, c("glow", 68, 30, 15)) +
    dunes +
    robe("sand2", "wood2", "ruby") +
    head(
      face(brown) + goatee("night") + s("night", 2, "M30.5 41C33 39 37 39 39.5 41") + cloth("pale", "ruby"),
    ),
  "level-4":
    c("slate", 50, 50, 47) +
    fade(0.3, c("glow", 50, 42, 34)) +
    at(58, 40, 0.38, turn(20, 50, 50, hammer)) +
    robe("indigo", "indigo2", "glow") +
    head(
      hair("night", "plum") +
        face(brown) +
        fringe("night") +
        s("blue", 3.4, "M22.6 27C28 21.5 42 21.5 47.4 27"),
    ),
  "level-5":
    c("olive", 50, 50, 47) +
    fade(0.35, c("glow", 50, 42, 34)) +
    staff +
    robe("paper2", "sand2", "jade") +
    head(
      face(warm, "pale") +
        kingBeard("pale") +
        s("pale", 2.2, "M29.5 41.4C32.5 39.2 37.5 39.2 40.5 41.4") +
        turban("pale", "jade", "leaf2"),
    ),
  "level-6":
    c("plum2", 50, 50, 47) +
    fade(0.4, c("plum", 50, 42, 36)) +
    each(
      [
        [14, 34],
        [80, 26],
        [86, 50],
        [20, 60],
      ] as const,
      ([x, y]) => at(x, y, 0.08, star("glow")),
    ) +
    head(veilBack("night")) +
    robe("plum", "plum2", "gold") +
    head(face(warm) + turban("gold", "ruby", "rose") + c("gold", 23.8, 42, 1.8) + c("gold", 46.2, 42, 1.8)) +
    beads +
    at(45, 80, 0.1, coin),
};

/** The round picture, with a rim that holds it together on any ground; `which` tells people apart. */
export const portrait = (sitter: Sitter, which = 0): string =>
  (sitter === "person" ? traveller(which) : bots[sitter]) +
  `<circle cx="50" cy="50" r="47" fill="none" stroke="var(--m-gold2)" stroke-width="3.4"/>` +
  `<circle cx="50" cy="50" r="48.6" fill="none" stroke="var(--m-night)" stroke-opacity=".35" stroke-width="1"/>`;
