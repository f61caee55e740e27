// Reading effects: what an action did, as the engine tells it (docs/notation.md).

import type { CauseForm, EffectForm, MoveForm, PlaceForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Djinn, Whim } from "./things";

/** The pieces of one kind that moved, in order. */
export const movesOf = (effects: readonly EffectForm[], piece: MoveForm["effect"]): MoveForm[] =>
  effects.filter((one): one is MoveForm => one.effect === piece);

/** The first piece of this kind that moved. */
export const moveOf = (effects: readonly EffectForm[], piece: MoveForm["effect"]): MoveForm | undefined =>
  effects.find((one): one is MoveForm => one.effect === piece);

/** The names of pieces, each as often as there are pieces of it. */
export const namesIn = <Name extends string | null>(moves: readonly MoveForm[]): Name[] =>
  moves.flatMap(({ what, n }) => Array<Name>(n).fill(what as Name));

/** The seat that has what is here, whether the others see it or not. */
export function seatAt(place: PlaceForm): Seat | undefined {
  const found = /^(?:seat|unseen|fulfilled)-(\d)$/.exec(place);
  return found ? (Number(found[1]) as Seat) : undefined;
}
export const isTile = (place: PlaceForm): boolean => /^[a-g]\d$/.test(place);
export const isInRow = (place: PlaceForm): boolean => place.startsWith("row-");

/** How many pieces more the seats that `has` names hold; fewer if it is less than 0. */
export const gained = (moves: readonly MoveForm[], has: (place: PlaceForm) => boolean): number =>
  moves.reduce((all, { n, from, to }) => all + n * (Number(has(to)) - Number(has(from))), 0);

/** Fakirs paid: no other cards are laid aside but those that are sold. */
export const fakirsIn = (effects: readonly EffectForm[]): number =>
  movesOf(effects, "card").reduce((all, { n, to }) => all + (to === "discards" ? n : 0), 0);

/** Coins that a djinn pays for what happened, not for the use of its power. */
export const isEarned = ({ djinn, each }: CauseForm): boolean => djinn !== undefined && each !== undefined;

/** What the deed itself brings whoever does it, or costs if it is less than 0. */
export const coinsOf = (effects: readonly EffectForm[]): number =>
  gained(
    movesOf(effects, "coins").filter(({ by }) => by.whim === undefined && !isEarned(by)),
    (place) => place !== "bank",
  );

/** A camel or tent that is placed by the way: one that is placed by an action of its own is told by it. */
export const claimsIn = (effects: readonly EffectForm[]): MoveForm[] =>
  effects.filter(
    (one): one is MoveForm =>
      (one.effect === "camel" || one.effect === "tent") && !isTile(one.from) && one.by.step !== "control",
  );

export interface Earned {
  seat: Seat;
  djinn: Djinn;
  coins: number;
  /** For how many, and how much for each. */
  times: number;
  each: number;
}

/** What djinns brought their owners, once for each. */
export function earnedIn(effects: readonly EffectForm[]): Earned[] {
  const all: Earned[] = [];
  for (const { by, to, n: coins } of movesOf(effects, "coins")) {
    if (!isEarned(by)) continue;
    const [seat, djinn, times, each] = [seatAt(to)!, by.djinn as Djinn, by.n ?? 1, by.each!];
    const same = all.find((one) => one.seat === seat && one.djinn === djinn);
    if (same) {
      same.coins += coins;
      same.times += times;
    } else all.push({ seat, djinn, coins, times, each });
  }
  return all;
}

/** Whims that were fulfilled, with what they paid. */
export const fulfilledIn = (effects: readonly EffectForm[]): { seat: Seat; whim: Whim; coins: number }[] =>
  movesOf(effects, "coins").flatMap(({ by, to, n: coins }) =>
    by.whim === undefined ? [] : [{ seat: seatAt(to)!, whim: by.whim as Whim, coins }],
  );

/** Cards and items that were laid open. */
export const shownIn = (effects: readonly EffectForm[]): MoveForm[] =>
  effects.filter(
    (one): one is MoveForm => one.by.whim !== undefined && "from" in one && one.from.startsWith("unseen-"),
  );

export const setsEnd = (effects: readonly EffectForm[]): boolean =>
  effects.some(({ effect }) => effect === "last-round");

/** Whether anything came of it besides what was done. */
export const hasAftermath = (effects: readonly EffectForm[]): boolean =>
  claimsIn(effects).length + earnedIn(effects).length + fulfilledIn(effects).length > 0 || setsEnd(effects);
