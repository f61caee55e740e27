import { expect, test } from "vitest";
import type { Acted, Seat } from "../../../bindings/wasm/naqala.ts";
import { clockText, commonLength, contains, partyOf, plain, timeLeft, turnToTakeBack } from "./reading.ts";

/** "1 take c3", "- deal fish". */
const acted = (...lines: string[]): Acted[] =>
  lines.map((line) => ({
    seat: line[0] === "-" ? "chance" : (Number(line[0]) as Seat),
    action: line.slice(2),
  }));

test("people without a name are counted, bots have the names of the language", () => {
  const chairs = [
    { sitter: "person" as const, name: " " },
    { sitter: "bot" as const, level: 4 },
    { sitter: "person" as const, name: "<b>Ana" },
  ];
  expect(partyOf({ chairs }, (n) => `Player ${n}`)).toEqual([
    { name: "Player 1" },
    { name: "", bot: "level-4", usual: true },
    { name: "<b>Ana" },
  ]);
});

test("names written from the right keep to themselves, and no name turns what stands beside it", () => {
  const named = (name: string) => partyOf({ chairs: [{ sitter: "person", name }] }, () => "?")[0]!.name;
  expect(named("דנה")).toBe("\u2068דנה\u2069");
  expect(named("Ana \u202Etxt\u202C \u2066")).toBe("Ana txt");
  expect(named("\u200f")).toBe("?");
  expect(["Zażółć", "Ґанна", "Ana 😀"].map(named)).toEqual(["Zażółć", "Ґанна", "Ana 😀"]);
  expect(plain(named("سارة"))).toBe("سارة");
});

test("two stories are the same up to a moment", () => {
  const story = acted("1 bid 0", "2 bid 1", "1 take c3");
  expect(commonLength(story, [...story, ...acted("1 drop c4 elder")])).toBe(3);
  expect(commonLength(story, story.slice(0, 1))).toBe(1);
  expect(commonLength(story, acted("1 bid 0", "1 bid 1", "1 take c3"))).toBe(1);
});

test("what was sent is known again, whatever chance drew between", () => {
  const story = acted("1 bid 0", "1 merchants", "- deal fish", "1 end");
  expect(contains(story, 1, ["merchants", "end"])).toBe(true);
  expect(contains(story, 1, ["merchants"])).toBe(true);
  expect(contains(story, 1, ["end"])).toBe(false);
  expect(contains(story, 4, ["end"])).toBe(false);
});

test("one asks to take back the last turn or bid, from where it began", () => {
  const story = acted(
    "1 bid 0",
    "2 bid 1",
    "1 take c3",
    "1 drop c4 elder",
    "- deal fish",
    "1 end",
    "2 take a1",
  );
  expect(turnToTakeBack(story, 1)).toBe(2);
  expect(turnToTakeBack(story, 2)).toBe(6);
  expect(turnToTakeBack(story.slice(0, 2), 1)).toBe(0);
  expect(turnToTakeBack(acted("1 bid 3", "1 bid 5"), 1)).toBe(1);
  expect(turnToTakeBack(acted("1 take c3", "1 end", "1 take c4", "1 palm"), 1)).toBe(2);
  expect(turnToTakeBack(story, 3)).toBeNull();
});

test("first the time of the turn runs, then that of the game", () => {
  const rule = { turn: 60, reserve: 600 };
  const clock = { runs: true, reserves: [600_000, 540_000], turn_left: 60_000, thought: 10_000 };
  expect(timeLeft(clock, rule, 1, true, 5000)).toEqual({ turn: 45_000, reserve: 600_000 });
  expect(timeLeft(clock, rule, 1, true, 80_000)).toEqual({ turn: 0, reserve: 570_000 });
  expect(timeLeft(clock, rule, 2, false, 80_000)).toEqual({ turn: 60_000, reserve: 540_000 });
  expect(timeLeft({ ...clock, runs: false }, rule, 1, true, 80_000)).toEqual({
    turn: 50_000,
    reserve: 600_000,
  });
  expect(timeLeft(null, null, 1, true, 0)).toBeNull();
  expect([clockText(0), clockText(64_200), clockText(600_000), clockText(7_261_000)]).toEqual([
    "0:00",
    "1:05",
    "10:00",
    "2:01:01",
  ]);
});
