import { fillerOf } from "../fill";
import { counterOf, listed } from "../plural";
import type { Forms } from "../plural";
import { meeplesBy, takenBy } from "../shared";
import type { Game, Piece } from "../types";
import type { Card, Djinn, Item, Payment, Tribe } from "../things";

const counter = counterOf("uk");
export const { form, count, number, signed } = counter;
export const fill = fillerOf(counter);
export const list = (parts: readonly string[]): string => listed(parts, "і");

const tribeForms: Record<Tribe, Forms> = {
  vizier: ["візир", "візири", "візирів"],
  elder: ["мудрець", "мудреці", "мудреців"],
  merchant: ["купець", "купці", "купців"],
  builder: ["будівельник", "будівельники", "будівельників"],
  assassin: ["асасин", "асасини", "асасинів"],
  artisan: ["ремісник", "ремісники", "ремісників"],
};
/** Кого: знахідний відмінок. */
export const tribeAccusative: Record<Tribe, string> = {
  vizier: "візира",
  elder: "мудреця",
  merchant: "купця",
  builder: "будівельника",
  assassin: "асасина",
  artisan: "ремісника",
};
export const tribesAccusative: Record<Tribe, string> = {
  vizier: "візирів",
  elder: "мудреців",
  merchant: "купців",
  builder: "будівельників",
  assassin: "асасинів",
  artisan: "ремісників",
};
export const tribeCount = (n: number, tribe: Tribe): string => count(n, tribeForms[tribe]);
export const meeples = meeplesBy(list, tribeCount);

const card: Record<Card, string> = {
  ivory: "слонова кістка",
  jewels: "самоцвіти",
  gold: "золото",
  papyrus: "папірус",
  silk: "шовк",
  spice: "прянощі",
  fish: "риба",
  wheat: "пшениця",
  pottery: "кераміка",
  fakir: "факір",
};
export const cardAccusative: Record<Card, string> = {
  ...card,
  ivory: "слонову кістку",
  fish: "рибу",
  wheat: "пшеницю",
  pottery: "кераміку",
  fakir: "факіра",
};

/** Знахідний і родовий відмінки імен. */
export const djinnAccusative: Record<Djinn, string> = {
  "al-amin": "Аль-Аміна",
  "anun-nak": "Анун-Нака",
  baal: "Баала",
  boaz: "Боаза",
  bouraq: "Бурака",
  echidna: "Єхидну",
  enki: "Енкі",
  hagis: "Хагіса",
  haurvatat: "Гаурватата",
  iblis: "Ібліса",
  jafaar: "Джафара",
  kandicha: "Кандішу",
  kumarbi: "Кумарбі",
  lamia: "Ламію",
  leta: "Лету",
  marid: "Маріда",
  monkir: "Монкіра",
  nekir: "Некіра",
  shamhat: "Шамхат",
  sibittis: "Сібіттіса",
  sloar: "Слоара",
  utug: "Утуга",
  geb: "Геба",
  ptah: "Птаха",
  kam: "Кама",
  satesha: "Сатешу",
};
const feminineGenitive: Partial<Record<Djinn, string>> = {
  echidna: "Єхидни",
  kandicha: "Кандіші",
  lamia: "Ламії",
  leta: "Лети",
  satesha: "Сатеші",
};
export const djinnGenitive = (djinn: Djinn): string => feminineGenitive[djinn] ?? djinnAccusative[djinn];

export const itemAccusative: Record<Item, string> = {
  jewellery: "прикрасу",
  chest: "скриньку",
  crown: "корону",
  scimitar: "палаючу шаблю",
  lamp: "чарівну лампу",
  carpet: "килим-літак",
  flute: "зачаровану флейту",
  ring: "перстень відродження",
  talisman: "талісман бурі",
  horn: "ріг достатку",
};
export const pieceAccusative: Record<Piece, string> = { camel: "верблюда", tent: "намет" };
/** За що: чим платять. */
export const paid: Record<Payment, string> = {
  elder: "мудреця",
  fakir: "факіра",
  "elder elder": fill("{payments.elder elder.elders|мудреця|мудреців|мудреців}"),
  "elder fakir": "мудреця і факіра",
};

