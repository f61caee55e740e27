import { capital } from "./plural";
import type { Reason } from "./types";

/** What speaks against a turn; its words begin with "but" and come last. */
const isAgainst = (reason: Reason): boolean => reason.kind === "leaves-much" || reason.kind === "bid-dear";

/** Several reasons as one sentence. */
export function sentenceOf(
  reasons: readonly Reason[],
  word: (reason: Reason) => string,
  list: (parts: string[]) => string,
): string {
  const pro = list(reasons.filter((reason) => !isAgainst(reason)).map(word));
  const parts = [...(pro ? [pro] : []), ...reasons.filter(isAgainst).map(word)];
  return `${capital(parts.join(", "))}.`;
}
