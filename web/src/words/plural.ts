// Numbers with their nouns. The plural categories come from the browser (Intl.PluralRules).

/** One and more in English; one, few, many in the Slavic languages, and that of a fraction if it is not few. */
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

export function counterOf(language: string): Counter {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const form = (n: number, [one, few, many, fraction]: Forms): string => {
    switch (rules.select(Math.abs(n))) {
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
  const number = (n: number): string => numbers.format(Math.abs(n) < 0.05 ? 0 : n).replace("-", "−");
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
