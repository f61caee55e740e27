// Small signs for what has no figure of its own, in boxes of 74 by 100 units.

import { at, c, r } from "../art/draw.ts";
import { lamp, scroll, star } from "../art/things.ts";

const card = (colour: string, sign: string): string =>
  r("gold2", 0, 0, 74, 100, 12) + r(colour, 6, 6, 62, 88, 8) + sign;

export const glyphs = {
  card: card("paper", c("teal", 37, 50, 20) + c("paper", 37, 50, 8)),
  djinn: card("purple2", at(8, 22, 0.58, lamp)),
  item: card("jade2", at(12, 24, 0.5, star("gold"))),
  whim: card("plum2", at(8, 22, 0.58, scroll)),
} as const;
