import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Options } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { parseAction } from "../words/action.ts";
import { words } from "../words/en/index.ts";
import { askOf, contextOf, groupsOf, type Groups } from "./ask.ts";
import { eachStep, engineOfTests, names, play, type Played } from "./playing.ts";
import { cardsHeld, seatAt, stepOf, sum } from "./read.ts";

let engine: Engine;
const games: Played[] = [];
beforeAll(async () => {
  engine = await engineOfTests();
  const options: Options[] = [
    { players: 2, sets: ["base"] },
    { players: 5, sets: ["base", "whims"] },
    { players: 2, sets: ["base", "artisans", "whims"] },
  ];
  games.push(...options.map((each, i) => play(engine, each, 500 + i)));
}, 20_000);

const everyStep = (see: (before: Look, happening: Happening) => void): void =>
  games.forEach((game) => eachStep(game, see));

/** What the actor has less or more after an action. */
function differences(before: Look, { look, seat }: Happening): { coins: number; cards: number } {
  if (seat === "chance") return { coins: 0, cards: 0 };
  const [then, now] = [seatAt(before.position, seat), seatAt(look.position, seat)];
  return { coins: (now.coins ?? 0) - (then.coins ?? 0), cards: cardsHeld(now) - cardsHeld(then) };
}

const whimsOf = (look: Look): number =>
  look.position.seats.reduce((all, seat) => all + (seat.fulfilled?.length ?? 0), 0);
const paying = ["bid", "fakirs", "buy", "sell"];
const paidDjinns = ["kam", "nekir", "baal", "marid", "monkir", "satesha", "kandicha"];

describe("what is asked", () => {
  test("is what the engine says, with the names of the players", () => {
    const seen = new Set<string>();
    everyStep((before) => {
      const ask = askOf(before, names);
      const { position, decision } = before;
      seen.add(ask.step);
      expect([ask.step, ask.place]).toEqual([stepOf(before), decision.place]);
      if (decision.victim) expect(ask.victim?.name).toBe(names[decision.victim - 1]);
      if (ask.step === "drop") expect(ask.hand).toEqual(position.hand);
      if (ask.step === "tribe") expect([ask.n, ask.place]).toEqual([sum(position.hand), position.at]);
      if (ask.step === "tile") expect(ask.kind).toBe(position.tiles[position.at!]!.kind);
    });
    expect(seen.size).toBeGreaterThan(14);
  });

  test("does not tell whether there are goods to sell while hands are covered", () => {
    let goods = 0;
    everyStep((before) => {
      goods += Number(askOf(before, names).can_sell ?? false);
      expect(askOf(before, names, 1, true).can_sell).toBeUndefined();
    });
    expect(goods).toBeGreaterThan(2);
  });
});

describe("buttons", () => {
  test("say beforehand what an action pays, brings and needs", () => {
    const checked = new Map<string, number>();
    everyStep((before, happening) => {
      if (happening.seat === "chance") return;
      const action = parseAction(happening.action);
      const context = contextOf(before, happening.action, names);
      const { coins, cards } = differences(before, happening);
      const { djinns } = seatAt(before.position, happening.seat);
      const plain =
        !paidDjinns.some((djinn) => djinns?.includes(djinn)) && whimsOf(before) === whimsOf(happening.look);
      checked.set(action.kind, (checked.get(action.kind) ?? 0) + 1);
      if (paying.includes(action.kind) && plain) expect(context.coins ?? 0, happening.action).toBe(coins);
      if (action.kind === "kill") expect(context.fakirs, happening.action).toBe(0 - cards);
      if (action.kind === "trade") expect(context.n).toBe(cards);
      if (action.kind === "use-djinn" && action.djinn === "echidna" && before.position.step !== "tribe")
        expect(context.coins).toBe(coins);
      if (action.kind === "take") expect(context.n).toBe(sum(happening.look.position.hand));
      if (action.kind === "collect") expect(context.n).toBe(sum(happening.look.position.hand ?? {}));
      if (action.kind === "put")
        expect(happening.look.position.card_row![context.place! - 1]).toBe(action.card);
      if (action.kind === "djinn")
        expect(seatAt(happening.look.position, happening.seat).djinns).toContain(context.djinn);
      if (action.kind === "whim") expect(before.position.tiles[context.tile!]!.whim).toBe(context.whim);
    });
    for (const kind of [...paying, "kill", "trade", "take", "collect", "djinn", "whim"])
      expect(checked.get(kind), kind).toBeGreaterThan(1);
  });

  test("have a text for every legal action", () => {
    let n = 0;
    everyStep((before) => {
      if (++n % 3 !== 0) return;
      for (const action of before.actions.slice(0, 60)) {
        const text = words.steps.button(parseAction(action), contextOf(before, action, names));
        if (/undefined|NaN|the tile|ake a card|djinn \d/.test(text)) expect(text, action).toBe("");
      }
    });
  });
});

const inGroups = (groups: Groups): string[] => [
  ...[...groups.byTile.values()].flat(),
  ...groups.plain,
  ...groups.sales,
  ...groups.powers.flatMap(({ byTile, plain }) => [...[...byTile.values()].flat(), ...plain]),
];

describe("choices", () => {
  test("are all offered, each once", () => {
    everyStep((before) => {
      const offered = inGroups(groupsOf(before));
      if (
        offered.length !== before.actions.length ||
        new Set([...offered, ...before.actions]).size !== offered.length
      )
        expect(offered.sort()).toEqual([...before.actions].sort());
    });
  });

  test("lie where they belong, what ends a step comes last", () => {
    const actions = [
      "skip",
      "buy 1",
      "buy 2",
      "use enki elder c3",
      "use enki fakir c3",
      "use enki elder d4",
      "use lamp 2",
      "use lamp deck",
      "use sloar fakir",
    ];
    const groups = groupsOf({ actions });
    expect(groups.plain).toEqual(["buy 1", "buy 2", "skip"]);
    expect([...groups.byCard]).toEqual([
      [1, ["buy 1"]],
      [2, ["buy 2"]],
    ]);
    expect(groups.powers.map(({ name }) => name)).toEqual(["enki", "lamp", "sloar"]);
    expect(groups.powers[0]!.byTile.get("c3")).toEqual(["use enki elder c3", "use enki fakir c3"]);
    expect([...groups.powers[1]!.byDjinn]).toEqual([[2, ["use lamp 2"]]]);
    expect(groups.powers[1]!.plain).toEqual(["use lamp 2", "use lamp deck"]);
  });

  test("of a tile that means several are its tribes; rivals and sales apart", () => {
    const actions = ["kill c3 vizier", "kill c3 elder", "kill d3 elder", "kill seat 2 elder", "skip"];
    const groups = groupsOf({ actions });
    expect([...groups.byTile.keys()]).toEqual(["c3", "d3"]);
    expect(groups.byTile.get("c3")).toEqual(["kill c3 vizier", "kill c3 elder"]);
    expect(groups.bySeat.get(2)).toEqual(["kill seat 2 elder"]);
    expect(groups.plain).toEqual(["kill seat 2 elder", "skip"]);
    const sales = groupsOf({ actions: ["end", "sell fish", "sell silk fish", "sell silk"] });
    expect([sales.plain, sales.sales]).toEqual([["end"], ["sell silk fish", "sell fish", "sell silk"]]);
  });
});
