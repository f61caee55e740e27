// The tiles of the two expansions.
import { at, c, e, each, fade, p, r, s } from "./draw";
import {
  arch,
  dome,
  house,
  land,
  pebbles,
  plain,
  pool,
  rim,
  ripples,
  shadow,
  tree,
  tuft,
  type Variant,
} from "./parts";

/** One peak with its foot at x, y: lit on the left, dark on the right. */
function peak(x: number, y: number, w: number, h: number): string {
  const to = (dx: number, dy: number): string => `${(x + w * dx).toFixed(1)} ${(y - h * dy).toFixed(1)}`;
  const right = `C${to(0.16, 0.66)} ${to(0.26, 0.5)} ${to(0.34, 0.3)}S${to(0.46, 0.08)} ${to(0.5, 0)}`;
  const left = `C${to(-0.04, 0.98)} ${to(-0.12, 0.76)} ${to(-0.2, 0.62)}`;
  const rise = `M${to(-0.5, 0)}C${to(-0.42, 0.14)} ${to(-0.34, 0.4)} ${to(-0.2, 0.62)}`;
  const top = `C${to(-0.12, 0.76)} ${to(-0.04, 1.1)} ${to(0.06, 0.9)}`;
  const gullies = `L${to(0.14, 0.22)}L${to(0, 0.42)}L${to(0.07, 0.58)}L${to(-0.02, 0.72)}Z`;
  const snowline = `L${to(-0.2, 0.5)}L${to(-0.17, 0.4)}L${to(-0.08, 0.6)}L${to(-0.02, 0.72)}Z`;
  return (
    fade(0.45, e("rock2", x, y, w * 0.5, 1.5)) +
    p("rock", `${rise}${top}${right}Z`) +
    p("rock2", `M${to(0.02, 0.95)}Q${to(0.04, 0.95)} ${to(0.06, 0.9)}${right}L${to(0.1, 0)}${gullies}`) +
    p("rock3", `M${to(0.02, 0.95)}${left}Q${to(-0.27, 0.5)} ${to(-0.3, 0.42)}${snowline}`)
  );
}

const ridge = (places: readonly (readonly [number, number, number, number])[]): string =>
  each(places, ([x, y, w, h]) => peak(x, y, w, h));

export const anvil =
  p("metal2", "M30 62H70L66 78H74V86H26V78H34Z") +
  p("metal", "M10 40H34V36H86C86 50 74 54 62 56V62H38V56" + "C24 56 12 52 10 40Z") +
  p("metal3", "M34 36H86C86 39 85 41 84 43H34Z");

/** A forge with its foot at x, y; smoke rises from its chimney. */
const forge = (x: number, y: number): string =>
  at(
    x,
    y,
    1.12,
    shadow(20, 0, 24, 4) +
      fade(0.55, s("smoke", 4, "M24-31q-3-3 1-5t-1-4")) +
      house(0, 0, 26, 17, 8) +
      r("rock", 21, -31, 6, 12, 1) +
      r("rock2", 24.5, -31, 2.5, 12, 1) +
      r("rock3", 20.2, -32, 7.6, 2.4, 1) +
      p("red", "M-2-16L3-24H33L29-16Z") +
      fade(0.35, s("red2", 1, "M5-16l4-8M12-16l3-8M19-16l3-8")) +
      r("red2", -2, -16.6, 31, 1.8, 0.9) +
      arch("abyss2", 8, 0, 11, 13) +
      arch("fire", 8, 0, 7.5, 9) +
      arch("fire2", 8, 0, 4, 5) +
      r("window", 18, -11, 4, 4.5, 1) +
      shadow(34, 10, 9, 1.8) +
      r("wood2", 26.5, 4, 11, 6, 1.5) +
      r("wood", 26.5, 4, 11, 2, 1) +
      at(20, -14, 0.24, anvil),
  );

const yard = pool(56, 57, 32, 13) + ripples("M36 74q8-4 16 0M30 90q6-3 12 0");

export const workshopNw = (variant: Variant): string =>
  land("workshop", variant) +
  yard +
  fade(0.16, p("shadow", "M0 20H100V27C80 31 42 28 32 34C26 50 30 70 26 98H9A9 9 0 0 1 0 91Z")) +
  ridge([
    [91, 22, 18, 15],
    [38, 22, 26, 17],
    [76, 25, 34, 22],
    [55, 24, 28, 18],
    [20, 27, 36, 25],
  ]) +
  ridge([
    [10, 50, 19, 25],
    [11.5, 73, 22, 26],
    [12, 96.5, 19, 27],
  ]) +
  forge(46, 52) +
  rim;

