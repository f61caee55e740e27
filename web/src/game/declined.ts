// Powers that were offered this turn and not used are not asked for again at each of its steps.

const powerOf = (action: string): string | undefined => (action.startsWith("use ") ? action.split(" ")[1] : undefined);

/** The powers among these actions. */
export const powersIn = (actions: readonly string[]): Set<string> =>
  new Set(actions.map(powerOf).filter((power) => power !== undefined));

/** The one plain action of a step, if all else that it offers has been declined before. The end of a turn is always asked for. */
export function plainAction(actions: readonly string[], declined: ReadonlySet<string>): string | undefined {
  const plain = actions.filter((action) => powerOf(action) === undefined);
  const powers = powersIn(actions);
  if (plain.length !== 1 || powers.size === 0 || plain[0] === "end") return undefined;
  return [...powers].every((power) => declined.has(power)) ? plain[0] : undefined;
}
