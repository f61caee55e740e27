import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Eyes, Tale } from "../engine/index.ts";
import { engineOfTests, numbers } from "../view/playing.ts";
import { Desk } from "../engine/desk.ts";
import { Table } from "../engine/table.ts";
import { Player } from "./player.svelte.ts";

let desk: Desk;
let record: string;
let tale: Tale;
beforeAll(async () => {
  const engine = await engineOfTests();
  desk = new Desk(Promise.resolve(engine));
  const table = Table.deal(engine, { players: 2 }, numbers(3));
  const random = numbers(8);
  for (let n = 0; n < 60; ++n) table.act(table.position().choose("greedy", random()), undefined);
  record = table.record();
  table.free();
  tale = await desk.tale(record, undefined);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asked: Eyes[] = [];
const player = (pace = { bot: 500, forced: 200 }): Player =>
  new Player(tale, undefined, {
    tell: (eyes) => {
      asked.push(eyes);
      return desk.tale(record, eyes);
    },
    pace: () => pace,
  });

describe("a replay", () => {
  test("goes to a moment and stays inside the game", () => {
    const one = player();
    expect(one.look).toBe(tale.beginning);
    one.go(7);
    expect(one.look).toBe(tale.happenings[6]!.look);
    expect(one.past).toEqual(tale.happenings.slice(0, 7));
    one.go(-4);
    expect(one.moment).toBe(0);
    one.go(1e6);
    expect(one.moment).toBe(tale.happenings.length);
    expect(one.finished).toBe(false);
  });

  test("steps by actions, turns and rounds", () => {
    const one = player();
    for (const unit of ["action", "turn", "round"] as const) {
      one.go(0);
      one.unit = unit;
      one.step(true);
      expect(one.moment).toBe(one.stops[unit][1]);
      one.step(true);
      one.step(false);
      expect(one.moment).toBe(one.stops[unit][1]);
    }
    expect(one.stops.turn[1]!).toBeGreaterThan(1);
    expect(one.stops.round[1]!).toBeGreaterThan(one.stops.turn[1]!);
  });

  test("plays at the pace of the settings, and stops at the end", () => {
    const one = player();
    one.toggle();
    vi.advanceTimersByTime(499);
    expect(one.moment).toBe(0);
    vi.advanceTimersByTime(1);
    expect(one.moment).toBe(1);
    one.toggle();
    vi.advanceTimersByTime(60_000);
    expect([one.moment, one.playing]).toEqual([1, false]);
    one.go(one.last - 2);
    one.toggle();
    vi.advanceTimersByTime(2000);
    expect([one.moment, one.playing]).toEqual([one.last, false]);
    one.toggle();
    expect([one.moment, one.playing]).toEqual([0, true]);
    one.pause();
  });

  test("leaves time to look even when things happen at once, and to go elsewhere while it plays", () => {
    const one = player({ bot: 0, forced: 0 });
    one.toggle();
    vi.advanceTimersByTime(129);
    expect(one.moment).toBe(0);
    vi.advanceTimersByTime(1);
    expect(one.moment).toBe(1);
    vi.advanceTimersByTime(100);
    one.go(20);
    vi.advanceTimersByTime(100);
    expect(one.moment).toBe(20);
    vi.advanceTimersByTime(30);
    expect(one.moment).toBe(21);
    one.pause();
  });

  test("is seen by others at the same moment, and each asked for once", async () => {
    const one = player();
    one.go(12);
    asked.length = 0;
    await one.see(1);
    expect(one.look.position.viewer).toBe(1);
    await one.see("spectator");
    expect(one.look.position.viewer).toBe("spectator");
    await one.see(undefined);
    expect(one.look).toBe(tale.happenings[11]!.look);
    await one.see(1);
    expect([one.moment, asked]).toEqual([12, [1, "spectator"]]);
  });
});
