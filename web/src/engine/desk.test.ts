import { beforeAll, describe, expect, test } from "vitest";
import { engineOfTests, numbers } from "../view/playing.ts";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import { Desk } from "./desk.ts";
import { Table } from "./table.ts";

let engine: Engine;
let desk: Desk;
let record: string;
beforeAll(async () => {
  engine = await engineOfTests();
  desk = new Desk(Promise.resolve(engine));
  const options = { players: 3 as const, sets: ["base" as const, "artisans" as const, "whims" as const] };
  const table = Table.deal(engine, { ...options, names: ["Ada", "Bo", "Cem"] }, numbers(9));
  const random = numbers(10);
  for (let n = 0; n < 90; ++n) table.act(table.position().choose("greedy", random()), undefined);
  record = table.record();
  table.free();
});

describe("a record that is told", () => {
  test("is seen at each moment as it was seen then", async () => {
    for (const eyes of [undefined, "spectator", 2] as const) {
      const { beginning, happenings, setup } = await desk.tale(record, eyes);
      const table = Table.read(engine, setup, numbers(1));
      expect(beginning).toEqual(table.look(eyes));
      const done = (await desk.tale(record, undefined)).happenings.map(({ action }) => action);
      const looks = done.map((action) => {
        table.position().apply(action);
        const { position, scores } = table.look(eyes);
        return { position, scores };
      });
      expect(happenings.map(({ look: { position, scores } }) => ({ position, scores }))).toEqual(looks);
      expect(happenings.map(({ seat, action, effects }) => ({ seat, action, effects }))).toEqual(
        table.position().history(eyes),
      );
      expect(happenings.map(({ look }) => look.moment)).toEqual(done.map((_, i) => i + 1));
      table.free();
    }
  });

  test("leaves the game on the desk and no memory behind", async () => {
    await desk.deal({ players: 2 });
    const before = desk.record();
    const held = engine.held();
    await desk.tale(record, 1);
    await desk.branch(record, 20, ["A", "B", "C"]);
    await expect(desk.tale(record.replace("collect", "palm"), 1)).rejects.toThrow("not legal");
    expect(desk.record()).toBe(before);
    expect(engine.held()).toBe(held);
  });
});

describe("a branch of a record", () => {
  test("has the same beginning, other names and nothing of what came later", async () => {
    const { happenings } = await desk.tale(record, undefined);
    const branch = await desk.branch(record, 41, ["You", "Idris", "Idris 2"]);
    const told = await desk.tale(branch, undefined);
    expect(told.setup.names).toEqual(["You", "Idris", "Idris 2"]);
    expect(told.happenings).toEqual(happenings.slice(0, 41));
    expect((await desk.tale(await desk.branch(record, 0, ["A", "B", "C"]), undefined)).happenings).toEqual(
      [],
    );
  });

  test("goes on with fresh chance", async () => {
    const deals = new Set<string>();
    const start = await beforeChance();
    for (let n = 0; n < 12; ++n) {
      const anew = Table.read(engine, start, numbers(100 + n));
      deals.add(
        anew
          .settle(undefined)
          .map(({ action }) => action)
          .join("; "),
      );
      anew.free();
    }
    expect(deals.size).toBeGreaterThan(6);
  });

  async function beforeChance(): Promise<string> {
    const { happenings } = await desk.tale(record, undefined);
    return desk.branch(
      record,
      happenings.findIndex(({ seat }) => seat === "chance"),
      ["A", "B", "C"],
    );
  }
});
