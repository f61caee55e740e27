import { beforeAll, describe, expect, it } from "vitest";
import type { CauseForm, EffectForm } from "../../../bindings/wasm/naqala.ts";
import { parseAction } from "./action";
import { languages, loadNumbers, loadOnline, loadRules, loadWords } from "./index";
import { ruleOf } from "./rule";
import { hasOwnNumber } from "./rules";
import { tellerOf } from "./tell";
import { actionTexts } from "./samples";
import { allTexts, cardTexts, numberTexts, onlineTexts, ruleTexts, type Text } from "./texts";
import { cards, categories, djinns, items, payments, steps, tileKinds, tribes, whims } from "./things";
import type { Rules, Who, Words } from "./types";

/** What a text that was put together wrongly shows. */
const hole = /undefined|\[object|NaN|null|function|[{}~$]| {2}|\( | \)|: :|,,|\.\.|[ ][,.;:!?]/;

/** Names and signs that stay as they are in any language. */
const anywhere = new RegExp(
  [
    "Five Tribes",
    "Naqala",
    "naqala-game",
    "Enter",
    "\\bHome\\b",
    "\\bEnd\\b",
    "take c3",
    "drop c4 elder",
    "\\bR\\d+\\b",
    "\\bn\\b",
    "\\b[a-g][1-6]\\b",
    "\\bBo\\b",
    "Ада",
  ].join("|"),
  "g",
);
const strange = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ]/i, uk: /[a-zыэъё]/i, pl: /[а-яёіїєґ]/i };
const ownLetters = { en: "w", ru: "ыэъё", uk: "іїє", pl: "ąćęłńóśźż" };

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The first texts that a test is not content with. */
const wrong = (texts: readonly Text[], isWrong: (text: string) => boolean): Text[] =>
  texts.filter(([, text]) => isWrong(text)).slice(0, 5);

