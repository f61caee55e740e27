// What must hold at every step of a game: all set-ups, each seen with other eyes.

import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Options } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import { claimsIn, coinsOf, earnedIn, fulfilledIn } from "../words/effects.ts";
import { words } from "../words/en/index.ts";
import { tellerOf } from "../words/tell.ts";
import type { Told } from "../words/types.ts";
import { askOf } from "./ask.ts";
import { expectExplained } from "./explained.ts";
import { eachStep, engineOfTests, everyEyes, nameOf, names, play, setUps, type Played } from "./playing.ts";
import { seatAt, seatsOf, stepOf } from "./read.ts";
import { goodsOf, leadSeries, scoreTable, vizierRaces } from "./scores.ts";
import { logOf } from "./log.ts";
import { toldOf } from "./told.ts";

const log = tellerOf(words);
let engine: Engine;
beforeAll(async () => void (engine = await engineOfTests()));

/** Compares without the cost of a matcher for what is right. */
function same<T>(found: T, wanted: T, about: string): void {
  if (found !== wanted) expect(found, about).toBe(wanted);
}

const isText = (text: string): boolean => text.length > 0 && !/undefined|NaN|null|\[object|~/.test(text);

/** All coins that are told of are those that moved. */
function checkCoins(told: Told, before: Look, { action, look, seat }: Happening): void {
  const actor = seat === "chance" ? before.position.turn : seat;
  const [earned, fulfilled] = [earnedIn(told.effects), fulfilledIn(told.effects)];
  for (const each of seatsOf(look.position)) {
    const coins = [...earned, ...fulfilled].reduce(
      (all, one) => all + (one.seat === each ? one.coins : 0),
      0,
    );
    const gained = (seatAt(look.position, each).coins ?? 0) - (seatAt(before.position, each).coins ?? 0);
    const own = each === actor ? coinsOf(told.effects) : 0;
    same(own + coins, gained, `${action}: coins of seat ${each}`);
  }
  for (const { seat: holder, djinn } of earned) {
    const { djinns } = seatAt(before.position, holder);
    same(djinns?.includes(djinn), true, `${action}: ${djinn} of seat ${holder}`);
  }
}

/** Actions that bring or cost coins by themselves, and no others. */
const pays = ["bid", "fakirs", "buy", "sell"];

function checkTold(told: Told, before: Look, happening: Happening, eyes: Eyes): void {
  const { action: text, look } = happening;
  const [action] = told.actions;
  checkCoins(told, before, happening);
  const echidna = action.kind === "use-djinn" && action.djinn === "echidna" && told.step !== "tribe";
  const coins = coinsOf(told.effects);
  if (coins !== 0) same(echidna || pays.includes(action.kind), true, `${text}: ${coins} coins`);
  if (echidna) same(coins, before.position.built ?? 0, `${text}: what builders earn once more`);
  const owners = Object.keys(look.position.tiles).filter(
    (tile) =>
      look.position.tiles[tile]!.owner !== undefined && before.position.tiles[tile]!.owner === undefined,
  );
  const byItself = ["to", "camel", "tent"].includes(text.split(" ")[0]!);
  const claimed = claimsIn(told.effects).map(({ to }) => to);
  same(claimed.join(), byItself ? "" : owners.join(), `${text}: tiles`);
  for (const tile of claimed) same(told.kinds[tile], look.position.tiles[tile]!.kind, `${text}: ${tile}`);
  const actor = happening.seat === "chance" ? before.position.turn : happening.seat;
  same(told.who?.you ?? false, actor === eyes && eyes !== undefined, `${text}: you`);
  same(isText(log.line(told)), true, `${text}: ${log.line(told)}`);
}

function checkGains(told: Told, before: Look, { action, look, seat }: Happening): void {
  const actor = seat === "chance" ? before.position.turn : seat;
  if (actor === undefined || stepOf(look) === "over") return same(told.gains, undefined, `${action}: gains`);
  const total = ({ scores }: Look): number => scores.seats[actor - 1]!.total;
  const gained = Object.values(told.gains ?? {}).reduce((all, n) => all + n, 0);
  same(gained, total(look) - total(before), `${action}: gains`);
}

function checkScores(look: Look): void {
  for (const { seat, points, total } of scoreTable(look).rows) {
    same(goodsOf(look, seat).value, points.goods, `goods of seat ${seat}`);
    const own = seatAt(look.position, seat);
    const each = own.djinns?.includes("jafaar") ? 3 : 1;
    const won = vizierRaces(look, seat).filter(({ ahead }) => ahead > 0).length;
    same(each * (own.viziers ?? 0) + 10 * won, points.viziers, `viziers of seat ${seat}`);
    same(
      Object.values(points).reduce((all, n) => all + n, 0),
      total,
      `total of seat ${seat}`,
    );
  }
}

function checkAsk(look: Look, eyes: Eyes): void {
  const ask = askOf(look, names, eyes);
  const who = typeof look.actor === "number" ? { name: names[look.actor - 1]! } : null;
  for (const text of [words.steps.now(ask), words.steps.waiting(ask, who)])
    same(isText(text), true, `${ask.step}: ${text}`);
}

function checkLog({ beginning, happenings }: Played, eyes: Eyes): void {
  const entries = logOf(beginning, happenings, names, eyes);
  let moment = beginning.moment;
  for (const entry of entries) {
    same(entry.from, moment, `${entry.kind}: moments without a gap`);
    moment = entry.to;
    same(entry.to > entry.from, entry.kind === "told", `${entry.kind}: moments`);
    if (entry.kind !== "told") continue;
    same(entry.to - entry.from, entry.told.actions.length, "as many moments as actions");
    same(isText(log.line(entry.told)), true, log.line(entry.told));
  }
  same(moment, happenings.at(-1)!.look.moment, "the whole game is told");
  const count = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  const ends = happenings.filter(({ action }) => action === "end").length;
  const { round } = happenings.at(-1)!.look.progress;
  expect([count("auction"), count("turn"), leadSeries(beginning, happenings).length]).toEqual([
    round,
    ends,
    ends + 1,
  ]);
  expect(count("clean-up")).toBeLessThan(round);
}

function checkGame(options: Options, seed: number, eyes: Eyes): void {
  const played = play(engine, options, seed, eyes);
  eachStep(played, (before, happening) => {
    const told = toldOf(before, happening, names, eyes);
    checkTold(told, before, happening, eyes);
    checkGains(told, before, happening);
    checkScores(happening.look);
    checkAsk(before, eyes);
    expectExplained(before, happening);
  });
  checkLog(played, eyes);
}

const cases = setUps.map((options, i) => {
  const eyes = everyEyes(options.players)[i % (options.players + 2)];
  return [nameOf(options), eyes ?? "all", options, i, eyes] as const;
});

describe("a whole game", () => {
  test.each(cases)("with %s, seen by %s", (_, __, options, i, eyes) => checkGame(options, 100 + i, eyes));
  test("with other options", () => {
    const options = { nekir: "per-meeple", djinn_use: "each-round", artisan_ties: "none-count" } as const;
    checkGame({ players: 3, sets: ["base", "artisans"], ...options }, 41, 3);
  });
});
