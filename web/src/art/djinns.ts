// The djinns: who they are and what they hold hints at their power.
import { at, c, each, edged, fade, p, r, s, turn } from "./draw";
import type { Djinn } from "./kinds";
import { meeple } from "./meeples";
import { camel, coin, palace, palm, turnMarker } from "./pieces";
import * as a from "./spirits";
import { chest, crown, dagger, drop, fan, hammer, scroll, shield, star } from "./things";

const skins = {
  teal: { lit: "water", dark: "teal" },
  blue: { lit: "blue", dark: "indigo" },
  violet: { lit: "purple", dark: "plum" },
  red: { lit: "red", dark: "ruby" },
  green: { lit: "green", dark: "jade" },
  amber: { lit: "sand", dark: "sand2" },
  grey: { lit: "stone", dark: "slate" },
  rose: { lit: "rose", dark: "rose2" },
  brown: { lit: "skin2", dark: "skin3" },
  leaf: { lit: "leaf3", dark: "olive" },
} satisfies Record<string, a.Skin>;

/** Two things side by side, each in half the size. */
const two = (left: string, right: string): string => at(-8, 12, 0.66, left) + at(42, 26, 0.62, right);

/** A thing, and arrows round it: it may go elsewhere. */
const astray = (thing: string): string =>
  at(18, 12, 0.66, thing) +
  s("glow", 6, "M10 62A44 44 0 0 1 26 16M90 62A44 44 0 0 0 74 16") +
  p("glow", "M30 4L34 24L16 16ZM70 4L66 24L84 16Z");

const starred = (thing: string): string => at(0, 8, 0.92, thing) + at(62, -6, 0.44, star("glow"));

const scales =
  s("gold", 5, "M50 16V84M14 28C30 22 40 20 50 20S70 22 86 28") +
  c("gold3", 50, 15, 7) +
  r("gold2", 28, 84, 44, 8, 4) +
  s("gold2", 2.5, "M14 28L4 58M14 28L24 58M86 28L76 58M86 28L96 58") +
  p("gold", "M0 58H28C26 72 2 72 0 58ZM72 58H100C98 72 74 72 72 58Z") +
  c("ruby", 9, 54, 5.5) +
  c("ruby", 19, 54, 5.5) +
  p("water3", "M86 38L97 50L86 60L75 50Z");

const bolt = at(20, 16, 0.84, coin) + edged("fire2", "night", 4, "M56 0L18 46H42L28 82L72 34H46L62 0Z");

const stairs =
  p("slate", "M4 96V30H27V46H50V62H73V78H96V96Z") +
  p("pale", "M4 30H27V36H4ZM27 46H50V52H27ZM50 62H73V68H50ZM73 78" + "H96V84H73Z") +
  at(44, 2, 0.46, coin) +
  s("glow", 6, "M28 14C34 8 40 8 46 12M68 48L80 62") +
  p("glow", "M86 68L70 64L82 52Z");

const tile =
  at(4, 40, 0.92, p("wood2", "M6 22L50 4L94 22L50 44Z") + p("market", "M6 16L50 0L94 16L50 36Z")) +
  at(26, 2, 0.48, coin) +
  s("glow", 4, "M18 34V20M82 34V20M50 60V54");

const masks = ["ember", "teal", "plum"]
  .map((colour, i) =>
    at(
      [-4, 54, 25][i] ?? 0,
      [26, 26, 6][i] ?? 0,
      0.5,
      edged(colour, "gold", 6, "M12 16C30 4 70 4 88 16C92 60 74 92 50 96C26 92 8 60 12 16Z") +
        p("glow", "M22 38Q34 28 44 42Q32 50 22 38ZM78 38Q66 28 56 42Q68 50 78 38Z") +
        s("glow", 6, "M36 68Q50 78 64 68"),
    ),
  )
  .join("");

const push = at(34, 10, 0.84, turnMarker(4)) + s("glow", 8, "M4 34L18 50L4 66M24 34L38 50L24 66");

const daggers = turn(-38, 50, 52, dagger) + turn(38, 50, 52, dagger);

const dune = p("sand", "M-10 84C20 66 40 74 60 76S96 70 110 80V98H-10Z");

interface Portrait {
  /** The colour of the card. */
  card: string;
  skin: a.Skin;
  sash: string;
  /** Behind the body, and on the head. */
  back?: string;
  head: string;
  tilt?: number;
  holds: string;
}

