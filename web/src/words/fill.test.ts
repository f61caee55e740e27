// Texts take their numbers from the document of the engine: one that says something else makes them say so.
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import document from "../../../build/wasm/naqala/tables.json";
import { withNumbers } from "../../plugins/numbers.ts";
import { fillerFrom } from "./filler";
import { languages, type LanguageCode } from "./index";
import { counterOf } from "./plural";

const numbers = { a: { "b-c": 1, "d e": 5 }, list: [1, 3, 7], word: "w" };
const fill = fillerFrom(counterOf("en"), numbers);

describe("a text is filled", () => {
  it("with the number at a path", () => expect(fill("{a.b-c} and {a.d e}")).toBe("1 and 5"));
  it("with the form of the noun", () =>
    expect(fill("{a.b-c|coin|coins}, {a.d e|coin|coins}")).toBe("1 coin, 5 coins"));
  it("with a list, and how many it has", () =>
    expect(fill("{list}; {list&or}; {list.length}")).toBe("1, 3, 7; 1, 3 or 7; 3"));
  it("in all of a tree", () => {
    const call = (n: number) => `{${n}}`;
    expect(fill({ text: "{a.d e}", rows: [["{a.b-c}"]], n: 3, call })).toEqual({
      text: "5",
      rows: [["1"]],
      n: 3,
      call,
    });
  });
  it("in the forms of a language", () => {
    const inRussian = fillerFrom(counterOf("ru"), { n: [1, 3, 5], one: 21, few: 3, many: 5 });
    expect(inRussian("{one|очко|очка|очков} {few|очко|очка|очков} {many|очко|очка|очков}")).toBe(
      "21 очко 3 очка 5 очков",
    );
  });
  it("never with what is no number", () => {
    for (const text of ["{x}", "{a}", "{a.b-c.d}", "{word}"]) expect(() => fill(text), text).toThrow(text);
  });
});

/** The words of a language where the document of the engine has another number at a path. */
async function wordsWith(code: LanguageCode, path: string, number: number) {
  const changed = structuredClone(document) as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop()!;
  const row = names.reduce((here, name) => here[name] as Record<string, unknown>, changed);
  expect(typeof row[last], path).toBe("number");
  row[last] = number;
  vi.resetModules();
  vi.doMock("../../../build/wasm/naqala/tables.json", () => ({ ...changed, default: changed }));
  const { loadRules, loadWords } = await import("./index");
  return { words: await loadWords(code), rules: await loadRules(code) };
}

describe("the source of a language", () => {
  it("has its numbers when the client is built, and nothing else of it changes", () => {
    const source = 'const n = { a: "{a.b-c|coin|coins}, {list&or}", b: `${list} {n}`, c: (x) => ({ x }) };';
    expect(withNumbers(source, "en", numbers)).toBe(
      'const n = { a: "1 coin, 1, 3 or 7", b: `${list} {n}`, c: (x) => ({ x }) };',
    );
  });
  it.each(languages)("has no placeholder left then, in $code", ({ code }) => {
    const folder = new URL(`${code}/`, import.meta.url);
    for (const file of readdirSync(folder)) {
      const built = withNumbers(readFileSync(new URL(file, folder), "utf8"), code, document);
      expect(built.match(/(?<!\$)\{[a-z_]+[.&|][^{}]*\}/g), file).toBeNull();
    }
  });
});

describe.each(languages)("another number in the tables, in $code", ({ code }) => {
  afterEach(() => {
    vi.doUnmock("../../../build/wasm/naqala/tables.json");
    vi.resetModules();
  });

  it("stands on the card of a djinn, and in its text", async () => {
    const { words } = await wordsWith(code, "djinns.geb.value", 77);
    expect(words.cards.djinn("geb").worth).toContain("77");
    const { words: others } = await wordsWith(code, "djinns.geb.power.precious", 77);
    expect(others.cards.djinn("geb").text).toContain("77");
  });

  it("stands on the card of a tile, and where the step asks for it", async () => {
    const { words } = await wordsWith(code, "markets.small-market.price", 77);
    expect(words.cards.tile("small-market").text).toContain("77");
    expect(words.steps.now({ step: "tile", kind: "small-market" })).toContain("77");
  });

  it("stands on the card of a whim, and in its name", async () => {
    const { words } = await wordsWith(code, "whims.palms.wanted", 77);
    expect(words.game.whim.palms).toContain("77");
    expect(words.cards.whim("palms").text).toContain("77");
  });

  it("stands on the rules page", async () => {
    const { rules } = await wordsWith(code, "points.palace", 77);
    const end = rules.sections
      .flatMap(({ blocks }) => blocks)
      .find((block) => "rule" in block && block.rule === "R71");
    expect(JSON.stringify(end)).toContain("77");
  });
});
