import { expect, test } from "vitest";
import { firstEyes, shownNames } from "./party.ts";

const polish = {
  setup: { you: "Ty", playerName: (n: number) => `Gracz ${n}` },
  levels: { "level-2": { name: "Salma" } },
};

test("usual names are those of the language, given ones stay", () => {
  expect(
    shownNames(
      [
        { name: "You", usual: true },
        { name: "Sal", bot: "level-2", usual: true },
      ],
      polish,
    ),
  ).toEqual(["Ty", "Salma"]);
  expect(
    shownNames(
      [
        { name: "You", usual: true },
        { name: "Sal", bot: "level-2", usual: true },
      ],
      polish,
      null,
    ),
  ).toEqual(["Gracz 1", "Salma"]);
  expect(shownNames([{ name: "Ada" }, { name: "Bo", bot: "level-2" }], polish)).toEqual(["Ada", "Bo"]);
});

test("people without a name are counted, and nobody is called like another", () => {
  const party = [
    { name: "a", usual: true },
    { name: "b", usual: true },
    { name: "c", bot: "level-2", usual: true },
    { name: "Salma" },
  ];
  expect(shownNames(party, polish)).toEqual(["Gracz 1", "Gracz 2", "Salma", "Salma 2"]);
});

test("several people look with nobody's eyes until one of them is due", () => {
  const bot = { name: "Salma", bot: "level-2" };
  expect(firstEyes([bot, { name: "Ada" }])).toBe(2);
  expect(firstEyes([{ name: "Ada" }, { name: "Bo" }])).toBe("spectator");
  expect(firstEyes([bot, bot])).toBe("spectator");
});
