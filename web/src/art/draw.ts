// A small set of brushes: each returns SVG text. Colours are names of materials in tokens.ts
// ("wall" is --m-wall); a name with a dash in front of it is any other custom property
// ("-tribe-elder" is --tribe-elder).

export const paint = (name: string): string =>
  name === "none" ? name : name.startsWith("-") ? `var(-${name})` : `var(--m-${name})`;

const fill = (name: string): string => `fill="${paint(name)}"`;

/** Two digits behind the point are a hundredth of a unit: finer than any screen shows. */
const n = (value: number): number => Math.round(value * 100) / 100;

/** A filled path. */
export const p = (colour: string, d: string): string => `<path ${fill(colour)} d="${d}"/>`;

/** A filled circle. */
export const c = (colour: string, x: number, y: number, radius: number): string =>
  `<circle ${fill(colour)} cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`;

/** A filled ellipse. */
export const e = (colour: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse ${fill(colour)} cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;

/** A filled rectangle with round corners. */
export const r = (colour: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect ${fill(colour)} x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"` +
  `${radius ? ` rx="${n(radius)}"` : ""}/>`;

/** A line with round ends. */
export const s = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round" d="${d}"/>`;

/** A filled path with an edge of its own. */
export const edged = (colour: string, edge: string, width: number, d: string): string =>
  `<path ${fill(colour)} stroke="${paint(edge)}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;

/** One shape that is only filled, or only a line. */
const filled = /^<(?!g)\w+ fill="(?!none)[^"]*"(?![^>]*(stroke|opacity)=)[^>]*\/>$/;
const line = /^<path fill="none" stroke="(?![^>]*opacity=)[^>]*\/>$/;

/**
 * Shapes see-through. A group's opacity costs the browser a sheet of its own with every picture, and there
 * would be a thousand on a board: a shape alone gets a see-through colour instead, which looks the same.
 */
export function fade(opacity: number, ...shapes: string[]): string {
  const all = shapes.join("");
  const kind = filled.test(all) ? "fill" : line.test(all) ? "stroke" : undefined;
  if (kind === undefined) return `<g opacity="${opacity}">${all}</g>`;
  return all.replace(/\/>$/, ` ${kind}-opacity="${opacity}"/>`);
}

/** Shapes moved and scaled; a negative horizontal scale mirrors them. */
export const at = (x: number, y: number, scale: number, shapes: string, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? `-${n(scale)} ${n(scale)}` : n(scale)})">${shapes}</g>`;

/** Shapes turned round a point. */
export const turn = (degrees: number, x: number, y: number, shapes: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`;

/** A shape drawn in a colour, its lines wider by `grow`. */
export type Shape = (colour: string, grow: number) => string;

/** A shape with an outline behind all its parts. */
export const outlined = (edge: string, width: number, colour: string, shape: Shape): string =>
  `<g stroke="${paint(edge)}" stroke-width="${width}" stroke-linejoin="round">${shape(edge, width)}</g>` +
  shape(colour, 0);

/** A shape for each of the given places. */
export const each = <T>(places: readonly T[], shape: (place: T, index: number) => string): string =>
  places.map(shape).join("");

/** The attribute that puts a drawing of 100 units at a place in its parent. */
export const place = (x: number, y: number, size: number): string | undefined =>
  x || y || size !== 100 ? `translate(${n(x)} ${n(y)}) scale(${n(size / 100)})` : undefined;
