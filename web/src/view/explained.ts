// For the tests of this folder: whether the changes between two looks explain every count on the table.

import { expect } from "vitest";
import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { changesBetween, type Change } from "./changes.ts";
import {
  deckSize,
  hiddenCards,
  hiddenDrawn,
  hiddenItems,
  knownCards,
  knownDrawn,
  knownItems,
  seatAt,
  seatsOf,
  stackSize,
} from "./read.ts";

/**
 * What can be counted on the table: "fish at row" and the like. Written on its own, not with what is tested.
 */
function countsOf(position: PositionForm): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, spot: string, n = 0): void => {
    const key = `${name} at ${spot}`;
    if (n !== 0) counts.set(key, (counts.get(key) ?? 0) + n);
  };
  const addAll = (spot: string, all: Partial<Record<string, number>> = {}): void =>
    Object.entries(all).forEach(([name, n]) => add(name, spot, n));
  addAll("hand", position.hand);
  for (const [tile, form] of Object.entries(position.tiles)) {
    addAll(tile, form.meeples);
    addAll(tile, { palm: form.palms ?? 0, palace: form.palaces ?? 0 });
    if (form.whim) add(form.whim, tile, 1);
    if (form.owner)
      add(`${seatAt(position, form.owner).tent === tile ? "tent" : "camel"} ${form.owner}`, tile, 1);
  }
  position.card_row?.forEach((card) => add(card, "row", 1));
  position.djinn_row?.forEach((djinn) => add(djinn, "djinn-row", 1));
  position.djinn_deck?.forEach((djinn) => add(djinn, "djinn-deck", 1));
  position.drawn?.forEach((djinn) => add(djinn, "drawn", 1));
  position.turn_order?.forEach((seat, i) => seat && add(`marker ${seat}`, `turn-${i + 1}`, 1));
  position.bid_order?.forEach((seat, i) => add(`marker ${seat}`, `bid-${i + 1}`, 1));
  add("card", "deck", deckSize(position));
  add("item", "stack", stackSize(position));
  addAll("drawn", knownDrawn(position));
  add("item", "unseen-drawn", hiddenDrawn(position));
  if (position.item_in_use) add(position.item_in_use, "in-use", 1);
  for (const seat of seatsOf(position)) {
    const form = seatAt(position, seat);
    const { viziers = 0, elders = 0, artisans = 0, coins = 0 } = form;
    addAll(`seat-${seat}`, { vizier: viziers, elder: elders, artisan: artisans, coin: coins });
    addAll(`seat-${seat}`, knownCards(form));
    addAll(`seat-${seat}`, knownItems(form));
    add("card", `unseen-${seat}`, hiddenCards(form));
    add("item", `unseen-${seat}`, hiddenItems(form));
    form.djinns?.forEach((djinn) => add(djinn, `seat-${seat}`, 1));
    form.whims?.forEach((whim) => add(`whim ${whim}`, `seat-${seat}`, 1));
    form.fulfilled?.forEach((whim) => add(whim, `fulfilled-${seat}`, 1));
  }
  return counts;
}

/** Each look is counted once: it comes both after and before something. */
const counts = new WeakMap<Look, Map<string, number>>();
function counted(look: Look): Map<string, number> {
  const known = counts.get(look) ?? countsOf(look.position);
  counts.set(look, known);
  return known;
}

/** Things in heaps whose kinds nobody counts. */
const heaps = /^(deck|stack|unseen-\d|unseen-drawn)$/;
/** Where the rest is: nobody counts it. */
const uncounted = ["bag", "bank", "supply", "whim-deck", "discards"];

function nameAt(change: Change, spot: string): string {
  switch (change.piece) {
    case "meeple":
      return change.tribe;
    case "card":
      return heaps.test(spot) ? "card" : change.card!;
    case "item":
      return heaps.test(spot) ? "item" : change.item!;
    case "djinn":
      return change.djinn;
    case "whim":
      return spot.startsWith("seat-") ? `whim ${change.whim}` : change.whim;
    case "camel":
    case "tent":
    case "marker":
      return `${change.piece} ${change.seat}`;
    default:
      return change.piece;
  }
}

function applied(counts: Map<string, number>, changes: readonly Change[]): Map<string, number> {
  const after = new Map(counts);
  const add = (change: Change, spot: string, n: number): void => {
    const stock = (change.piece === "camel" || change.piece === "tent") && spot === `seat-${change.seat}`;
    if (uncounted.includes(spot) || stock) return;
    const key = `${nameAt(change, spot)} at ${spot}`;
    const now = (after.get(key) ?? 0) + n;
    if (now === 0) after.delete(key);
    else after.set(key, now);
  };
  for (const change of changes) {
    add(change, change.from, -change.n);
    add(change, change.to, change.n);
  }
  return after;
}

const sorted = (counts: Map<string, number>): [string, number][] =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

export function expectExplained(before: Look, after: Look): void {
  const now = counted(after);
  const told = applied(counted(before), changesBetween(before, after));
  const right = told.size === now.size && [...told].every(([key, n]) => now.get(key) === n);
  if (!right) expect(sorted(told)).toEqual(sorted(now));
}
