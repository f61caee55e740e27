// Drawings as pictures. There are hundreds of them on a table, each of dozens of shapes: as parts of the page
// they would cost it half a second. So each drawing is a picture of its own, made once for each light, and
// one element wherever it stands.
import { untrack } from "svelte";
import { light, type ThemeName } from "./light.svelte";
import { painted } from "./painted";
import { soon } from "./soon";

/** Drawings are boxes 100 units high; cards are narrower than they are high. */
export const [square, narrow] = [100, 70];

type Draw<A extends unknown[]> = ((...what: A) => string) | string;
type Which = string | number;

/** Where the browser finds the pictures that are made, by their names. */
const addresses = $state<Record<string, string>>({});
/** As long as somebody has a picture, the browser need not read it again. */
const images = new Map<string, HTMLImageElement>();
const asked = new Set<string>();
const numbers = new Map<unknown, number>();

function nameOf(draw: unknown, what: Which[], theme: ThemeName): string {
  if (!numbers.has(draw)) numbers.set(draw, numbers.size);
  return [theme, numbers.get(draw), ...what].join(" ");
}

function make(name: string, shapes: string, width: number, theme: ThemeName): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100">${painted(shapes, theme)}</svg>`;
  const image = new Image();
  const address = `data:image/svg+xml,${svg.replaceAll("#", "%23")}`;
  image.src = address;
  images.set(name, image);
  return (addresses[name] = address);
}

const drawn = <A extends Which[]>(draw: Draw<A>, what: [...A]): string =>
  typeof draw === "string" ? draw : draw(...what);

/** The address of the picture of a drawing in the light of the page, as soon as it is made. */
export function picture<A extends Which[]>(draw: Draw<A>, what: [...A], width = square): string | undefined {
  const theme = light.name;
  const name = nameOf(draw, what, theme);
  if (!asked.has(name)) {
    asked.add(name);
    soon(() => addresses[name] ?? make(name, drawn(draw, what), width, theme));
  }
  // When the light changes, it stays as it was until it is made anew.
  return addresses[name] ?? addresses[nameOf(draw, what, theme === "light" ? "dark" : "light")];
}

/** The same, made at once. */
export function pictureNow<A extends Which[]>(draw: Draw<A>, what: [...A], width = square): string {
  return untrack(() => {
    const theme = light.name;
    const name = nameOf(draw, what, theme);
    asked.add(name);
    return addresses[name] ?? make(name, drawn(draw, what), width, theme);
  });
}
