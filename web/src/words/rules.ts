// What the rules pages of all languages share: which things stand in which table.
import { cards, djinnRows, djinns, items, tileKinds, tileRows, tribeRows, tribes, whims } from "./things";
import { houseNumbers } from "./rows";
import type { SetName } from "../../../bindings/wasm/naqala.ts";
import type { Block } from "./types";

/** Whether what a card of the rules is worth, or pays, is a number of our own that no source gives. */
export const hasOwnNumber = (name: string): boolean =>
  [`djinn ${name}`, `whim ${name} coins`].some((key) => houseNumbers[key] === "house number");

const djinnsOf = (set: SetName): Block => ({
  cards: "djinns",
  of: djinns.filter((djinn) => (djinnRows[djinn].set ?? "base") === set),
});
const tilesOf = (set: SetName): Block => ({
  cards: "tiles",
  of: tileKinds.filter((kind) => set in tileRows[kind].count),
});
const tribesOf = (set: SetName): Block => ({
  cards: "tribes",
  of: tribes.filter((tribe) => Object.keys(tribeRows[tribe].count)[0] === set),
});

export const tribeCards = tribesOf("base");
export const artisanCards = tribesOf("artisans");
export const tileCards = tilesOf("base");
export const artisanTileCards = tilesOf("artisans");
export const whimTileCards = tilesOf("whims");
export const goodCards: Block = { cards: "goods", of: cards };
export const djinnCards = djinnsOf("base");
export const artisanDjinnCards = djinnsOf("artisans");
export const whimDjinnCards = djinnsOf("whims");
export const itemCards: Block = { cards: "items", of: items };
export const whimCards: Block = { cards: "whims", of: whims };
