// Waiting until what moves has come to rest, so that the next thing does not begin too soon.

let left: () => number = () => 0;

/** Whoever moves things says how long it still takes, in ms. */
export function watchRest(ask: () => number): () => void {
  left = ask;
  return () => {
    if (left === ask) left = () => 0;
  };
}

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** At least so long, and until nothing moves; `skipped` ends it early. */
export async function waitForRest(ms: number, skipped: Promise<void>): Promise<void> {
  await Promise.race([after(ms), skipped]);
  const more = left();
  if (more > 0) await Promise.race([after(more), skipped]);
}