export const portraits: Record<Djinn, Portrait> = {
  "al-amin": {
    card: "ember",
    skin: skins.teal,
    sash: "pale",
    head: a.goatee("night") + a.turban("pale", "jade", "jade"),
    tilt: -0.6,
    holds: scales,
  },
  "anun-nak": {
    card: "indigo",
    skin: skins.amber,
    sash: "indigo",
    head: a.kingBeard("night") + a.mitre("sand", "sand2"),
    holds:
      at(-6, 34, 0.56, meeple("merchant")) +
      at(50, 34, 0.56, meeple("builder")) +
      at(22, 2, 0.56, meeple("vizier")) +
      s("glow", 4, "M8 30V18M92 30V18M14 10L20 16"),
  },
  baal: {
    card: "slate",
    skin: skins.red,
    sash: "gold",
    back: a.horns("pale", true),
    head: a.kingBeard("night") + a.mitre("gold", "gold2"),
    holds: bolt,
  },
  boaz: {
    card: "olive",
    skin: skins.brown,
    sash: "slate",
    head: a.goatee("night") + a.helmet("metal3", "metal"),
    holds: shield,
  },
  bouraq: {
    card: "rose",
    skin: skins.grey,
    sash: "gold",
    back: a.wings("pale", "stone2"),
    head: a.ears("stone", "rose") + a.fringe("rose2"),
    tilt: -0.6,
    holds: palace,
  },
  echidna: {
    card: "ruby",
    skin: skins.green,
    sash: "ruby",
    back: a.serpents,
    head: a.fringe("jade2") + a.earrings,
    holds: at(4, 2, 0.7, hammer) + at(40, 40, 0.52, coin) + at(58, 58, 0.52, coin),
  },
  enki: {
    card: "teal",
    skin: skins.blue,
    sash: "water3",
    head: a.kingBeard("pale") + a.crownOfWaves,
    tilt: -0.6,
    holds: at(6, 0, 0.88, palm) + s("water3", 6, "M4 86q12-10 23 0t23 0t23 0t23 0"),
  },
  hagis: {
    card: "jade",
    skin: skins.amber,
    sash: "plum",
    head: a.goatee("wood2") + a.domeCap("plum", "plum2"),
    tilt: -0.6,
    holds: astray(palace),
  },
  haurvatat: {
    card: "jade",
    skin: skins.brown,
    sash: "leaf3",
    back: a.hair("abyss2", "leaf3"),
    head: a.fringe("abyss2") + a.leafCrown,
    tilt: -0.6,
    holds: starred(palm),
  },
  iblis: {
    card: "night",
    skin: skins.red,
    sash: "night",
    back: a.horns("abyss2", true),
    head: a.flames + a.goatee("night"),
    tilt: 1.6,
    holds: daggers,
  },
  jafaar: {
    card: "teal",
    skin: skins.brown,
    sash: "ruby",
    head: a.goatee("night") + a.turban("ruby", "jade", "gold"),
    tilt: 1.2,
    holds: starred(meeple("vizier")),
  },
  kandicha: {
    card: "plum",
    skin: skins.grey,
    sash: "ruby",
    back: a.hair("night", "plum"),
    head: a.fringe("night") + a.earrings,
    tilt: 1.2,
    holds: at(-12, 0, 0.9, turn(-20, 50, 50, dagger)) + at(48, 34, 0.6, drop("ruby")),
  },
  kumarbi: {
    card: "indigo",
    skin: skins.green,
    sash: "gold",
    head: a.kingBeard("jade2") + a.turban("gold", "ruby", "ruby"),
    holds: stairs,
  },
  lamia: {
    card: "olive",
    skin: skins.violet,
    sash: "leaf",
    back: a.cobra + a.hair("plum2", "leaf3"),
    head: a.fringe("plum2"),
    holds: astray(palm),
  },
  leta: {
    card: "indigo",
    skin: skins.rose,
    sash: "pale",
    back: a.veilBack("slate2"),
    head: a.veil("pale") + p("glow", "M36 5A7 7 0 1 0 43 14A6 6 0 0 1 36 5Z"),
    tilt: -0.6,
    holds: dune + at(4, -6, 0.9, camel(3)),
  },
  marid: {
    card: "ember",
    skin: skins.blue,
    sash: "ruby",
    head: a.topknot + a.goatee("night") + a.earrings,
    tilt: -0.6,
    holds: tile,
  },
  monkir: {
    card: "slate",
    skin: skins.teal,
    sash: "pale",
    back: a.wings("water3", "teal") + a.halo,
    head: a.helmet("gold", "gold2"),
    tilt: -0.6,
    holds: two(palace, coin),
  },
  nekir: {
    card: "ruby",
    skin: skins.grey,
    sash: "night",
    back: a.wings("slate", "night") + a.hoodBack("night"),
    head: a.hood("slate2"),
    tilt: 1.2,
    holds: two(dagger, coin),
  },
  shamhat: {
    card: "rose",
    skin: skins.brown,
    sash: "rose",
    back: a.hair("abyss2", "rose"),
    head:
      a.fringe("abyss2") +
      each([26, 35, 44], (x) => c("pale", x, x === 35 ? 16 : 21, 4) + c("gold", x, x === 35 ? 16 : 21, 1.5)) +
      a.earrings,
    tilt: -0.6,
    holds: starred(meeple("elder")),
  },
  sibittis: {
    card: "night",
    skin: skins.violet,
    sash: "gold",
    back: a.stars(7) + a.hoodBack("night"),
    head: a.hood("indigo"),
    holds: masks,
  },
  sloar: {
    card: "jade",
    skin: skins.amber,
    sash: "jade2",
    back: a.ears("sand", "ember"),
    head: c("pale", 35, 27, 5) + c("ruby", 35, 27, 3) + c("night", 35, 27, 1.5) + a.goatee("sand2"),
    tilt: 1.6,
    holds: fan,
  },
  utug: {
    card: "ember",
    skin: skins.violet,
    sash: "gold",
    back: a.horns("pale", false) + a.ears("purple", "plum"),
    head:
      a.topknot + `<circle cx="35" cy="41" r="2.5" fill="none" stroke="var(--m-gold)" stroke-width="1.3"/>`,
    tilt: 1.6,
    holds: at(-18, 2, 0.84, camel(2)) + at(54, 40, 0.5, meeple("builder")),
  },
  geb: {
    card: "sand",
    skin: skins.green,
    sash: "gold",
    head: a.goatee("jade2") + a.goose,
    tilt: -0.6,
    holds: at(0, 22, 0.76, chest) + at(50, -4, 0.56, crown),
  },
  ptah: {
    card: "ember",
    skin: skins.leaf,
    sash: "pale",
    head: p("night", "M32 46H38L37 60H33Z") + a.skullcap,
    tilt: -0.6,
    holds: starred(meeple("artisan")),
  },
  kam: {
    card: "slate",
    skin: skins.brown,
    sash: "ruby",
    back: a.antlers,
    head: s("pale", 2, "M26 39H31M39 39H44") + a.antlers,
    holds: push,
  },
  satesha: {
    card: "plum",
    skin: skins.amber,
    sash: "plum",
    back: a.hair("plum2", "glow"),
    head: a.fringe("plum2") + a.eyes3,
    tilt: -0.6,
    holds: scroll,
  },
};

const edge = (colour: string, width: number, inset: number): string =>
  `<rect x="${inset}" y="${inset}" width="${70 - inset * 2}" height="${100 - inset * 2}" rx="${6 - inset}" ` +
  `fill="none" stroke="var(--m-${colour})" stroke-width="${width}"/>`;

/** Drawn last: it covers what reaches over the edge. */
const frame = edge("night", 2, 1) + edge("gold2", 1.2, 2.5);

export function djinn(name: Djinn): string {
  const { card, skin, sash, back = "", head, tilt = 0.8, holds } = portraits[name];
  const deep = card === "night" ? "indigo2" : `${card}2`;
  return (
    `<g class="art-day">` +
    r(deep, 0, 0, 70, 100, 6) +
    fade(0.75, p(card, "M6 97V40C6 22 20 20 35 5C50 20 64 22 64 40V97Z")) +
    fade(0.14, c("glow", 35, 34, 30)) +
    fade(0.14, c("glow", 35, 34, 22)) +
    back +
    a.body(skin, sash) +
    a.face(skin, tilt) +
    head +
    a.orb(skin, "night", at(17.5, 56.5, 0.35, holds)) +
    frame +
    "</g>"
  );
}
