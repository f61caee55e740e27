// The icon of the installed application: the emblem on a full square, inside the circle that
// every mask leaves.
import { at, p, r } from "./draw";
import { jewels, themes } from "./tokens";
import { emblem } from "./wide";

const colours: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ ...themes.light.material, ...jewels }).map(([name, hex]) => [`m-${name}`, hex]),
  ),
  ...Object.fromEntries(Object.entries(themes.light.tribe).map(([name, hex]) => [`tribe-${name}`, hex])),
};

/** A file of its own has no style sheet, so the colours are written out. */
export function appIcon(): string {
  const around =
    r("indigo2", 0, 0, 100, 100) +
    p("plum2", "M0 62C30 60 70 60 100 62V100H0Z") +
    p("night", "M0 81C30 70 70 70 100 81V100H0Z");
  const shapes = (around + at(8, 8, 0.84, emblem)).replace(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => colours[name] ?? name,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes}</svg>\n`;
}
