import { beforeEach, expect, test } from "vitest";
import {
  forgetGame,
  keepGame,
  keepNotes,
  keepSettings,
  keptGames,
  keptNotes,
  keptRecord,
  keptSettings,
  usualSettings,
  type KeptGame,
} from "./storage.ts";

class Memory {
  items = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error("quota");
    this.items.set(key, value);
  };
  removeItem = (key: string) => void this.items.delete(key);
}

let store: Memory;
beforeEach(() => void (store = new Memory()));

const game = (id: string, played: number): KeptGame => ({
  id,
  party: [{ name: "Ada" }],
  sets: ["base"],
  begun: 1,
  played,
  round: 1,
  over: false,
});

test("games come back, the one played last first", () => {
  keepGame(store, game("a", 5), "record a");
  keepGame(store, game("b", 9), "record b");
  keepGame(store, game("a", 10), "record a further");
  expect(keptGames(store).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(keptRecord(store, "a")).toBe("record a further");
  forgetGame(store, "a");
  expect(keptGames(store).map(({ id }) => id)).toEqual(["b"]);
  expect(keptRecord(store, "a")).toBeUndefined();
});

test("only so many are kept, and nothing is left of the others", () => {
  for (let i = 0; i < 50; ++i) keepGame(store, game(`g${i}`, i), "x");
  expect(keptGames(store).length).toBe(40);
  expect(keptGames(store)[0]!.id).toBe("g49");
  expect(store.items.size).toBe(41);
});

test("a browser that keeps nothing says so, damaged content is as if it were not there", () => {
  store.full = true;
  expect(keepGame(store, game("a", 1), "x")).toBe(false);
  store.full = false;
  store.setItem("naqala.games", "{broken");
  store.setItem("naqala.settings", '{"theme":"pink","sound":true,"pace":7}');
  expect(keptGames(store)).toEqual([]);
  store.setItem("naqala.games", JSON.stringify([null, {}, { id: "a", party: [null] }, game("b", 2)]));
  expect(keptGames(store).map(({ id }) => id)).toEqual(["b"]);
  expect(keptSettings(store)).toEqual({ ...usualSettings, sound: true });
});

test("settings come back", () => {
  const settings = { ...usualSettings, language: "pl", theme: "dark" as const, motion: false };
  keepSettings(store, settings);
  expect(keptSettings(store)).toEqual(settings);
});

test("notes about a box come back, and nothing else does", () => {
  expect(keptNotes(store)).toEqual({});
  expect(keepNotes(store, { "djinn geb": "8" })).toBe(true);
  expect(keptNotes(store)).toEqual({ "djinn geb": "8" });
  for (const kept of ["null", "3", "{", '{"djinn geb": 8}']) {
    store.setItem("naqala.numbers", kept);
    expect(keptNotes(store), kept).toEqual({});
  }
});
