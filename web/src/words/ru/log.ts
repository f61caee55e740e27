import type { LogTexts } from "../phrases";
import { counted } from "../shared";
import type { Who } from "../types";
import {
  cardAccusative,
  cardList,
  coins,
  coinsAccusative,
  count,
  countAccusative,
  discardedName,
  djinnAccusative,
  djinnGenitive,
  fakirs,
  fakirsAccusative,
  fill,
  game,
  itemAccusative,
  list,
  paid,
  pieceAccusative,
  tribeAccusative,
  tribeCount,
  tribeList,
  withFakirs,
} from "./game";

const whose = (who: Who | null): string => (who ? `${who.you ? "вы" : who.name}: ` : "");

// Глаголы помечены знаком «~»: «берёт~» остаётся как есть после имени и становится «берёте» после «Вы».
export const log: LogTexts = {
  you: "Вы ",
  somebody: "Кто-то",
  yours: (verb) => `${verb}е`,
  theirs: (verb) => verb,

  bid: (price) => `ставит~ ${price}`,
  bidWith: (price, cost, used) =>
    `ставит~ ${price} за ${coinsAccusative(cost)} и ${fakirsAccusative(used)} (Кумарби)`,
  bidAll: (price, cost) =>
    cost === 0
      ? `занимает~ место за ${price} без единой монеты`
      : `занимает~ место за ${price}, отдав последнее: ${coins(cost)}`,
  takeUp: (from, meeples) => `берёт~ жителей с ${from} (${meeples})`,
  sow: (from, meeples, path) => `ведёт~ жителей с ${from} (${meeples}): ${path}`,
  sowOn: (path) => `ведёт~ дальше: ${path}`,
  carpet: "расстелен ковёр",
  drop: (tribe, tile) => `ставит~ ${tribeAccusative[tribe]} на ${tile}`,
  nothing: {
    sowing: () => "никого не перемещает~: ходов нет",
    kill: () => "никого не убивает~",
    oasis: () => "не сажает~ пальму: их не осталось",
    village: () => "не строит~ дворец: их не осталось",
    city: (tile) => `не находит~ прихоти на ${tile}`,
    market: () => "ничего не покупает~",
    workshop: () => "не берёт~ предмет",
    sacred: () => "не берёт~ джинна",
  },
  collect: (n, tribe, tile) => `собирает~ ${countAccusative(n, tribe)} на ${tile}`,
  place: (piece, tile) => `ставит~ ${pieceAccusative[piece]} на ${tile}`,
  keep: (n, tribe) => `оставляет~ себе ${countAccusative(n, tribe)}`,
  take: (cards) => (cards.length > 0 ? `берёт~ ${cardList(cards)}` : "не берёт~ карты: ряд пуст"),
  build({ coins: gain, builders, fakirs: used, blue, doubled }) {
    const workers = tribeCount(builders, "builder");
    const all = used > 0 ? `(${workers} + ${fakirs(used)})` : workers;
    const by = `${all} × ${game.blueTiles(blue)}${doubled ? ", вдвое с Ехидной" : ""}`;
    return `получает~ ${coinsAccusative(gain)} (${by})`;
  },
  kill({ tribe, at, again, fakirs: used, kept }) {
    const where = typeof at === "string" ? `на ${at}` : at.you ? "у вас" : `у игрока ${at.name}`;
    return (
      `${again ? "также " : ""}убивает~ ${tribeAccusative[tribe]} ${where}` +
      `${used > 0 ? ` с ${withFakirs(used)}` : ""}${kept ? " и оставляет~ себе (Кандиша)" : ""}`
    );
  },
  keepItem: (item) => (item ? `оставляет~ себе ${itemAccusative[item]}` : "втайне оставляет~ себе предмет"),
  keepDjinn: (djinn) => `оставляет~ себе ${djinnAccusative[djinn]}`,
  discarding: (things) => `, сбрасывает~ ${list(things.map(discardedName))}`,
  palm: (tile) => `сажает~ пальму на ${tile}`,
  palace: (tile) => `строит~ дворец на ${tile}`,
  buy: (card, cost) => `покупает~ ${cardAccusative[card]} за ${coinsAccusative(cost)}`,
  buyToo: (card) => `берёт~ ещё ${cardAccusative[card]}`,
  djinn: (djinn, payment) => `берёт~ ${djinnAccusative[djinn]} за ${paid[payment]}`,
  workshop: (used) => `отдаёт~ ${used > 0 ? fakirsAccusative(used) : "ремесленника"} за предмет`,
  whim: (whim, tile) => `берёт~ прихоть на ${tile}: ${game.whim[whim]}`,
  sell: (goods, gain) => `продаёт~ ${cardList(goods)} за ${coinsAccusative(gain)}`,
  end: "завершает~ ход",
  power: (djinn, payment, what) => `применяет~ силу ${djinnGenitive(djinn)} за ${paid[payment]}: ${what}`,
  powers: {
    "anun-nak": (tile) => `жители из мешка на ${tile}`,
    bouraq: (tile) => `дворец для ${tile}`,
    hagis: (tile) => `дворец переносится на ${tile}`,
    enki: (tile) => `пальма для ${tile}`,
    lamia: (tile) => `пальма переносится на ${tile}`,
    echidna: (_, gain) =>
      gain > 0 ? `строители ещё раз приносят ${coinsAccusative(gain)}` : "строители заработают вдвое",
    iblis: () => fill("ассасины убьют: {djinns.iblis.power.victims}"),
    leta: (tile) => `пустой регион ${tile} занят`,
    utug: (tile) => `регион ${tile} занят вместе с жителями`,
    sibittis: () => "новые джинны на выбор",
    sloar: () => "верхняя карта колоды",
  },
  works: "сила действует",
  magic: (item, tile) => `применяет~ ${itemAccusative[item]}${tile ? ` на ${tile}` : ""}`,
  lamp: (djinn) =>
    `трёт~ волшебную лампу и берёт~ ${djinn ? djinnAccusative[djinn] : "верхнего джинна колоды"}`,
  ring: (item) => `применяет~ кольцо возрождения и возвращает~ ${itemAccusative[item]}`,
  remove: (meeples, tile) => `убирает~ ${tribeList(meeples)} с ${tile}`,
  call: (meeples, tile) =>
    `зовёт~ ${list(meeples.map(({ tribe, from }) => `${tribeAccusative[tribe]} с ${from}`))} на ${tile}`,
  callNoMore: "больше никого не зовёт~",
  move: (piece, from, to) => `переносит~ ${pieceAccusative[piece]} с ${from} на ${to}`,
  order: (cards) => `раскладывает~ ряд: ${list(cards.map((card) => game.card[card]))}`,
  drawCard: (card) => `втайне берёт~ ${card ? cardAccusative[card] : "карту"}`,
  drawItems(items) {
    if (typeof items !== "number") return `втайне берёт~ ${list(items.map((item) => itemAccusative[item]))}`;
    return `втайне тянет~ ${items === 1 ? "предмет" : count(items, ["предмет", "предмета", "предметов"])}`;
  },

  row: (cards) => `Новое в ряду: ${counted(list, cards, (card) => game.card[card], game.cardCounts)}`,
  newDjinns: (djinns) => `Новое в ряду джиннов: ${djinns}`,
  djinnsAppear: (djinns) => `Джинны на выбор: ${djinns}`,
  fromLamp: (djinn) => `Из лампы выходит ${djinn}`,
  newWhim: (whim, tile) => `Новая прихоть на ${tile}: ${whim}`,
  newWhims: (whims) => `Новые прихоти: ${whims}`,
  fromBag: (meeples, tile) =>
    `Из мешка на ${tile}: ${counted(list, meeples, (tribe) => game.tribe[tribe], tribeCount)}`,

  claimed: (piece, tile, kind) => `${game.piece[piece]} на ${tile} (${kind})`,
  earned: (who, gain, by) => `${whose(who)}+${gain} (${by})`,
  fulfilled: (who, whim, gain) => `${whose(who)}прихоть «${whim}» исполнена (+${gain})`,
  shown: (things) => `показано: ${things}`,
  lastRound: "это последний раунд",
  comma: "; ",

  auction: (round) => `Раунд ${round}: аукцион`,
  turn: (turn, turns, who) => `Ход ${turn} из ${turns}: ${who.you ? "вы" : who.name}`,
  cleanUp: (round) => `Раунд ${round}: пополнение`,
};
