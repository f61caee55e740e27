// Makes a drawing stand alone: the custom properties of the page become colours.
import type { ThemeName } from "./light.svelte";
import { jewels, themes, type Theme } from "./tokens";

const prefixed = (prefix: string, colours: Record<string, string>): [string, string][] =>
  Object.entries(colours).map(([name, colour]) => [`--${prefix}${name}`, colour]);

const materials = (theme: Theme) => prefixed("m-", theme.material);
const coloursOf = (theme: Theme): Map<string, string> =>
  new Map([
    ...prefixed("", theme.page),
    ...prefixed("tribe-", theme.tribe),
    ...prefixed("seat-", theme.seat),
    ...materials(theme),
    ...prefixed("m-", jewels),
  ]);

const known = new Map<ThemeName, { colours: Map<string, string>; byDay: Map<string, string> }>();
function paletteOf(name: ThemeName) {
  const found = known.get(name);
  if (found) return found;
  const colours = coloursOf(themes[name]);
  const palette = { colours, byDay: new Map([...colours, ...materials(themes.light)]) };
  known.set(name, palette);
  return palette;
}

/** Puts in the colours of a theme. Groups of the class art-day look as by day in either. */
export function painted(svg: string, name: ThemeName): string {
  const { colours, byDay } = paletteOf(name);
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
