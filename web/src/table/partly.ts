// Much that changes at once is drawn over several pictures, so that none of them is late.

type Parts<T> = Readonly<Record<string, T>>;

/** What is drawn, with at most so many parts of what is wanted put in; what is wanted itself when that is all. */
export function partly<T>(drawn: Parts<T>, wanted: Parts<T>, most: number): Parts<T> {
  const changed = Object.keys(wanted).filter((key) => drawn[key] !== wanted[key]);
  // Another board altogether is not mixed with this one.
  const other = Object.keys(drawn).some((key) => !(key in wanted)) || changed.some((key) => !(key in drawn));
  if (other || changed.length <= most) return wanted;
  return { ...drawn, ...Object.fromEntries(changed.slice(0, most).map((key) => [key, wanted[key]!])) };
}
