// The faces of goods, items and whims: boxes of 70 by 100 units.
import { at, c, e, each, edged, fade, p, r, s, turn } from "./draw";
import { goods } from "./goods";
import type { Card, Item, Tribe, Whim } from "./kinds";
import { meeple } from "./meeples";
import { coin, palace, palm } from "./pieces";
import { anvil } from "./moreScenes";
import { stall } from "./parts";
import { chest, crown, dagger, gemstone, itemArt, lamp } from "./things";

/** Things on cards look the same by day and by night. */
const lit = (shapes: string): string => `<g class="art-day">${shapes}</g>`;

const arch = "M9 94V40C9 24 22 22 35 8C48 22 61 24 61 40V94Z";

const cardColours: Record<Card, string> = {
  ivory: "slate",
  jewels: "plum",
  gold: "ruby",
  papyrus: "ember",
  silk: "indigo",
  spice: "olive",
  fish: "sand",
  wheat: "jade",
  pottery: "teal",
  fakir: "rose",
};

export function cardFace(card: Card): string {
  const colour = cardColours[card];
  return (
    r("sand2", 0, 0, 70, 100, 6) +
    r("paper", 0.8, 0.8, 68.4, 98.4, 5.4) +
    r(`${colour}2`, 4, 4, 62, 92, 3.5) +
    p(colour, arch) +
    fade(0.14, c("pale", 35, 51, 27)) +
    fade(0.5, p(`${colour}2`, "M9 94V80C22 74 40 82 61 76V94Z")) +
    lit(at(6.5, 24, 0.57, goods[card]))
  );
}

const sparkle = (x: number, y: number, size: number): string =>
  at(x, y, size, p("glow", "M0-4L1-1L4 0L1 1L0 4L-1 1L-4 0L-1-1Z"));
const precious: readonly Item[] = ["jewellery", "chest", "crown"];

export function itemFace(item: Item): string {
  const colour = precious.includes(item) ? "jade" : "indigo";
  return (
    r("night", 0, 0, 70, 100, 6) +
    r("gold", 1.8, 1.8, 66.4, 96.4, 4.8) +
    r(`${colour}2`, 3.2, 3.2, 63.6, 93.6, 3.8) +
    fade(0.8, p(colour, arch)) +
    fade(0.16, c("glow", 35, 52, 27)) +
    (colour === "indigo"
      ? sparkle(14, 16, 1) + sparkle(56, 13, 1.4) + sparkle(59, 84, 1) + sparkle(12, 80, 1.3)
      : edged("none", "gold", 1, arch)) +
    lit(at(6.5, 24, 0.57, itemArt[item]))
  );
}

/** Things beside each other on a scroll of 100 units. */
const pair = (thing: string): string => at(-4, 24, 0.54, thing) + at(50, 24, 0.54, thing);
const four = (thing: string): string =>
  each(
    [
      [2, 2],
      [50, 2],
      [2, 50],
      [50, 50],
    ] as const,
    ([x, y]) => at(x, y, 0.48, thing),
  );
const struck = (tribe: Tribe): string =>
  at(14, -8, 0.74, meeple(tribe)) + turn(90, 50, 82, at(16, 48, 0.68, dagger));

const square = (x: number, y: number, own: boolean): string =>
  edged(own ? "gold" : "paper2", own ? "ruby" : "sand", 3, `M${x} ${y}h24v24h-24Z`) +
  (own ? c("ruby", x + 12, y + 12, 6) : "");
const squares = (own: readonly string[]): string =>
  each(["0 0", "1 0", "2 0", "0 1", "1 1", "2 1", "0 2", "1 2", "2 2"], (name) => {
    const [column = 0, row = 0] = name.split(" ").map(Number);
    return square(8 + column * 30, 8 + row * 30, own.includes(name));
  });

