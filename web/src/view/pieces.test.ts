import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Options, PositionForm } from "../../../bindings/wasm/naqala.ts";
import { changesBetween, inHand, rowChange, standingOn, stockOf } from "./pieces.ts";
import { eachStep, engineOfTests, play, type Played } from "./playing.ts";
import { seatsOf, sum } from "./read.ts";

let engine: Engine;
const games: Played[] = [];
beforeAll(async () => {
  engine = await engineOfTests();
  const options: Options = { players: 3, sets: ["base", "artisans", "whims"] };
  games.push(play(engine, options, 7, 1), play(engine, options, 7));
}, 20_000);

describe("what moved", () => {
  test("is told the way things go", () => {
    const seen = new Set<string>();
    for (const game of games) {
      eachStep(game, (before, { action, look }) => {
        const word = action.split(" ")[0]!;
        for (const { piece, from, to } of changesBetween(before, look)) {
          const place = (spot: string): string =>
            /^[a-g][1-6]$/.test(spot) ? "tile" : spot.replace(/-\d+$/, "");
          seen.add(`${word}: ${piece} ${place(from)} > ${place(to)}`);
        }
      });
    }
    for (const way of [
      "take: meeple tile > hand",
      "drop: meeple hand > tile",
      "collect: meeple tile > hand",
      "collect: camel seat > tile",
      "keep: meeple hand > seat",
      "trade: meeple hand > bag",
      "trade: card row > seat",
      "kill: meeple tile > bag",
      "palm: palm supply > tile",
      "palace: palace supply > tile",
      "bid: marker bid > turn",
      "bid: coin seat > bank",
      "fakirs: coin bank > seat",
      "deal: card deck > row",
      "deal: item stack > unseen-drawn",
      "deal: item stack > drawn",
      "keep: item unseen-drawn > unseen",
      "keep: item drawn > seat",
      "deal: djinn djinn-deck > djinn-row",
      "djinn: djinn djinn-row > seat",
      "djinn: meeple seat > bag",
      "whim: whim tile > seat",
      "deal: whim whim-deck > tile",
      "buy: card row > seat",
      "sell: card seat > discards",
    ])
      expect(seen).toContain(way);
    for (const way of seen) expect(way).not.toMatch(/^(take|drop|collect): meeple (bag|seat|tile > tile)/);
  });
});

describe("a row", () => {
  test("closes up to the front and is filled from behind", () => {
    expect(rowChange(["fish", "silk", "fish"], ["silk", "fish"])).toEqual({ left: [1], joined: [] });
    expect(rowChange(["fish", "silk"], ["silk", "gold", "fish"])).toEqual({ left: [1], joined: [2, 3] });
    expect(rowChange(["fish", "silk"], ["silk", "fish"])).toEqual({ left: [], joined: [] });
    let bought = 0;
    eachStep(games[0]!, (before, { action, look }) => {
      const [word, position] = action.split(" ");
      const row = before.position.card_row!;
      const { left, joined } = rowChange(row, look.position.card_row!);
      if (word === "trade") expect(left).toEqual(left.map((_, i) => i + 1));
      if (word !== "buy") return;
      expect(left.map((at) => row[at - 1])).toEqual([row[Number(position) - 1]]);
      expect(joined).toEqual([]);
      ++bought;
    });
    expect(bought).toBeGreaterThan(2);
  });
});

describe("what stands on a tile", () => {
  test("is all that is there, few as figures and many as numbers", () => {
    let groups = 0;
    for (const { look } of games[0]!.happenings) {
      const { position } = look;
      expect(inHand(position).length).toBe(sum(position.hand));
      for (const [tile, form] of Object.entries(position.tiles)) {
        const standing = standingOn(position, tile);
        const n = (piece: string): number =>
          standing.reduce((all, one) => all + (one.piece === piece ? one.n : 0), 0);
        if (
          n("meeple") !== sum(form.meeples) ||
          n("palm") !== (form.palms ?? 0) ||
          n("palace") !== (form.palaces ?? 0)
        )
          expect(standing).toEqual(form);
        const keys = new Set(standing.map(({ key }) => key));
        const owners = n("camel") + n("tent");
        if (owners !== (form.owner ? 1 : 0) || keys.size !== standing.length) expect(standing).toEqual(form);
        const figures = standing.filter(({ piece }) => piece === "meeple");
        if (figures.length > 6 || (n("meeple") <= 4 && figures.length !== n("meeple")))
          expect(figures).toEqual(form);
        if (figures.some((one) => one.n > 1)) ++groups;
      }
    }
    expect(groups).toBeGreaterThan(100);
  });

  test("with what is drawn behind first", () => {
    const position = {
      players: 3,
      seats: [{}, { tent: "c3" }],
      tiles: { c3: { kind: "oasis", owner: 2, palms: 3, palaces: 2, meeples: { elder: 1, builder: 4 } } },
    } as unknown as PositionForm;
    expect(standingOn(position, "c3").map(({ key, n }) => `${key} ${n}`)).toEqual([
      "palace 2",
      "palm 3",
      "tent-2 1",
      "elder 1",
      "builder 4",
    ]);
  });

  test("leaves the rest in stock, and the game ends when that is used up", () => {
    for (const players of [2, 4] as const) {
      const { happenings } = play(
        engine,
        { players, sets: ["base", "artisans"] },
        300 + players,
        "spectator",
      );
      const { position } = happenings.at(-1)!.look;
      const stocks = seatsOf(position).map((seat) => stockOf(position, seat));
      for (const { camels } of stocks) expect(camels).toBeGreaterThanOrEqual(0);
      const stuck = happenings.some(({ action, look }) => action === "skip" && look.position.last_round);
      expect(stocks.some(({ camels, tent }) => camels === 0 && !tent) || stuck).toBe(true);
    }
  });
});
