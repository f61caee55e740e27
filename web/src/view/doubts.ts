// What of a seat's points these eyes cannot see.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Look } from "../engine/table.ts";
import type { Category } from "../words/things.ts";
import { hiddenCards, hiddenItems, isConcealed, seatAt } from "./read.ts";

/** More may come to what is known, or nothing of it is to be shown. */
export type Doubt = "more" | "all";
export type Doubts = Partial<Record<Category, Doubt>>;

/**
 * Cards and items taken unseen may count (R81); where totals are hidden, rivals' coins and cards
 * are not shown (R82).
 */
export function doubtsOf(look: Pick<Look, "position" | "actor">, seat: Seat, eyes: Eyes): Doubts {
  const form = seatAt(look.position, seat);
  return {
    ...(hiddenCards(form) > 0 && { goods: "more" }),
    ...(hiddenItems(form) > 0 && { items: "more" }),
    ...(isConcealed(look, seat, eyes) && { coins: "all", goods: "all" }),
  };
}

export const isSure = (doubts: Doubts): boolean => Object.keys(doubts).length === 0;

/** The points of a seat that may be shown. */
export function knownTotal(look: Look, seat: Seat, doubts: Doubts): number {
  const points = look.scores.seats[seat - 1]!;
  const covered = (Object.keys(doubts) as Category[]).filter((category) => doubts[category] === "all");
  return covered.reduce((left, category) => left - points[category], points.total);
}
