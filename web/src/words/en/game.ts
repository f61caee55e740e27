import { fillerOf } from "../fill";
import { counterOf, listed } from "../plural";
import type { Forms } from "../plural";
import { meeplesBy } from "../shared";
import type { Game } from "../types";
import type { Card, Tribe } from "../things";

const counter = counterOf("en");
export const { form, count, number, signed } = counter;
export const fill = fillerOf(counter);
export const list = (parts: readonly string[]): string => listed(parts, "and");

const tribeForms: Record<Tribe, Forms> = {
  vizier: ["vizier", "viziers"],
  elder: ["elder", "elders"],
  merchant: ["merchant", "merchants"],
  builder: ["builder", "builders"],
  assassin: ["assassin", "assassins"],
  artisan: ["artisan", "artisans"],
};
export const tribeCount = (n: number, tribe: Tribe): string => count(n, tribeForms[tribe]);

/** "an elder". */
export const one = (noun: string): string => `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
export const oneTribe = (tribe: Tribe): string => one(tribe);

export const meeples = meeplesBy(list, tribeCount);

const card: Record<Card, string> = {
  ivory: "ivory",
  jewels: "jewels",
  gold: "gold",
  papyrus: "papyrus",
  silk: "silk",
  spice: "spice",
  fish: "fish",
  wheat: "wheat",
  pottery: "pottery",
  fakir: "fakir",
};

export const coins = (n: number): string => count(n, ["coin", "coins"]);
export const points = (n: number): string => count(n, ["point", "points"]);
export const cardsOf = (n: number): string => count(n, ["card", "cards"]);
export const fakirs = (n: number): string => count(n, ["fakir", "fakirs"]);

export const game = {
  tribe: {
    vizier: "vizier",
    elder: "elder",
    merchant: "merchant",
    builder: "builder",
    assassin: "assassin",
    artisan: "artisan",
  },
  tribes: {
    vizier: "viziers",
    elder: "elders",
    merchant: "merchants",
    builder: "builders",
    assassin: "assassins",
    artisan: "artisans",
  },
  tribeCount,
  meeples,
  meepleCount: (n) => count(n, ["meeple", "meeples"]),
  tile: {
    oasis: "oasis",
    "small-market": "small market",
    "large-market": "large market",
    village: "village",
    "sacred-6": "sacred place",
    "sacred-10": "sacred place",
    "sacred-12": "sacred place",
    "sacred-15": "sacred place",
    "workshop-nw": "workshop",
    "workshop-se": "workshop",
    "specialised-market": "specialised market",
    chasm: "chasm",
    "city-blue": "great city",
    "city-red": "great city",
    lake: "great lake",
  },
  card,
  cardCounts: (n, which) => (which === "fakir" ? fakirs(n) : `${number(n)} ${card[which]}`),
  djinn: {
    "al-amin": "Al-Amin",
    "anun-nak": "Anun-Nak",
    baal: "Ba'al",
    boaz: "Boaz",
    bouraq: "Bouraq",
    echidna: "Echidna",
    enki: "Enki",
    hagis: "Hagis",
    haurvatat: "Haurvatat",
    iblis: "Iblis",
    jafaar: "Jafaar",
    kandicha: "Kandicha",
    kumarbi: "Kumarbi",
    lamia: "Lamia",
    leta: "Leta",
    marid: "Marid",
    monkir: "Monkir",
    nekir: "Nekir",
    shamhat: "Shamhat",
    sibittis: "Sibittis",
    sloar: "Sloar",
    utug: "Utug",
    geb: "Geb",
    ptah: "Ptah",
    kam: "Kam",
    satesha: "Satesha",
  },
  item: {
    jewellery: "jewellery",
    chest: "chest",
    crown: "crown",
    scimitar: "flaming scimitar",
    lamp: "magic lamp",
    carpet: "flying carpet",
    flute: "enchanted flute",
    ring: "ring of rebirth",
    talisman: "talisman of storms",
    horn: "horn of plenty",
  },
  whim: fill({
    palaces: "{whims.palaces.wanted|palace|palaces}",
    palms: "{whims.palms.wanted|palm|palms}",
    workshop: "A workshop",
    corner: "A corner",
    whims: "{whims.whims.wanted|other whim|other whims}",
    djinns: "{whims.djinns.wanted|djinn|djinns}",
    sacred: "{whims.sacred.wanted|sacred place|sacred places}",
    markets: "Both markets",
    builders: "Great builders",
    line: "{whims.line.wanted} in a line",
    precious: "{whims.precious.wanted|treasure|treasures}",
    fish: "{whims.fish.wanted} fish",
    wheat: "{whims.wheat.wanted} wheat",
    pottery: "{whims.pottery.wanted} pottery",
    viziers: "{whims.viziers.wanted|vizier|viziers}",
    elders: "{whims.elders.wanted|elder|elders}",
    artisans: "{whims.artisans.wanted|artisan|artisans}",
    "kill-vizier": "Death of a vizier",
    "kill-elder": "Death of an elder",
    "kill-builder": "Death of a builder",
    "kill-merchant": "Death of a merchant",
    "kill-assassin": "Death of an assassin",
  }),
  category: {
    coins: "coins",
    viziers: "viziers",
    elders: "elders",
    artisans: "artisans",
    djinns: "djinns",
    tiles: "tiles",
    cities: "cities",
    palms: "palms",
    palaces: "palaces",
    tents: "tent",
    goods: "goods",
    items: "items",
  },
  piece: { camel: "camel", tent: "tent" },
  payment: {
    elder: "an elder",
    fakir: "a fakir",
    "elder elder": fill("{payments.elder elder.elders|elder|elders}"),
    "elder fakir": "an elder and a fakir",
  },
  coins,
  points,
  cards: cardsOf,
  djinns: (n) => count(n, ["djinn", "djinns"]),
  items: (n) => count(n, ["item", "items"]),
  whims: (n) => count(n, ["whim", "whims"]),
  palms: (n) => count(n, ["palm", "palms"]),
  palaces: (n) => count(n, ["palace", "palaces"]),
  camels: (n) => count(n, ["camel", "camels"]),
  fakirs,
  blueTiles: (n) => count(n, ["blue tile", "blue tiles"]),
  redTiles: (n) => count(n, ["red tile", "red tiles"]),
  tiles: (n) => count(n, ["tile", "tiles"]),
  steps: (n) => count(n, ["step", "steps"]),
  turns: (n) => count(n, ["turn", "turns"]),
  list,
  signed,
  number,
} satisfies Game;
