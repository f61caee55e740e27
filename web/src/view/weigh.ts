// What speaks for a single action of a plan.

import type { EffectForm, MoveForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { coinsOf, fulfilledIn, gained, isTile, moveOf, movesOf, seatAt } from "../words/effects.ts";
import { djinnRows, tileRows } from "../words/things.ts";
import type { Djinn, Item, Tribe, Whim } from "../words/things.ts";
import type { Reason } from "../words/types.ts";
import { kindAt, whoOf, type Names } from "./read.ts";
import { gainsBetween } from "./told.ts";

/** A reason with how much it counts, about in points. */
export interface Weighed {
  weight: number;
  reason: Reason;
}

/** A step of a plan, with the look before it and the seat whose plan it is. */
export interface PlanStep {
  before: Look;
  step: Happening;
  seat: Seat;
  names: Names;
}

function killed({ step, names }: PlanStep): Weighed[] {
  return movesOf(step.effects, "meeple").flatMap(({ what, from, to, by }): Weighed[] => {
    if (by.tribe !== "assassin" || to !== "bag" || from === "hand") return [];
    const rival = seatAt(from);
    const tribe = what as Tribe;
    return rival === undefined
      ? [{ weight: 2, reason: { kind: "kill", tribe, at: from } }]
      : [{ weight: 4, reason: { kind: "kill", tribe, from: whoOf(rival, names, undefined).name } }];
  });
}

/** Tiles that get a camel or the tent. The talisman takes as many as it gives up. */
function claimed({ before, step, seat }: PlanStep): Weighed[] {
  const pieces = [...movesOf(step.effects, "camel"), ...movesOf(step.effects, "tent")];
  return pieces.flatMap(({ effect, from, to }): Weighed[] => {
    if (isTile(from)) return [];
    const tile = kindAt(before.position, to);
    const { value } = tileRows[tile];
    const taken: Weighed[] =
      value > 0 ? [{ weight: value, reason: { kind: "tile", tile, at: to, value } }] : [];
    const points = gainsBetween(before, step.look, seat).tents ?? 0;
    const tent = effect === "tent" && points > 0;
    return tent ? [...taken, { weight: points, reason: { kind: "tent", points } }] : taken;
  });
}

function djinns({ step, seat }: PlanStep): Weighed[] {
  return movesOf(step.effects, "djinn").flatMap(({ what, to }) => {
    if (seatAt(to) !== seat) return [];
    const djinn = what as Djinn;
    const points = djinnRows[djinn].value;
    return [{ weight: points + 2, reason: { kind: "djinn", djinn, points } }];
  });
}

function powers({ step: { effects } }: PlanStep): Weighed[] {
  return effects.flatMap((one): Weighed[] => {
    if (one.effect === "djinn-used")
      return [{ weight: 2.5, reason: { kind: "power", djinn: one.what as Djinn } }];
    const magic = one.effect === "item" && one.to === "in-use";
    return magic ? [{ weight: 3, reason: { kind: "magic", item: one.what as Item } }] : [];
  });
}

/** Items are drawn by chance, which a plan leaves open: how many, says what is asked for next. */
function items({ step: { look } }: PlanStep): Weighed[] {
  const { step, left: n = 0 } = look.position;
  if (step === "draw-items") return [{ weight: 3 + n, reason: { kind: "item", n } }];
  return step === "draw-item" ? [{ weight: 4, reason: { kind: "item", n: 1 } }] : [];
}

function built({ step: { effects } }: PlanStep): Weighed[] {
  const { n: coins, by } = moveOf(effects, "coins") ?? { n: 0, by: {} };
  const { n = 0, fakirs = 0, each: blue = 0 } = by;
  if (by.tribe !== "builder") return [];
  return [{ weight: coins, reason: { kind: "builders", coins, n: n + fakirs, blue } }];
}

function whims({ step: { effects }, seat }: PlanStep): Weighed[] {
  const fulfilled = fulfilledIn(effects).filter((one) => one.seat === seat);
  const whim = moveOf(effects, "whim");
  const taken = whim && isTile(whim.from) && !fulfilled.some((one) => one.whim === whim.what);
  return [
    ...fulfilled.map(({ whim, coins }): Weighed => ({
      weight: coins,
      reason: { kind: "whim", whim, coins },
    })),
    ...(taken ? [{ weight: 4, reason: { kind: "takes-whim", whim: whim.what as Whim } as const }] : []),
  ];
}

/** What one action has for it. */
export const reasonsOfAction = (step: PlanStep): Weighed[] =>
  [claimed, powers, djinns, items, built, killed, whims].flatMap((reasons) => reasons(step));

/** Goods that are sold, in all of the plan. */
export function sales(effects: readonly EffectForm[]): Weighed[] {
  const sold = effects.filter(({ effect, by }) => effect === "coins" && by.step === "end");
  if (sold.length === 0) return [];
  const goods = sold.reduce((all, { by }) => all + (by.n ?? 0), 0);
  return [{ weight: 1, reason: { kind: "sells", coins: coinsOf(sold), goods } }];
}

/** How many pieces more, of this kind and name, the seat has in the end. */
export const gainedBy = (
  effects: readonly EffectForm[],
  seat: Seat,
  piece: MoveForm["effect"],
  what?: string,
): number =>
  gained(
    movesOf(effects, piece).filter((move) => what === undefined || move.what === what),
    (place) => seatAt(place) === seat,
  );