export const coins = (n: number): string => count(n, ["монета", "монети", "монет"]);
export const coinsAccusative = (n: number): string => count(n, ["монету", "монети", "монет"]);
export const points = (n: number): string => count(n, ["очко", "очки", "очок", "очка"]);
/** Не більше чого: родовий відмінок. */
export const pointsGenitive = (n: number): string => count(n, ["очка", "очок", "очок", "очка"]);
export const cardsOf = (n: number): string => count(n, ["карта", "карти", "карт"]);
export const cardsAccusative = (n: number): string => count(n, ["карту", "карти", "карт"]);
export const fakirs = (n: number): string => count(n, ["факір", "факіри", "факірів"]);
export const fakirsAccusative = (n: number): string => count(n, ["факіра", "факірів", "факірів"]);
/** З ким: орудний відмінок. */
export const withFakirs = (n: number): string => count(n, ["факіром", "факірами", "факірами"]);

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
    vizier: "візир",
    elder: "мудрець",
    merchant: "купець",
    builder: "будівельник",
    assassin: "асасин",
    artisan: "ремісник",
  },
  tribes: {
    vizier: "візири",
    elder: "мудреці",
    merchant: "купці",
    builder: "будівельники",
    assassin: "асасини",
    artisan: "ремісники",
  },
  tribeCount,
  meeples,
  meepleCount: (n) => count(n, ["фігурка", "фігурки", "фігурок"]),
  tile: {
    oasis: "оаза",
    "small-market": "малий ринок",
    "large-market": "великий ринок",
    village: "село",
    "sacred-6": "святе місце",
    "sacred-10": "святе місце",
    "sacred-12": "святе місце",
    "sacred-15": "святе місце",
    "workshop-nw": "майстерня",
    "workshop-se": "майстерня",
    "specialised-market": "особливий ринок",
    chasm: "прірва",
    "city-blue": "велике місто",
    "city-red": "велике місто",
    lake: "велике озеро",
  },
  card,
  cardCounts: (n, which) => (which === "fakir" ? fakirs(n) : `${card[which]} ×${number(n)}`),
  djinn: {
    "al-amin": "Аль-Амін",
    "anun-nak": "Анун-Нак",
    baal: "Баал",
    boaz: "Боаз",
    bouraq: "Бурак",
    echidna: "Єхидна",
    enki: "Енкі",
    hagis: "Хагіс",
    haurvatat: "Гаурватат",
    iblis: "Ібліс",
    jafaar: "Джафар",
    kandicha: "Кандіша",
    kumarbi: "Кумарбі",
    lamia: "Ламія",
    leta: "Лета",
    marid: "Марід",
    monkir: "Монкір",
    nekir: "Некір",
    shamhat: "Шамхат",
    sibittis: "Сібіттіс",
    sloar: "Слоар",
    utug: "Утуг",
    geb: "Геб",
    ptah: "Птах",
    kam: "Кам",
    satesha: "Сатеша",
  },
  item: {
    jewellery: "прикраса",
    chest: "скринька",
    crown: "корона",
    scimitar: "палаюча шабля",
    lamp: "чарівна лампа",
    carpet: "килим-літак",
    flute: "зачарована флейта",
    ring: "перстень відродження",
    talisman: "талісман бурі",
    horn: "ріг достатку",
  },
  whim: fill({
    palaces: "{whims.palaces.wanted|палац|палаци|палаців}",
    palms: "{whims.palms.wanted|пальма|пальми|пальм}",
    workshop: "Майстерня",
    corner: "Край землі",
    whims: "{whims.whims.wanted|інша забаганка|інші забаганки|інших забаганок}",
    djinns: "{whims.djinns.wanted|джин|джини|джинів}",
    sacred: "{whims.sacred.wanted|святе місце|святі місця|святих місць}",
    markets: "Обидва ринки",
    builders: "Велике будівництво",
    line: "{whims.line.wanted} в ряд",
    precious: "{whims.precious.wanted|скарб|скарби|скарбів}",
    fish: "{whims.fish.wanted|карта|карти|карт} риби",
    wheat: "{whims.wheat.wanted|карта|карти|карт} пшениці",
    pottery: "{whims.pottery.wanted|карта|карти|карт} кераміки",
    viziers: "{whims.viziers.wanted|візир|візири|візирів}",
    elders: "{whims.elders.wanted|мудрець|мудреці|мудреців}",
    artisans: "{whims.artisans.wanted|ремісник|ремісники|ремісників}",
    "kill-vizier": "Смерть візира",
    "kill-elder": "Смерть мудреця",
    "kill-builder": "Смерть будівельника",
    "kill-merchant": "Смерть купця",
    "kill-assassin": "Смерть асасина",
  }),
  category: {
    coins: "монети",
    viziers: "візири",
    elders: "мудреці",
    artisans: "ремісники",
    djinns: "джини",
    tiles: "плитки",
    cities: "міста",
    palms: "пальми",
    palaces: "палаци",
    tents: "намет",
    goods: "товари",
    items: "предмети",
  },
  piece: { camel: "верблюд", tent: "намет" },
  payment: {
    elder: "мудрець",
    fakir: "факір",
    "elder elder": fill("{payments.elder elder.elders|мудрець|мудреці|мудреців}"),
    "elder fakir": "мудрець і факір",
  },
  coins,
  points,
  cards: cardsOf,
  djinns: (n) => count(n, ["джин", "джини", "джинів"]),
  items: (n) => count(n, ["предмет", "предмети", "предметів"]),
  whims: (n) => count(n, ["забаганка", "забаганки", "забаганок"]),
  palms: (n) => count(n, ["пальма", "пальми", "пальм"]),
  palaces: (n) => count(n, ["палац", "палаци", "палаців"]),
  camels: (n) => count(n, ["верблюд", "верблюди", "верблюдів"]),
  fakirs,
  blueTiles: (n) => count(n, ["синя плитка", "сині плитки", "синіх плиток"]),
  redTiles: (n) => count(n, ["червона плитка", "червоні плитки", "червоних плиток"]),
  tiles: (n) => count(n, ["плитка", "плитки", "плиток"]),
  steps: (n) => count(n, ["крок", "кроки", "кроків"]),
  turns: (n) => count(n, ["хід", "ходи", "ходів"]),
  list,
  signed,
  number,
} satisfies Game;
