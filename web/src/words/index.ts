// The way to the texts: one language is loaded at a time; the rules page, the numbers of the
// box and playing with others on their own.

import type { LanguageCode, NumberWords, OnlineWords, Rules, Words } from "./types";

export type * from "./types";
export type { ParsedAction } from "./action";
export { parseAction } from "./action";
export type { RuleId } from "./rule";

/** The languages by their own names. */
export const languages: readonly { code: LanguageCode; name: string }[] = [
  { code: "en", name: "English" },
  { code: "ru", name: "Русский" },
  { code: "uk", name: "Українська" },
  { code: "pl", name: "Polski" },
];

const wordFiles: Record<LanguageCode, () => Promise<{ words: Words }>> = {
  en: () => import("./en"),
  ru: () => import("./ru"),
  uk: () => import("./uk"),
  pl: () => import("./pl"),
};

const ruleFiles: Record<LanguageCode, () => Promise<{ rules: Rules }>> = {
  en: () => import("./en/rules"),
  ru: () => import("./ru/rules"),
  uk: () => import("./uk/rules"),
  pl: () => import("./pl/rules"),
};

const onlineFiles: Record<LanguageCode, () => Promise<{ online: OnlineWords }>> = {
  en: () => import("./en/online"),
  ru: () => import("./ru/online"),
  uk: () => import("./uk/online"),
  pl: () => import("./pl/online"),
};

const numberFiles: Record<LanguageCode, () => Promise<{ numbers: NumberWords }>> = {
  en: () => import("./en/numbers"),
  ru: () => import("./ru/numbers"),
  uk: () => import("./uk/numbers"),
  pl: () => import("./pl/numbers"),
};

export const loadWords = async (code: LanguageCode): Promise<Words> => (await wordFiles[code]()).words;
export const loadRules = async (code: LanguageCode): Promise<Rules> => (await ruleFiles[code]()).rules;
export const loadOnline = async (code: LanguageCode): Promise<OnlineWords> =>
  (await onlineFiles[code]()).online;
export const loadNumbers = async (code: LanguageCode): Promise<NumberWords> =>
  (await numberFiles[code]()).numbers;

/** The first language that we have of those a person prefers (navigator.languages), otherwise English. */
export function bestLanguage(preferred: readonly string[]): LanguageCode {
  for (const wanted of preferred) {
    const base = wanted.toLowerCase().split("-")[0];
    const found = languages.find(({ code }) => code === base);
    if (found) return found.code;
  }
  return "en";
}
