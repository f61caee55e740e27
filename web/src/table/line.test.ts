import { expect, test } from "vitest";
import type { Power } from "../view/ask.ts";
import { engineOfTests } from "../view/playing.ts";
import { loadWords } from "../words/index.ts";
import { Table } from "../engine/table.ts";
import { lineFor } from "./line.ts";

test("the line does not list the meeples that are seen beside it, but says them", async () => {
  const words = await loadWords("en");
  const table = Table.deal(await engineOfTests(), { players: 2 }, () => 5n);
  while (table.look(undefined).position.step !== "take")
    table.act(table.look(undefined).actions[0]!, undefined);
  const take = table.look(undefined).actions[0]!;
  table.act(take, undefined);
  const line = (spoken: boolean, called?: Power): string =>
    lineFor(
      { look: table.look(undefined), eyes: 1, over: false, mayAct: true, thinking: false, covered: false },
      { tile: null, called },
      ["Ada", "Bo"],
      words,
      spoken,
    );
  const held = words.game.meeples(table.look(undefined).position.hand!);
  expect(line(true)).toContain(held);
  expect(line(false)).not.toContain(held);
  const flute = { name: "flute", byTile: new Map([["c3", ["use flute c3"]]]), byDjinn: new Map(), plain: [] };
  expect(line(false, flute as Power)).toBe("Enchanted flute: choose a glowing tile");
  while (Object.values(table.look(undefined).position.hand ?? {}).reduce((all, n) => all + n, 0) > 1)
    table.act(table.look(undefined).actions[0]!, undefined, true);
  expect(line(false)).toContain(words.game.meeples(table.look(undefined).position.hand!));
  table.free();
});
