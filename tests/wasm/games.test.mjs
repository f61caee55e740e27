// Whole games in the module: records, the native command, observations, undo.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine, native, optionsOf, play, randomNumbers, setups, step } from "./support.mjs";

const viewersOf = (players) => [...Array(players).keys()].map((i) => i + 1).concat("spectator");

test("there are fifteen set-ups", () => assert.equal(setups.length, 15));

setups.forEach((setup, n) => {
  test(`a record replays to the same state, ${setup.name}`, () => {
    const game = play(engine.newGame(optionsOf(setup), n), randomNumbers(n));
    for (const form of [game.record(), game.recordForm()]) {
      const replayed = engine.readRecord(form);
      assert.equal(replayed.hash(), game.hash());
      assert.equal(replayed.record(), game.record());
      replayed.free();
    }
    game.free();
  });

  test(`the native command sees the same game, ${setup.name}`, () => {
    const seed = 2n ** 63n + BigInt(n);
    const game = engine.newGame(optionsOf(setup), seed);
    const wish = ["--players", `${setup.players}`, "--sets", setup.sets.join(","), "--seed", `${seed}`];
    assert.deepEqual(game.position(), JSON.parse(native(["new", ...wish, "--position"])));
    let left = 150;
    play(game, randomNumbers(100 + n), () => --left < 0);
    const record = game.record();
    assert.deepEqual(game.position(), JSON.parse(native(["apply", "-", "--position"], record)));
    assert.deepEqual(game.score(), JSON.parse(native(["score", "-", "--json"], record)));
    assert.deepEqual(game.choices(), JSON.parse(native(["legal", "-", "--json"], record)));
    assert.deepEqual(game.recordForm(), JSON.parse(native(["apply", "-", "--json"], record)));
    game.free();
  });
});

// The game as played to its last action but one: at the end all cards are shown, to everybody.
function unfinished(setup, seed) {
  const game = engine.newGame(optionsOf(setup), seed);
  const played = play(game.copy(), randomNumbers(seed));
  const actions = played.history().slice(0, -1);
  actions.forEach((acted) => game.apply(acted.action));
  played.free();
  return game;
}

// Games in which something is hidden; in some, a whim is fulfilled by it.
const seedsToFollow = [304, 313, 304, 309, 301, 302, 311, 711, 1383, 301, 1037, 305, 324, 354, 741];
const toldOf = new Set();

setups.forEach((setup, n) => {
  test(`viewers who are told of each action know what they may, ${setup.name}`, () => {
    const seed = seedsToFollow[n];
    const last = unfinished(setup, seed);
    const actions = last.history();
    const now = engine.newGame(optionsOf(setup), seed);
    const followers = viewersOf(setup.players).map((viewer) => ({
      viewer,
      told: last.history(viewer),
      position: engine.readPosition(now.observation(viewer)),
    }));
    for (const { told } of followers)
      for (const { action } of told)
        for (const part of ["deal unseen", "deal item unseen", "keep unseen", "discard", "shows"])
          if (action.includes(part)) toldOf.add(part);
    actions.forEach(({ action }, i) => {
      now.apply(action);
      for (const { viewer, told, position } of followers) {
        position.apply(told[i].action);
        assert.deepEqual(position.position(), now.observation(viewer));
        assert.deepEqual(position.score(), now.score(viewer));
      }
    });
    [last, now, ...followers.map((follower) => follower.position)].forEach((held) => held.free());
  });
});

test("the viewers were told of everything that is hidden", () => {
  assert.deepEqual([...toldOf].sort(), [
    "deal item unseen",
    "deal unseen",
    "discard",
    "keep unseen",
    "shows",
  ]);
});

test("positions are read back bit for bit", () => {
  const steps = new Set();
  setups.forEach((setup, n) => {
    const random = randomNumbers(n);
    const game = engine.newGame(optionsOf(setup), n);
    for (let i = 0; game.actor() !== "nobody"; ++i) {
      if (i % 8 === 0) {
        const position = engine.readPosition(game.position());
        assert.equal(position.hash(), game.hash());
        steps.add(position.position().step);
        position.free();
      }
      step(game, random);
    }
    game.free();
  });
  assert.ok(steps.size > 20, [...steps].join(" "));
});

test("undo goes back to the last choice", () => {
  const random = randomNumbers(6);
  const game = engine.newGame({ players: 2, names: ["Ada", "Bo"] }, 6);
  play(game, random, (g) => g.position().step === "take" && g.sowings()[0].path.length > 3);
  const seat = game.actor();
  const before = game.hash();
  const record = game.record();
  game.apply(game.sowings()[0].path[0]);
  assert.equal(game.undoable(seat), 1);
  game.undo(seat);
  assert.equal(game.hash(), before);
  assert.equal(game.record(), record);
  assert.throws(() => game.undo(seat === 1 ? 2 : 1), { message: "nothing to undo" });
  game.free();
});

test("history and progress tell how the game went", () => {
  const random = randomNumbers(7);
  const game = engine.newGame({ players: 4 }, 7);
  assert.deepEqual(game.progress(), { round: 1, auction: true, turn: 1, turns: 4 });
  const actions = Array.from({ length: 100 }, () => step(game, random));
  assert.deepEqual(
    game.history().map((acted) => acted.action),
    actions,
  );
  assert.ok(game.history().some((acted) => acted.seat === "chance") || game.progress().round === 1);
  game.free();
});

test("the seat that is asked for one thing only is not asked", () => {
  const random = randomNumbers(8);
  const game = engine.newGame({ players: 2 }, 8);
  let settled = 0;
  while (game.actor() !== "nobody") {
    const only = game.settle();
    if (only !== undefined) {
      assert.deepEqual(game.legal(), [only]);
      ++settled;
    }
    step(game, random);
  }
  assert.ok(settled > 20);
  game.free();
});
