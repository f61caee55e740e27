// Bots and analysis in the module: the same decisions as natively, with the same seeds and nodes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { engine, native, optionsOf, play, randomNumbers, root, setups } from "./support.mjs";

// ---- The vectors (tests/analysis/bot_vectors_test.cpp tells their form)

const vectorFile = (name) => readFileSync(join(root, "tests/vectors", name), "utf8");
const vectors = vectorFile("bots.txt").trim().split("\n");

function positionOf(name) {
  const text = vectorFile(`${name}.perft`);
  return engine.readRecord(text.slice(text.indexOf("---\n") + 4));
}

/** What a bot does on all seats, from a position on; decision n is made with the seed n. */
function played(position, bot, decisions) {
  const game = positionOf(position);
  const actions = [];
  while (actions.length < decisions && game.actor() !== "nobody") {
    const n = actions.length;
    const action = game.actor() === "chance" ? game.draw(n) : game.choose(bot, n);
    game.apply(action);
    actions.push(action);
  }
  game.free();
  return actions;
}

test("there are vectors of bots", () => assert.ok(vectors.length >= 100));

for (const line of vectors) {
  const [, position, bot, actions] = line.match(/^(\S+) (\S+): (.*)$/);
  test(`${bot} plays from ${position} as natively`, () => {
    const expected = actions.split("; ");
    assert.deepEqual(played(position, bot, expected.length), expected);
  });
}

// ---- Choosing

test("bots are listed, and each of them can choose", () => {
  const bots = engine.bots();
  const levels = bots.filter(({ level }) => level !== undefined);
  assert.deepEqual(
    levels.map(({ level }) => level),
    [1, 2, 3, 4, 5, 6],
  );
  assert.equal(bots[0].bot, "random");
  const game = engine.newGame({ players: 2 }, 3);
  for (const { bot, about, level, name } of bots) {
    assert.ok(game.legal().includes(game.choose(bot, 1)), bot);
    assert.ok(about.length > 0, bot);
    assert.equal(name !== undefined, level !== undefined, bot);
  }
  game.free();
});

test("a bot with a time to think looks at the clock", (t) => {
  // Each look at this clock finds it 30 ms later, so it says after seven looks that 200 ms are over.
  const clock = t.mock.method(performance, "now", () => 30 * clock.mock.callCount());
  const game = positionOf("base-2-first-turn");
  assert.ok(game.legal().includes(game.choose("search@200ms", 1)));
  game.free();
  assert.equal(clock.mock.callCount(), 8);
});

test("a bot knows no more of a game than its seat", () => {
  const hidden = (g) => g.actor() === 1 && g.position().seats[1].unseen !== undefined;
  for (let seed = 1, found = 0; found < 3; ++seed) {
    const game = play(engine.newGame({ players: 2 }, seed), randomNumbers(seed), hidden);
    if (game.actor() === 1) {
      ++found;
      const seen = engine.readPosition(game.observation(1));
      for (const bot of ["greedy", "search@200"]) assert.equal(seen.choose(bot, 5), game.choose(bot, 5));
      seen.free();
    }
    game.free();
  }
});

test("what a bot cannot be asked is refused", () => {
  const game = engine.newGame({ players: 2 }, 13);
  const message = /^bot "grandmaster": there is no such bot; there are random, greedy, /;
  assert.throws(() => game.choose("grandmaster", 1), { name: "Error", message });
  assert.throws(() => game.choose("search@0", 1), { message: /^bot "search@0": a budget is / });
  assert.throws(() => game.choose("greedy@5", 1), { message: /^bot "greedy@5": .* takes no budget$/ });
  const other = engine.readPosition(game.observation(game.actor() === 1 ? 2 : 1));
  assert.throws(() => other.choose("greedy", 1), {
    message: "an observation has no bot for another seat than its viewer's",
  });
  other.free();
  const random = randomNumbers(13);
  play(game, random, (g) => g.actor() === "chance");
  assert.throws(() => game.choose("greedy", 1), { message: "it is for chance to draw, not for a bot" });
  play(game, random);
  assert.throws(() => game.choose("greedy", 1), { message: "the game is over" });
  game.free();
  assert.throws(() => game.choose("greedy", 1), { message: "this game was freed" });
});

// ---- Analysis

setups.forEach((setup, n) => {
  test(`analysis says the same as natively, ${setup.name}`, () => {
    const game = engine.newGame(optionsOf(setup), n);
    const random = randomNumbers(n);
    const requests = [];
    for (let i = 0; i < 3; ++i) {
      let left = 15 + random(40);
      play(game, random, (g) => --left < 0 && typeof g.actor() === "number");
      if (typeof game.actor() !== "number") break;
      const form = i === 1 ? { observation: game.observation(game.actor()) } : { position: game.position() };
      requests.push({ id: `${setup.name} ${i}`, ...form, plans: 3, nodes: 400 });
    }
    game.free();
    const lines = native(["analyse"], requests.map((request) => JSON.stringify(request) + "\n").join(""));
    const expected = lines
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.ok(requests.length > 0);
    assert.deepEqual(
      requests.map((request) => engine.analyse(request)),
      expected,
    );
  });
});

test("a hint can be played", () => {
  const game = positionOf("base-2-first-turn");
  const { seat, step, plans, nodes } = game.analyse({ plans: 2, nodes: 500 });
  assert.deepEqual({ seat, step }, { seat: game.actor(), step: "take" });
  assert.equal(plans.length, 2);
  assert.ok(nodes >= 500 && plans[0].win_chance >= 0 && plans[0].win_chance <= 1);
  const before = game.score().seats[seat - 1].total;
  for (const action of plans[0].actions) game.apply(action);
  assert.equal(game.score().seats[seat - 1].total - before, plans[0].total);
  game.free();
});

test("the hint to a viewer is that to the seat", () => {
  const game = positionOf("both-3-middle");
  const seen = engine.readPosition(game.observation(game.actor()));
  assert.deepEqual(seen.analyse({ nodes: 300 }), game.analyse({ nodes: 300 }));
  seen.free();
  game.free();
});

test("what is wrong with a request for analysis is thrown", () => {
  assert.throws(() => engine.analyse({}), {
    name: "Error",
    message: "request: there is no position and no observation",
  });
  assert.throws(() => engine.analyse({ plans: 0 }), {
    message: "request: plans: 0 is not a whole number from 1 to 100",
  });
});

test("the example of bots in docs/wasm.md runs", () => {
  const page = readFileSync(join(root, "docs/wasm.md"), "utf8");
  const [, code] = page.match(/## Bots and hints\n\n```js\n([^]*?)```/);
  const game = positionOf("base-2-opening");
  const before = game.hash();
  const { bots, plans } = new Function("engine", "game", `${code}; return { bots, plans };`)(engine, game);
  assert.ok(bots.length > 6 && plans.length === 3);
  assert.notEqual(game.hash(), before);
  game.free();
});
