// What the keys of the table mean. Letters of tribes are those of the language and of its keyboard, the rest
// go by where a key lies, so that they work with any keyboard.

import type { Tribe } from "../words/things.ts";
import type { Tab } from "./Tabs.svelte";

export type Command =
  | { kind: "tribe"; tribe: Tribe }
  | { kind: "press"; n: number }
  | { kind: "tab"; tab: Tab }
  | { kind: "back" | "type" | "menu" | "help" | "peek" };

export type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey">;

/** As they are shown in the list of keys. */
export const tabKeys: readonly (readonly [tab: Tab, key: string])[] = [
  ["finder", "F"],
  ["hints", "H"],
  ["scores", "S"],
  ["log", "L"],
];
export const typeKey = "T";
export const menuKey = "M";
/** Held, it shows one's own coins and cards where they are covered. */
export const peekKey = "O";

const codeOf = (letter: string): string => `Key${letter}`;

export const isPeekKey = ({ code }: Pick<Key, "code">): boolean => code === codeOf(peekKey);

/** The tribe of a letter among those that can be chosen now. */
function tribeOf(key: string, letters: Record<Tribe, string>, offered: readonly Tribe[]): Tribe | undefined {
  return offered.find((tribe) => letters[tribe].toLocaleLowerCase() === key.toLocaleLowerCase());
}

export function commandOf(
  event: Key,
  letters: Record<Tribe, string>,
  offered: readonly Tribe[],
): Command | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const tribe = tribeOf(event.key, letters, offered);
  if (tribe !== undefined) return { kind: "tribe", tribe };
  if (/^[1-9]$/.test(event.key)) return { kind: "press", n: Number(event.key) };
  if (event.key === "Escape" || event.key === "Backspace") return { kind: "back" };
  if (event.key === "?") return { kind: "help" };
  if (event.code === codeOf(typeKey)) return { kind: "type" };
  if (event.code === codeOf(menuKey)) return { kind: "menu" };
  if (isPeekKey(event)) return { kind: "peek" };
  const tab = tabKeys.find(([, letter]) => event.code === codeOf(letter))?.[0];
  return tab === undefined ? undefined : { kind: "tab", tab };
}

/** Keys that belong to a field, and not to the table. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog") !== null;
