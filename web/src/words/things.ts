// The names by which the engine knows things (docs/notation.md), as lists and types, and the
// numbers printed on them.

export const tribes = ["vizier", "elder", "merchant", "builder", "assassin", "artisan"] as const;
export const goods = [
  "ivory",
  "jewels",
  "gold",
  "papyrus",
  "silk",
  "spice",
  "fish",
  "wheat",
  "pottery",
] as const;
export const cards = [...goods, "fakir"] as const;
export const djinns = [
  "al-amin",
  "anun-nak",
  "baal",
  "boaz",
  "bouraq",
  "echidna",
  "enki",
  "hagis",
  "haurvatat",
  "iblis",
  "jafaar",
  "kandicha",
  "kumarbi",
  "lamia",
  "leta",
  "marid",
  "monkir",
  "nekir",
  "shamhat",
  "sibittis",
  "sloar",
  "utug",
  "geb",
  "ptah",
  "kam",
  "satesha",
] as const;
export const tileKinds = [
  "oasis",
  "small-market",
  "large-market",
  "village",
  "sacred-6",
  "sacred-10",
  "sacred-12",
  "sacred-15",
  "workshop-nw",
  "workshop-se",
  "specialised-market",
  "chasm",
  "city-blue",
  "city-red",
  "lake",
] as const;
export const items = [
  "jewellery",
  "chest",
  "crown",
  "scimitar",
  "lamp",
  "carpet",
  "flute",
  "ring",
  "talisman",
  "horn",
] as const;
export const whims = [
  "palaces",
  "palms",
  "workshop",
  "corner",
  "whims",
  "djinns",
  "sacred",
  "markets",
  "builders",
  "line",
  "precious",
  "fish",
  "wheat",
  "pottery",
  "viziers",
  "elders",
  "artisans",
  "kill-vizier",
  "kill-elder",
  "kill-builder",
  "kill-merchant",
  "kill-assassin",
] as const;
export const categories = [
  "coins",
  "viziers",
  "elders",
  "artisans",
  "djinns",
  "tiles",
  "cities",
  "palms",
  "palaces",
  "tents",
  "goods",
  "items",
] as const;
export const steps = [
  "bid",
  "take",
  "drop",
  "collect",
  "tribe",
  "tile",
  "end",
  "second-kill",
  "second-buy",
  "place-palace",
  "place-palm",
  "keep-djinn",
  "draw-meeples",
  "draw-djinns",
  "draw-card",
  "refill-cards",
  "refill-djinns",
  "over",
  "control",
  "draw-items",
  "keep-item",
  "draw-item",
  "draw-djinn",
  "fill-row",
  "remove-meeples",
  "move-meeples",
  "move-camel",
  "order-row",
  "refill-whims",
] as const;

export type Tribe = (typeof tribes)[number];
export type Good = (typeof goods)[number];
export type Card = (typeof cards)[number];
export type Djinn = (typeof djinns)[number];
export type TileKind = (typeof tileKinds)[number];
export type Item = (typeof items)[number];
export type Whim = (typeof whims)[number];
export type Category = (typeof categories)[number];
export type Step = (typeof steps)[number];

/** What can be paid for a djinn or its power. */
export const payments = ["elder", "fakir", "elder elder", "elder fakir"] as const;
export type Payment = (typeof payments)[number];

/**
 * What a power costs: nothing, an elder or a fakir, an elder and one of both, a fakir, as many
 * fakirs as wanted.
 */
export type Cost = "none" | "one" | "two" | "fakir" | "fakirs";

export const djinnFacts: Record<Djinn, { value: number; cost: Cost }> = {
  "al-amin": { value: 5, cost: "none" },
  "anun-nak": { value: 8, cost: "one" },
  baal: { value: 6, cost: "none" },
  boaz: { value: 6, cost: "none" },
  bouraq: { value: 6, cost: "one" },
  echidna: { value: 4, cost: "two" },
  enki: { value: 8, cost: "one" },
  hagis: { value: 10, cost: "one" },
  haurvatat: { value: 8, cost: "none" },
  iblis: { value: 8, cost: "one" },
  jafaar: { value: 6, cost: "none" },
  kandicha: { value: 6, cost: "none" },
  kumarbi: { value: 6, cost: "fakirs" },
  lamia: { value: 10, cost: "one" },
  leta: { value: 4, cost: "two" },
  marid: { value: 6, cost: "none" },
  monkir: { value: 6, cost: "none" },
  nekir: { value: 6, cost: "none" },
  shamhat: { value: 6, cost: "none" },
  sibittis: { value: 4, cost: "two" },
  sloar: { value: 8, cost: "fakir" },
  utug: { value: 4, cost: "two" },
  geb: { value: 6, cost: "none" },
  ptah: { value: 6, cost: "none" },
  kam: { value: 6, cost: "none" },
  satesha: { value: 6, cost: "none" },
};

/** Points at the end; magic items have none. */
export const itemValues: Record<Item, number> = {
  jewellery: 5,
  chest: 7,
  crown: 9,
  scimitar: 0,
  lamp: 0,
  carpet: 0,
  flute: 0,
  ring: 0,
  talisman: 0,
  horn: 0,
};

export const whimCoins: Record<Whim, number> = {
  palaces: 10,
  palms: 10,
  workshop: 10,
  corner: 10,
  whims: 10,
  djinns: 15,
  sacred: 15,
  markets: 15,
  builders: 15,
  line: 15,
  precious: 15,
  fish: 10,
  wheat: 10,
  pottery: 10,
  viziers: 10,
  elders: 10,
  artisans: 10,
  "kill-vizier": 10,
  "kill-elder": 10,
  "kill-builder": 10,
  "kill-merchant": 10,
  "kill-assassin": 10,
};

/** Cities count together (R60), chasm and lake belong to nobody. */
export const tileFacts: Record<TileKind, { value: number; colour: "red" | "blue" | "none" }> = {
  oasis: { value: 8, colour: "red" },
  "small-market": { value: 6, colour: "red" },
  "large-market": { value: 4, colour: "red" },
  village: { value: 5, colour: "blue" },
  "sacred-6": { value: 6, colour: "blue" },
  "sacred-10": { value: 10, colour: "blue" },
  "sacred-12": { value: 12, colour: "blue" },
  "sacred-15": { value: 15, colour: "blue" },
  "workshop-nw": { value: 5, colour: "blue" },
  "workshop-se": { value: 5, colour: "blue" },
  "specialised-market": { value: 10, colour: "red" },
  chasm: { value: 0, colour: "none" },
  "city-blue": { value: 0, colour: "blue" },
  "city-red": { value: 0, colour: "red" },
  lake: { value: 0, colour: "none" },
};

/** How many of each card the deck has. */
export const cardCounts: Record<Card, number> = {
  ivory: 2,
  jewels: 2,
  gold: 2,
  papyrus: 4,
  silk: 4,
  spice: 4,
  fish: 6,
  wheat: 6,
  pottery: 6,
  fakir: 18,
};

/** Whether a text is one of the names of a list. */
export function isOne<T extends string>(list: readonly T[], text: string | undefined): text is T {
  return text !== undefined && (list as readonly string[]).includes(text);
}
