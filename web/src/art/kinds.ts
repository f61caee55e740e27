// The names of everything that can be drawn, as the engine writes them (docs/notation.md).

export const tileKinds = [
  "oasis", "village", "small-market", "large-market", "sacred-6", "sacred-10", "sacred-12", "sacred-15",
  "workshop-nw", "workshop-se", "specialised-market", "chasm", "city-blue", "city-red", "lake",
] as const;
export const tribes = ["vizier", "elder", "merchant", "builder", "assassin", "artisan"] as const;
export const seats = [1, 2, 3, 4, 5] as const;
export const cards = [
  "ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir",
] as const;
export const djinns = [
  "al-amin", "anun-nak", "baal", "boaz", "bouraq", "echidna", "enki", "hagis", "haurvatat", "iblis", "jafaar",
  "kandicha", "kumarbi", "lamia", "leta", "marid", "monkir", "nekir", "shamhat", "sibittis", "sloar", "utug",
  "geb", "ptah", "kam", "satesha",
] as const;
export const items = [
  "jewellery", "chest", "crown", "scimitar", "lamp", "carpet", "flute", "ring", "talisman", "horn",
] as const;
export const whims = [
  "palaces", "palms", "workshop", "corner", "whims", "djinns", "sacred", "markets", "builders", "line", "precious",
  "fish", "wheat", "pottery", "viziers", "elders", "artisans",
  "kill-vizier", "kill-elder", "kill-builder", "kill-merchant", "kill-assassin",
] as const;
export const icons = [
  "undo", "menu", "close", "hint", "finder", "scores", "log", "settings", "language", "theme-sun", "theme-moon",
  "sound-on", "sound-off", "play", "pause", "step-back", "step-forward", "first", "last", "download", "upload",
  "share", "rematch", "help", "check", "warning", "camel-count", "eye", "curtain", "flag", "plus", "minus",
  "arrow-right", "bid",
] as const;

export type TileKind = (typeof tileKinds)[number];
export type Tribe = (typeof tribes)[number];
export type Seat = (typeof seats)[number];
export type Card = (typeof cards)[number];
export type Djinn = (typeof djinns)[number];
export type Item = (typeof items)[number];
export type Whim = (typeof whims)[number];
export type IconName = (typeof icons)[number];
