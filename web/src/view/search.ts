// Finding words in the rules: which places have them, and which letters of a text are to be marked.

import type { Block, CardWords, Explained, Renamed, Section, TodaysWord } from "../words/index.ts";
import type { Card, Djinn, Item, TileKind, Tribe, Whim } from "../words/things.ts";

/** Something that can be jumped to: a rule, a paragraph, a list, a table or one card. */
export interface Place {
  id: string;
  texts: readonly string[];
}

type Cards = Extract<Block, { cards: string }>["cards"];
/** What a card of the rules says. */
export type Explaining = (kind: Cards, name: string) => Explained;

export const explainedBy =
  (cards: CardWords): Explaining =>
  (kind, name) => {
    switch (kind) {
      case "tribes":
        return cards.tribe(name as Tribe);
      case "tiles":
        return cards.tile(name as TileKind);
      case "goods":
        return cards.card(name as Card);
      case "djinns":
        return cards.djinn(name as Djinn, true);
      case "items":
        return cards.item(name as Item);
      default:
        return cards.whim(name as Whim);
    }
  };

export const placeId = (section: Section, block: number): string => `${section.id}-${block}`;
export const exampleId = (name: string): string => `example-${name}`;
export const cardId = (kind: string, name: string): string => `${kind}-${name}`;

const textsOf = ({ name, text, worth, cost, when }: Explained): string[] =>
  [name, text, worth, cost, when].filter((part) => part !== undefined && part !== "") as string[];

function placesIn(section: Section, block: Block, index: number, explained: Explaining): Place[] {
  if ("cards" in block)
    return block.of.map((name) => ({
      id: cardId(block.cards, name),
      texts: textsOf(explained(block.cards, name)),
    }));
  if ("rule" in block) return [{ id: block.rule, texts: [block.rule, block.text] }];
  if ("example" in block) return [{ id: exampleId(block.example), texts: [block.text] }];
  const id = placeId(section, index);
  if ("hint" in block) return [{ id, texts: [block.hint] }];
  if ("list" in block) return [{ id, texts: block.list }];
  return [{ id, texts: "table" in block ? block.table.flat() : [block.text] }];
}

/** Every place of the rules in the order in which it is read. */
export const placesOf = (sections: readonly Section[], explained: Explaining): Place[] =>
  sections.flatMap((section) => [
    { id: section.id, texts: [section.title] },
    ...section.blocks.flatMap((block, i) => placesIn(section, block, i, explained)),
  ]);

/**
 * Letters without what a hurried thumb leaves out: case, the marks on Latin letters, the dots of
 * ё. As long as the text.
 */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    if (small === "ł") return "l";
    if (small === "ё") return "е";
    const base = small.normalize("NFD")[0] ?? small;
    return /[a-z]/.test(base) ? base : small.length === letter.length ? small : letter;
  }).join("");
}

/**
 * Words of older editions in all our languages, as `plain` leaves them. Whoever learnt the game from such a
 * box looks for them in any language.
 */
const olderWords: readonly (readonly [RegExp, Renamed])[] = [
  [/^slaves?$/, "fakir"],
  [/^раб(ы|а|и|у|ом|ов|ам|ами|ах|ів)?$/, "fakir"],
  [/^niewolni/, "fakir"],
  [/^мудрец/, "elder"],
  [/^торгов(ец|ц)/, "merchant"],
  [/^каст(а|ы|е|у|и|і|ою|ой|ам|ами|ах)?$/, "tribe"],
  [/^тайл/, "tile"],
];

/** What somebody looks for: a word as it was typed, and the letters of which a text must have some. */
export interface Term {
  typed: string;
  forms: readonly string[];
  /** What it is called today, if it is a word of an older edition. */
  today?: string;
}
export type TodaysWords = Record<Renamed, TodaysWord>;

function termOf(typed: string, words: TodaysWords | undefined): Term {
  const older = olderWords.find(([pattern]) => pattern.test(typed));
  const now = older && words?.[older[1]];
  if (now === undefined) return { typed, forms: [typed] };
  const stems = now.stems.map(plain);
  // Where it is still the word of this language, nothing has to be said.
  if (stems.some((stem) => typed.startsWith(stem))) return { typed, forms: [typed, ...stems] };
  return { typed, forms: [typed, ...stems], today: now.word };
}

/** The words that somebody looks for; one letter alone would be everywhere. */
export const termsOf = (wanted: string, words?: TodaysWords): Term[] =>
  plain(wanted)
    .split(/\s+/)
    .filter((typed) => typed.length > 1)
    .map((typed) => termOf(typed, words));

/** The letters that are to be marked in texts. */
export const formsOf = (terms: readonly Term[]): string[] => terms.flatMap(({ forms }) => forms);

/** The places that have all of the words. */
export function placesWith(places: readonly Place[], terms: readonly Term[]): string[] {
  if (terms.length === 0) return [];
  return places
    .filter(({ texts }) => {
      const whole = plain(texts.join("\n"));
      return terms.every(({ forms }) => forms.some((form) => whole.includes(form)));
    })
    .map(({ id }) => id);
}

/** A text in pieces: those that are one of the words, and the rest. */
export function pieces(text: string, terms: readonly string[]): { text: string; hit: boolean }[] {
  const searched = plain(text);
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nearest(searched, terms, from);
    const until = next?.at ?? text.length;
    if (until > from) parts.push({ text: text.slice(from, until), hit: false });
    if (next) parts.push({ text: text.slice(next.at, next.end), hit: true });
    from = next?.end ?? text.length;
  }
  return parts;
}

/** The first word from there on; of two that begin together, the longer. */
function nearest(
  text: string,
  terms: readonly string[],
  from: number,
): { at: number; end: number } | undefined {
  let best: { at: number; end: number } | undefined;
  for (const term of terms) {
    const at = text.indexOf(term, from);
    if (at < 0) continue;
    const end = at + term.length;
    if (best === undefined || at < best.at || (at === best.at && end > best.end)) best = { at, end };
  }
  return best;
}
