import { expect, test } from "vitest";
import type { RecordForm } from "../../../bindings/wasm/naqala.ts";
import type { RemoteDesk } from "../engine/index.ts";
import { words } from "../words/en/index.ts";
import type { Party } from "./party.ts";
import { keepNew, optionsOf, startGame, type GameOptions } from "./start.ts";
import { keptGames, keptRecord } from "./storage.ts";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test("another game of the same kind has the same sets and house rules", () => {
  const setup = {
    format: "naqala-record 1",
    tables: "",
    players: 3,
    tiles: {},
    card_row: [],
    djinn_row: [],
    bid_order: [],
    names: ["A", "B", "C"],
    sets: ["base", "whims"],
    nekir: "per-meeple",
    totals: "hidden",
  } as RecordForm;
  expect(optionsOf(setup)).toEqual({ sets: ["base", "whims"], nekir: "per-meeple", totals: "hidden" });
  const { sets: _, nekir: __, totals: ___, ...plain } = setup;
  expect(optionsOf(plain), "a choice of open counting holds").toEqual({ sets: ["base"], totals: "shown" });
});

test("R82: totals that nobody chose go by who plays", async () => {
  const dealt: unknown[] = [];
  const desk = { deal: async (options: object) => dealt.push(options), record: async () => "" };
  const ada = { name: "Ada" };
  const begin = (party: Party, options: GameOptions = {}) =>
    startGame(desk as unknown as RemoteDesk, memory(), party, options, words.ui);
  await begin([ada, { name: "Tarek", bot: "level-1" }]);
  await begin([ada, { name: "Tarek", bot: "level-1" }, { name: "Bo" }]);
  await begin([ada, { name: "Bo" }], { totals: "shown" });
  await begin([ada, { name: "Tarek", bot: "level-1" }], { totals: "hidden" });
  expect(dealt.map((options) => (options as GameOptions).totals)).toEqual([
    "shown",
    "hidden",
    "shown",
    "hidden",
  ]);
});

test("a record is kept with how far it is", () => {
  const store = memory();
  const party = [{ name: "A" }, { name: "B", bot: "level-1" }];
  const running = keepNew(store, party, ["base"], "first");
  const over = keepNew(store, party, ["base"], "second", { round: 7, over: true });
  expect(keptRecord(store, running)).toBe("first");
  const games = keptGames(store);
  expect(games.map(({ id, round, over: ended }) => [id, round, ended]).sort()).toEqual(
    [
      [running, 1, false],
      [over, 7, true],
    ].sort(),
  );
});
