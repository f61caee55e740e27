// What somebody has typed: an action that can be done, one that cannot, or none at all.

import { parseAction } from "../words/action.ts";

export type Typed =
  { kind: "action"; action: string } | { kind: "illegal" | "unreadable"; text: string } | { kind: "empty" };

const inOrder = (action: string): string => action.split(" ").sort().join(" ");

/** Small and capital letters and spaces do not matter, nor the order of the goods of a sale. What has only
 *  one way to go on may be left unfinished. */
export function readTyped(typed: string, actions: readonly string[]): Typed {
  const text = typed.trim().toLowerCase().replace(/\s+/g, " ");
  if (text === "") return { kind: "empty" };
  const same =
    actions.find((action) => action === text) ??
    actions.find((action) => action.startsWith("sell ") && inOrder(action) === inOrder(text));
  if (same !== undefined) return { kind: "action", action: same };
  const begun = actions.filter((action) => action.startsWith(text));
  if (begun.length === 1) return { kind: "action", action: begun[0]! };
  try {
    parseAction(text);
    return { kind: "illegal", text };
  } catch {
    return { kind: "unreadable", text };
  }
}
