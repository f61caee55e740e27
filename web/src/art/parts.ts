// Parts that several scenes share. Light falls from the top left: fronts are lit, right-hand
// sides lie in shade.
import { at, c, e, each, fade, p, r, s } from "./draw";
import { palm } from "./pieces";

const stars = each(
  [
    [36, 5],
    [52, 9],
    [70, 4],
    [84, 10],
    [93, 5],
    [9, 16],
  ] as const,
  ([x, y]) => fade(0.8, c("star", x, y, 0.6)),
);

/** Pictures of one kind differ a little, so that a board is not a wallpaper: 0, 1 or 2. */
export type Variant = 0 | 1 | 2;

const hills = [
  "M0 34V23C9 16 19 20 29 24C42 14 54 18 66 24C78 14 88 17 100 22V34Z",
  "M0 34V26C12 24 20 13 34 15H50C60 15 62 23 72 24S90 15 100 17V34Z",
  "M0 34V18C10 21 18 26 30 22C46 12 62 15 74 21C84 26 94 23 100 25V34Z",
] as const;

/** The land of a tile: evening sky, far hills, and the ground with a lit crest and soft hollows in front. */
export const land = (ground: string, variant: Variant): string =>
  r(ground, 0, 0, 100, 100, 9) +
  p("sky", "M0 32V9A9 9 0 0 1 9 0H91A9 9 0 0 1 100 9V32Z") +
  stars +
  fade(0.6, p("sky2", "M0 34V17C30 10 70 22 100 14V34Z")) +
  fade(0.75, p("far", hills[variant])) +
  p(ground, "M0 32C16 25 30 30 46 29S80 24 100 30V60H0Z") +
  fade(0.45, p("light", "M0 32C16 25 30 30 46 29S80 24 100 30V36C80 29 66 36 46 35S16 31 0 40Z")) +
  fade(0.06, p("shade", "M0 70C22 60 40 72 62 68S90 60 100 64V91A9 9 0 0 1 91 100H9A9 9 0 0 1 0 91Z")) +
  fade(0.06, p("shade", "M0 86C24 80 44 90 66 85S92 80 100 82V91A9 9 0 0 1 91 100H9A9 9 0 0 1 0 91Z"));

/** Land seen from above, for holes in it. */
export const plain = (ground: string): string =>
  r(ground, 0, 0, 100, 100, 9) +
  fade(0.2, p("light", "M0 9A9 9 0 0 1 9 0H91A9 9 0 0 1 100 9V14C70 18 30 20 14 34C8 50 6 70 4 96L0 91Z")) +
  fade(0.1, p("shade", "M100 20V91A9 9 0 0 1 91 100H12C50 98 84 96 92 82S96 40 100 20Z"));

/** Lamp light on the ground, softer towards its edge. */
export const pool = (x: number, y: number, rx: number, ry: number): string =>
  each([1, 0.84, 0.66], (k) => fade(0.13, e("lamp", x, y, rx * k, ry * k)));

/** A fine rim, so that neighbours do not run into each other. */
export const rim =
  `<g fill="none" stroke-width="1.2">` +
  `<rect x=".6" y=".6" width="98.8" height="98.8" rx="8.6" stroke="var(--m-shade)" stroke-opacity=".35"/>` +
  `<rect x="1.7" y="1.7" width="96.6" height="96.6" rx="7.5" stroke="var(--m-light)" stroke-opacity=".28"/></g>`;

/** A soft shadow thrown to the right. */
export const shadow = (x: number, y: number, width: number, height = 4): string =>
  fade(0.16, e("shadow", x, y, width, height));

export const tree = (x: number, y: number, size: number, flip = false): string =>
  shadow(x + size * 0.12, y, size * 0.24, size * 0.05) +
  at(flip ? x + size / 2 : x - size / 2, y - size * 0.95, size / 100, palm, flip);

/** A house with its foot at x, y: front, shaded side and flat roof. */
export function house(x: number, y: number, w: number, h: number, depth = 6): string {
  const [dx, dy] = [depth * 0.75, depth * 0.5];
  return (
    p("wall", `M${x} ${y}V${y - h}H${x + w}V${y}Z`) +
    p("wall2", `M${x + w} ${y}V${y - h}l${dx} ${-dy}V${y - dy}Z`) +
    p("roof", `M${x} ${y - h}l${dx} ${-dy}H${x + w + dx}l${-dx} ${dy}Z`) +
    s("wall2", 0.9, `M${x} ${y - h}H${x + w}`)
  );
}

/** A pointed opening with its foot at x, y. */
export const arch = (colour: string, x: number, y: number, w: number, h: number): string =>
  p(
    colour,
    `M${x - w / 2} ${y}V${y - h * 0.55}Q${x - w / 2} ${y - h * 0.8} ${x} ${y - h}` +
      `Q${x + w / 2} ${y - h * 0.8} ${x + w / 2} ${y - h * 0.55}V${y}Z`,
  );

