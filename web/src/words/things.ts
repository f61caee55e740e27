// The names by which the engine knows things, as lists and types, and the numbers of the game. Both come
// from the one document that the engine makes of its tables (docs/notation.md); nothing in the client
// repeats them.

import document from "../../../build/wasm/naqala/tables.json";
import type { SetName, Tables } from "../../../bindings/wasm/naqala.ts";

type Part = keyof typeof document & keyof Tables;
/** A part of the document, with the names of things that it has. */
type Rows<P extends Part> = Readonly<Record<keyof (typeof document)[P], Tables[P][keyof Tables[P]]>>;

const namesOf = <T extends object>(rows: T) => Object.keys(rows) as (keyof T & string)[];

export type Tribe = keyof typeof document.tribes;
export type Card = keyof typeof document.cards;
export type Good = Exclude<Card, "fakir">;
export type Djinn = keyof typeof document.djinns;
export type TileKind = keyof typeof document.tiles;
export type Item = keyof typeof document.items;
export type Whim = keyof typeof document.whims;
export type Category = keyof typeof document.categories;
export type Step = keyof typeof document.steps;
/** What can be paid for a djinn or its power. */
export type Payment = keyof typeof document.payments;
/**
 * What a power costs: nothing, an elder or a fakir, an elder and one of both, a fakir, as many
 * fakirs as wanted.
 */
export type Cost = keyof typeof document.costs;
/** When a djinn does something. */
export type Moment = "end" | "always" | "turn" | "bid" | "builders" | "assassins" | "palm" | "palace";

export const tribes = namesOf(document.tribes);
export const cards = namesOf(document.cards);
export const goods = cards.filter((card): card is Good => document.cards[card].good);
export const djinns = namesOf(document.djinns);
export const tileKinds = namesOf(document.tiles);
export const items = namesOf(document.items);
export const whims = namesOf(document.whims);
export const categories = namesOf(document.categories);
export const steps = namesOf(document.steps);
export const payments = namesOf(document.payments);

/** All of the document, for texts that name a number by its path. */
export const tables: object = document;

export const tribeRows: Rows<"tribes"> = document.tribes;
export const cardRows: Rows<"cards"> = document.cards;
export const djinnRows = document.djinns as Readonly<
  Record<Djinn, { value: number; set: SetName; cost: Cost; moment: Moment }>
>;
export const tileRows = document.tiles as Rows<"tiles">;
export const itemRows = document.items as Rows<"items">;
export const whimRows = document.whims as Rows<"whims">;
export const categorySets = document.categories as Rows<"categories">;
/** The payments that settle a cost. */
export const paymentsFor = document.costs as Readonly<Record<Cost, readonly Payment[]>>;
export const marketRows: Tables["markets"] = document.markets;
export const playerRows: Tables["players"] = document.players;
export const houseNumbers = document.house_numbers as Tables["house_numbers"];
export const paymentRows: Rows<"payments"> = document.payments;
/** The payments for a djinn of a sacred place. */
export const djinnPayments = paymentsFor[document.djinn_cost as Cost];
export const { seats: seatNumbers, setup: setupNumbers } = document;
/** How many fakirs stand for a good with Al-Amin, meeples the flute can call, times Echidna pays builders. */
export const alAminFakirs = document.djinns["al-amin"].power.fakirs;
export const fluteMoves = document.items.flute.meeples;

/** What a set of so many different goods is worth (R32). */
export const setValue = (goods: number): number => (goods === 0 ? 0 : document.goods_sets[goods - 1]!);

/** How many of a thing there are in a game with these sets. */
export const countIn = (counts: Partial<Record<SetName, number>>, sets: readonly string[] = []): number =>
  Object.entries(counts).reduce((all, [set, n]) => all + (set === "base" || sets.includes(set) ? n : 0), 0);

/** Whether a text is one of the names of a list. */
export function isOne<T extends string>(list: readonly T[], text: string | undefined): text is T {
  return text !== undefined && (list as readonly string[]).includes(text);
}
