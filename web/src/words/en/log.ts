import type { LogTexts } from "../phrases";
import { counted } from "../shared";
import type { Card, Djinn, Item, Tribe } from "../things";
import { coins, fakirs, fill, game, list, oneTribe, tribeCount } from "./game";

const cardList = (cards: readonly Card[]): string => counted(list, cards, oneCard, game.cardCounts);
const oneCard = (card: Card): string => (card === "fakir" ? "a fakir" : game.card[card]);
const tribeList = (tribes: readonly Tribe[]): string => counted(list, tribes, oneTribe, tribeCount);
const theItem = (item: Item): string => `the ${game.item[item]}`;
const thing = (name: Djinn | Item): string =>
  name in game.djinn ? game.djinn[name as Djinn] : theItem(name as Item);

// Verbs are marked with "~": "take~" is "take" after "You" and "takes" after a name.
export const log: LogTexts = {
  you: "You ",
  somebody: "Somebody",
  yours: (verb) => verb,
  theirs: (verb) => `${verb}s`,

  bid: (price) => `bid~ ${price}`,
  bidWith: (price, paid, used) => `bid~ ${price} for ${coins(paid)} and ${fakirs(used)} (Kumarbi)`,
  bidAll: (price, paid) =>
    paid === 0 ? `bid~ ${price} without a coin` : `bid~ ${price} with the last ${coins(paid)}`,
  takeUp: (from, meeples) => `take~ up ${from} (${meeples})`,
  sow: (from, meeples, path) => `sow~ ${from} (${meeples}): ${path}`,
  sowOn: (path) => `sow~ on: ${path}`,
  carpet: "the carpet is spread",
  drop: (tribe, tile) => `drop~ ${oneTribe(tribe)} on ${tile}`,
  nothing: {
    sowing: () => "move~ nothing: no sowing is possible",
    kill: () => "kill~ nobody",
    oasis: () => "find~ no palm left",
    village: () => "find~ no palace left",
    city: (tile) => `find~ no whim on ${tile}`,
    market: () => "buy~ nothing",
    workshop: () => "take~ no item",
    sacred: () => "take~ no djinn",
  },
  collect: (n, tribe, tile) => `collect~ ${tribeCount(n, tribe)} of ${tile}`,
  place: (piece, tile) => `put~ ${piece === "tent" ? "the tent" : "a camel"} on ${tile}`,
  keep: (n, tribe) => `keep~ ${tribeCount(n, tribe)}`,
  take: (cards) => `take~ ${cards.length > 0 ? cardList(cards) : "no card: the row is empty"}`,
  build({ coins: gain, builders, fakirs: used, blue, doubled }) {
    const workers = tribeCount(builders, "builder");
    const all = used > 0 ? `(${workers} + ${fakirs(used)})` : workers;
    return `gain~ ${coins(gain)} (${all} × ${game.blueTiles(blue)}${doubled ? ", doubled by Echidna" : ""})`;
  },
  kill({ tribe, at, again, fakirs: used, kept }) {
    const where = typeof at === "string" ? `on ${at}` : at.you ? "of yours" : `of ${at.name}`;
    return (
      `kill~ ${oneTribe(tribe)} ${where}${again ? " too" : ""}${used > 0 ? ` with ${fakirs(used)}` : ""}` +
      (kept ? " and keep~ it (Kandicha)" : "")
    );
  },
  keepItem: (item) => (item ? `keep~ ${theItem(item)}` : "keep~ an item unseen"),
  keepDjinn: (djinn) => `keep~ ${game.djinn[djinn]}`,
  discarding: (things) => `, discarding ${list(things.map(thing))}`,
  palm: (tile) => `plant~ a palm on ${tile}`,
  palace: (tile) => `build~ a palace on ${tile}`,
  buy: (card, paid) => `buy~ ${oneCard(card)} for ${coins(paid)}`,
  buyToo: (card) => `take~ ${oneCard(card)} too`,
  djinn: (djinn, payment) => `take~ ${game.djinn[djinn]} for ${game.payment[payment]}`,
  workshop: (used) => `pay~ ${used > 0 ? fakirs(used) : "an artisan"} for an item`,
  whim: (whim, tile) => `take~ the whim of ${tile}: ${game.whim[whim]}`,
  sell: (goods, gain) => `sell~ ${cardList(goods)} for ${coins(gain)}`,
  end: "end~ the turn",
  power: (djinn, payment, what) => `use~ ${game.djinn[djinn]} for ${game.payment[payment]}: ${what}`,
  powers: {
    "anun-nak": (tile) => `meeples from the bag onto ${tile}`,
    bouraq: (tile) => `a palace for ${tile}`,
    hagis: (tile) => `the palace goes to ${tile}`,
    enki: (tile) => `a palm for ${tile}`,
    lamia: (tile) => `the palm goes to ${tile}`,
    echidna: (_, gain) =>
      gain > 0 ? `the builders bring ${coins(gain)} once more` : "the builders earn double",
    iblis: () => fill("the assassins kill {djinns.iblis.power.victims}"),
    leta: (tile) => `the empty tile ${tile} is taken`,
    utug: (tile) => `${tile} is taken, meeples and all`,
    sibittis: () => "new djinns to choose from",
    sloar: () => "the top card of the deck",
  },
  works: "the power works",
  magic: (item, tile) => `use~ ${theItem(item)}${tile ? ` on ${tile}` : ""}`,
  lamp: (djinn) =>
    djinn
      ? `rub~ the magic lamp and take~ ${game.djinn[djinn]}`
      : "rub~ the magic lamp for the top djinn of the deck",
  ring: (item) => `use~ the ring of rebirth and take~ back ${theItem(item)}`,
  remove: (meeples, tile) => `remove~ ${tribeList(meeples)} from ${tile}`,
  call: (meeples, tile) =>
    `call~ ${list(meeples.map(({ tribe, from }) => `${oneTribe(tribe)} from ${from}`))} to ${tile}`,
  callNoMore: "call~ no more",
  move: (piece, from, to) => `move~ the ${piece} from ${from} to ${to}`,
  order: (cards) => `order~ the row: ${list(cards.map((card) => game.card[card]))}`,
  drawCard: (card) => (card ? `draw~ ${oneCard(card)} unseen` : "draw~ a card unseen"),
  drawItems(items) {
    if (typeof items !== "number") return `draw~ ${list(items.map(theItem))} unseen`;
    return items === 1 ? "draw~ an item unseen" : `draw~ ${game.items(items)} unseen`;
  },

  row: (cards) => `The row gets ${cardList(cards)}`,
  newDjinns: (djinns) => `New in the row of djinns: ${djinns}`,
  djinnsAppear: (djinns) => `The djinns that appear: ${djinns}`,
  fromLamp: (djinn) => `Out of the lamp comes ${djinn}`,
  newWhim: (whim, tile) => `New whim on ${tile}: ${whim}`,
  newWhims: (whims) => `New whims: ${whims}`,
  fromBag: (meeples, tile) => `Out of the bag onto ${tile}: ${tribeList(meeples)}`,

  claimed: (piece, tile, kind) => `${piece} on ${tile} (${kind})`,
  earned: (who, gain, by) => `${who ? `${who.you ? "you" : who.name} ` : ""}+${gain} (${by})`,
  fulfilled: (who, whim, gain) =>
    `whim fulfilled${who ? ` by ${who.you ? "you" : who.name}` : ""}: ${whim} (+${gain})`,
  shown: (things) => `shown: ${things}`,
  lastRound: "this is the last round",
  comma: ", ",

  auction: (round) => `Round ${round}: auction`,
  turn: (turn, turns, who) => `Turn ${turn} of ${turns}: ${who.you ? "you" : who.name}`,
  cleanUp: (round) => `Round ${round}: clean-up`,
};
