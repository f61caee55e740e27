import { beforeAll, describe, expect, test } from "vitest";
import type { Options } from "../../../bindings/wasm/naqala.ts";
import { loadWords } from "../words/index.ts";
import { scoreTable, type ScoreTable } from "../view/scores.ts";
import { engineOfTests, play, setUps } from "../view/playing.ts";
import { painted } from "../art/painted.ts";
import { covers, sized, withFonts } from "./paint.ts";
import { escaped, fitted, poster, type PosterWords } from "./poster.ts";

let tables: ScoreTable[];
let words: PosterWords;
beforeAll(async () => {
  const engine = await engineOfTests();
  const lastOf = (options: Options) => play(engine, options, 21).happenings.at(-1)!.look;
  tables = [setUps[0]!, setUps.at(-1)!].map((options) => scoreTable(lastOf(options)));
  const { ui, game } = await loadWords("uk");
  words = {
    headline: ui.end.wins("A & <B>", 120),
    about: ui.end.byPoints(3),
    name: ui.app.name,
    when: "2026",
    total: ui.scores.total,
    category: game.category,
    number: game.number,
  };
});
const names = ["A & <B>", "Bo", "Cem", "Dina", "A very long name that nobody can read in one line"];
const texts = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

describe("the picture of the score sheet", () => {
  test("says every number of the sheet, every name and every category", () => {
    for (const table of tables) {
      const { svg, height } = poster(table, names, [1], words);
      const said = texts(svg);
      const numbers = table.rows.flatMap(({ points, total }) =>
        [...table.categories.map((c) => points[c]), total].map(String),
      );
      for (const number of new Set(numbers))
        expect(said.filter((text) => text === number).length).toBe(
          numbers.filter((one) => one === number).length,
        );
      for (const category of table.categories)
        expect(said.some((text) => text.toLowerCase() === words.category[category].toLowerCase())).toBe(true);
      expect(said).toContain("A &#38; &#60;B&#62;");
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(height).toBeGreaterThan(500 + 50 * table.categories.length);
    }
  });

  test("has a bar for each number that is not 0, the longest for the most", () => {
    const table = tables[1]!;
    const { svg } = poster(table, names, [2], words);
    const bars = [...svg.matchAll(/width="([\d.]+)" height="24"/g)].map(([, width]) => Number(width));
    const numbers = table.rows
      .flatMap(({ points }) => table.categories.map((c) => points[c]))
      .filter((n) => n > 0);
    expect(bars.length).toBe(numbers.length);
    expect(Math.max(...bars) / Math.min(...bars)).toBeGreaterThan(3);
  });

  test("shortens names and keeps signs from being read as tags", () => {
    expect(fitted("short", 20, 200)).toBe("short");
    expect(fitted("much too long for this", 20, 100)).toBe("much to…");
    expect(escaped(`<a b="c">&'`)).toBe("&#60;a b=&#34;c&#34;&#62;&#38;&#39;");
  });
});

describe("a drawing that stands alone", () => {
  test("has colours of its theme, by day where it carries its own light", () => {
    const sheet = `<path fill="var(--m-paper)"/>`;
    const svg = `<svg fill="var(--ground)"><g class="art-day"><g>${sheet}</g></g>${sheet}</svg>`;
    expect(painted(svg, "dark")).toBe(
      `<svg fill="#17142e"><g class="art-day"><g><path fill="#fbf3df"/></g></g><path fill="#f3e6cb"/></svg>`,
    );
    for (const theme of ["light", "dark"] as const)
      expect(painted(poster(tables[1]!, names, [1], words).svg, theme)).not.toContain("var(");
  });

  test("brings the letters that it needs, and its size", () => {
    expect(covers("U+20-7E, U+A0", "abc")).toBe(true);
    expect(covers("U+401-45F, U+490-491", "abc")).toBe(false);
    expect(covers("U+401-45F, U+490-491", "abc ґ")).toBe(true);
    expect(covers("U+4??", "д")).toBe(true);
    expect(withFonts("<svg a='1'><g/></svg>", ["x{}"])).toBe("<svg a='1'><style>x{}</style><g/></svg>");
    expect(withFonts("<svg/>", [])).toBe("<svg/>");
    expect(sized('<svg viewBox="0 0 2 3"/>', 2, 3)).toBe('<svg width="2" height="3" viewBox="0 0 2 3"/>');
  });
});
