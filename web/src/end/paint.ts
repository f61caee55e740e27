// Makes a drawing stand alone: the custom properties of the page become colours, and the letters come along.

import { jewels, themes, type Theme } from "../art/tokens.ts";

export type ThemeName = "light" | "dark";

const prefixed = (prefix: string, colours: Record<string, string>): [string, string][] =>
  Object.entries(colours).map(([name, colour]) => [`--${prefix}${name}`, colour]);

const materials = (theme: Theme) => prefixed("m-", theme.material);
const coloursOf = (theme: Theme): Map<string, string> => new Map([
  ...prefixed("", theme.page), ...prefixed("tribe-", theme.tribe), ...prefixed("seat-", theme.seat),
  ...materials(theme), ...prefixed("m-", jewels),
]);

/** Puts in the colours of a theme. Groups of the class art-day look as by day in either. */
export function painted(svg: string, name: ThemeName): string {
  const colours = coloursOf(themes[name]);
  const byDay = new Map([...colours, ...materials(themes.light)]);
  const open: boolean[] = [];
  return svg.replace(/<[^>]*>/g, (tag) => {
    const inside = open.at(-1) ?? false;
    const day = inside || tag.includes('class="art-day"');
    if (tag.startsWith("<g") && !tag.endsWith("/>")) open.push(day);
    if (tag === "</g>") open.pop();
    const from = day ? byDay : colours;
    return tag.replace(/var\((--[\w-]+)\)/g, (all, property: string) => from.get(property) ?? all);
  });
}

/** Whether a unicode-range of a font has any letter of a text. */
export function covers(range: string, text: string): boolean {
  const spans = range.split(",").flatMap((span) => {
    const [from, to = from] = span.trim().replace(/^U\+/i, "").split("-");
    return from ? [[parseInt(from.replaceAll("?", "0"), 16), parseInt(to!.replaceAll("?", "F"), 16)] as const] : [];
  });
  const codes = [...text].map((letter) => letter.codePointAt(0)!);
  return codes.some((code) => spans.some(([from, to]) => code >= from && code <= to));
}

/** The same drawing with rules for its letters. */
export const withFonts = (svg: string, rules: readonly string[]): string =>
  rules.length === 0 ? svg : svg.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${rules.join("")}</style>`);

/** With its size in pixels, for programs that show it by itself. */
export const sized = (svg: string, width: number, height: number): string =>
  svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
