// The perft vectors that every engine is held against (tests/turns/vectors_test.cpp tells their form).
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine, filesOf } from "./support.mjs";

const files = filesOf("vectors", ".perft");

function counted(line, game) {
  const [kind, depth] = line.split(" ");
  if (kind === "perft") return `perft ${depth} ${game.perft(Number(depth))}`;
  if (kind !== "turns") return line;
  const { sowings, boards, complete } = game.perftTurns();
  assert.ok(complete);
  return `turns ${sowings} ${boards}`;
}

test("there are vectors", () => assert.ok(files.length >= 9));

for (const { name, text } of files) {
  test(`perft ${name}`, () => {
    const cut = text.indexOf("---\n");
    const game = engine.readRecord(text.slice(cut + 4));
    const lines = text.slice(0, cut).split("\n");
    assert.deepEqual(
      lines.map((line) => counted(line, game)),
      lines,
    );
    game.free();
  });
}