export const workshopSe = (variant: Variant): string =>
  land("workshop", variant) +
  yard +
  forge(30, 50) +
  fade(0.16, p("shadow", "M100 22V84H0V80C30 84 56 84 74 78C82 66 76 44 84 22Z")) +
  ridge([
    [89.5, 33, 20, 26],
    [89, 56, 21, 25],
    [90, 78, 19, 24],
  ]) +
  ridge([
    [37, 98, 24, 15],
    [17, 98, 24, 17],
    [69, 98, 24, 15],
    [53, 98.5, 28, 19],
    [84, 98, 24, 23],
  ]) +
  rim;

const pavilion = (): string => {
  const strips = [0, 1, 2, 3, 4, 5, 6];
  const strip = (i: number): string =>
    p(
      i % 2 ? "cream" : "purple",
      `M64 8Q${57 + i * 2} 22 ${36 + i * 8} 31a4 3.6 0 0 0 8 0Q${59 + i * 2} 22 64 8Z`,
    );
  return (
    shadow(70, 52, 32, 5) +
    p("wall", "M40 32H88V50C80 55 48 55 40 50Z") +
    p("wall2", "M74 32H88V50C85 52 80 53 74 53.5Z") +
    each([46, 82], (x) => arch("abyss2", x, 51, 7, 13)) +
    arch("abyss2", 64, 53.5, 13, 19) +
    arch("window", 64, 53.5, 9, 14) +
    s("gold", 1.6, "M55 33V53M73 33V53") +
    each(strips, strip) +
    fade(0.14, p("shadow", "M64 8Q71 22 92 31a4 3.6 0 0 1-8 0a4 3.6 0 0 1-8 0Q67 22 64 8Z")) +
    s("gold2", 1.3, "M64 9V3.5") +
    p("gold", "M64 3L71 5.5L64 8Z")
  );
};

export const specialisedMarket = (variant: Variant): string =>
  land("special", variant) +
  pool(63, 53, 36, 12) +
  pavilion() +
  p("blue2", "M28 50L36 44H46L40 50Z") +
  s("gold", 0.8, "M31 48.5H41M34 45.5H44") +
  shadow(93, 52, 5, 1.5) +
  p("wood2", "M86 46H97L95.5 53H87.5Z") +
  c("gold", 89.5, 45.5, 2) +
  c("gold3", 93.5, 45.5, 2) +
  c("gold", 91.5, 43.6, 2) +
  ripples("M12 66q8-4 16 0M66 82q8-4 16 0M16 90q6-3 12 0") +
  rim;

export const chasm = (): string =>
  plain("hole") +
  p(
    "rock",
    "M24 15C38 7 52 13 66 9C82 7 92 18 89 32C87 44 95 56 89 70C84 86 68 85 56 90C42 95 24 92 15 82" +
      "C6 70 13 60 10 46C8 32 12 20 24 15Z",
  ) +
  p(
    "abyss",
    "M27 19C40 12 52 18 66 14C78 12 87 21 84 34C82 45 90 56 84 68C79 82 66 81 55 86C42 91 27 88 19 79" +
      "C11 68 18 58 15 46C13 34 16 24 27 19Z",
  ) +
  p(
    "rock3",
    "M24 15C38 7 52 13 66 9C76 8 83 12 87 18C80 13 74 13 66 14C52 18 40 12 27 19C18 23 14 31 14.5 40L10 46" +
      "C8 32 12 20 24 15Z",
  ) +
  p(
    "abyss2",
    "M32 30C44 22 54 30 64 25C74 23 80 30 77 40C75 49 82 56 77 66C72 77 62 75 52 79C42 83 30 80 25 73" +
      "C19 65 26 56 23 47C22 39 24 34 32 30Z",
  ) +
  p(
    "abyss3",
    "M38 42C46 36 54 42 62 39C70 39 72 44 69 51C68 57 73 60 69 66C64 72 56 70 50 73C42 76 36 73 33 68" +
      "C29 62 35 57 33 51C32 46 33 44 38 42Z",
  ) +
  fade(0.5, s("rock2", 1.6, "M18 56L26 62M86 50L78 54M50 16L48 26M70 83L66 73M30 85L34 76")) +
  fade(0.3, s("rock3", 1.2, "M24 30C30 24 36 24 42 25M20 66C22 72 26 76 32 78")) +
  pebbles([
    [93, 12, 1.2],
    [7, 90, 1.2],
    [94, 88, 1],
  ]) +
  tuft(8, 14, 0.8) +
  rim;

