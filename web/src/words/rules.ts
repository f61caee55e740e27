// What the rules pages of all languages share: which things stand in which table.

import { cards, djinns, items, tileKinds, whims } from "./things";
import type { Block } from "./types";

const artisanTiles = ["workshop-nw", "workshop-se", "specialised-market", "chasm"];
const whimTiles = ["city-blue", "city-red", "lake"];

/** Cards with a printed number that no source gives (docs/rulings.md): what they are worth, or pay. */
const ownNumbers = new Set([
  "geb",
  "ptah",
  "kam",
  "satesha",
  ...whims.filter((whim) => whim.startsWith("kill-")),
]);
/** Whether what a card of the rules is worth is a number of our own. */
export const hasOwnNumber = (name: string): boolean => ownNumbers.has(name);

export const tribeCards: Block = {
  cards: "tribes",
  of: ["vizier", "elder", "merchant", "builder", "assassin"],
};
export const artisanCards: Block = { cards: "tribes", of: ["artisan"] };
export const tileCards: Block = { cards: "tiles", of: tileKinds.slice(0, 8) };
export const artisanTileCards: Block = { cards: "tiles", of: artisanTiles };
export const whimTileCards: Block = { cards: "tiles", of: whimTiles };
export const goodCards: Block = { cards: "goods", of: cards };
export const djinnCards: Block = { cards: "djinns", of: djinns.slice(0, 22) };
export const artisanDjinnCards: Block = { cards: "djinns", of: ["geb", "ptah"] };
export const whimDjinnCards: Block = { cards: "djinns", of: ["kam", "satesha"] };
export const itemCards: Block = { cards: "items", of: items };
export const whimCards: Block = { cards: "whims", of: whims };
