import { expect, test } from "vitest";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import { engineOfTests, numbers } from "./playing.ts";
import { looksLikeRecord, troubleOf } from "./trouble.ts";

/** What is wrong with a text, by what the engine says about it. */
function trouble(engine: Engine, text: string): unknown {
  try {
    engine.readRecord(text).free();
    return "none";
  } catch (error) {
    const found = troubleOf(text, (error as Error).message);
    return found.kind === "actions" ? `actions in ${found.line}` : found.kind;
  }
}

test("what is wrong with a record is told apart", async () => {
  const engine = await engineOfTests();
  const random = numbers(5);
  const game = engine.newGame({ players: 2, names: ["Ada", "Bo"] }, 7);
  for (let n = 0; n < 40; ++n)
    game.apply(game.actor() === "chance" ? game.draw(random()) : game.choose("greedy", random()));
  const text = game.record();
  const line = 1 + text.split("\n").findIndex((one) => one.includes("collect"));
  const form = game.recordForm();
  expect({
    whole: trouble(engine, text),
    partial: trouble(engine, text.slice(0, text.indexOf("; collect"))),
    empty: trouble(engine, " \n"),
    seat: trouble(engine, JSON.stringify(game.observation(1))),
    told: trouble(engine, `${text.slice(0, text.indexOf("seat "))}clean-up: deal unseen\n`),
    position: trouble(engine, JSON.stringify(game.position())),
    version: trouble(engine, text.replace("record 1", "record 9")),
    tables: trouble(engine, text.replace(/tables \w+/, "tables 0123456789abcdef")),
    illegal: trouble(engine, text.replace("collect", "palm")),
    illegalForm: trouble(engine, JSON.stringify({ ...form, turns: [["bid 5", "palm"]] })),
    cut: trouble(engine, text.slice(0, text.indexOf("tile d3") + 6)),
    cutForm: trouble(engine, JSON.stringify(form).slice(0, -20)),
    cutAction: trouble(engine, text.slice(0, text.lastIndexOf("seat ") + 20)),
    header: trouble(engine, text.replace("sets base", "sets bass")),
    junk: trouble(engine, "hello"),
  }).toEqual({
    whole: "none",
    partial: "none",
    empty: "empty",
    seat: "view",
    told: "view",
    position: "position",
    version: "version",
    tables: "tables",
    illegal: `actions in ${line}`,
    illegalForm: "damaged",
    cut: "cut",
    cutForm: "cut",
    cutAction: "cut",
    header: "damaged",
    junk: "damaged",
  });
  expect([text, JSON.stringify(form), JSON.stringify(game.position()), "hello"].map(looksLikeRecord)).toEqual(
    [true, true, true, false],
  );

  // Wherever its text breaks off, it is either readable so far, or cut, and never anything else.
  for (let length = "naqala-record 1".length; length < text.length; length += 7)
    expect(["none", "cut"], text.slice(0, length).slice(-30)).toContain(
      trouble(engine, text.slice(0, length)),
    );
  game.free();
});
