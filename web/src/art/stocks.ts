// What lies face down or out of sight: backs, decks and the bag.
import { at, c, edged, fade, p, r, s } from "./draw";
import { lamp, star } from "./things";

/** A card face down, in a box of 70 by 100 units. */
export const cardBack =
  r("night", 0, 0, 70, 100, 6) +
  r("gold2", 1.8, 1.8, 66.4, 96.4, 4.8) +
  r("indigo2", 3.2, 3.2, 63.6, 93.6, 3.8) +
  fade(0.5, c("indigo", 35, 50, 26)) +
  at(15, 30, 0.4, star("gold"));

const card = (x: number, y: number, colour: string): string =>
  r("night", x, y, 58, 80, 9) + r("gold2", x + 2.5, y + 2.5, 53, 75, 7) + r(colour, x + 6, y + 6, 46, 68, 5);
const deck = (colour: string, sign: string): string =>
  card(32, 16, colour) + card(24, 10, colour) + card(16, 4, colour) + sign;

const slanted = (angle: number, x: number, y: number): string =>
  `<g transform="rotate(${angle} 50 50)">${r("sand2", x, y, 52, 74, 8) + r("paper", x + 3, y + 3, 46, 68, 6)}</g>`;

/** Each in a box of 100 units. */
export const stockArt = {
  deck: deck("teal", c("paper", 45, 44, 15) + c("teal", 45, 44, 6)),
  discards: slanted(-16, 20, 14) + slanted(9, 26, 12) + s("sand2", 6, "M42 36L62 62M62 36L42 62"),
  djinns: deck("purple2", at(23, 22, 0.45, lamp)),
  items: deck("jade2", at(25, 24, 0.4, star("gold"))),
  bag:
    fade(0.25, c("shadow", 56, 66, 34)) +
    edged("trunk", "night", 4, "M36 30C12 46 6 92 22 95H78C94 92 88 46 64 30Z") +
    edged("sand2", "night", 4, "M30 8C38 14 44 6 50 12C56 6 62 14 70 8L64 30H36Z") +
    p("gold", "M32 27H68V35H32Z") +
    fade(0.35, s("light", 5, "M26 58C28 48 33 42 38 39")),
} as const;
