// Which of the bot's plans are shown as hints.

import type { Plan } from "../../../bindings/wasm/naqala.ts";

/** Where a turn ends and with whom, or, if nothing is sown, all of it. */
export function aimOf({ actions }: Pick<Plan, "actions">): string {
  const last = actions.filter((action) => action.startsWith("drop ")).at(-1);
  return actions[0]?.startsWith("take ") && last !== undefined ? last : actions.join("; ");
}

/**
 * The best plans that are about different things, those with the largest margin first; other ways to the same
 * end only if there is nothing else.
 */
export function hintsFrom<P extends Pick<Plan, "actions" | "margin">>(
  plans: readonly P[],
  most: number,
): P[] {
  const first = plans.filter((plan, i) => plans.findIndex((other) => aimOf(other) === aimOf(plan)) === i);
  const others = plans.filter((plan) => !first.includes(plan));
  return [...first, ...others].slice(0, most).sort((a, b) => b.margin - a.margin);
}
