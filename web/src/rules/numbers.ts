// The page on which the numbers of a box are checked: how its rows are grouped and called, and what the
// notes say.

import type { HouseNumber } from "../../../bindings/wasm/naqala.ts";
import type { Game, NumberWords, Ui } from "../words/index.ts";
import type { Djinn, Item, TileKind, Whim } from "../words/things.ts";

/** What somebody has written beside the numbers, by their keys; as it was typed. */
export type Notes = Readonly<Record<string, string>>;

/** Rows of one kind, of which the same is known. */
export interface Group {
  title: string;
  mark: HouseNumber["mark"];
  rows: HouseNumber[];
}
export interface Section {
  set: HouseNumber["set"];
  title: string;
  groups: Group[];
}

/** The list by boxes, and in each by what is asked. */
export function sectionsOf(list: readonly HouseNumber[], ui: Ui, numbers: NumberWords): Section[] {
  const titles = { artisans: ui.setup.artisans, whims: ui.setup.whims, both: numbers.both };
  const sections: Section[] = [];
  for (const row of list) {
    let section = sections.find(({ set }) => set === row.set);
    if (!section) sections.push((section = { set: row.set, title: titles[row.set], groups: [] }));
    const title = numbers.subjects[row.subject];
    let group = section.groups.find((one) => one.title === title && one.mark === row.mark);
    if (!group) section.groups.push((group = { title, mark: row.mark, rows: [] }));
    group.rows.push(row);
  }
  return sections;
}

/** What a row is called below the title of its group. */
export function nameOf(row: HouseNumber, game: Game, numbers: NumberWords): string {
  const thing = row.thing ?? "";
  switch (row.subject) {
    case "djinn-points":
      return game.djinn[thing as Djinn];
    case "item-count":
    case "item-points":
      return game.item[thing as Item];
    case "whim-count":
    case "whim-coins":
      return game.whim[thing as Whim];
    case "tile-value":
    case "tile-colour":
      return game.tile[thing as TileKind];
    case "tile-count":
      return `${game.tile[thing as TileKind]}, ${numbers.things[thing as keyof NumberWords["things"]]}`;
    case "track-spaces":
      return numbers.price(Number(thing));
    default:
      return numbers.things[row.subject];
  }
}

/** A number as it is, a word in the language. */
export const valueText = (value: number | string, numbers: NumberWords): string =>
  typeof value === "number" ? String(value) : numbers.words[value as keyof NumberWords["words"]];

/** How a note stands to the number: not there, not to be read as one, the same or another. */
export type Standing = "empty" | "wrong" | "same" | "differs";
export function standingOf(row: HouseNumber, notes: Notes): Standing {
  const text = (notes[row.key] ?? "").trim();
  if (text === "") return "empty";
  if (row.words ? !row.words.includes(text) : !/^(0|[1-9]\d{0,2})$/.test(text)) return "wrong";
  return text === String(row.ours) ? "same" : "differs";
}

/** What can be told of the notes: those that can be read. */
export function printedOf(list: readonly HouseNumber[], notes: Notes): Record<string, string> {
  const told = list.filter((row) => ["same", "differs"].includes(standingOf(row, notes)));
  return Object.fromEntries(told.map(({ key }) => [key, notes[key]!.trim()]));
}

export const counted = (
  list: readonly HouseNumber[],
  notes: Notes,
): { noted: number; differing: number } => ({
  noted: Object.keys(printedOf(list, notes)).length,
  differing: list.filter((row) => standingOf(row, notes) === "differs").length,
});

/** The form for it in .github/ISSUE_TEMPLATE, which is in English. */
export const issueForm = { file: "printed_number.yml", name: "A printed number of your box" };

/** Where it is filled in, if the client was built with the address of the project's repository. */
export const formAddress = (repository: string | undefined): string | undefined =>
  repository?.startsWith("https://")
    ? `${repository.replace(/\/+$/, "")}/issues/new?template=${issueForm.file}`
    : undefined;