/** An onion dome with its foot at x, y. */
export function dome(
  x: number,
  y: number,
  w: number,
  h: number,
  colour = "dome",
  dark = "dome2",
  lit = "water3",
): string {
  const left = `C${x - w * 0.62} ${y - h * 0.5} ${x - w * 0.3} ${y - h * 0.72} ${x} ${y - h}`;
  const right = `C${x + w * 0.3} ${y - h * 0.72} ${x + w * 0.62} ${y - h * 0.5} ${x + w * 0.44} ${y}`;
  const seam = `C${x + w * 0.36} ${y - h * 0.4} ${x + w * 0.14} ${y - h * 0.7} ${x} ${y - h}`;
  return (
    p(colour, `M${x - w * 0.44} ${y}${left}${right}Z`) +
    p(dark, `M${x + w * 0.1} ${y}${seam}${right}Z`) +
    fade(
      0.7,
      s(
        lit,
        w * 0.07,
        `M${x - w * 0.32} ${y - h * 0.2}Q${x - w * 0.36} ${y - h * 0.48} ${x - w * 0.14} ${y - h * 0.68}`,
      ),
    ) +
    s("gold2", 1, `M${x} ${y - h}v-3`) +
    c("gold", x, y - h - 3.4, 1.3)
  );
}

/** A slim tower with its foot at x, y. */
export const minaret = (x: number, y: number, h: number, w = 5, colour = "dome", dark = "dome2"): string =>
  p("wall", `M${x - w / 2} ${y}L${x - w * 0.42} ${y - h}H${x + w * 0.42}L${x + w / 2} ${y}Z`) +
  p("wall2", `M${x + w * 0.1} ${y}V${y - h}H${x + w * 0.42}L${x + w / 2} ${y}Z`) +
  r("wall3", x - w * 0.65, y - h * 0.72, w * 1.3, 1.6, 0.8) +
  r("wall2", x - w * 0.6, y - h - 1, w * 1.2, 1.8, 0.9) +
  arch("window", x - w * 0.06, y - h * 0.76, w * 0.36, 4) +
  dome(x, y - h - 1, w * 1.15, w * 1.3, colour, dark);

/** A market stall with its foot at x, y: striped awning, counter and goods. */
export function stall(x: number, y: number, w: number, colour: string, goods: string): string {
  const [top, low, step] = [y - w * 0.98, y - w * 0.58, w / 5];
  const strip = (i: number): string => {
    const b = x + (i + 1) * step;
    const [ta, tb] = [x + w * 0.1 + i * step * 0.8, x + w * 0.1 + (i + 1) * step * 0.8];
    return p(
      i % 2 ? "cream" : colour,
      `M${ta} ${top}H${tb}L${b} ${low}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
    );
  };
  return (
    shadow(x + w * 0.6, y, w * 0.6, 2.6) +
    s("wood2", 1.5, `M${x + 2} ${low}V${y}M${x + w - 2} ${low}V${y}`) +
    fade(0.35, r("shadow", x + 2, low, w - 4, w * 0.3)) +
    r("wood", x + 0.5, y - w * 0.3, w - 1, w * 0.3, 1.2) +
    r("wood3", x + 0.5, y - w * 0.32, w - 1, 2, 1) +
    each([0.2, 0.4, 0.6, 0.8], (k) => c(goods, x + w * k, y - w * 0.37, w * 0.09)) +
    each([0, 1, 2, 3, 4], strip) +
    fade(0.3, s("shadow", 0.8, `M${x} ${low}H${x + w}`))
  );
}

/** A fire bowl on a stand. */
export const brazier = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    size,
    fade(0.2, c("fire2", 0, -9, 6)) +
      s("metal2", 1.1, "M-2 0L0-4L2 0") +
      p("metal2", "M-3.5-6H3.5C3-3.5-3-3.5-3.5-6Z") +
      p("fire", "M-2.8-6C-3.5-9-1-10 0-13C1.5-10 3.5-9 2.8-6Z") +
      p("fire2", "M-1.3-6C-1.6-8-.3-8.5 0-10C.6-8.5 1.6-8 1.3-6Z"),
  );

/** Blades of grass. */
export const tuft = (x: number, y: number, size = 1): string =>
  at(x, y, size, s("leaf2", 1.1, "M-2 0Q-2.5-3-4-4M0 0V-5M2 0Q2.5-3 4.5-4"));

/** Ripples that the wind leaves in sand. */
export const ripples = (d: string): string => fade(0.16, s("shade", 1.1, d));

export const pebbles = (places: readonly (readonly [number, number, number])[]): string =>
  each(places, ([x, y, size]) => fade(0.3, e("shade", x, y, size * 1.4, size)));

/** A string of lanterns between two points. */
export function lanterns(x: number, y: number, w: number, sag: number): string {
  const along = (t: number): [number, number] => [x + w * t, y + 4 * sag * t * (1 - t)];
  return (
    s("wood2", 0.7, `M${x} ${y}Q${x + w / 2} ${y + sag * 2} ${x + w} ${y}`) +
    each([0.2, 0.4, 0.6, 0.8], (t, i) => {
      const [lx, ly] = along(t);
      return fade(0.25, c("fire2", lx, ly + 1.6, 3)) + e(i % 2 ? "fire" : "fire2", lx, ly + 1.6, 1.3, 1.7);
    })
  );
}
