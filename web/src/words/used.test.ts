import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadNumbers, loadOnline, loadWords } from "./index";

const root = fileURLToPath(new URL("..", import.meta.url));

/** All sources that can show a text: not the texts themselves, nor tests. */
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^words\/(en|ru|uk|pl)\//.test(file))
  .map((file) => readFileSync(`${root}/${file}`, "utf8"))
  .join("\n");

/**
 * Texts that are found by a name which is not written out where they are shown, and how they are found there.
 */
const families: readonly (readonly [RegExp, string])[] = [
  [/^levels\.[^.]+\.(name|full|about)$/, "ui.levels["],
  [/^table\.tabs\./, "ui.table.tabs["],
  [/^table\.(deck|discards|djinnDeck|itemStack|bag)$/, "...ui.table"],
  [/^keys\.(finder|hints|scores|log)$/, "ui.keys["],
  [/^letters\./, "ui.letters["],
  [/^record\.trouble\./, "record.trouble["],
  [/^errors\.(illegal|unreadable)$/, "ui.errors[typed.kind]"],
  [/^numbers\.subjects\./, "numbers.subjects["],
  [/^numbers\.things\./, "numbers.things["],
  [/^numbers\.words\./, "numbers.words["],
  [/^numbers\.marks\./, "numbers.marks["],
  [/^offline\.offline$/, "ui.offline[news]"],
];

function keysOf(tree: object, path = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}

const isShown = (path: string): boolean => {
  const [parent, key] = path.split(".").slice(-2);
  return new RegExp(`\\b${parent}\\??\\.${key}\\b`).test(sources);
};

describe("the texts of the interface", async () => {
  const { ui } = await loadWords("en");
  const keys = [
    ...keysOf(ui),
    ...keysOf(await loadOnline("en"), "online."),
    ...keysOf(await loadNumbers("en"), "numbers."),
  ];

  it("are all shown somewhere", () => {
    expect(keys.filter((path) => !families.some(([family]) => family.test(path)) && !isShown(path))).toEqual(
      [],
    );
  });

  it("are found by name only where there are such texts, and somebody looks for them", () => {
    for (const [family, found] of families) {
      expect(
        keys.some((path) => family.test(path)),
        String(family),
      ).toBe(true);
      expect(sources, String(family)).toContain(found);
    }
  });
});
