import { expect, test } from "vitest";
import { memoryStore } from "../game/storage.ts";
import { Refusal } from "./api.ts";
import type { Phase, TableForm } from "./forms.ts";
import { Lister } from "./listing.ts";
import { keepSeat, ownSeats } from "./seats.ts";

/** A server with these tables, of which some are listed; notes what it was asked for. */
function serverWith(phases: Record<string, Phase>, listed: readonly string[] = []) {
  const asked: string[] = [];
  const formOf = (id: string) => ({ id, phase: phases[id] }) as TableForm;
  const ask = {
    tableAt: async (id: string) => {
      asked.push(id);
      if (phases[id] === undefined) throw new Refusal("there is no such table", 404);
      return formOf(id);
    },
    listTables: async (phase: Phase) => listed.filter((id) => phases[id] === phase).map(formOf),
  };
  return { ask, asked };
}
function storeWith(...tables: string[]) {
  const store = memoryStore();
  for (const table of tables.toReversed()) keepSeat(store, { table, token: "x" });
  return store;
}
const ids = (tables: readonly TableForm[]) => tables.map(({ id }) => id);

test("one's own tables are on top, and each table is there once", async () => {
  const phases: Record<string, Phase> = {
    a: "running",
    b: "over",
    c: "open",
    d: "open",
    e: "running",
    f: "over",
  };
  const { ask } = serverWith(phases, ["a", "b", "c", "d", "e", "f"]);
  const { own, open, running, over } = await new Lister(storeWith("a", "b", "c"), ask).look();
  expect([own, open, running, over].map(ids)).toEqual([["a", "c"], ["d"], ["e"], ["b", "f"]]);
});

test("games that are over leave room for those that are not", async () => {
  const tables = Array.from({ length: 40 }, (_, n) => `t${n}`);
  const { ask } = serverWith(Object.fromEntries(tables.map((id, n) => [id, n < 20 ? "over" : "running"])));
  const store = storeWith(...tables);
  expect(ids((await new Lister(store, ask).look()).own)).toEqual(["t20", "t21", "t22", "t23"]);
  // The next time they are known, and not asked for all over again.
  expect(ids((await new Lister(store, ask).look()).own)).toEqual(tables.slice(20));
  expect(ownSeats(store)).toHaveLength(40);
});

test("what is over or gone is asked for once, what goes on each time", async () => {
  const { ask, asked } = serverWith({ a: "running", b: "over" });
  const lister = new Lister(storeWith("a", "b", "gone"), ask);
  for (let n = 0; n < 3; ++n) expect(ids((await lister.look()).own)).toEqual(["a"]);
  expect(asked.toSorted()).toEqual(["a", "a", "a", "b", "gone"]);
});

test("without an answer there is no list", async () => {
  const { ask } = serverWith({});
  const silent = { ...ask, listTables: () => Promise.reject(new Refusal("the store does not answer", 503)) };
  await expect(new Lister(memoryStore(), silent).look()).rejects.toThrow("the store");
});
