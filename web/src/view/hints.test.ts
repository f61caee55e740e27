import { expect, test } from "vitest";
import { engineOfTests, numbers } from "./playing.ts";
import { aimOf, hintsFrom } from "./hints.ts";

/** The first is the best. */
const plan = (text: string, i: number) => ({ actions: text.split("; "), margin: -i });
const texts = (plans: { actions: string[] }[]) => plans.map(({ actions }) => actions.join("; "));

const same = [
  "take a1; drop a2 elder; collect",
  "take b1; drop a1 vizier; drop a2 elder; collect",
  "take a3; drop a2 elder; collect",
];
const other = ["take c1; drop c2 elder; collect", "take c1; drop a2 vizier; collect"];

test("hints are about different ends of a sowing", () => {
  expect(texts(hintsFrom([...same, ...other].map(plan), 3))).toEqual([same[0], ...other]);
  expect(texts(hintsFrom([other[0]!, ...same].map(plan), 3))).toEqual([other[0], same[0], same[1]]);
  expect(texts(hintsFrom(same.map(plan), 3))).toEqual(same);
  expect(texts(hintsFrom(["bid 3", "bid 1", "bid 0"].map(plan), 2))).toEqual(["bid 3", "bid 1"]);
});

test("the largest margin comes first, also where the engine has looked at another plan more closely", () => {
  const plans = other.map((text, i) => ({ ...plan(text, 0), margin: [-6, -4][i]! }));
  expect(texts(hintsFrom(plans, 3))).toEqual([other[1], other[0]]);
});

test("and there are three of them wherever the engine finds three", async () => {
  const engine = await engineOfTests();
  const random = numbers(3);
  const game = engine.newGame({ players: 4 }, 5);
  let looked = 0;
  for (let n = 0; n < 200 && looked < 4; ++n) {
    if (game.actor() !== "chance" && game.position().step === "take") {
      ++looked;
      const { plans } = game.analyse({ plans: 16, nodes: 3000 });
      const ends = new Set(plans.map(aimOf)).size;
      expect(new Set(hintsFrom(plans, 3).map(aimOf)).size).toBe(Math.min(3, ends));
    }
    game.apply(game.actor() === "chance" ? game.draw(random()) : game.choose("greedy", random()));
  }
  game.free();
  expect(looked).toBe(4);
});
