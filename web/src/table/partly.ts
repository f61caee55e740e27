// Much that changes at once is drawn over several pictures, so that none of them is late.

type Parts<T> = Readonly<Record<string, T>>;

/**
 * What is drawn, with at most so many parts of what is wanted put in; what is wanted itself when that is all.
 */
export function partly<T>(drawn: Parts<T>, wanted: Parts<T>, most: number): Parts<T> {
  const changed = Object.keys(wanted).filter((key) => drawn[key] !== wanted[key]);
  // Another board altogether is not mixed with this one.
  const other = Object.keys(drawn).some((key) => !(key in wanted));
  if (other || changed.length <= most) return wanted;
  const now = new Set(changed.slice(0, most));
  const parts = Object.entries(wanted).map(([key, part]) => [key, now.has(key) ? part : drawn[key]] as const);
  return Object.fromEntries(parts.filter((entry): entry is [string, T] => entry[1] !== undefined));
}
