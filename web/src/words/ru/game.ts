import { fillerOf } from "../fill";
import { counterOf, listed } from "../plural";
import type { Forms } from "../plural";
import { meeplesBy, takenBy } from "../shared";
import type { Game, Piece } from "../types";
import type { Card, Djinn, Item, Payment, Tribe } from "../things";

const counter = counterOf("ru");
export const { form, count, number, signed } = counter;
export const fill = fillerOf(counter);
export const list = (parts: readonly string[]): string => listed(parts, "и");

const tribeForms: Record<Tribe, Forms> = {
  vizier: ["визирь", "визиря", "визирей"],
  elder: ["старейшина", "старейшины", "старейшин"],
  merchant: ["купец", "купца", "купцов"],
  builder: ["строитель", "строителя", "строителей"],
  assassin: ["ассасин", "ассасина", "ассасинов"],
  artisan: ["ремесленник", "ремесленника", "ремесленников"],
};
/** Кого: винительный падеж. */
export const tribeAccusative: Record<Tribe, string> = {
  vizier: "визиря",
  elder: "старейшину",
  merchant: "купца",
  builder: "строителя",
  assassin: "ассасина",
  artisan: "ремесленника",
};
export const tribesAccusative: Record<Tribe, string> = {
  vizier: "визирей",
  elder: "старейшин",
  merchant: "купцов",
  builder: "строителей",
  assassin: "ассасинов",
  artisan: "ремесленников",
};
export const tribeCount = (n: number, tribe: Tribe): string => count(n, tribeForms[tribe]);
export const meeples = meeplesBy(list, tribeCount);

const card: Record<Card, string> = {
  ivory: "слоновая кость",
  jewels: "самоцветы",
  gold: "золото",
  papyrus: "папирус",
  silk: "шёлк",
  spice: "пряности",
  fish: "рыба",
  wheat: "пшеница",
  pottery: "керамика",
  fakir: "факир",
};
export const cardAccusative: Record<Card, string> = {
  ...card,
  ivory: "слоновую кость",
  fish: "рыбу",
  wheat: "пшеницу",
  pottery: "керамику",
  fakir: "факира",
};

/** Винительный и родительный падеж имён. */
const djinnCases: Record<Djinn, string> = {
  "al-amin": "Аль-Амина",
  "anun-nak": "Ануннака",
  baal: "Баала",
  boaz: "Вооза",
  bouraq: "Бурака",
  echidna: "Ехидну",
  enki: "Эа",
  hagis: "Хегиса",
  haurvatat: "Аурвата",
  iblis: "Иблиса",
  jafaar: "Джафара",
  kandicha: "Кандишу",
  kumarbi: "Кумарби",
  lamia: "Ламию",
  leta: "Лету",
  marid: "Марида",
  monkir: "Мункара",
  nekir: "Накира",
  shamhat: "Шамхат",
  sibittis: "Себитти",
  sloar: "Слора",
  utug: "Утуга",
  geb: "Геба",
  ptah: "Птаха",
  kam: "Кама",
  satesha: "Сатешу",
};
const feminineGenitive: Partial<Record<Djinn, string>> = {
  echidna: "Ехидны",
  kandicha: "Кандиши",
  lamia: "Ламии",
  leta: "Леты",
  satesha: "Сатеши",
};
export const djinnAccusative = djinnCases;
export const djinnGenitive = (djinn: Djinn): string => feminineGenitive[djinn] ?? djinnCases[djinn];

export const itemAccusative: Record<Item, string> = {
  jewellery: "украшение",
  chest: "ларец",
  crown: "корону",
  scimitar: "пылающую саблю",
  lamp: "волшебную лампу",
  carpet: "ковёр-самолёт",
  flute: "чарующую флейту",
  ring: "кольцо возрождения",
  talisman: "талисман бури",
  horn: "рог изобилия",
};
export const pieceAccusative: Record<Piece, string> = { camel: "верблюда", tent: "шатёр" };
/** За что: чем платят. */
export const paid: Record<Payment, string> = {
  elder: "старейшину",
  fakir: "факира",
  "elder elder": fill("{payments.elder elder.elders|старейшину|старейшин|старейшин}"),
  "elder fakir": "старейшину и факира",
};

