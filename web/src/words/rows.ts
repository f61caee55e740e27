// Numbers of the game that are needed at the table and on the rules page, but not to begin; see things.ts.

import {
  categories,
  costs,
  djinn_cost,
  goods_sets,
  house_numbers,
  markets,
  payments,
  players,
  setup,
} from "../../../build/wasm/naqala/tables.json";
import type { SetName, Tables } from "../../../bindings/wasm/naqala.ts";
import type { Category, Cost, Payment } from "./things.ts";

export const categorySets: Readonly<Record<Category, Tables["categories"][string]>> = categories as Record<
  Category,
  { set: SetName }
>;
/** The payments that settle a cost. */
export const paymentsFor = costs as Readonly<Record<Cost, readonly Payment[]>>;
export const paymentRows: Readonly<Record<Payment, Tables["payments"][string]>> = payments;
/** The payments for a djinn of a sacred place. */
export const djinnPayments = paymentsFor[djinn_cost as Cost];
export const marketRows: Tables["markets"] = markets;
export const playerRows: Tables["players"] = players;
export const houseNumbers = house_numbers as Tables["house_numbers"];
export { setup as setupNumbers };

/** What a set of so many different goods is worth (R32). */
export const setValue = (goods: number): number => (goods === 0 ? 0 : goods_sets[goods - 1]!);

/** How many of a thing there are in a game with these sets. */
export const countIn = (counts: Partial<Record<SetName, number>>, sets: readonly string[] = []): number =>
  Object.entries(counts).reduce((all, [set, n]) => all + (set === "base" || sets.includes(set) ? n : 0), 0);
