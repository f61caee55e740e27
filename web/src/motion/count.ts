/** A whole number on the way from one to another; `part` is how much of the time has passed. */
export function counted(from: number, to: number, part: number): number {
  if (part >= 1) return to;
  const eased = 1 - (1 - Math.max(0, part)) ** 2;
  return Math.round(from + (to - from) * eased);
}
