import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Engine, type Category, type Position, type Seat } from "../../../bindings/wasm/naqala.ts";
import { exampleNames } from "../words/types.ts";
import { languages, loadRules } from "../words/index.ts";
import {
  collectedIn,
  dropsOf,
  examples,
  gainsOf,
  tilesAfter,
  tilesShown,
  trackAfter,
  victimOf,
  wayOf,
  wonIn,
  type Example,
  type ExampleAction,
} from "./examples.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(
    readFileSync(new URL("../../../build/wasm/naqala/naqala.wasm", import.meta.url)),
  );
});

/** Plays the actions from the position of an example, and says what each changed for its seat. */
function played({ position }: Example, actions: readonly ExampleAction[]) {
  const game: Position = engine.readPosition(position);
  const changed = actions.map(({ do: text }) => {
    const seat = game.actor() as Seat;
    const sheet = () => game.score().seats[seat - 1]! as Record<Category, number>;
    const before = sheet();
    expect(game.legal()).toContain(text);
    game.apply(text);
    const after = sheet();
    return Object.fromEntries(
      (Object.keys(before) as (Category | "seat" | "total")[])
        .filter((key): key is Category => key !== "seat" && key !== "total" && before[key] !== after[key])
        .map((key) => [key, after[key] - before[key]]),
    );
  });
  const now = game.position();
  game.free();
  return { changed, now };
}

test("every file is an example with a name, and every name has one", () => {
  const files = readdirSync(new URL("examples", import.meta.url)).map((file) => file.replace(".json", ""));
  expect(files.sort()).toEqual([...exampleNames].sort());
  expect(Object.keys(examples).sort()).toEqual([...exampleNames].sort());
});

describe.each(exampleNames)("the example %s", (name) => {
  const example = examples[name];

  test("is played by the engine of the browser, and brings what it says", () => {
    for (const play of example.plays) {
      const { changed, now } = played(example, play.actions);
      expect(changed).toEqual(play.actions.map(({ gains }) => gains ?? {}));
      if (!play.then) continue;
      for (const tile of tilesShown(example))
        expect(now.tiles[tile]).toEqual(tilesAfter(example, play)[tile]);
      if (play.then.tent) expect(now.seats[0]!.tent).toBe(play.then.tent);
      if (play.then.turn_order) expect(now.turn_order).toEqual(play.then.turn_order);
    }
  });

  test("lies within its picture: the way, the victim, the tiles that are counted", () => {
    if (!example.from) return;
    for (const play of example.plays) {
      const tiles = [
        ...wayOf(play),
        ...(victimOf(play) ?? "").split(" ").filter(Boolean),
        ...(example.marks ?? []),
      ];
      for (const tile of tiles) expect(tilesShown(example)).toContain(tile);
      const way = wayOf(play);
      way.slice(1).forEach((tile, i) => {
        const steps = [0, 1].map((at) => Math.abs(tile.charCodeAt(at) - way[i]!.charCodeAt(at)));
        expect(steps.sort()).toEqual([0, 1]);
      });
    }
  });

  test.each(languages)("stands once in the rules, at its rule, with its numbers: $code", async ({ code }) => {
    const { sections } = await loadRules(code);
    const blocks = sections.flatMap((section) => section.blocks);
    const places = blocks.flatMap((block, i) => ("example" in block && block.example === name ? [i] : []));
    expect(places.length).toBe(1);
    const block = blocks[places[0]!]!;
    const before = blocks.slice(0, places[0]).findLast((one) => "rule" in one);
    const text = "example" in block ? block.text : "";
    // The loop is about all of sowing, the auction about all of bidding: they close their sections.
    const expected = { auction: "R9", loop: "R18" }[name as string] ?? example.rule;
    expect(before && "rule" in before && before.rule).toBe(expected);
    const numbers = text.match(/\d+/g) ?? [];
    for (const play of example.plays)
      for (const { gains } of play.actions)
        for (const [category, n] of Object.entries(gains ?? {}))
          if (category !== "goods") expect(numbers).toContain(String(n));
  });
});

test("the sums of the pictures are those of the rules", () => {
  const { builders, tent, sale, loop, assassins, auction } = examples;
  const coins = builders.plays.map((play) => gainsOf(play).coins);
  const group = collectedIn(builders, builders.plays[0]!);
  expect(group).toBe(4);
  expect(coins).toEqual([group * builders.marks!.length, (group + 1) * builders.marks!.length]);
  expect(gainsOf(tent.plays[0]!)).toEqual({ tiles: 8, tents: tent.marks!.length });
  expect(gainsOf(sale.plays[0]!)).toEqual({ coins: 37, goods: -37 });
  expect(dropsOf(loop.plays[0]!).length).toBe(5);
  expect(wayOf(loop.plays[0]!).filter((tile) => tile === "c3").length).toBe(2);
  expect(wonIn(assassins.plays[0]!)).toEqual([
    { tile: "c2", points: 6 },
    { tile: "d1", points: 5 },
  ]);
  expect(trackAfter(auction, auction.plays[0]!)).toEqual([2, 1, 3, null, 4, null, null, null, null]);
});
