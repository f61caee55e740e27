// What must hold at every step of a game: all set-ups, each seen with other eyes.

import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Options, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import { words } from "../words/en/index.ts";
import type { Told } from "../words/types.ts";
import { askOf } from "./ask.ts";
import { expectExplained } from "./explained.ts";
import { eachStep, engineOfTests, everyEyes, nameOf, names, play, setUps, type Played } from "./playing.ts";
import { seatAt, seatsOf, stepOf } from "./read.ts";
import { goodsOf, leadSeries, scoreTable, vizierRaces } from "./scores.ts";
import { logOf } from "./log.ts";
import { toldOf } from "./told.ts";

let engine: Engine;
beforeAll(async () => void (engine = await engineOfTests()));

/** Compares without the cost of a matcher for what is right. */
function same<T>(found: T, wanted: T, about: string): void {
  if (found !== wanted) expect(found, about).toBe(wanted);
}

const isText = (text: string): boolean => text.length > 0 && !/undefined|NaN|null|\[object|~/.test(text);

function checkCoins(told: Told, before: Look, { action, look, seat }: Happening): void {
  const actor = seat === "chance" ? before.position.turn : seat;
  for (const each of seatsOf(look.position)) {
    const name = names[each - 1];
    const coins = (list: readonly { who: { name: string }; coins: number }[] = []): number =>
      list.reduce((all, one) => all + (one.who.name === name ? one.coins : 0), 0);
    const gained = (seatAt(look.position, each).coins ?? 0) - (seatAt(before.position, each).coins ?? 0);
    const own = each === actor ? (told.coins ?? 0) : 0;
    same(own + coins(told.earned) + coins(told.fulfilled), gained, `${action}: coins of seat ${each}`);
  }
  for (const { who, djinn, coins } of told.earned ?? []) {
    const holder = seatAt(before.position, (names.indexOf(who.name) + 1) as Seat);
    same(holder.djinns?.includes(djinn) && coins > 0, true, `${action}: ${djinn} of ${who.name}`);
  }
}

/** Actions that bring or cost coins by themselves, and no others. */
const pays = ["bid", "fakirs", "buy", "sell"];

function checkTold(told: Told, before: Look, happening: Happening, eyes: Eyes): void {
  const { action, look } = happening;
  checkCoins(told, before, happening);
  const echidna =
    told.action.kind === "use-djinn" && told.action.djinn === "echidna" && told.step !== "tribe";
  if (told.coins) same(echidna || pays.includes(told.action.kind), true, `${action}: ${told.coins} coins`);
  if (echidna) same(told.coins, before.position.built, `${action}: what builders earn once more`);
  if (told.action.kind === "fakirs")
    same(
      told.coins,
      (told.n! + told.action.n) * told.blue! * (told.doubled ? 2 : 1),
      `${action}: what builders earn`,
    );
  const owners = Object.keys(look.position.tiles).filter(
    (tile) =>
      look.position.tiles[tile]!.owner !== undefined && before.position.tiles[tile]!.owner === undefined,
  );
  const byItself = ["to", "camel", "tent"].includes(told.action.kind);
  same(
    (told.claimed ?? []).map(({ tile }) => tile).join(),
    byItself ? "" : owners.join(),
    `${action}: tiles`,
  );
  if (action === "camel" || action === "tent") same(told.tile, owners[0], `${action}: tile`);
  const actor = happening.seat === "chance" ? before.position.turn : happening.seat;
  same(told.who?.you ?? false, actor === eyes && eyes !== undefined, `${action}: you`);
  same(isText(words.log.full(told)), true, `${action}: ${words.log.full(told)}`);
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
    const won = vizierRaces(look, seat).filter(({ wins }) => wins).length;
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
  const log = logOf(beginning, happenings, names, eyes);
  let moment = beginning.moment;
  for (const entry of log) {
    same(entry.from, moment, `${entry.kind}: moments without a gap`);
    moment = entry.to;
    same(entry.to > entry.from, entry.kind === "told", `${entry.kind}: moments`);
    if (entry.kind !== "told") continue;
    same(entry.to - entry.from, 1 + (entry.told.more?.length ?? 0), "as many moments as actions");
    same(isText(words.log.full(entry.told)), true, words.log.full(entry.told));
  }
  same(moment, happenings.at(-1)!.look.moment, "the whole game is told");
  const count = (kind: string): number => log.filter((entry) => entry.kind === kind).length;
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
