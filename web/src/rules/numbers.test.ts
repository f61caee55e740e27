import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine, type HouseNumber } from "../../../bindings/wasm/naqala.ts";
import { languages, loadNumbers, loadWords } from "../words/index.ts";
import {
  counted,
  formAddress,
  issueForm,
  nameOf,
  printedOf,
  sectionsOf,
  standingOf,
  valueText,
  type Notes,
} from "./numbers.ts";

let engine: Engine;
let list: HouseNumber[];
beforeAll(async () => {
  engine = await Engine.load(
    readFileSync(new URL("../../../build/wasm/naqala/naqala.wasm", import.meta.url)),
  );
  list = engine.houseNumbers();
});
const rowOf = (key: string): HouseNumber => list.find((row) => row.key === key)!;

const notes: Notes = {
  "djinn geb": " 9 ",
  "djinn ptah": "6",
  "item horn count": "two",
  "tile workshop colour": "blue",
  "city whim": "no",
  "no such number": "4",
};

describe.each(languages)("the numbers of the box in $code", ({ code }) => {
  it("are all there, in groups, each by a name of its own", async () => {
    const words = await loadWords(code);
    const numbers = await loadNumbers(code);
    const sections = sectionsOf(list, words.ui, numbers);
    expect(sections.map(({ set }) => set)).toEqual(["artisans", "whims", "both"]);
    const groups = sections.flatMap((section) => section.groups);
    expect(groups.flatMap(({ rows }) => rows).length).toBe(list.length);
    for (const { title, mark, rows } of groups) {
      expect(title).toBeTruthy();
      expect(numbers.marks[mark]).toBeTruthy();
      const names = rows.map((row) => nameOf(row, words.game, numbers));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/\p{L}/u);
      for (const row of rows)
        for (const value of [row.ours, ...(row.words ?? [])])
          expect(valueText(value, numbers)).toMatch(/^[\p{L}\d]+$/u);
    }
  });
});

describe("what was noted", () => {
  it("is nothing, not to be read, the same, or another", () => {
    expect(standingOf(rowOf("djinn kam"), notes)).toBe("empty");
    expect(standingOf(rowOf("djinn geb"), notes)).toBe("differs");
    expect(standingOf(rowOf("djinn ptah"), notes)).toBe("same");
    expect(standingOf(rowOf("item horn count"), notes)).toBe("wrong");
    expect(standingOf(rowOf("tile workshop colour"), notes)).toBe("same");
    expect(standingOf(rowOf("city whim"), notes)).toBe("differs");
    for (const text of ["-1", "1.5", "01", "1000", "6 VP"])
      expect(standingOf(rowOf("djinn geb"), { "djinn geb": text })).toBe("wrong");
    expect(standingOf(rowOf("city whim"), { "city whim": "4" })).toBe("wrong");
  });

  it("is counted and told as far as it can be read", () => {
    expect(counted(list, notes)).toEqual({ noted: 4, differing: 2 });
    const report = engine.numbersReport(printedOf(list, notes));
    expect(report).toContain("Different: 2. The same: 2.");
    expect(report).toContain("(`djinn geb`): printed **9**, ours 6, house number");
    expect(report).not.toContain("`item horn count`");
    expect(engine.numbersReport(printedOf(list, {}))).toContain("(`djinn geb`): printed ?, ours 6");
  });
});

describe("the form for it", () => {
  it("is called as the project calls it", () => {
    const form = new URL(`../../../.github/ISSUE_TEMPLATE/${issueForm.file}`, import.meta.url);
    expect(readFileSync(form, "utf8")).toMatch(new RegExp(`^name: ${issueForm.name}$`, "m"));
  });

  it("has an address where that of the project is known", () => {
    const form = "https://host.example/us/naqala/issues/new?template=printed_number.yml";
    expect(formAddress("https://host.example/us/naqala")).toBe(form);
    expect(formAddress("https://host.example/us/naqala/")).toBe(form);
    expect(formAddress(undefined)).toBeUndefined();
    expect(formAddress("")).toBeUndefined();
    expect(formAddress("javascript:alert(1)//")).toBeUndefined();
  });
});
