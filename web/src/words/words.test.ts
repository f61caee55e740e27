import { beforeAll, describe, expect, it } from "vitest";
import { parseAction } from "./action";
import { languages, loadNumbers, loadOnline, loadRules, loadWords } from "./index";
import { ruleOf } from "./rule";
import { hasOwnNumber } from "./rules";
import { actionTexts } from "./samples";
import { allTexts, cardTexts, numberTexts, onlineTexts, ruleTexts, type Text } from "./texts";
import { cards, categories, djinns, items, payments, steps, tileKinds, tribes, whims } from "./things";
import type { Rules, Words } from "./types";

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
    const lines = texts.filter(([where]) => /^(line|full|now|waiting|you|nobody) /.test(where));
    expect(lines.length).toBeGreaterThan(1000);
    expect(wrong(lines, (text) => !/^[\p{Lu}\d]/u.test(text))).toEqual([]);
  });

  it("names every payment, step and category", () => {
    for (const payment of payments) expect(words.game.payment[payment]).toBeTruthy();
    for (const step of steps) expect(words.steps.name[step]).toBeTruthy();
    for (const category of categories) expect(words.game.category[category]).toBeTruthy();
  });

  it("says you to you and the name to others", () => {
    const entry = { action: parseAction("camel"), step: "control" as const, tile: "c3" };
    expect(words.log.line({ ...entry, who: { name: "Bo" } })).toContain("Bo");
    expect(words.log.line({ ...entry, who: { name: "Bo", you: true } })).not.toContain("Bo");
  });

  it("has different words on buttons that do different things", () => {
    const choices = actionTexts.filter(
      (text) =>
        /^(bid|drop|kill|keep|use|sell|remove|move|put|djinn|item)/.test(text) && !text.includes("unseen"),
    );
    const labels = choices.map((text) => words.steps.button(parseAction(text), { step: "tribe" }));
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
  });

  it("tells the gains, what else came of it, and the rule", () => {
    const full = words.log.full({
      who: { name: "Bo" },
      action: parseAction("fakirs 1"),
      step: "tribe",
      n: 2,
      blue: 3,
      coins: 9,
      gains: { coins: 9 },
      earned: [{ who: { name: "Ада" }, coins: 2, djinn: "nekir" }],
      rule: "R25",
    });
    for (const part of ["Bo", "+9", "Ада", "+2", "R25", words.game.djinn.nekir]) expect(full).toContain(part);
  });

  it("puts what speaks against a turn last", () => {
    const sentence = words.reasons.sentence([{ kind: "bid-dear", coins: 18 }, { kind: "bid-twice" }]);
    expect(sentence.indexOf("18")).toBeGreaterThan(sentence.indexOf(","));
  });

  it("has every rule once, and every rule that is cited", () => {
    const wanted = [...range(1, 65), ...range(70, 73), ...range(80, 82)].map((n) => `R${n}`);
    expect([...ruleIds].sort()).toEqual(wanted.sort());
    const cited = actionTexts.flatMap((text) =>
      steps.map((step) => ruleOf({ action: parseAction(text), step })),
    );
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
    expect(now({ step: "bid", last: true })).not.toBe(now({ step: "bid" }));
    expect(now({ step: "end", sales: true })).not.toBe(now({ step: "end" }));
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
