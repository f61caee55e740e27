// Games and settings kept in the browser. Whatever cannot be read or written is as if it were not there: a
// game goes on without being kept, and says so.

import type { Party, Player } from "./party.ts";
import { wishFrom, type Wish } from "./wish.ts";

export interface KeptGame {
  id: string;
  party: Party;
  sets: string[];
  /** Milliseconds since 1970. */
  begun: number;
  played: number;
  round: number;
  over: boolean;
}

/** What is used of localStorage. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's own, or, where that may not be used, one that lasts as long as the page. */
export function browserStore(): { store: Store; lasts: boolean } {
  try {
    localStorage.setItem("naqala.try", "");
    localStorage.removeItem("naqala.try");
    return { store: localStorage, lasts: true };
  } catch {
    return { store: memoryStore(), lasts: false };
  }
}

export function memoryStore(): Store {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const most = 40;
const listKey = "naqala.games";
export const gameKey = (id: string) => `naqala.game.${id}`;

function read<T>(store: Store, key: string): T | undefined {
  try {
    const text = store.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function write(store: Store, key: string, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isPlayer = (player: unknown): boolean =>
  typeof player === "object" && player !== null && typeof (player as Player).name === "string";
const isGame = (game: unknown): game is KeptGame =>
  typeof game === "object" &&
  game !== null &&
  typeof (game as KeptGame).id === "string" &&
  Array.isArray((game as KeptGame).party) &&
  (game as KeptGame).party.every(isPlayer);

/** The games that are kept, the one played last first. */
export function keptGames(store: Store): KeptGame[] {
  const games = read<unknown>(store, listKey);
  return Array.isArray(games) ? games.filter(isGame).sort((a, b) => b.played - a.played) : [];
}

export const keptRecord = (store: Store, id: string): string | undefined => {
  const record = read<unknown>(store, gameKey(id));
  return typeof record === "string" ? record : undefined;
};

/** Keeps a game; the oldest ones make room. False if the browser would not. */
export function keepGame(store: Store, game: KeptGame, record: string): boolean {
  const others = keptGames(store).filter(({ id }) => id !== game.id);
  for (const old of others.splice(most - 1)) store.removeItem(gameKey(old.id));
  return write(store, gameKey(game.id), record) && write(store, listKey, [game, ...others]);
}

export function forgetGame(store: Store, id: string): void {
  store.removeItem(gameKey(id));
  write(
    store,
    listKey,
    keptGames(store).filter((game) => game.id !== id),
  );
}

/** Also where randomUUID is not: pages that come over http from another machine. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// ---- What a new game was like last time

const wishKey = (people: boolean) => (people ? "naqala.wish.people" : "naqala.wish");

export const keptWish = (store: Store, people: boolean): Wish =>
  wishFrom(read<unknown>(store, wishKey(people)), people);
export const keepWish = (store: Store, people: boolean, wish: Wish): boolean =>
  write(store, wishKey(people), wish);

// ---- What is printed in somebody's box

const numbersKey = "naqala.numbers";

/** What was noted, by the keys of the numbers. */
export function keptNotes(store: Store): Record<string, string> {
  const kept = read<Record<string, unknown>>(store, numbersKey);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
export const keepNotes = (store: Store, notes: Readonly<Record<string, string>>): boolean =>
  write(store, numbersKey, notes);

// ---- Settings

export interface Settings {
  language: string | null;
  theme: "auto" | "light" | "dark";
  pace: "slow" | "normal" | "instant";
  motion: boolean;
  sound: boolean;
  askEachStep: boolean;
  /** Letters on meeples, names of tiles along the board. */
  letters: boolean;
  coordinates: boolean;
}

export const usualSettings: Settings = {
  language: null,
  theme: "auto",
  pace: "normal",
  motion: true,
  sound: false,
  askEachStep: false,
  letters: false,
  coordinates: true,
};

const settingsKey = "naqala.settings";

/** What was set, as far as it makes sense; the rest as usual. */
export function keptSettings(store: Store): Settings {
  const kept = read<Partial<Settings>>(store, settingsKey) ?? {};
  const settings: Settings = { ...usualSettings };
  if (typeof kept.language === "string") settings.language = kept.language;
  if (kept.theme === "light" || kept.theme === "dark") settings.theme = kept.theme;
  if (kept.pace === "slow" || kept.pace === "instant") settings.pace = kept.pace;
  for (const flag of ["motion", "sound", "askEachStep", "letters", "coordinates"] as const)
    if (typeof kept[flag] === "boolean") settings[flag] = kept[flag];
  return settings;
}

export const keepSettings = (store: Store, settings: Settings): boolean =>
  write(store, settingsKey, settings);
