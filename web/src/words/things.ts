// The names by which the engine knows things, as lists and types, and the numbers of the game. Both come
// from the one document that the engine makes of its tables (docs/notation.md); nothing in the client
// repeats them.

// By name, so that only those parts are shipped that are used.
import {
  cards as allCards,
  categories as allCategories,
  djinns as allDjinns,
  items as allItems,
  payments as allPayments,
  seats as allSeats,
  steps as allSteps,
  tiles as allTiles,
  tribes as allTribes,
  whims as allWhims,
} from "../../../build/wasm/naqala/tables.json";
import type document from "../../../build/wasm/naqala/tables.json";
import type { SetName, Tables } from "../../../bindings/wasm/naqala.ts";

type Part = keyof typeof document & keyof Tables;
/** A part of the document, with the names of things that it has. */
type Row<P extends Part> = Tables[P][keyof Tables[P]];
type Rows<P extends Part, Field extends keyof Row<P> = keyof Row<P>> = Readonly<
  Record<keyof (typeof document)[P], Pick<Row<P>, Field>>
>;

const namesOf = <T extends object>(rows: T) => Object.keys(rows) as (keyof T & string)[];

export type Tribe = keyof typeof allTribes;
export type Card = keyof typeof allCards;
export type Good = Exclude<Card, "fakir">;
export type Djinn = keyof typeof allDjinns;
export type TileKind = keyof typeof allTiles;
export type Item = keyof typeof allItems;
export type Whim = keyof typeof allWhims;
export type Category = keyof typeof allCategories;
export type Step = keyof typeof allSteps;
/** What can be paid for a djinn or its power. */
export type Payment = keyof typeof document.payments;
/**
 * What a power costs: nothing, an elder or a fakir, an elder and one of both, a fakir, as many
 * fakirs as wanted.
 */
export type Cost = keyof typeof document.costs;
/** When a djinn does something. */
export type Moment = "end" | "always" | "turn" | "bid" | "builders" | "assassins" | "palm" | "palace";

export const tribes = /* @__PURE__ */ namesOf(allTribes);
export const cards = /* @__PURE__ */ namesOf(allCards);
export const goods = cards.filter((card): card is Good => card !== "fakir");
export const djinns = /* @__PURE__ */ namesOf(allDjinns);
export const tileKinds = /* @__PURE__ */ namesOf(allTiles);
export const items = /* @__PURE__ */ namesOf(allItems);
export const whims = /* @__PURE__ */ namesOf(allWhims);
export const categories = /* @__PURE__ */ namesOf(allCategories);
export const payments = /* @__PURE__ */ namesOf(allPayments);
export const steps = /* @__PURE__ */ namesOf(allSteps);

export const tribeRows: Rows<"tribes"> = allTribes;
export const cardRows: Rows<"cards", "count"> = allCards;
export const djinnRows = allDjinns as Readonly<
  Record<Djinn, { value: number; set?: SetName; cost: Cost; moment: Moment }>
>;
export const tileRows = allTiles as Rows<"tiles", "colour" | "value" | "count">;
export const itemRows = allItems as Rows<"items", "value">;
export const whimRows = allWhims as Rows<"whims", "coins" | "wanted">;
export { allSeats as seatNumbers };
/** How many meeples the flute can call, and how many fakirs stand for a good with Al-Amin. */
export const fluteMoves = allItems.flute.meeples;
export const alAminFakirs = allDjinns["al-amin"].power.fakirs;

/** Whether a text is one of the names of a list. */
export function isOne<T extends string>(list: readonly T[], text: string | undefined): text is T {
  return text !== undefined && (list as readonly string[]).includes(text);
}
