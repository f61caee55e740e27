import { fillerOf } from "../fill";
import { counterOf, listed } from "../plural";
import type { Forms } from "../plural";
import { meeplesBy, takenBy } from "../shared";
import type { Game, Piece } from "../types";
import type { Card, Djinn, Item, Payment, Tribe } from "../things";

const counter = counterOf("pl");
export const { form, count, number, signed } = counter;
export const fill = fillerOf(counter);
export const list = (parts: readonly string[]): string => listed(parts, "i");

const tribeForms: Record<Tribe, Forms> = {
  vizier: ["wezyr", "wezyrów", "wezyrów"],
  elder: ["starszy", "starszych", "starszych"],
  merchant: ["kupiec", "kupców", "kupców"],
  builder: ["budowniczy", "budowniczych", "budowniczych"],
  assassin: ["zabójca", "zabójców", "zabójców"],
  artisan: ["rzemieślnik", "rzemieślników", "rzemieślników"],
};
/** Kogo: biernik. */
export const tribeAccusative: Record<Tribe, string> = {
  vizier: "wezyra",
  elder: "starszego",
  merchant: "kupca",
  builder: "budowniczego",
  assassin: "zabójcę",
  artisan: "rzemieślnika",
};
export const tribesAccusative: Record<Tribe, string> = {
  vizier: "wezyrów",
  elder: "starszych",
  merchant: "kupców",
  builder: "budowniczych",
  assassin: "zabójców",
  artisan: "rzemieślników",
};
export const tribeCount = (n: number, tribe: Tribe): string => count(n, tribeForms[tribe]);
export const meeples = meeplesBy(list, tribeCount);

const card: Record<Card, string> = {
  ivory: "kość słoniowa",
  jewels: "klejnoty",
  gold: "złoto",
  papyrus: "papirus",
  silk: "jedwab",
  spice: "przyprawy",
  fish: "ryby",
  wheat: "pszenica",
  pottery: "ceramika",
  fakir: "fakir",
};
export const cardAccusative: Record<Card, string> = {
  ...card,
  ivory: "kość słoniową",
  wheat: "pszenicę",
  pottery: "ceramikę",
  fakir: "fakira",
};

/** Biernik i dopełniacz imion. */
export const djinnAccusative: Record<Djinn, string> = {
  "al-amin": "Al-Amina",
  "anun-nak": "Anun-Naka",
  baal: "Ba'ala",
  boaz: "Boaza",
  bouraq: "Bouraqa",
  echidna: "Echidnę",
  enki: "Enkiego",
  hagis: "Hagisa",
  haurvatat: "Haurvatata",
  iblis: "Iblisa",
  jafaar: "Jafaara",
  kandicha: "Kandichę",
  kumarbi: "Kumarbiego",
  lamia: "Lamię",
  leta: "Letę",
  marid: "Marida",
  monkir: "Monkira",
  nekir: "Nekira",
  shamhat: "Shamhat",
  sibittis: "Sibittisa",
  sloar: "Sloara",
  utug: "Utuga",
  geb: "Geba",
  ptah: "Ptaha",
  kam: "Kama",
  satesha: "Sateshę",
};
const feminineGenitive: Partial<Record<Djinn, string>> = {
  echidna: "Echidny",
  kandicha: "Kandichy",
  lamia: "Lamii",
  leta: "Lety",
  satesha: "Sateshy",
};
export const djinnGenitive = (djinn: Djinn): string => feminineGenitive[djinn] ?? djinnAccusative[djinn];

export const itemAccusative: Record<Item, string> = {
  jewellery: "biżuterię",
  chest: "szkatułę",
  crown: "koronę",
  scimitar: "płonący sejmitar",
  lamp: "cudowną lampę",
  carpet: "latający dywan",
  flute: "zaczarowany flet",
  ring: "pierścień odrodzenia",
  talisman: "talizman burzy",
  horn: "róg obfitości",
};
/** Czego: po „używa”. */
export const itemGenitive: Record<Item, string> = {
  jewellery: "biżuterii",
  chest: "szkatuły",
  crown: "korony",
  scimitar: "płonącego sejmitara",
  lamp: "cudownej lampy",
  carpet: "latającego dywanu",
  flute: "zaczarowanego fletu",
  ring: "pierścienia odrodzenia",
  talisman: "talizmanu burzy",
  horn: "rogu obfitości",
};
export const pieceAccusative: Record<Piece, string> = { camel: "wielbłąda", tent: "namiot" };
/** Za co: czym się płaci. */
export const paid: Record<Payment, string> = {
  elder: "starszego",
  fakir: "fakira",
  "elder elder": fill("{payments.elder elder.elders|starszego|starszych|starszych}"),
  "elder fakir": "starszego i fakira",
};

export const coins = (n: number): string => count(n, ["moneta", "monety", "monet"]);
export const coinsAccusative = (n: number): string => count(n, ["monetę", "monety", "monet"]);
export const points = (n: number): string => count(n, ["punkt", "punkty", "punktów", "punktu"]);
export const cardsOf = (n: number): string => count(n, ["karta", "karty", "kart"]);
export const cardsAccusative = (n: number): string => count(n, ["kartę", "karty", "kart"]);
export const fakirs = (n: number): string => count(n, ["fakir", "fakirów", "fakirów"]);
export const fakirsAccusative = (n: number): string => count(n, ["fakira", "fakirów", "fakirów"]);
/** Z kim: narzędnik. */
export const withFakirs = (n: number): string => count(n, ["fakirem", "fakirami", "fakirami"]);

