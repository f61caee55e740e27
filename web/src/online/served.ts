// Whether the page comes from a server at which people can play with each other.

import type { Store } from "../game/storage.ts";

/** Asked once, and quietly: plain files can come from anywhere, and what is missing there would be
 *  complained about in the console. Our server sends a policy with each file, so only a server that does
 *  that is asked for tables. */
async function ask(): Promise<boolean> {
  try {
    if (!import.meta.env.DEV) {
      const page = await fetch("./index.html");
      if (!page.headers.has("Content-Security-Policy")) return false;
    }
    const answer = await fetch("./api/tables");
    return answer.ok && (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
  } catch {
    return false;
  }
}

const key = "naqala.served";
/** What was found out last time. */
export const wasServed = (store: Store): boolean => store.getItem(key) === "yes";

function remember(store: Store, yes: boolean): boolean {
  try {
    if (yes) store.setItem(key, "yes");
    else store.removeItem(key);
  } catch {
    // Then it is found out again.
  }
  return yes;
}

let answered: Promise<boolean> | undefined;
/** Without a network it is as it was. */
export const isServed = (store: Store): Promise<boolean> =>
  navigator.onLine
    ? (answered ??= ask().then((yes) => remember(store, yes)))
    : Promise.resolve(wasServed(store));
