// The names of everything that can be drawn: those of the engine, and our own for seats and icons.

export { cards, djinns, items, tileKinds, tribes, whims } from "../words/things";
export type { Card, Djinn, Item, TileKind, Tribe, Whim } from "../words/things";

export const seats = [1, 2, 3, 4, 5] as const;
export const icons = [
  "undo",
  "menu",
  "close",
  "hint",
  "finder",
  "scores",
  "log",
  "settings",
  "language",
  "theme-sun",
  "theme-moon",
  "sound-on",
  "sound-off",
  "play",
  "pause",
  "step-back",
  "step-forward",
  "first",
  "last",
  "download",
  "upload",
  "share",
  "rematch",
  "help",
  "check",
  "warning",
  "camel-count",
  "eye",
  "curtain",
  "flag",
  "plus",
  "minus",
  "arrow-right",
  "bid",
  "search",
] as const;

export type Seat = (typeof seats)[number];
export type IconName = (typeof icons)[number];
