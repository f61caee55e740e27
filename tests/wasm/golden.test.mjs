// The golden playthroughs (tests/rules/golden_test.cpp), replayed: each line must tell what happens here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine, filesOf, setups } from "./support.mjs";

const files = filesOf("golden", ".txt");
const anyGame = engine.newGame({ players: 2 }, 1);
const { format, tables } = anyGame.recordForm();
anyGame.free();

const counts = (words) => words.reduce((all, word) => ({ ...all, [word]: (all[word] ?? 0) + 1 }), {});
const numbers = (words) => words.map(Number);

/** The set-up at the head of a playthrough, as a record without turns. */
function setupOf(lines) {
  const record = { format, tables, tiles: {} };
  for (const line of lines) {
    const [first, second, ...rest] = line.split(/[ ,]+/);
    if (first === "seats") {
      record.players = Number(second);
      record.sets = ["base", ...rest.filter((word) => word === "artisans" || word === "whims")];
      record.djinn_use = line.includes("once a turn") ? "each-turn" : "each-round";
      record.nekir = line.includes("per kill") ? "per-kill" : "per-meeple";
    } else if (first === "row") record.card_row = [second, ...rest];
    else if (first === "djinns") record.djinn_row = [second, ...rest];
    else if (first === "whims") record.whims = [second, ...rest];
    else if (first === "bid") record.bid_order = numbers(rest);
    else if (/^[a-g][1-6]$/.test(first)) record.tiles[first] = { kind: second, meeples: counts(rest) };
  }
  return record;
}

/** Plays one line: the head of a part, a move, or a row of the score sheet. Says which of them it was. */
function follow(game, line) {
  const part = line.match(/; coins ([\d ]+);.* state (\w{16})$/);
  if (part) {
    assert.equal(game.hash(), part[2], line);
    assert.deepEqual(
      game.position().seats.map((seat) => seat.coins),
      numbers(part[1].split(" ")),
    );
    return "part";
  }
  const move = line.match(/^ *\d+ {2}(chance|seat (\d)) {2}1 of (\d+) +(.+)$/);
  if (move) {
    assert.equal(game.actor(), move[1] === "chance" ? "chance" : Number(move[2]), line);
    assert.equal(game.legalNumbers().length, Number(move[3]), line);
    game.apply(move[4]);
    return "move";
  }
  const row = line.match(/^([a-z]+) +(\d[\d ]*)$/);
  if (!row) return "other";
  assert.deepEqual(
    game.score().seats.map((sheet) => sheet[row[1]]),
    numbers(row[2].split(/ +/)),
    line,
  );
  return "score";
}

test("there are playthroughs of the base game and of all set-ups with expansions", () => {
  const names = new Set(files.map(({ name }) => name));
  const missing = setups.filter(({ name, sets }) => sets.length > 1 && !names.has(`${name}.txt`));
  assert.deepEqual(missing, []);
  assert.ok(files.length >= 18);
});

for (const { name, text } of files) {
  test(`playthrough ${name}`, () => {
    const [head, ...body] = text.split("\n\n");
    const game = engine.readRecord(setupOf(head.split("\n")));
    const seen = counts(body.flatMap((part) => part.split("\n")).map((line) => follow(game, line)));
    assert.equal(game.actor(), "nobody");
    assert.ok(seen.move > 200 && seen.part > 20 && seen.score >= 9, JSON.stringify(seen));
    game.free();
  });
}
