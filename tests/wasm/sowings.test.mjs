// Whole sowings with what they bring.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine, play, randomNumbers, step } from "./support.mjs";

const aSowing = (game) => game.position().step === "take";

/** Plays the sowing and the plain steps behind it, as a yield counts them; the change of the seat's score. */
function gainBy(game, path) {
  const trial = game.copy();
  const seat = trial.actor();
  const sheet = () => trial.score().seats[seat - 1];
  const before = sheet();
  [...path, "collect"].forEach((action) => trial.apply(action));
  for (const plain of ["keep", "trade", "fakirs 0", "palm", "palace"])
    if (["tribe", "tile"].includes(trial.position().step) && trial.legal().includes(plain)) trial.apply(plain);
  const after = sheet();
  trial.free();
  return after.total - before.total;
}

test("each sowing ends where it says and brings what it says", () => {
  const random = randomNumbers(1);
  const game = engine.newGame({ players: 2 }, 1);
  let compared = 0;
  while (game.actor() !== "nobody") {
    if (aSowing(game)) {
      const sowings = game.sowings();
      assert.equal(new Set(sowings.map((s) => s.start + s.final + s.tribe)).size, sowings.length);
      for (let i = 0; i < sowings.length; i += 7) {
        const { start, final, tribe, path } = sowings[i];
        assert.equal(path[0], `take ${start}`);
        assert.equal(path.at(-1), `drop ${final} ${tribe}`);
        // Where assassins must kill there is no plain action to compare with.
        if (tribe === "assassin") continue;
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

test("sowings are for the moment when a tile is to be taken", () => {
  const game = engine.newGame({ players: 2 }, 3);
  assert.throws(() => game.sowings(), { message: "no tile is to be taken here" });
  play(game, randomNumbers(3), aSowing);
  assert.throws(() => game.ways({ start: "a1", final: "a1", tribe: "nobody" }), /sowing: tribe/);
  assert.throws(() => game.ways({ start: "g6", final: "a1", tribe: "elder" }), /there is no such sowing here/);
  assert.throws(() => game.sowings(0), { message: "most: must be at least 1" });
  game.free();
});
