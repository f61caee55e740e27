import { beforeAll, describe, expect, test } from "vitest";
import { logOf } from "./log.ts";
import { engineOfTests, names, play, setUps, type Played } from "./playing.ts";
import { entryAt, lookAt, momentOf, roundStarts, stepFrom, stopsOf } from "./replay.ts";

let games: Played[];
beforeAll(async () => {
  const engine = await engineOfTests();
  games = setUps.filter((_, i) => i % 3 === 1).map((options, i) => play(engine, options, 300 + i));
});

describe("stops of a game", () => {
  test("are every action, the beginning of every turn, auction and clean-up, and of every round", () => {
    for (const { beginning, happenings } of games) {
      const stops = stopsOf(beginning, happenings);
      const last = happenings.length;
      expect(stops.action).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
      const ends = happenings.flatMap(({ action }, i) => (action === "end" ? [i + 1] : []));
      const auctions = happenings.flatMap(({ action }, i) =>
        action.startsWith("bid ") && !happenings[i - 1]?.action.startsWith("bid ") ? [i] : [],
      );
      const firstTurns = happenings.flatMap(({ action, look }, i) =>
        action.startsWith("bid ") && look.position.step !== "bid" ? [i + 1] : [],
      );
      expect(stops.turn).toEqual(
        [...new Set([0, ...ends, ...auctions, ...firstTurns, last])].sort((a, b) => a - b),
      );
      expect(stops.round).toEqual([...auctions, last]);
    }
  });

  test("are walked forwards and backwards to both ends", () => {
    const { beginning, happenings } = games[0]!;
    for (const stops of Object.values(stopsOf(beginning, happenings))) {
      const there: number[] = [0];
      for (let at = 0; at < happenings.length; at = there.at(-1)!) there.push(stepFrom(stops, at, true));
      expect(there).toEqual(stops);
      expect(stepFrom(stops, happenings.length, true)).toBe(happenings.length);
      expect(stepFrom(stops, 0, false)).toBe(0);
      expect(stepFrom(stops, happenings.length, false)).toBe(stops.at(-2));
    }
    const { round } = stopsOf(beginning, happenings);
    expect(stepFrom(round, round[1]! + 1, false)).toBe(round[1]);
    const starts = roundStarts(round, happenings.length);
    expect(starts.length).toBe(happenings.at(-1)!.look.progress.round);
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBe(round[1]! / happenings.length);
  });
});

describe("a moment", () => {
  test("is read from an address, whatever stands there", () => {
    expect(["0", "7", "99", "-3", "x", "2.5", "", undefined].map((text) => momentOf(text, 40))).toEqual([
      0, 7, 40, 0, 0, 0, 0, 0,
    ]);
  });

  test("has its look and its line in the log", () => {
    const { beginning, happenings } = games[1]!;
    expect(lookAt(beginning, happenings, 0)).toBe(beginning);
    const entries = logOf(beginning, happenings, names, undefined);
    expect(entryAt(entries, 0)).toBe(-1);
    happenings.forEach(({ look, action }, i) => {
      expect(lookAt(beginning, happenings, i + 1)).toBe(look);
      const entry = entries[entryAt(entries, i + 1)]!;
      expect(entry.kind === "told" && !entry.quiet && entry.from <= i).toBe(true);
      if (action !== "end") expect(entry.to).toBeGreaterThan(i);
    });
  });
});
