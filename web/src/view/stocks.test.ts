import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import { engineOfTests, nameOf, play, setUps } from "./playing.ts";
import { bagOf, stocksOf, type StockName } from "./stocks.ts";

let engine: Engine;
beforeAll(async () => void (engine = await engineOfTests()));

const stocks = (position: Parameters<typeof stocksOf>[0]): Partial<Record<StockName, number>> =>
  Object.fromEntries(stocksOf(position).map(({ name, n }) => [name, n]));

test("a new game has all of its palms and palaces, and nothing discarded", () => {
  const game = engine.newGame({ players: 3, sets: ["base", "artisans", "whims"] }, 4);
  expect(stocks(game.position())).toEqual({
    palms: 12,
    palaces: 10,
    deck: 45,
    discards: 0,
    djinnDeck: 23,
    itemStack: 18,
    bag: 0,
  });
  game.free();
  const base = engine.newGame({ players: 2 }, 4);
  expect(stocks(base.position())).toEqual({
    palms: 12,
    palaces: 10,
    deck: 45,
    discards: 0,
    djinnDeck: 19,
    bag: 0,
  });
  base.free();
});

test.each(setUps.map((options) => [nameOf(options), options] as const))(
  "every viewer counts the same: %s",
  (_, options) => {
    let [most, emptied] = [0, 0];
    play(engine, options, 19, undefined, (table, look) => {
      if (look.moment % 5 !== 0) return;
      const whole = stocks(look.position);
      for (const n of Object.values(whole)) expect(n).toBeGreaterThanOrEqual(0);
      for (const n of Object.values(bagOf(look.position))) expect(n).toBeGreaterThan(0);
      expect(stocks(table.look("spectator").position)).toEqual(whole);
      expect(stocks(table.look(2).position)).toEqual(whole);
      most = Math.max(most, whole.discards!);
      emptied = Math.max(emptied, whole.bag!);
    });
    expect(most).toBeGreaterThan(0);
    expect(emptied).toBeGreaterThan(10);
  },
);

test("the bag and the deck hold what chance can draw", () => {
  let [draws, deals] = [0, 0];
  for (let seed = 1; seed <= 12; ++seed) {
    const game = engine.newGame({ players: 4, sets: ["base", "whims"] }, seed);
    for (let n = 1; game.actor() !== "nobody"; ++n) {
      const { actor, actions, weights = [] } = game.choices();
      const position = game.position();
      const { deck = 0 } = stocks(position);
      if (position.step === "draw-meeples") {
        expect(Object.fromEntries(actions.map((action, i) => [action.slice(5), weights[i]]))).toEqual(
          bagOf(position),
        );
        ++draws;
      } else if (position.step === "refill-cards" && deck > 0) {
        expect(weights.reduce((all, weight) => all + weight, 0)).toBe(deck);
        ++deals;
      }
      const wanted =
        actions.find((action) => action.startsWith("use anun-nak")) ??
        actions.find((action) => action.startsWith("djinn "));
      game.apply(actor === "chance" ? game.draw(n) : (wanted ?? game.choose("greedy", n)));
    }
    game.free();
  }
  expect(deals).toBeGreaterThan(50);
  expect(draws).toBeGreaterThan(2);
});