describe.each(languages)("words in $code", ({ code }) => {
  let words: Words;
  let rules: Rules;
  let ruleIds: string[];
  let texts: Text[];
  beforeAll(async () => {
    words = await loadWords(code);
    rules = await loadRules(code);
    ruleIds = rules.sections.flatMap((s) => s.blocks.flatMap((b) => ("rule" in b ? [b.rule] : [])));
    texts = [
      ...allTexts(words),
      ...ruleTexts(rules),
      ...onlineTexts(await loadOnline(code)),
      ...numberTexts(await loadNumbers(code)),
    ];
  });

  it("says which language it is", () => expect(words.language).toBe(code));
  it("has a text everywhere", () => expect(wrong(texts, (text) => text.trim() === "")).toEqual([]));
  it("has texts without holes", () => expect(wrong(texts, (text) => hole.test(text))).toEqual([]));

  it("writes in its own letters", () => {
    expect(wrong(texts, (text) => strange[code].test(text.replace(anywhere, "")))).toEqual([]);
    expect(wrong(texts, (text) => /[a-z][а-яёіїєґ]|[а-яёіїєґ][a-z]/i.test(text))).toEqual([]);
    for (const letter of ownLetters[code])
      expect(
        texts.some(([, text]) => text.includes(letter)),
        letter,
      ).toBe(true);
  });

  it("begins what is said in a line with a capital letter or a number", () => {
    const lines = texts.filter(([where]) => /^(line|now|waiting|you|nobody) /.test(where));
    expect(lines.length).toBeGreaterThan(1000);
    expect(wrong(lines, (text) => !/^[\p{Lu}\d]/u.test(text))).toEqual([]);
  });

  it("names every payment, step and category", () => {
    for (const payment of payments) expect(words.game.payment[payment]).toBeTruthy();
    for (const step of steps) expect(words.steps.name[step]).toBeTruthy();
    for (const category of categories) expect(words.game.category[category]).toBeTruthy();
  });

  it("says you to you and the name to others", () => {
    const effects: EffectForm[] = [
      { effect: "camel", what: 1, n: 1, from: "seat-1", to: "c3", by: { step: "control" } },
    ];
    const actions = [parseAction("camel")] as const;
    const line = (who: Who): string =>
      tellerOf(words).line({ who, step: "control", actions, effects, people: [who], kinds: {} });
    expect(line({ name: "Bo" })).toContain("Bo");
    expect(line({ name: "Bo", you: true })).not.toContain("Bo");
  });

  it("has different words on buttons that do different things", () => {
    const choices = actionTexts.filter(
      (text) =>
        /^(bid|drop|kill|keep|use|sell|remove|move|put|djinn|item)/.test(text) && !text.includes("unseen"),
    );
    const labels = choices.map((text) => words.steps.button(parseAction(text), { step: "tribe" }));
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });

  it("tells what came of it, and the gains", () => {
    const by = { tribe: "builder", n: 2, fakirs: 1, each: 3 } as const;
    const people = [{ name: "Bo" }, { name: "Ада" }];
    const { line, gains } = tellerOf(words);
    const told = line({
      who: people[0]!,
      step: "tribe",
      actions: [parseAction("fakirs 1")],
      effects: [
        { effect: "meeple", what: "builder", n: 2, from: "hand", to: "bag", by },
        { effect: "coins", n: 9, from: "bank", to: "seat-1", by },
        { effect: "coins", n: 4, from: "bank", to: "seat-2", by: { djinn: "nekir", n: 2, each: 2 } },
      ],
      people,
      kinds: {},
    });
    for (const part of ["Bo", "9", "Ада", "+4", "×2", words.game.djinn.nekir]) expect(told).toContain(part);
    expect(gains({ coins: 9, tiles: -8 })).toMatch(/\+9.*−8/);
  });

  it("puts what speaks against a turn last", () => {
    const sentence = words.reasons.sentence([{ kind: "bid-dear", coins: 18 }, { kind: "bid-twice" }]);
    expect(sentence.indexOf("18")).toBeGreaterThan(sentence.indexOf(","));
  });

  it("has every rule once, and every rule that is cited", () => {
    const wanted = [...range(1, 65), ...range(70, 73), ...range(80, 82)].map((n) => `R${n}`);
    expect([...ruleIds].sort()).toEqual(wanted.sort());
    const causes: CauseForm[] = [
      ...steps.flatMap((step) => [{ step }, { step, n: 2 }]),
      ...tribes.map((tribe) => ({ tribe })),
      ...tileKinds.map((tile) => ({ tile })),
      ...djinns.map((djinn) => ({ djinn })),
      ...items.map((item) => ({ item })),
      ...whims.map((whim) => ({ whim })),
      { empty_deck: true },
    ];
    const cited = causes.map(ruleOf);
    expect([...new Set<string>(cited)].filter((rule) => !ruleIds.includes(rule))).toEqual([]);
    const onCards = cardTexts(words)
      .map(([, text]) => text)
      .filter((text) => /^R\d+$/.test(text));
    expect(onCards.length).toBeGreaterThan(80);
    expect(onCards.filter((rule) => !ruleIds.includes(rule))).toEqual([]);
  });

  it("gives advice where it helps: at the auction and at selling", () => {
    const advised = rules.sections
      .filter(({ blocks }) => blocks.some((block) => "hint" in block))
      .map(({ id }) => id);
    expect(advised).toEqual(["auction", "selling"]);
    const { now } = words.steps;
    expect(now({ step: "bid", ends: true })).not.toBe(now({ step: "bid" }));
    expect(now({ step: "end", can_sell: true })).not.toBe(now({ step: "end" }));
  });

  it("marks cards with a number of our own, and lists such numbers", () => {
    const named = [...djinns, ...items, ...whims, ...tileKinds].filter(hasOwnNumber);
    const kills = whims.filter((whim) => whim.startsWith("kill-"));
    expect(named.sort()).toEqual(["geb", "ptah", "kam", "satesha", ...kills].sort());
    const list = JSON.stringify(rules.sections.find(({ id }) => id === "numbers"));
    for (const djinn of ["geb", "ptah", "kam", "satesha"] as const)
      expect(list).toContain(words.game.djinn[djinn].slice(0, 3));
  });

  it("shows every djinn, item, whim, tile, tribe and card in the rules", () => {
    const shown = rules.sections.flatMap((s) => s.blocks.flatMap((b) => ("cards" in b ? b.of : [])));
    const all = [...djinns, ...items, ...whims, ...tileKinds, ...tribes, ...cards];
    expect([...shown].sort()).toEqual([...all].sort());
  });

  it("names the published game only where it says what this is, and no publisher", () => {
    const named = texts.filter(([, text]) => text.includes("Five Tribes")).map(([where]) => where);
    expect(named.sort()).toEqual(["ui.app.description", "ui.app.notice"]);
    expect(
      wrong(texts, (text) => /Days of Wonder|Asmodee|Cathala|Hobby World|Rebel|Kosmos/i.test(text)),
    ).toEqual([]);
  });
});
