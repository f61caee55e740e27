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
  itemGenitive,
  list,
  paid,
  pieceAccusative,
  tribeAccusative,
  tribeCount,
  tribeList,
  withFakirs,
} from "./game";

const whose = (who: Who | null): string => (who ? `${who.you ? "ty" : who.name}: ` : "");

// Czasowniki mają znak „~”: „bierze~” zostaje tak po imieniu, a do czytającego mówi się
// „bierzesz”, bez zaimka.
export const log: LogTexts = {
  you: "",
  somebody: "Ktoś",
  yours: (verb) => `${verb}sz`,
  theirs: (verb) => verb,

  bid: (price) => `licytuje~ ${price}`,
  bidWith: (price, cost, used) =>
    `licytuje~ ${price} za ${coinsAccusative(cost)} i ${fakirsAccusative(used)} (Kumarbi)`,
  bidAll: (price, cost) =>
    cost === 0
      ? `zajmuje~ miejsce za ${price} bez ani jednej monety`
      : `zajmuje~ miejsce za ${price}, oddając resztę: ${coins(cost)}`,
  takeUp: (from, meeples) => `bierze~ figurki z ${from} (${meeples})`,
  sow: (from, meeples, path) => `prowadzi~ figurki z ${from} (${meeples}): ${path}`,
  sowOn: (path) => `prowadzi~ dalej: ${path}`,
  carpet: "dywan rozłożony",
  drop: (tribe, tile) => `stawia~ ${tribeAccusative[tribe]} na ${tile}`,
  nothing: {
    sowing: () => "nie rusza~ figurek: ruchów nie ma",
    kill: () => "nie zabija~ nikogo",
    oasis: () => "nie sadzi~ palmy: już ich nie ma",
    village: () => "nie buduje~ pałacu: już ich nie ma",
    city: (tile) => `nie znajduje~ kaprysu na ${tile}`,
    market: () => "nic nie kupuje~",
    workshop: () => "nie bierze~ przedmiotu",
    sacred: () => "nie bierze~ dżina",
  },
  collect: (n, tribe, tile) => `zbiera~ ${countAccusative(n, tribe)} z ${tile}`,
  place: (piece, tile) => `stawia~ ${pieceAccusative[piece]} na ${tile}`,
  keep: (n, tribe) => `zatrzymuje~ ${countAccusative(n, tribe)}`,
  take: (cards) => (cards.length > 0 ? `bierze~ ${cardList(cards)}` : "nie bierze~ kart: rząd jest pusty"),
  build({ coins: gain, builders, fakirs: used, blue, doubled }) {
    const workers = tribeCount(builders, "builder");
    const all = used > 0 ? `(${workers} + ${fakirs(used)})` : workers;
    const by = `${all} × ${game.blueTiles(blue)}${doubled ? ", podwojone przez Echidnę" : ""}`;
    return `zdobywa~ ${coinsAccusative(gain)} (${by})`;
  },
  kill({ tribe, at, again, fakirs: used, kept }) {
    const where = typeof at === "string" ? `na ${at}` : at.you ? "u ciebie" : `u gracza ${at.name}`;
    return (
      `zabija~ ${again ? "też " : ""}${tribeAccusative[tribe]} ${where}` +
      `${used > 0 ? ` z ${withFakirs(used)}` : ""}${kept ? " i zatrzymuje~ (Kandicha)" : ""}`
    );
  },
  keepItem: (item) => (item ? `zatrzymuje~ ${itemAccusative[item]}` : "potajemnie zatrzymuje~ przedmiot"),
  keepDjinn: (djinn) => `zatrzymuje~ ${djinnAccusative[djinn]}`,
  discarding: (things) => `, odrzuca~ ${list(things.map(discardedName))}`,
  palm: (tile) => `sadzi~ palmę na ${tile}`,
  palace: (tile) => `buduje~ pałac na ${tile}`,
  buy: (card, cost) => `kupuje~ ${cardAccusative[card]} za ${coinsAccusative(cost)}`,
  buyToo: (card) => `bierze~ też ${cardAccusative[card]}`,
  djinn: (djinn, payment) => `bierze~ ${djinnAccusative[djinn]} za ${paid[payment]}`,
  workshop: (used) => `oddaje~ ${used > 0 ? fakirsAccusative(used) : "rzemieślnika"} za przedmiot`,
  whim: (whim, tile) => `bierze~ kaprys z ${tile}: ${game.whim[whim]}`,
  sell: (goods, gain) => `sprzedaje~ ${cardList(goods)} za ${coinsAccusative(gain)}`,
  end: "kończy~ turę",
  power: (djinn, payment, what) => `używa~ mocy ${djinnGenitive(djinn)} za ${paid[payment]}: ${what}`,
  powers: {
    "anun-nak": (tile) => `figurki z worka na ${tile}`,
    bouraq: (tile) => `pałac dla ${tile}`,
    hagis: (tile) => `pałac przechodzi na ${tile}`,
    enki: (tile) => `palma dla ${tile}`,
    lamia: (tile) => `palma przechodzi na ${tile}`,
    echidna: (_, gain) =>
      gain > 0
        ? `budowniczowie jeszcze raz przynoszą ${coinsAccusative(gain)}`
        : "budowniczowie zarobią podwójnie",
    iblis: () => fill("zabójcy zabiją {djinns.iblis.power.victims|figurkę|figurki|figurek}"),
    leta: (tile) => `pusta płytka ${tile} zajęta`,
    utug: (tile) => `płytka ${tile} zajęta razem z figurkami`,
    sibittis: () => "nowe dżiny do wyboru",
    sloar: () => "wierzchnia karta talii",
  },
  works: "moc działa",
  magic: (item, tile) => `używa~ ${itemGenitive[item]}${tile ? ` na ${tile}` : ""}`,
  lamp: (djinn) =>
    `pociera~ cudowną lampę i bierze~ ${djinn ? djinnAccusative[djinn] : "wierzchniego dżina z talii"}`,
  ring: (item) => `używa~ pierścienia odrodzenia i odzyskuje~ ${itemAccusative[item]}`,
  remove: (meeples, tile) => `usuwa~ ${tribeList(meeples)} z ${tile}`,
  call: (meeples, tile) =>
    `wzywa~ ${list(meeples.map(({ tribe, from }) => `${tribeAccusative[tribe]} z ${from}`))} na ${tile}`,
  callNoMore: "nie wzywa~ nikogo więcej",
  move: (piece, from, to) => `przenosi~ ${pieceAccusative[piece]} z ${from} na ${to}`,
  order: (cards) => `układa~ rząd: ${list(cards.map((card) => game.card[card]))}`,
  drawCard: (card) => `potajemnie bierze~ ${card ? cardAccusative[card] : "kartę"}`,
  drawItems(items) {
    if (typeof items !== "number")
      return `potajemnie bierze~ ${list(items.map((item) => itemAccusative[item]))}`;
    const some = items === 1 ? "przedmiot" : count(items, ["przedmiot", "przedmioty", "przedmiotów"]);
    return `potajemnie dobiera~ ${some}`;
  },

  row: (cards) => `Nowe w rzędzie: ${counted(list, cards, (card) => game.card[card], game.cardCounts)}`,
  newDjinns: (djinns) => `Nowe w rzędzie dżinów: ${djinns}`,
  djinnsAppear: (djinns) => `Dżiny do wyboru: ${djinns}`,
  fromLamp: (djinn) => `Z lampy wychodzi ${djinn}`,
  newWhim: (whim, tile) => `Nowy kaprys na ${tile}: ${whim}`,
  newWhims: (whims) => `Nowe kaprysy: ${whims}`,
  fromBag: (meeples, tile) =>
    `Z worka na ${tile}: ${counted(list, meeples, (tribe) => game.tribe[tribe], tribeCount)}`,

  claimed: (piece, tile, kind) => `${game.piece[piece]} na ${tile} (${kind})`,
  earned: (who, gain, by) => `${whose(who)}+${gain} (${by})`,
  fulfilled: (who, whim, gain) => `${whose(who)}kaprys „${whim}” spełniony (+${gain})`,
  shown: (things) => `pokazane: ${things}`,
  lastRound: "to ostatnia runda",
  comma: "; ",

  auction: (round) => `Runda ${round}: licytacja`,
  turn: (turn, turns, who) => `Tura ${turn} z ${turns}: ${who.you ? "ty" : who.name}`,
  cleanUp: (round) => `Runda ${round}: uzupełnienie`,
};
