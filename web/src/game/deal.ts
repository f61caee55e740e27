// Deals with a number: the same number deals the same tiles and cards, and seats the same party
// in the same order.

/** Digits only, as somebody types them. */
export const numberFrom = (text: string): string => text.replace(/\D/g, "").slice(0, 12);

/** A number that is easily told to others. */
export const newNumber = (random: () => number = Math.random): string =>
  String(100_000 + Math.floor(random() * 900_000));

/** Numbers from 0 to 1 that follow from the seed alone (a small known generator, mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = (seed ^ (seed / 2 ** 32)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
