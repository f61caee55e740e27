// Whole sowings with what they bring.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine, optionsOf, play, randomNumbers, setups, step } from "./support.mjs";

const aSowing = (game) => game.position().step === "take";

/** Plays the sowing and the plain steps behind it, as a yield counts them; the change of the seat's score. */
function gainBy(game, path) {
  const trial = game.copy();
  const seat = trial.actor();
  const sheet = () => trial.score().seats[seat - 1];
  const before = sheet();
  [...path, "collect"].forEach((action) => trial.apply(action));
  if (trial.position().step === "control") trial.apply("camel");
  for (const plain of ["keep", "trade", "fakirs 0", "palm", "palace", "whim"])
    if (["tribe", "tile"].includes(trial.position().step) && trial.legal().includes(plain))
      trial.apply(plain);
  const after = sheet();
  trial.free();
  return after.total - before.total;
}

const mixed = setups.filter(({ name }) => ["base-2", "artisans-3", "whims-4", "both-5"].includes(name));

for (const setup of mixed)
  test(`each sowing ends where it says and brings what it says, ${setup.name}`, () => {
    const random = randomNumbers(1);
    const game = engine.newGame(optionsOf(setup), 1);
    let compared = 0;
    while (game.actor() !== "nobody") {
      if (aSowing(game)) {
        const sowings = game.sowings();
        assert.equal(new Set(sowings.map((s) => s.start + s.final + s.tribe)).size, sowings.length);
        for (let i = 0; i < sowings.length; i += 7) {
          const { start, final, tribe, path } = sowings[i];
          assert.equal(path[0], `take ${start}`);
          assert.equal(path.at(-1), `drop ${final} ${tribe}`);
          // Where assassins must kill there is no plain action to compare with, and items are not looked at.
          if (tribe === "assassin" || tribe === "artisan") continue;
          assert.equal(gainBy(game, path), sowings[i].yield.total, path.join("; "));
          ++compared;
        }
      }
      step(game, random);
    }
    assert.ok(compared > 300);
    game.free();
  });

test("the ways to walk a sowing leave different boards, and the best is the one in the list", () => {
  const random = randomNumbers(2);
  const game = play(engine.newGame({ players: 3 }, 2), random, aSowing);
  const boards = new Set();
  const sowings = game.sowings(1000);
  for (const sowing of sowings.slice(0, 40)) {
    const { complete, ways } = game.ways(sowing, 1000);
    assert.ok(complete && sowing.complete);
    assert.equal(ways.length, sowing.ways);
    assert.equal(Math.max(...ways.map((way) => way.yield.total)), sowing.yield.total);
    boards.clear();
    for (const { path } of ways) {
      const trial = game.copy();
      path.forEach((action) => trial.apply(action));
      boards.add(JSON.stringify(trial.position().tiles));
      trial.free();
    }
    assert.equal(boards.size, ways.length);
  }
  const capped = game.sowings(1);
  assert.ok(capped.every((sowing) => sowing.ways === 1));
  assert.ok(capped.some((sowing) => !sowing.complete));
  assert.equal(sowings.length, game.perftTurns().sowings);
  game.free();
});

test("R46: a sowing that ends with artisans tells how many items they draw", () => {
  const random = randomNumbers(4);
  const game = engine.newGame({ players: 2, sets: ["artisans"] }, 4);
  let drawn = 0;
  while (game.actor() !== "nobody") {
    const sowing = aSowing(game) ? game.sowings(1).find((s) => s.tribe === "artisan") : undefined;
    if (sowing !== undefined) {
      const trial = game.copy();
      [...sowing.path, "collect"].forEach((action) => trial.apply(action));
      if (trial.position().step === "control") trial.apply("camel");
      trial.apply("keep");
      const { step: next, left } = trial.position();
      assert.equal(sowing.yield.items, next === "draw-items" ? left : 0);
      drawn += sowing.yield.items;
      trial.free();
    }
    step(game, random);
  }
  assert.ok(drawn > 10);
  game.free();
});

test("R54: with the carpet declared the sowings are all that it makes possible", () => {
  let more = 0;
  for (let seed = 1; seed <= 60 && more < 3; ++seed) {
    const game = engine.newGame({ players: 2, sets: ["artisans"] }, seed);
    play(game, randomNumbers(seed), (g) => aSowing(g) && g.legal().includes("use carpet"));
    if (game.actor() !== "nobody") {
      const before = game.sowings(1).length;
      game.apply("use carpet");
      const sowings = game.sowings(1);
      assert.equal(sowings.length, game.perftTurns(1).sowings);
      assert.deepEqual(
        new Set(sowings.map((s) => s.path[0])),
        new Set(game.legal().filter((a) => a.startsWith("take"))),
      );
      for (const { path } of sowings.filter((_, i) => i % 25 === 0)) {
        const trial = game.copy();
        path.forEach((action) => trial.apply(action));
        assert.equal(trial.position().step, "collect");
        trial.free();
      }
      if (sowings.length > before) ++more;
    }
    game.free();
  }
  assert.equal(more, 3);
});

test("sowings are for the moment when a tile is to be taken", () => {
  const game = engine.newGame({ players: 2 }, 3);
  assert.throws(() => game.sowings(), { message: "no tile is to be taken here" });
  play(game, randomNumbers(3), aSowing);
  assert.throws(() => game.ways({ start: "a1", final: "a1", tribe: "nobody" }), /sowing: tribe/);
  assert.throws(
    () => game.ways({ start: "g6", final: "a1", tribe: "elder" }),
    /there is no such sowing here/,
  );
  assert.throws(() => game.sowings(0), { message: "most: must be at least 1" });
  game.free();
});