const smallScroll =
  p("paper", "M20 14H80V86H20Z") +
  edged("paper", "sand2", 4, "M14 8H86V20H14ZM14 80H86V92H14ZM22 20H78V80H22Z") +
  s("jade", 9, "M34 52L46 64L68 38");
const spirit =
  at(0, 34, 0.62, lamp) +
  s("plum", 8, "M6 52C-4 36 40 34 30 18") +
  c("plum", 36, 12, 10) +
  c("glow", 33, 11, 2) +
  c("glow", 40, 11, 2);
const shrine =
  p("stone2", "M4 92H96V82H4ZM14 82H86V72H14Z") +
  p("stone", "M24 72V42H76V72Z") +
  p("purple", "M22 42C18 22 38 20 50 6C62 20 82 22 78 42Z") +
  p("purple2", "M50 6C62 20 82 22 78 42H60C64 26 58 16 50 6Z") +
  p("window", "M40 72V58Q40 52 50 46Q60 52 60 58V72Z");
const bazaar =
  p("red", "M4 44a15 15 0 0 1 30 0a15 15 0 0 1 32 0a15 15 0 0 1 30 0Z") +
  r("wall3", 2, 42, 96, 46, 3) +
  each([20, 50, 80], (x) =>
    p("abyss2", `M${x - 10} 88V66Q${x - 10} 58 ${x} 52Q${x + 10} 58 ${x + 10} 66V88Z`),
  );

const whimArt: Record<Whim, string> = {
  palaces: pair(palace),
  palms: pair(palm),
  workshop: at(6, 8, 0.88, anvil),
  corner: squares(["2 0"]),
  whims: pair(smallScroll),
  djinns: at(2, 46, 0.5, spirit) + at(54, 46, 0.5, spirit) + at(28, -4, 0.5, spirit),
  sacred: pair(shrine),
  markets: at(-28, -10, 0.62, stall(46, 96, 76, "green", "gold")) + at(44, 38, 0.56, bazaar),
  builders:
    at(-8, 2, 0.72, meeple("builder")) +
    each(
      [
        [46, 52],
        [62, 38],
        [64, 62],
      ] as const,
      ([x, y]) => at(x, y, 0.4, coin),
    ),
  line: squares(["0 1", "1 1", "2 1"]),
  precious: at(-4, 44, 0.52, chest) + at(52, 44, 0.5, gemstone) + at(22, -4, 0.54, crown),
  fish: pair(goods.fish),
  wheat: pair(goods.wheat),
  pottery: pair(goods.pottery),
  viziers: four(meeple("vizier")),
  elders: four(meeple("elder")),
  artisans: pair(meeple("artisan")),
  "kill-vizier": struck("vizier"),
  "kill-elder": struck("elder"),
  "kill-builder": struck("builder"),
  "kill-merchant": struck("merchant"),
  "kill-assassin": struck("assassin"),
};

export const whimFace = (whim: Whim): string =>
  r("night", 0, 0, 70, 100, 6) +
  r("gold2", 1.8, 1.8, 66.4, 96.4, 4.8) +
  r("plum2", 3, 3, 64, 94, 4) +
  fade(0.7, e("plum", 35, 50, 30, 44)) +
  r("paper", 9, 12, 52, 76) +
  fade(0.6, r("paper2", 57, 12, 4, 76)) +
  fade(0.3, r("sand2", 9, 15, 52, 3)) +
  r("paper2", 5, 8, 60, 9, 4.5) +
  r("paper", 5, 8, 60, 4, 2) +
  r("paper2", 5, 83, 60, 9, 4.5) +
  r("paper", 5, 83, 60, 4, 2) +
  lit(at(10, 21, 0.5, whimArt[whim])) +
  c("ruby2", 35.4, 80.6, 8) +
  c("ruby", 35, 80, 7.6) +
  fade(0.5, c("ruby2", 35, 80, 5.4)) +
  at(35, 80, 0.9, p("glow", "M-4-2L-2 0L0-4L2 0L4-2L3 3H-3Z"));
