// Powers that were offered this turn and not used are not asked for again at each of its steps.

import { isOne, items } from "../words/things.ts";

const powerOf = (action: string): string | undefined =>
  action.startsWith("use ") ? action.split(" ")[1] : undefined;

/** The powers among these actions. */
export const powersIn = (actions: readonly string[]): Set<string> =>
  new Set(actions.map(powerOf).filter((power) => power !== undefined));

/**
 * The one plain action of a step, if all else that it offers has been declined before. The end of a
 * turn is always asked for.
 */
export function plainAction(actions: readonly string[], declined: ReadonlySet<string>): string | undefined {
  const plain = actions.filter((action) => powerOf(action) === undefined);
  const powers = powersIn(actions);
  if (plain.length !== 1 || powers.size === 0 || plain[0] === "end") return undefined;
  return [...powers].every((power) => declined.has(power)) ? plain[0] : undefined;
}

/** Whoever sows on does not decline magic items: before the meeples are collected they do something else. */
const isSowing = (action: string): boolean => /^(take|drop) /.test(action);

/** What was declined in the turn under way. */
export class Declined {
  private readonly powers = new Set<string>();

  /** Of what was offered, this was chosen. */
  choose(action: string, offered: readonly string[]): void {
    for (const power of powersIn(offered))
      if (!isSowing(action) || !isOne(items, power)) this.powers.add(power);
    const used = powerOf(action);
    if (used !== undefined) this.powers.delete(used);
  }

  forget(): void {
    this.powers.clear();
  }

  /** What is done without asking. */
  plain(actions: readonly string[]): string | undefined {
    return plainAction(actions, this.powers);
  }
}
