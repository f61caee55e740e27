import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { sum } from "../view/read.ts";
import { Engine, type Position, type Seat } from "../../../bindings/wasm/naqala.ts";
import { finishTurn, replyTo, sowingsOf } from "./finder.ts";
import { Table } from "./table.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(
    readFileSync(new URL("../../../build/wasm/naqala/naqala.wasm", import.meta.url)),
  );
});

/** The same numbers in each run. */
function numbers(seed: bigint): () => bigint {
  let state = seed;
  return () => (state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)) >> 3n;
}

/** Plays with the first bot until `until` holds or the game is over. */
function playOn(table: Table, until: (table: Table) => boolean = () => false): void {
  for (let n = 1n; table.position().actor() !== "nobody" && !until(table); ++n)
    table.act(table.position().choose("greedy", n), undefined);
}

/** How many meeples are left on the board when a turn that begins so is over. */
function meeplesAfter(seen: Position, path: readonly string[]): number {
  const after = seen.copy();
  for (const action of path) after.apply(action);
  finishTurn(after);
  const left = Object.values(after.position().tiles).reduce((all, { meeples }) => all + sum(meeples), 0);
  after.free();
  return left;
}

const bothOptions = { players: 3, sets: ["base", "artisans", "whims"] } as const;

describe("a table", () => {
  test("tells every action once, with how it looks afterwards", () => {
    const table = Table.deal(engine, { players: 2 }, numbers(1n));
    let moment = table.look(1).moment;
    for (let n = 1n; n < 60n; ++n) {
      const happenings = table.act(table.position().choose("greedy", n), 1);
      expect(happenings[0]!.decided).toBe(true);
      for (const happening of happenings) expect(happening.look.moment).toBe(++moment);
    }
    expect(table.actions().length).toBe(moment);
    table.free();
  });

  test("stops where somebody decides, and shows the choice to nobody else", () => {
    const table = Table.deal(engine, { ...bothOptions, sets: [...bothOptions.sets] }, numbers(2n));
    playOn(table, (t) => t.look(undefined).moment > 150);
    const actor = table.look(undefined).actor as Seat;
    const other = ((actor % 3) + 1) as Seat;
    expect(table.look(actor).actions.length).toBeGreaterThan(0);
    expect(table.look(other).actions).toEqual([]);
    expect(table.look("spectator").actions).toEqual([]);
    table.free();
  });

  test("tells whoever decides what the action will do", () => {
    const table = Table.deal(engine, { ...bothOptions, sets: [...bothOptions.sets] }, numbers(8n));
    let told = 0;
    for (let n = 1n; table.position().actor() !== "nobody"; ++n) {
      const actor = table.position().actor() as Seat;
      const before = table.look(actor);
      expect(table.look(((actor % 3) + 1) as Seat).previews).toEqual({});
      const [done] = table.act(table.position().choose("greedy", n), actor);
      const preview = before.previews[done!.action];
      if (preview === undefined) continue;
      expect(done!.effects, done!.action).toEqual(preview);
      ++told;
    }
    expect(told).toBeGreaterThan(100);
    table.free();
  });

  test("goes on from its record and from its set-up", () => {
    const table = Table.deal(engine, { players: 2 }, numbers(3n));
    playOn(table, (t) => t.look(undefined).moment > 40);
    const again = Table.read(engine, table.record(), numbers(3n));
    expect(again.look(undefined)).toEqual(table.look(undefined));
    const anew = Table.read(engine, table.setup(), numbers(3n));
    for (const action of table.actions()) anew.position().apply(action);
    expect(anew.position().hash()).toBe(table.position().hash());
    for (const one of [table, again, anew]) one.free();
  });

  test("takes back a decision of the turn", () => {
    const table = Table.deal(engine, { players: 2 }, numbers(4n));
    playOn(table, (t) => t.look(undefined).position.step === "take");
    const before = table.look(undefined);
    table.act(before.actions[0]!, undefined);
    expect(table.undo(before.actor as Seat, undefined)).toEqual(before);
    table.free();
  });
});

describe("the finder", () => {
  test("sorts by what a sowing brings", () => {
    const table = Table.deal(engine, { players: 2 }, numbers(5n));
    expect(sowingsOf(table.position())).toEqual([]);
    playOn(table, (t) => t.look(undefined).position.step === "take");
    const totals = sowingsOf(table.position()).map((choice) => choice.yield.total);
    expect(totals.length).toBeGreaterThan(100);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    table.free();
  });

  test("says what the next seat could do, from the view of the one that plays", () => {
    const table = Table.deal(engine, { ...bothOptions, sets: [...bothOptions.sets] }, numbers(6n));
    let replies = 0;
    playOn(table, (t) => {
      const look = t.look(undefined);
      if (look.position.step !== "take" || look.actions.length < 2) return false;
      const seen = engine.readPosition(t.position().observation(look.actor as Seat));
      for (const choice of sowingsOf(seen).slice(0, 2)) {
        const reply = replyTo(seen, choice.path);
        if (reply.seat !== null) ++replies;
        // Whoever comes next may be unable to move.
        if (reply.best.length === 0 && reply.seat !== null)
          expect(meeplesAfter(seen, choice.path)).toBeLessThan(20);
        else expect(reply.best.length > 0).toBe(reply.seat !== null);
      }
      seen.free();
      return false;
    });
    expect(replies).toBeGreaterThan(10);
    table.free();
  });

  test("ends a turn of assassins as somebody would who counts", () => {
    const table = Table.deal(engine, { players: 4 }, numbers(7n));
    let [better, worse] = [0, 0];
    playOn(table, (t) => {
      const look = t.look(undefined);
      if (look.position.step !== "take") return false;
      const seat = look.actor as Seat;
      const seen = engine.readPosition(t.position().observation(seat));
      for (const { path } of sowingsOf(seen)
        .filter(({ tribe }) => tribe === "assassin")
        .slice(0, 5)) {
        const [sensible, first] = [seen.copy(), seen.copy()];
        for (const action of path) for (const one of [sensible, first]) one.apply(action);
        finishTurn(sensible);
        for (let done = ""; done !== "end"; first.apply(done)) done = first.legal()[0]!;
        const total = (one: typeof seen): number => one.score().seats[seat - 1]!.total;
        if (total(sensible) > total(first)) ++better;
        if (total(sensible) < total(first)) ++worse;
        for (const one of [sensible, first]) one.free();
      }
      seen.free();
      return false;
    });
    expect(better).toBeGreaterThan(5 * worse + 5);
    table.free();
  });
});
