/**
 * What comes after, with every part that says the same as before taken from before. A game is then not the
 * sum of all its pictures, and whoever shows one after the other sees at once what has stayed.
 */
export function shared<T>(before: T, after: T): T {
  if (
    before === after ||
    typeof before !== "object" ||
    typeof after !== "object" ||
    before === null ||
    after === null
  )
    return after;
  const [then, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(then).length && Array.isArray(then) === Array.isArray(now);
  for (const key of keys) {
    now[key] = shared(then[key], now[key]);
    same &&= key in then && now[key] === then[key];
  }
  return same ? before : after;
}