export const lake = (): string =>
  plain("shore") +
  fade(
    0.5,
    p(
      "leaf",
      "M20 10C40 2 64 6 80 10C98 16 96 36 94 52C98 74 92 92 72 93" +
        "C52 98 28 96 14 90" +
        "C2 82 6 60 6 46C4 28 6 16 20 10Z",
    ),
  ) +
  p(
    "water2",
    "M22 14C40 7 62 10 78 14C93 19 91 36 90 52C93 72 88 88 70 89C52 93 30 92 17 86C7 79 10 60 10 46" +
      "C8 30 10 19 22 14Z",
  ) +
  p(
    "water",
    "M23 19C40 12 60 15 76 19C88 24 86 37 85 51C88 69 83 83 68 84C51 88 31 87 20 82C12 76 15 59 15 47" +
      "C13 33 14 23 23 19Z",
  ) +
  fade(0.35, p("water3", "M23 19C40 12 60 15 76 19C60 20 44 20 32 28C22 34 20 52 15 47C13 33 14 23 23 19Z")) +
  fade(0.75, s("water3", 1.6, "M24 40H40M32 46H44M60 34H74M66 62H80M26 68H38M46 77H62M58 39.5H66M34 73H42")) +
  fade(0.3, e("water2", 56, 61, 18, 3)) +
  p("wood2", "M38 53H74C70 60 66 62 60 62H48C43 61 40 58 38 53Z") +
  p("wood", "M38 53H74L72.5 56H39.5Z") +
  s("wood2", 1.6, "M56 53V24") +
  p("cream", "M57 24C70 32 74 42 72 50C66 48 61 48 57 49Z") +
  p("paper2", "M57 24C64 34 66 42 65 48.3C62 48 60 48.2 57 49Z") +
  p("cream", "M54.5 28C47 36 44 42 43 49C48 48 51 48 54.5 49Z") +
  tuft(16, 88, 1.2) +
  tuft(21, 90, 0.9) +
  tuft(84, 86, 1.2) +
  tuft(88, 82, 0.9) +
  tuft(86, 22) +
  e("rock", 90, 14, 4, 2.6) +
  e("rock3", 89, 13, 3, 1.6) +
  tree(12, 22, 22) +
  rim;

/** A tower of a city wall with its foot at x, y; the banner's shape tells the colour, too. */
const tower = (x: number, y: number, h: number, colour: string): string =>
  r("wall", x - 8, y - h, 16, h, 1) +
  r("wall2", x + 2.5, y - h, 5.5, h, 1) +
  r("wall3", x - 9.5, y - h - 1.5, 19, 3, 1.5) +
  p(colour, `M${x} ${y - h - 15}L${x + 9.5} ${y - h - 1}Q${x} ${y - h + 1} ${x - 9.5} ${y - h - 1}Z`) +
  p(
    `${colour}2`,
    `M${x} ${y - h - 15}L${x + 9.5} ${y - h - 1}Q${x + 6} ${y - h - 0.2} ${x + 2.5} ${y - h}Z`,
  ) +
  s("gold2", 1, `M${x} ${y - h - 14.5}v-3.5`) +
  c("gold", x, y - h - 18, 1.3) +
  arch("window", x - 1, y - h + 10, 3.8, 6.5) +
  (colour === "red"
    ? p("red", `M${x - 5} ${y - h + 13}h9v12h-9Z`) + r("cream", x - 2.8, y - h + 16, 4.6, 4.6)
    : p("blue", `M${x - 5} ${y - h + 13}h9v8a4.5 4.5 0 0 1-9 0Z`) + c("cream", x - 0.5, y - h + 18.5, 2.5));

const city = (colour: "red" | "blue", variant: Variant): string =>
  land("city", variant) +
  fade(0.35, p("lamp", "M56 54C55 68 48 80 44 100H74C70 80 69 68 68 54Z")) +
  pool(62, 58, 34, 10) +
  shadow(66, 56, 42, 5) +
  dome(62, 20, 19, 15, "gold", "gold2", "gold3") +
  r("wall", 28, 32, 69, 22, 1) +
  each([28, 93], (x) => r("wall", x, 28.5, 4, 5, 0.6)) +
  r("wall2", 28, 48, 69, 6) +
  r("wall", 48, 24, 28, 31, 1) +
  each([48, 53.8, 59.8, 65.8, 72], (x) => r("wall", x, 19.5, 4, 6, 0.6)) +
  r("wall3", 48, 25, 28, 1.6, 0.8) +
  p("wall3", "M52 55V41Q52 34 62 29Q72 34 72 41V55Z") +
  p("abyss2", "M54 55V42Q54 36 62 32Q70 36 70 42V55Z") +
  p("window", "M57 55V46Q57 41 62 38Q67 41 67 46V55Z") +
  s("wood2", 1.1, "M54 42H70M54 46H70M58 35V50M62 33V50M66 35V50") +
  tower(40, 56, 30, colour) +
  tower(85, 56, 30, colour) +
  ripples("M10 70q8-4 16 0M76 80q8-4 16 0M14 90q6-3 12 0") +
  tuft(28, 58, 0.8) +
  rim;

export const cityBlue = (variant: Variant): string => city("blue", variant);
export const cityRed = (variant: Variant): string => city("red", variant);