export const { countAccusative, cardList, tribeList, discardedName } = takenBy(count, list, {
  tribe: tribeAccusative,
  tribes: tribesAccusative,
  card: cardAccusative,
  djinn: djinnAccusative,
  item: itemAccusative,
  fakirs: fakirsAccusative,
});

export const game = {
  tribe: {
    vizier: "wezyr",
    elder: "starszy",
    merchant: "kupiec",
    builder: "budowniczy",
    assassin: "zabójca",
    artisan: "rzemieślnik",
  },
  tribes: {
    vizier: "wezyrowie",
    elder: "starsi",
    merchant: "kupcy",
    builder: "budowniczowie",
    assassin: "zabójcy",
    artisan: "rzemieślnicy",
  },
  tribeCount,
  meeples,
  meepleCount: (n) => count(n, ["figurka", "figurki", "figurek"]),
  tile: {
    oasis: "oaza",
    "small-market": "małe targowisko",
    "large-market": "duże targowisko",
    village: "wioska",
    "sacred-6": "święte miejsce",
    "sacred-10": "święte miejsce",
    "sacred-12": "święte miejsce",
    "sacred-15": "święte miejsce",
    "workshop-nw": "warsztat",
    "workshop-se": "warsztat",
    "specialised-market": "specjalistyczne targowisko",
    chasm: "przepaść",
    "city-blue": "wielkie miasto",
    "city-red": "wielkie miasto",
    lake: "wielkie jezioro",
  },
  card,
  cardCounts: (n, which) => (which === "fakir" ? fakirs(n) : `${card[which]} ×${number(n)}`),
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
    jewellery: "biżuteria",
    chest: "szkatuła",
    crown: "korona",
    scimitar: "płonący sejmitar",
    lamp: "cudowna lampa",
    carpet: "latający dywan",
    flute: "zaczarowany flet",
    ring: "pierścień odrodzenia",
    talisman: "talizman burzy",
    horn: "róg obfitości",
  },
  whim: fill({
    palaces: "{whims.palaces.wanted|pałac|pałace|pałaców}",
    palms: "{whims.palms.wanted|palma|palmy|palm}",
    workshop: "Warsztat",
    corner: "Kraniec ziemi",
    whims: "{whims.whims.wanted|inny kaprys|inne kaprysy|innych kaprysów}",
    djinns: "{whims.djinns.wanted|dżin|dżiny|dżinów}",
    sacred: "{whims.sacred.wanted|święte miejsce|święte miejsca|świętych miejsc}",
    markets: "Oba targowiska",
    builders: "Wielka budowa",
    line: "{whims.line.wanted} w rzędzie",
    precious: "{whims.precious.wanted|skarb|skarby|skarbów}",
    fish: "{whims.fish.wanted|karta|karty|kart} ryb",
    wheat: "{whims.wheat.wanted|karta|karty|kart} pszenicy",
    pottery: "{whims.pottery.wanted|karta|karty|kart} ceramiki",
    viziers: "{whims.viziers.wanted|wezyr|wezyrowie|wezyrów}",
    elders: "{whims.elders.wanted|starszy|starsi|starszych}",
    artisans: "{whims.artisans.wanted|rzemieślnik|rzemieślnicy|rzemieślników}",
    "kill-vizier": "Śmierć wezyra",
    "kill-elder": "Śmierć starszego",
    "kill-builder": "Śmierć budowniczego",
    "kill-merchant": "Śmierć kupca",
    "kill-assassin": "Śmierć zabójcy",
  }),
  category: {
    coins: "monety",
    viziers: "wezyrowie",
    elders: "starsi",
    artisans: "rzemieślnicy",
    djinns: "dżiny",
    tiles: "płytki",
    cities: "miasta",
    palms: "palmy",
    palaces: "pałace",
    tents: "namiot",
    goods: "towary",
    items: "przedmioty",
  },
  piece: { camel: "wielbłąd", tent: "namiot" },
  payment: {
    elder: "starszy",
    fakir: "fakir",
    "elder elder": fill("{payments.elder elder.elders|starszego|starszych|starszych}"),
    "elder fakir": "starszy i fakir",
  },
  coins,
  points,
  cards: cardsOf,
  djinns: (n) => count(n, ["dżin", "dżiny", "dżinów"]),
  items: (n) => count(n, ["przedmiot", "przedmioty", "przedmiotów"]),
  whims: (n) => count(n, ["kaprys", "kaprysy", "kaprysów"]),
  palms: (n) => count(n, ["palma", "palmy", "palm"]),
  palaces: (n) => count(n, ["pałac", "pałace", "pałaców"]),
  camels: (n) => count(n, ["wielbłąd", "wielbłądy", "wielbłądów"]),
  fakirs,
  blueTiles: (n) => count(n, ["niebieska płytka", "niebieskie płytki", "niebieskich płytek"]),
  redTiles: (n) => count(n, ["czerwona płytka", "czerwone płytki", "czerwonych płytek"]),
  tiles: (n) => count(n, ["płytka", "płytki", "płytek"]),
  steps: (n) => count(n, ["krok", "kroki", "kroków"]),
  turns: (n) => count(n, ["ruch", "ruchy", "ruchów"]),
  list,
  signed,
  number,
} satisfies Game;
