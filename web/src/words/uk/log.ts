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

const whose = (who: Who | null): string => (who ? `${who.you ? "ви" : who.name}: ` : "");

// Дієслова позначено знаком «~»: «бере~» лишається таким після імені й стає «берете» після «Ви».
export const log: LogTexts = {
  you: "Ви ",
  somebody: "Хтось",
  yours: (verb) => `${verb.replace(/ть$/, "")}те`,
  theirs: (verb) => verb,

  bid: (price) => `ставить~ ${price}`,
  bidWith: (price, cost, used) =>
    `ставить~ ${price} за ${coinsAccusative(cost)} і ${fakirsAccusative(used)} (Кумарбі)`,
  bidAll: (price, cost) =>
    cost === 0
      ? `займає~ місце за ${price} без жодної монети`
      : `займає~ місце за ${price}, віддавши останнє: ${coins(cost)}`,
  takeUp: (from, meeples) => `бере~ фігурки з ${from} (${meeples})`,
  sow: (from, meeples, path) => `веде~ фігурки з ${from} (${meeples}): ${path}`,
  sowOn: (path) => `веде~ далі: ${path}`,
  carpet: "розстелено килим",
  drop: (tribe, tile) => `ставить~ ${tribeAccusative[tribe]} на ${tile}`,
  nothing: {
    sowing: () => "нікого не пересуває~: ходів немає",
    kill: () => "нікого не вбиває~",
    oasis: () => "не садить~ пальму: їх не лишилося",
    village: () => "не будує~ палац: їх не лишилося",
    city: (tile) => `не знаходить~ забаганки на ${tile}`,
    market: () => "нічого не купує~",
    workshop: () => "не бере~ предмета",
    sacred: () => "не бере~ джина",
  },
  collect: (n, tribe, tile) => `збирає~ ${countAccusative(n, tribe)} на ${tile}`,
  place: (piece, tile) => `ставить~ ${pieceAccusative[piece]} на ${tile}`,
  keep: (n, tribe) => `залишає~ собі ${countAccusative(n, tribe)}`,
  take: (cards) => (cards.length > 0 ? `бере~ ${cardList(cards)}` : "не бере~ карт: ряд порожній"),
  build({ coins: gain, builders, fakirs: used, blue, doubled }) {
    const workers = tribeCount(builders, "builder");
    const all = used > 0 ? `(${workers} + ${fakirs(used)})` : workers;
    const by = `${all} × ${game.blueTiles(blue)}${doubled ? ", удвічі з Єхидною" : ""}`;
    return `отримує~ ${coinsAccusative(gain)} (${by})`;
  },
  kill({ tribe, at, again, fakirs: used, kept }) {
    const where = typeof at === "string" ? `на ${at}` : at.you ? "у вас" : `у гравця ${at.name}`;
    return (
      `${again ? "також " : ""}вбиває~ ${tribeAccusative[tribe]} ${where}` +
      `${used > 0 ? ` з ${withFakirs(used)}` : ""}${kept ? " і залишає~ собі (Кандіша)" : ""}`
    );
  },
  keepItem: (item) => (item ? `залишає~ собі ${itemAccusative[item]}` : "таємно залишає~ собі предмет"),
  keepDjinn: (djinn) => `залишає~ собі ${djinnAccusative[djinn]}`,
  discarding: (things) => `, скидає~ ${list(things.map(discardedName))}`,
  palm: (tile) => `садить~ пальму на ${tile}`,
  palace: (tile) => `будує~ палац на ${tile}`,
  buy: (card, cost) => `купує~ ${cardAccusative[card]} за ${coinsAccusative(cost)}`,
  buyToo: (card) => `бере~ ще ${cardAccusative[card]}`,
  djinn: (djinn, payment) => `бере~ ${djinnAccusative[djinn]} за ${paid[payment]}`,
  workshop: (used) => `віддає~ ${used > 0 ? fakirsAccusative(used) : "ремісника"} за предмет`,
  whim: (whim, tile) => `бере~ забаганку на ${tile}: ${game.whim[whim]}`,
  sell: (goods, gain) => `продає~ ${cardList(goods)} за ${coinsAccusative(gain)}`,
  end: "завершує~ хід",
  power: (djinn, payment, what) => `застосовує~ силу ${djinnGenitive(djinn)} за ${paid[payment]}: ${what}`,
  powers: {
    "anun-nak": (tile) => `фігурки з мішка на ${tile}`,
    bouraq: (tile) => `палац для ${tile}`,
    hagis: (tile) => `палац переноситься на ${tile}`,
    enki: (tile) => `пальма для ${tile}`,
    lamia: (tile) => `пальма переноситься на ${tile}`,
    echidna: (_, gain) =>
      gain > 0 ? `будівельники ще раз приносять ${coinsAccusative(gain)}` : "будівельники зароблять удвічі",
    iblis: () => fill("асасини вб'ють: {djinns.iblis.power.victims}"),
    leta: (tile) => `порожню плитку ${tile} зайнято`,
    utug: (tile) => `плитку ${tile} зайнято разом із фігурками`,
    sibittis: () => "нові джини на вибір",
    sloar: () => "верхня карта колоди",
  },
  works: "сила діє",
  magic: (item, tile) => `застосовує~ ${itemAccusative[item]}${tile ? ` на ${tile}` : ""}`,
  lamp: (djinn) => `тре~ чарівну лампу й бере~ ${djinn ? djinnAccusative[djinn] : "верхнього джина колоди"}`,
  ring: (item) => `застосовує~ перстень відродження й повертає~ ${itemAccusative[item]}`,
  remove: (meeples, tile) => `прибирає~ ${tribeList(meeples)} з ${tile}`,
  call: (meeples, tile) =>
    `кличе~ ${list(meeples.map(({ tribe, from }) => `${tribeAccusative[tribe]} з ${from}`))} на ${tile}`,
  callNoMore: "більше нікого не кличе~",
  move: (piece, from, to) => `переносить~ ${pieceAccusative[piece]} з ${from} на ${to}`,
  order: (cards) => `розкладає~ ряд: ${list(cards.map((card) => game.card[card]))}`,
  drawCard: (card) => `таємно бере~ ${card ? cardAccusative[card] : "карту"}`,
  drawItems(items) {
    if (typeof items !== "number") return `таємно бере~ ${list(items.map((item) => itemAccusative[item]))}`;
    return `таємно тягне~ ${items === 1 ? "предмет" : count(items, ["предмет", "предмети", "предметів"])}`;
  },

  row: (cards) => `Нове в ряду: ${counted(list, cards, (card) => game.card[card], game.cardCounts)}`,
  newDjinns: (djinns) => `Нове в ряду джинів: ${djinns}`,
  djinnsAppear: (djinns) => `Джини на вибір: ${djinns}`,
  fromLamp: (djinn) => `З лампи виходить ${djinn}`,
  newWhim: (whim, tile) => `Нова забаганка на ${tile}: ${whim}`,
  newWhims: (whims) => `Нові забаганки: ${whims}`,
  fromBag: (meeples, tile) =>
    `З мішка на ${tile}: ${counted(list, meeples, (tribe) => game.tribe[tribe], tribeCount)}`,

  claimed: (piece, tile, kind) => `${game.piece[piece]} на ${tile} (${kind})`,
  earned: (who, gain, by) => `${whose(who)}+${gain} (${by})`,
  fulfilled: (who, whim, gain) => `${whose(who)}забаганку «${whim}» виконано (+${gain})`,
  shown: (things) => `показано: ${things}`,
  lastRound: "це останній раунд",
  comma: "; ",

  auction: (round) => `Раунд ${round}: аукціон`,
  turn: (turn, turns, who) => `Хід ${turn} з ${turns}: ${who.you ? "ви" : who.name}`,
  cleanUp: (round) => `Раунд ${round}: поповнення`,
};