export const coins = (n: number): string => count(n, ["монета", "монеты", "монет"]);
export const coinsAccusative = (n: number): string => count(n, ["монету", "монеты", "монет"]);
export const points = (n: number): string => count(n, ["очко", "очка", "очков"]);
export const cardsOf = (n: number): string => count(n, ["карта", "карты", "карт"]);
export const cardsAccusative = (n: number): string => count(n, ["карту", "карты", "карт"]);
export const fakirs = (n: number): string => count(n, ["факир", "факира", "факиров"]);
export const fakirsAccusative = (n: number): string => count(n, ["факира", "факиров", "факиров"]);
/** С кем: творительный падеж. */
export const withFakirs = (n: number): string => count(n, ["факиром", "факирами", "факирами"]);

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
    vizier: "визирь",
    elder: "старейшина",
    merchant: "купец",
    builder: "строитель",
    assassin: "ассасин",
    artisan: "ремесленник",
  },
  tribes: {
    vizier: "визири",
    elder: "старейшины",
    merchant: "купцы",
    builder: "строители",
    assassin: "ассасины",
    artisan: "ремесленники",
  },
  tribeCount,
  meeples,
  meepleCount: (n) => count(n, ["житель", "жителя", "жителей"]),
  tile: {
    oasis: "оазис",
    "small-market": "малый рынок",
    "large-market": "большой рынок",
    village: "поселение",
    "sacred-6": "святилище",
    "sacred-10": "святилище",
    "sacred-12": "святилище",
    "sacred-15": "святилище",
    "workshop-nw": "мастерская",
    "workshop-se": "мастерская",
    "specialised-market": "особый рынок",
    chasm: "бездна",
    "city-blue": "великий город",
    "city-red": "великий город",
    lake: "большое озеро",
  },
  card,
  cardCounts: (n, which) => (which === "fakir" ? fakirs(n) : `${card[which]} ×${number(n)}`),
  djinn: {
    "al-amin": "Аль-Амин",
    "anun-nak": "Ануннак",
    baal: "Баал",
    boaz: "Вооз",
    bouraq: "Бурак",
    echidna: "Ехидна",
    enki: "Эа",
    hagis: "Хегис",
    haurvatat: "Аурват",
    iblis: "Иблис",
    jafaar: "Джафар",
    kandicha: "Кандиша",
    kumarbi: "Кумарби",
    lamia: "Ламия",
    leta: "Лета",
    marid: "Марид",
    monkir: "Мункар",
    nekir: "Накир",
    shamhat: "Шамхат",
    sibittis: "Себитти",
    sloar: "Слор",
    utug: "Утуг",
    geb: "Геб",
    ptah: "Птах",
    kam: "Кам",
    satesha: "Сатеша",
  },
  item: {
    jewellery: "украшение",
    chest: "ларец",
    crown: "корона",
    scimitar: "пылающая сабля",
    lamp: "волшебная лампа",
    carpet: "ковёр-самолёт",
    flute: "чарующая флейта",
    ring: "кольцо возрождения",
    talisman: "талисман бури",
    horn: "рог изобилия",
  },
  whim: fill({
    palaces: "{whims.palaces.wanted|дворец|дворца|дворцов}",
    palms: "{whims.palms.wanted|пальма|пальмы|пальм}",
    workshop: "Мастерская",
    corner: "Край земли",
    whims: "{whims.whims.wanted|другая прихоть|другие прихоти|других прихотей}",
    djinns: "{whims.djinns.wanted|джинн|джинна|джиннов}",
    sacred: "{whims.sacred.wanted|святилище|святилища|святилищ}",
    markets: "Оба рынка",
    builders: "Великая стройка",
    line: "{whims.line.wanted} в ряд",
    precious: "{whims.precious.wanted|сокровище|сокровища|сокровищ}",
    fish: "{whims.fish.wanted|карта|карты|карт} рыбы",
    wheat: "{whims.wheat.wanted|карта|карты|карт} пшеницы",
    pottery: "{whims.pottery.wanted|карта|карты|карт} керамики",
    viziers: "{whims.viziers.wanted|визирь|визиря|визирей}",
    elders: "{whims.elders.wanted|старейшина|старейшины|старейшин}",
    artisans: "{whims.artisans.wanted|ремесленник|ремесленника|ремесленников}",
    "kill-vizier": "Смерть визиря",
    "kill-elder": "Смерть старейшины",
    "kill-builder": "Смерть строителя",
    "kill-merchant": "Смерть купца",
    "kill-assassin": "Смерть ассасина",
  }),
  category: {
    coins: "монеты",
    viziers: "визири",
    elders: "старейшины",
    artisans: "ремесленники",
    djinns: "джинны",
    tiles: "регионы",
    cities: "города",
    palms: "пальмы",
    palaces: "дворцы",
    tents: "шатёр",
    goods: "товары",
    items: "предметы",
  },
  piece: { camel: "верблюд", tent: "шатёр" },
  payment: {
    elder: "старейшина",
    fakir: "факир",
    "elder elder": fill("{payments.elder elder.elders|старейшина|старейшины|старейшин}"),
    "elder fakir": "старейшина и факир",
  },
  coins,
  points,
  cards: cardsOf,
  djinns: (n) => count(n, ["джинн", "джинна", "джиннов"]),
  items: (n) => count(n, ["предмет", "предмета", "предметов"]),
  whims: (n) => count(n, ["прихоть", "прихоти", "прихотей"]),
  palms: (n) => count(n, ["пальма", "пальмы", "пальм"]),
  palaces: (n) => count(n, ["дворец", "дворца", "дворцов"]),
  camels: (n) => count(n, ["верблюд", "верблюда", "верблюдов"]),
  fakirs,
  blueTiles: (n) => count(n, ["синий регион", "синих региона", "синих регионов"]),
  redTiles: (n) => count(n, ["красный регион", "красных региона", "красных регионов"]),
  tiles: (n) => count(n, ["регион", "региона", "регионов"]),
  steps: (n) => count(n, ["шаг", "шага", "шагов"]),
  turns: (n) => count(n, ["ход", "хода", "ходов"]),
  list,
  signed,
  number,
} satisfies Game;
