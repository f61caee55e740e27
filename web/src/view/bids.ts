// Why a bid is good: what it costs, and what playing so early is worth.

import type { Plan, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { parseAction } from "../words/action.ts";
import { spaceOfBid } from "./read.ts";
import type { Weighed } from "./weigh.ts";

const dear = 8;

const paid = (plan: Plan): number => 0 - (plan.earns.coins ?? 0);

/** Whether this bid plays just before or after another turn of the seat, whatever the others still bid. */
function playsTwice(look: Look, price: number, seat: Seat): boolean {
  const track = look.position.turn_order ?? [];
  const own = track.flatMap((marker, i) => (marker === seat ? [i] : []));
  const space = spaceOfBid(look.position, price);
  return own.some((other) => Math.abs(other - space) === 1);
}

/** Nobody who has bid so far plays earlier. */
const playsFirst = (look: Look, price: number): boolean =>
  (look.position.turn_order ?? []).every(
    (marker, i) => marker === null || i <= spaceOfBid(look.position, price),
  );

/**
 * How much more the turn itself is worth than with the best bid that costs less; 0 if that is not
 * worth the price.
 */
function worthMore(plan: Plan, beside: readonly Plan[]): number {
  const cheaper = beside.filter((other) => paid(other) < paid(plan)).sort((a, b) => b.margin - a.margin)[0];
  if (cheaper === undefined || cheaper.margin > plan.margin) return 0;
  return Math.round(plan.margin + paid(plan) - cheaper.margin - paid(cheaper));
}

export function bidReasons(look: Look, plan: Plan, seat: Seat, beside: readonly Plan[]): Weighed[] {
  const action = parseAction(plan.actions[0] ?? "");
  if (action.kind !== "bid") return [];
  const coins = paid(plan);
  const reasons: Weighed[] = [];
  const more = worthMore(plan, beside);
  if (more > 0 && playsFirst(look, action.price))
    reasons.push({ weight: more, reason: { kind: "bid-first", points: more } });
  if (playsTwice(look, action.price, seat)) reasons.push({ weight: 6, reason: { kind: "bid-twice" } });
  if (coins <= 0) reasons.push({ weight: 5, reason: { kind: "bid-free" } });
  else if (coins < dear) reasons.push({ weight: 4, reason: { kind: "bid-cheap", coins } });
  else reasons.push({ weight: 3, reason: { kind: "bid-dear", coins } });
  return reasons;
}
