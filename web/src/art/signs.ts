// Small signs: a tile's value and its action. Boxes of 100 units.
import { digits } from "./digits";
import { at, c, p, r, s } from "./draw";
import type { TileKind } from "./kinds";
import { palace, palm } from "./pieces";
import { anvil } from "./moreScenes";
import { lamp, scroll } from "./things";

/** Blue values stand in a circle; red ones in a square inside the circle, so that no colour is needed. */
export const valueBadge = (value: number | string, colour: "red" | "blue"): string =>
  c("-on-value", 50, 50, 49) +
  c(`-${colour}`, 50, 50, 45) +
  (colour === "red" ? r("-on-value", 18, 20, 64, 60, 8) : "") +
  digits(
    String(value),
    50,
    67,
    String(value).length > 1 ? (colour === "red" ? 44 : 48) : 54,
    colour === "red" ? "-red" : "-on-value",
  );

/** Like cards, signs look the same by day and by night. */
const lit = (shapes: string): string => `<g class="art-day">${shapes}</g>`;
const disc = (thing: string): string => lit(c("ink", 50, 50, 49) + c("paper2", 50, 50, 44) + thing);
const card =
  r("ink", 40, 8, 54, 76, 8) + r("paper", 45, 13, 44, 66, 5) + p("teal", "M67 28L79 44L67 60L55 44Z");
const priced = (price: number): string =>
  lit(card + c("ink", 34, 64, 33) + c("gold", 34, 64, 29) + digits(String(price), 34, 80, 46, "ink"));

const shrine = disc(s("plum", 8, "M20 50C10 38 34 34 26 20") + at(16, 18, 0.74, lamp));

const decree = disc(
  r("ink", 29, 26, 42, 48) +
    r("ink", 22.5, 20, 55, 15, 7) +
    r("ink", 22.5, 65, 55, 15, 7) +
    at(18, 18, 0.64, scroll),
);

const actionSigns: Record<TileKind, string> = {
  oasis: disc(at(10, 6, 0.82, palm)),
  village: disc(at(14, 6, 0.74, palace)),
  "small-market": priced(3),
  "large-market": priced(6),
  "specialised-market": priced(4),
  "sacred-6": shrine,
  "sacred-10": shrine,
  "sacred-12": shrine,
  "sacred-15": shrine,
  "workshop-nw": disc(at(12, 6, 0.76, anvil)),
  "workshop-se": disc(at(12, 6, 0.76, anvil)),
  "city-blue": decree,
  "city-red": decree,
  chasm: "",
  lake: "",
};

export const actionSign = (kind: TileKind): string => actionSigns[kind];

/** What is told of every tile at its corners, over all that stands there: its value and its action. */
export const tileMarks = (kind: TileKind, value: number | string, colour: "red" | "blue"): string =>
  at(4, 4, 0.27, valueBadge(value, colour)) + at(77, 77, 0.21, actionSigns[kind]);
