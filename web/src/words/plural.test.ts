import { describe, expect, it } from "vitest";
import { bestLanguage, loadWords } from "./index";
import { categoryOf, conjugated, counterOf, listed, tally } from "./plural";
import { countSamples } from "./samples";
import { tellerOf } from "./tell";
import type { Game, LanguageCode, Who } from "./types";

/** The nouns at 0, 1, 2, 5, 11, 21, 22, 25 and 101. */
const expected: Record<LanguageCode, Record<string, string>> = {
  en: {
    coins: "coins coin coins coins coins coins coins coins coins",
    cards: "cards card cards cards cards cards cards cards cards",
    elders: "elders elder elders elders elders elders elders elders elders",
  },
  ru: {
    coins: "монет монета монеты монет монет монета монеты монет монета",
    cards: "карт карта карты карт карт карта карты карт карта",
    points: "очков очко очка очков очков очко очка очков очко",
    meeples: "жителей житель жителя жителей жителей житель жителя жителей житель",
    elders: "старейшин старейшина старейшины старейшин старейшин старейшина старейшины старейшин старейшина",
  },
  uk: {
    coins: "монет монета монети монет монет монета монети монет монета",
    cards: "карт карта карти карт карт карта карти карт карта",
    points: "очок очко очки очок очок очко очки очок очко",
    meeples: "фігурок фігурка фігурки фігурок фігурок фігурка фігурки фігурок фігурка",
    elders: "мудреців мудрець мудреці мудреців мудреців мудрець мудреці мудреців мудрець",
  },
  pl: {
    coins: "monet moneta monety monet monet monet monety monet monet",
    cards: "kart karta karty kart kart kart karty kart kart",
    points: "punktów punkt punkty punktów punktów punktów punkty punktów punktów",
    meeples: "figurek figurka figurki figurek figurek figurek figurki figurek figurek",
    elders: "starszych starszy starszych starszych starszych starszych starszych starszych starszych",
  },
};
const counters: Record<string, (game: Game, n: number) => string> = {
  coins: (game, n) => game.coins(n),
  cards: (game, n) => game.cards(n),
  points: (game, n) => game.points(n),
  meeples: (game, n) => game.meepleCount(n),
  elders: (game, n) => game.tribeCount(n, "elder"),
};

describe.each(Object.entries(expected))("plural forms in %s", (code, nouns) => {
  it.each(Object.entries(nouns))("of %s", async (noun, forms) => {
    const { game } = await loadWords(code as LanguageCode);
    const wanted = forms.split(" ").map((form, i) => `${countSamples[i]} ${form}`);
    expect(countSamples.map((n) => counters[noun]?.(game, n))).toEqual(wanted);
  });
});

describe.each(["en", "ru", "uk", "pl"])("numbers in %s", (code) => {
  it("have the plural categories and the form that the browser gives them", () => {
    const rules = new Intl.PluralRules(code);
    const format = new Intl.NumberFormat(code, { maximumFractionDigits: 1 });
    const { number } = counterOf(code);
    const numbers = [...Array.from({ length: 1300 }, (_, n) => n), 12345, 0.5, 1.5, 2.5, 21.1, 1000.5];
    expect(numbers.map((n) => categoryOf(code, n))).toEqual(numbers.map((n) => rules.select(n)));
    expect(numbers.map(number)).toEqual(numbers.map((n) => format.format(n)));
  });
});

describe("numbers", () => {
  it.each([
    ["en", "2.5 points"],
    ["ru", "2,5 очка"],
    ["uk", "2,5 очка"],
    ["pl", "2,5 punktu"],
  ] as const)("have fractions in %s", async (code, text) =>
    expect((await loadWords(code)).game.points(2.5)).toBe(text),
  );

  it("have signs", () => {
    const { signed } = counterOf("en");
    expect([3, 0, -3, 0.04, -0.04, -2.54].map(signed)).toEqual(["+3", "0", "−3", "0", "0", "−2.5"]);
  });
});

describe("helpers", () => {
  it("list things", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((parts) => listed(parts, "and"))).toEqual([
      "",
      "a",
      "a and b",
      "a, b and c",
    ]);
  });
  it("count things in the order they come", () =>
    expect(tally(["b", "a", "b"])).toEqual([
      ["b", 2],
      ["a", 1],
    ]));
  it("change just the verbs", () =>
    expect(conjugated("take~ it and go~", (verb) => `${verb}s`)).toBe("takes it and gos"));
});

describe("the log in the words of each language", () => {
  const cases: Record<LanguageCode, [you: string, other: string]> = {
    en: ["You sell fish and gold for 3 coins", "Bo sells fish and gold for 3 coins"],
    ru: ["Вы продаёте рыбу и золото за 3 монеты", "Bo продаёт рыбу и золото за 3 монеты"],
    uk: ["Ви продаєте рибу і золото за 3 монети", "Bo продає рибу і золото за 3 монети"],
    pl: ["Sprzedajesz ryby i złoto za 3 monety", "Bo sprzedaje ryby i złoto za 3 monety"],
  };
  it.each(Object.entries(cases))("%s", async (code, [you, other]) => {
    const log = tellerOf(await loadWords(code as LanguageCode));
    const line = (who: Who): string =>
      log.line({
        who,
        step: "end",
        actions: [{ kind: "sell", goods: ["fish", "gold"] }],
        effects: [{ effect: "coins", n: 3, from: "bank", to: "seat-1", by: { step: "end", n: 2 } }],
        people: [who],
        kinds: {},
      });
    expect(line({ name: "Bo", you: true })).toBe(you);
    expect(line({ name: "Bo" })).toBe(other);
  });
});

describe("bestLanguage", () => {
  it("takes the first that there is", () => {
    expect(bestLanguage(["de-DE", "uk-UA", "ru"])).toBe("uk");
    expect(bestLanguage(["pl"])).toBe("pl");
    expect(bestLanguage(["fr"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });
});
