// Numbers with their nouns. The browser could tell the plural categories too (Intl.PluralRules), but takes as
// long for it as for all the rest of the first page; a test compares.

/**
 * One and more in English; one, few, many in the Slavic languages, and that of a fraction if it is not few.
 */
export type Forms = readonly [one: string, few: string, many?: string, fraction?: string];

export interface Counter {
  /** The form of the noun alone. */
  form(n: number, forms: Forms): string;
  /** The number and the noun: "3 cards". */
  count(n: number, forms: Forms): string;
  /** The number as the language writes it. */
  number(n: number): string;
  /** With its sign, also for a gain: "+9". */
  signed(n: number): string;
}

type Category = "one" | "few" | "many" | "other";

/** Of two to four, in the Slavic languages; not of twelve to fourteen. */
const isFew = (n: number): boolean => n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14);

/** The plural category of a number that is not less than nothing. */
export function categoryOf(language: string, n: number): Category {
  if (language === "en") return n === 1 ? "one" : "other";
  if (!Number.isInteger(n)) return "other";
  const isOne = language === "pl" ? n === 1 : n % 10 === 1 && n % 100 !== 11;
  return isOne ? "one" : isFew(n) ? "few" : "many";
}

export function counterOf(language: string): Counter {
  let numbers: Intl.NumberFormat | undefined;
  // Most numbers are short and whole, and need nothing.
  const written = (n: number): string => {
    if (Number.isInteger(n) && Math.abs(n) < 1000) return String(n);
    return (numbers ??= new Intl.NumberFormat(language, { maximumFractionDigits: 1 })).format(n);
  };
  const form = (n: number, [one, few, many, fraction]: Forms): string => {
    switch (categoryOf(language, Math.abs(n))) {
      case "one":
        return one;
      case "few":
        return few;
      case "many":
        return many ?? few;
      default:
        return fraction ?? few;
    }
  };
  // A true minus sign, and nothing that would be read as less than nothing when it is rounded to 0.
  const number = (n: number): string => written(Math.abs(n) < 0.05 ? 0 : n).replace("-", "−");
  return {
    form,
    number,
    count: (n, forms) => `${number(n)} ${form(n, forms)}`,
    signed: (n) => (n >= 0.05 ? `+${number(n)}` : number(n)),
  };
}

/** "a, b and c". */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1]}`;
}

/** With a capital letter in front. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Puts the verbs of a sentence, which are marked "take~", into the form that their subject needs. */
export const conjugated = (text: string, form: (verb: string) => string): string =>
  text.replace(/([\p{L}-]+)~/gu, (_, verb: string) => form(verb));

/** Each thing once, in the order they come, with how many there are. */
export function tally<T>(things: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
