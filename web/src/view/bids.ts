// Why a bid is good: what it costs, and what playing so early is worth.

import type { PlaceForm, Plan, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { movesOf } from "../words/effects.ts";
import type { Weighed } from "./weigh.ts";

const dear = 8;

const paid = (plan: Plan): number => 0 - (plan.earns.coins ?? 0);

/** The markers on the turn order track once the bid has been made, and the space that the bid takes. */
function bidOf(look: Look, { effects }: Happening): { markers: (Seat | null)[]; space: number } {
  const markers = [...(look.position.turn_order ?? [])];
  const moves = movesOf(effects, "marker").filter(({ by }) => by.step === "bid");
  const spaceOf = (place: PlaceForm): number => Number(place.slice("turn-".length)) - 1;
  for (const { what, from, to } of moves) {
    if (isOnTrack(from)) markers[spaceOf(from)] = null;
    markers[spaceOf(to)] = what as Seat;
  }
  return { markers, space: spaceOf(moves.find(({ from }) => !isOnTrack(from))!.to) };
}
const isOnTrack = (place: PlaceForm): boolean => place.startsWith("turn-");

/**
 * How much more the turn itself is worth than with the best bid that costs less; 0 if that is not
 * worth the price.
 */
function worthMore(plan: Plan, beside: readonly Plan[]): number {
  const cheaper = beside.filter((other) => paid(other) < paid(plan)).sort((a, b) => b.margin - a.margin)[0];
  if (cheaper === undefined || cheaper.margin > plan.margin) return 0;
  return Math.round(plan.margin + paid(plan) - cheaper.margin - paid(cheaper));
}

/** `step`: what the bid would do; without it only what it costs can be told. */
export function bidReasons(
  look: Look,
  plan: Plan,
  seat: Seat,
  step: Happening | undefined,
  beside: readonly Plan[],
): Weighed[] {
  const coins = paid(plan);
  const reasons: Weighed[] = [];
  const more = worthMore(plan, beside);
  const { markers, space } = step ? bidOf(look, step) : { markers: [], space: 0 };
  // Nobody who has bid so far plays earlier.
  const first = step !== undefined && markers.every((marker, i) => marker === null || i <= space);
  // This turn comes just before or after another one of the seat, whatever the others still bid.
  const twice = markers[space - 1] === seat || markers[space + 1] === seat;
  if (more > 0 && first) reasons.push({ weight: more, reason: { kind: "bid-first", points: more } });
  if (twice) reasons.push({ weight: 6, reason: { kind: "bid-twice" } });
  if (coins <= 0) reasons.push({ weight: 5, reason: { kind: "bid-free" } });
  else if (coins < dear) reasons.push({ weight: 4, reason: { kind: "bid-cheap", coins } });
  else reasons.push({ weight: 3, reason: { kind: "bid-dear", coins } });
  return reasons;
}
