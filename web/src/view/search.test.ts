import { expect, test } from "vitest";
import { loadRules, loadWords, languages, type Explained, type Section } from "../words/index.ts";
import { explainedBy, formsOf, pieces, placesOf, placesWith, termsOf } from "./search.ts";

const sections: Section[] = [
  {
    id: "one",
    title: "The auction",
    blocks: [{ text: "Pay more and play earlier." }, { list: ["A palm on an oasis", "A djinn"] }],
  },
  {
    id: "two",
    title: "Djinns",
    blocks: [
      { rule: "R1", text: "Żółta łódź" },
      { cards: "djinns", of: ["jafaar"] },
      { table: [["a"], ["Oasis"]] },
      { hint: "Keep your elders" },
      { example: "tent", text: "A tent by the market" },
    ],
  },
];
const explained = (_kind: string, name: string) =>
  ({ name: name.toUpperCase(), text: "Owner of ships", worth: "5" }) as Explained;
const places = placesOf(sections, explained);
const find = (wanted: string) => placesWith(places, termsOf(wanted));

test("every place of the rules can be found, in the order in which it is read", () => {
  expect(places.map(({ id }) => id)).toEqual([
    "one",
    "one-0",
    "one-1",
    "two",
    "R1",
    "djinns-jafaar",
    "two-2",
    "two-3",
    "example-tent",
  ]);
  expect(find("oasis")).toEqual(["one-1", "two-2"]);
  expect(find("djinn")).toEqual(["one-1", "two"]);
  expect(find("jafaar ships")).toEqual(["djinns-jafaar"]);
  expect(find("r1")).toEqual(["R1"]);
});

test("all words must be there, in any order; one letter or nothing finds nothing", () => {
  expect(find("earlier pay")).toEqual(["one-0"]);
  expect(find("earlier djinn")).toEqual([]);
  expect(find("")).toEqual([]);
  expect(find(" a ")).toEqual([]);
});

test("case and marks on letters do not matter", () => {
  expect(find("ZOLTA lodz")).toEqual(["R1"]);
  expect(formsOf(termsOf("Ёлка"))).toEqual(["елка"]);
  expect(formsOf(termsOf("Йод"))).toEqual(["йод"]);
});

test("texts are marked where the words are", () => {
  const shown = (text: string, wanted: string) =>
    pieces(text, formsOf(termsOf(wanted)))
      .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
      .join("");
  expect(shown("A palm, Palms", "palm")).toBe("A [palm], [Palm]s");
  expect(shown("Żółta łódź", "zolta lo")).toBe("[Żółta] [łó]dź");
  expect(shown("palace palm", "pal palace")).toBe("[palace] [pal]m");
  expect(shown("nothing", "palm")).toBe("nothing");
  expect(pieces("", ["palm"])).toEqual([]);
});

test("the rules of every language have what people look for, by the names that they read", async () => {
  for (const { code } of languages) {
    const [rules, words] = await Promise.all([loadRules(code), loadWords(code)]);
    const all = placesOf([rules.quick, ...rules.sections], explainedBy(words.cards));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const name of [words.game.djinn.jafaar, words.game.tile.oasis, words.game.card.ivory])
      expect(placesWith(all, termsOf(name)).length, `${code}: ${name}`).toBeGreaterThan(0);
  }
});

/** A word of an older edition, and an entry that must be found by it in every language. */
const older: readonly (readonly [string, string])[] = [
  ["slaves", "goods-fakir"],
  ["slave", "goods-fakir"],
  ["Рабы", "goods-fakir"],
  ["рабов", "goods-fakir"],
  ["раби", "goods-fakir"],
  ["niewolnicy", "goods-fakir"],
  ["niewolników", "goods-fakir"],
  ["Slaves", "R25"],
  ["Рабы", "R31"],
  ["niewolnik", "R48"],
  ["Мудрец", "tribes-elder"],
  ["мудрецы", "R31"],
  ["Торговец", "tribes-merchant"],
  ["торговцы", "R24"],
  ["каста", "R16"],
  ["касты", "tribes"],
  ["тайл", "R13"],
  ["тайлы", "R21"],
];

test.each(languages)("words of older editions find what they are called today: $code", async ({ code }) => {
  const [rules, words] = await Promise.all([loadRules(code), loadWords(code)]);
  const all = placesOf([rules.quick, ...rules.sections], explainedBy(words.cards));
  for (const [word, id] of older) expect(placesWith(all, termsOf(word, rules.today)), word).toContain(id);
});

test("what an older word is called today is said, but not where it is still the word", async () => {
  const today = async (code: "en" | "ru" | "uk" | "pl", wanted: string) =>
    termsOf(wanted, (await loadRules(code)).today).map((term) => term.today);
  expect(await today("en", "slaves")).toEqual(["fakir"]);
  expect(await today("ru", "рабы Мудрец")).toEqual(["факир", "старейшина"]);
  expect(await today("uk", "мудрець")).toEqual([undefined]);
  expect(await today("uk", "каста тайл")).toEqual([undefined, "плитка"]);
  expect(await today("pl", "niewolnicy")).toEqual(["fakir"]);
  expect(await today("ru", "работа рабочий")).toEqual([undefined, undefined]);
});

test("an older word is marked by what it is called today", async () => {
  const { today } = await loadRules("ru");
  const marked = pieces("Сбросьте факиров", formsOf(termsOf("рабы", today)));
  expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["факир"]);
});
