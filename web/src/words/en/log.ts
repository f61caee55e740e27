import type { ParsedAction } from "../action";
import { capital, conjugated, tally } from "../plural";
import { actionsOf, gainsBy, shownFor } from "../shared";
import type { Card, Djinn, Item } from "../things";
import type { LogWords, Told, Who } from "../types";
import { fill, coins, fakirs, game, list, meeples, oneTribe, signed, tribeCount } from "./game";

// Verbs are marked with "~": "take~" is "take" after "You" and "takes" after a name.
const does = (who: Who | null, deed: string): string =>
  who?.you
    ? `You ${conjugated(deed, (verb) => verb)}`
    : `${who?.name ?? "Somebody"} ${conjugated(deed, (verb) => `${verb}s`)}`;

const at = (t: Told): string => t.tile ?? "the tile";
const discardedName = (thing: Djinn | Item): string =>
  thing in game.djinn ? game.djinn[thing as Djinn] : `the ${game.item[thing as Item]}`;
const discarding = (t: Told): string =>
  t.discarded?.length ? `, discarding ${list(t.discarded.map(discardedName))}` : "";

function bid(t: Told, price: number, used: number): string {
  const paid = t.coins === undefined ? price : -t.coins;
  if (used > 0) return `bid~ ${price} for ${coins(paid)} and ${fakirs(used)} (Kumarbi)`;
  if (paid === price) return `bid~ ${price}`;
  return paid === 0 ? `bid~ ${price} without a coin` : `bid~ ${price} with the last ${coins(paid)}`;
}

const stepOf = (a: ParsedAction): string => {
  if (a.kind === "drop") return `${game.tribe[a.tribe]} ${a.tile}`;
  return a.kind === "use-item" ? "the carpet is spread" : "";
};

function sow(t: Told, from: string): string {
  const what = t.meeples ? ` (${meeples(t.meeples)})` : "";
  const path = (t.more ?? []).map(stepOf).filter(Boolean);
  return path.length > 0 ? `sow~ ${from}${what}: ${path.join(", ")}` : `take~ up ${from}${what}`;
}

function skip(t: Told): string {
  if (t.step === "take") return "move~ nothing: no sowing is possible";
  if (t.step === "tribe") return "kill~ nobody";
  switch (t.kind) {
    case "oasis":
      return "find~ no palm left";
    case "village":
      return "find~ no palace left";
    case "city-blue":
    case "city-red":
      return `find~ no whim on ${at(t)}`;
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "buy~ nothing";
    case "workshop-nw":
    case "workshop-se":
      return "take~ no item";
    default:
      return "take~ no djinn";
  }
}

const group = (t: Told): string => (t.tribe ? tribeCount(t.n ?? 1, t.tribe) : "meeples");

function keep(t: Told): string {
  if (!t.items) return `keep~ ${group(t)}`;
  return `keep~ ${group(t)} and draw~ ${t.items === 1 ? "an item" : `${game.items(t.items)} to keep one`}`;
}

const oneCard = (card: Card): string => (card === "fakir" ? "a fakir" : game.card[card]);
const cardList = (cards: readonly Card[]): string =>
  list(tally(cards).map(([card, n]) => (n === 1 ? oneCard(card) : game.cardCounts(n, card))));

function cardsIn(t: Told): string {
  if (t.cards === undefined) return "cards";
  if (typeof t.cards === "number") return t.cards === 0 ? "no card: the row is empty" : game.cards(t.cards);
  return t.cards.length === 0 ? "no card: the row is empty" : cardList(t.cards);
}

function build(t: Told, used: number): string {
  const gain = `gain~ ${coins(t.coins ?? 0)}`;
  if (t.n === undefined || t.blue === undefined) return gain;
  const workers = used > 0 ? `(${tribeCount(t.n, "builder")} + ${fakirs(used)})` : tribeCount(t.n, "builder");
  return `${gain} (${workers} × ${game.blueTiles(t.blue)}${t.doubled ? ", doubled by Echidna" : ""})`;
}

function kill(t: Told, a: ParsedAction & { kind: "kill" | "kill-seat" }): string {
  const from = t.victim?.you ? "of yours" : `of ${t.victim?.name ?? "a rival"}`;
  const where = a.kind === "kill" ? `on ${a.tile}` : from;
  const also = t.step === "second-kill" ? " too" : "";
  return (
    `kill~ ${oneTribe(a.tribe)} ` +
    `${where}${also}${t.fakirs ? ` with ${fakirs(t.fakirs)}` : ""}${t.kept ? " and keep~ it (Kandicha)" : ""}`
  );
}

function buy(t: Told): string {
  const what = cardsIn(t);
  if (t.step === "second-buy") return `take~ ${what} too`;
  return t.coins ? `buy~ ${what} for ${coins(-t.coins)}` : `buy~ ${what}`;
}

const effects: Partial<Record<Djinn, (tile: string, gained?: number) => string>> = {
  "anun-nak": (tile) => `meeples from the bag onto ${tile}`,
  bouraq: (tile) => `a palace for ${tile}`,
  hagis: (tile) => `the palace goes to ${tile}`,
  enki: (tile) => `a palm for ${tile}`,
  lamia: (tile) => `the palm goes to ${tile}`,
  echidna: (_, gained) =>
    gained ? `the builders bring ${coins(gained)} once more` : "the builders earn double",
  iblis: () => fill("the assassins kill {djinns.iblis.power.victims}"),
  leta: (tile) => `the empty tile ${tile} is taken`,
  utug: (tile) => `${tile} is taken, meeples and all`,
  sibittis: () => "new djinns to choose from",
  sloar: () => "the top card of the deck",
};

/** What several actions of a kind are about: "2 fish and a fakir". */
function run(t: Told): string {
  const all = actionsOf(t);
  const cards = all.flatMap((a) => (a.kind === "deal-card" ? [a.card] : []));
  const tribes = all.flatMap((a) => (a.kind === "draw" || a.kind === "remove" ? [a.tribe] : []));
  return list([
    ...(cards.length > 0 ? [cardList(cards)] : []),
    ...tally(tribes).map(([tribe, n]) => (n === 1 ? oneTribe(tribe) : tribeCount(n, tribe))),
    ...all.map(nameOf).filter(Boolean),
  ]);
}

function nameOf(a: ParsedAction): string {
  switch (a.kind) {
    case "put":
      return game.card[a.card];
    case "deal-djinn":
      return game.djinn[a.djinn];
    case "deal-item":
      return `the ${game.item[a.item]}`;
    case "deal-whim":
      return game.whim[a.whim];
    case "move":
      return `${oneTribe(a.tribe)} from ${a.tile}`;
    default:
      return "";
  }
}

/** What chance does, told without a subject. */
function chance(t: Told): string | undefined {
  const names = run(t);
  switch (t.step) {
    case "refill-cards":
    case "fill-row":
      return `The row gets ${names}`;
    case "refill-djinns":
      return `New in the row of djinns: ${names}`;
    case "refill-whims":
      return t.tile && !t.more?.length ? `New whim on ${t.tile}: ${names}` : `New whims: ${names}`;
    case "draw-djinns":
      return `The djinns that appear: ${names}`;
    case "draw-djinn":
      return `Out of the lamp comes ${names}`;
    case "draw-meeples":
      return `Out of the bag onto ${at(t)}: ${names}`;
    default:
      return undefined;
  }
}

function draw(t: Told): string {
  const unseen = actionsOf(t).filter((a) => a.kind === "deal-item-unseen").length;
  if (t.action.kind === "deal-unseen") return "draw~ a card unseen";
  if (unseen > 0) return unseen === 1 ? "draw~ an item unseen" : `draw~ ${game.items(unseen)} unseen`;
  return `draw~ ${run(t)} unseen`;
}

function deed(t: Told): string {
  const a = t.action;
  switch (a.kind) {
    case "bid":
      return bid(t, a.price, a.fakirs);
    case "take":
      return sow(t, a.tile);
    case "drop":
      return t.more
        ? `sow~ on: ${actionsOf(t).map(stepOf).join(", ")}`
        : `drop~ ${oneTribe(a.tribe)} on ${a.tile}`;
    case "skip":
      return skip(t);
    case "collect":
      return `collect~ ${group(t)} of ${at(t)}`;
    case "camel":
      return `put~ a camel on ${at(t)}`;
    case "tent":
      return `put~ the tent on ${at(t)}`;
    case "keep":
      return keep(t);
    case "trade":
      return `take~ ${cardsIn(t)}`;
    case "fakirs":
      return build(t, a.n);
    case "kill":
    case "kill-seat":
      return kill(t, a);
    case "keep-item":
      return `keep~ the ${game.item[a.item]}${discarding(t)}`;
    case "keep-unseen":
      return `keep~ an item unseen${discarding({ ...t, discarded: t.discarded ?? a.discard })}`;
    case "keep-djinn":
      return `keep~ ${game.djinn[a.djinn]}${discarding(t)}`;
    case "palm":
      return `plant~ a palm on ${at(t)}`;
    case "palace":
      return `build~ a palace on ${at(t)}`;
    case "buy":
      return buy(t);
    case "djinn":
      return `take~ ${t.djinn ? game.djinn[t.djinn] : "a djinn"} for ${game.payment[a.payment]}`;
    case "item":
      return `pay~ ${a.payment === "artisan" ? "an artisan" : fill("{workshop.fakirs|fakir|fakirs}")} for an item`;
    case "whim":
      return `take~ the whim of ${at(t)}${t.whim ? `: ${game.whim[t.whim]}` : ""}`;
    case "sell":
      return `sell~ ${list(a.goods.map((good) => game.card[good]))}${t.coins ? ` for ${coins(t.coins)}` : ""}`;
    case "end":
      return "end~ the turn";
    case "use-djinn":
      return (
        `use~ ${game.djinn[a.djinn]} for ${game.payment[a.payment]}: ` +
        `${effects[a.djinn]?.(a.tile ?? at(t), t.coins) ?? "the power works"}`
      );
    case "use-item":
      return `use~ the ${game.item[a.item]}${a.tile ? ` on ${a.tile}` : ""}`;
    case "use-lamp":
      return a.position === "deck"
        ? "rub~ the magic lamp for the top djinn of the deck"
        : `rub~ the magic lamp and take~ ${t.djinn ? game.djinn[t.djinn] : "a djinn"}`;
    case "use-ring":
      return `use~ the ring of rebirth and take~ back the ${game.item[a.item]}`;
    case "remove":
      return `remove~ ${run(t)} from ${at(t)}`;
    case "move":
      return `call~ ${run(t)} to ${at(t)}`;
    case "done":
      return "call~ no more";
    case "to":
      return `move~ the ${t.piece ?? "camel"} ${t.tile ? `from ${t.tile} ` : ""}to ${a.tile}`;
    case "put":
      return `order~ the row: ${run(t)}`;
    case "draw":
      return `draw~ ${run(t)} from the bag`;
    case "deal-djinn":
    case "deal-whim":
      return `get~ ${run(t)}`;
    default:
      return draw(t);
  }
}

function whose(who: Who, actor: Who | null): string {
  if (actor && who.name === actor.name && !who.you === !actor.you) return "";
  return who.you ? "you" : who.name;
}

function aftermath(t: Told): string {
  const parts: string[] = [];
  for (const c of t.claimed ?? [])
    parts.push(
      `${c.piece === "tent" ? "tent" : "camel"} on ${c.tile}${c.kind ? ` (${game.tile[c.kind]})` : ""}`,
    );
  for (const e of t.earned ?? []) {
    const who = whose(e.who, t.who);
    parts.push(`${who && `${who} `}+${coins(e.coins)} (${game.djinn[e.djinn]})`);
  }
  for (const f of t.fulfilled ?? []) {
    const who = whose(f.who, t.who);
    parts.push(`whim fulfilled${who && ` by ${who}`}: ${game.whim[f.whim]} (+${coins(f.coins)})`);
  }
  if (t.action.shows?.length) {
    const shown = t.action.shows.map((thing) =>
      thing in game.item ? game.item[thing as Item] : `${shownFor(thing)} ${thing}`,
    );
    parts.push(`shown: ${list(shown)}`);
  }
  if (t.lastRound) parts.push("this is the last round");
  return parts.length > 0 ? `, ${parts.join(", ")}` : "";
}

const line = (t: Told): string => capital((chance(t) ?? does(t.who, deed(t))) + aftermath(t));

const gains = gainsBy(game.category, signed);

const rule: LogWords["rule"] = (id) => `rule ${id}`;

function full(t: Told): string {
  const change = t.gains ? gains(t.gains) : "";
  return `${line(t)}.${change && ` Score: ${change}.`}${t.rule ? ` ${capital(rule(t.rule))}.` : ""}`;
}

export const log = {
  line,
  gains,
  full,
  rule,
  auction: (round) => `Round ${round}: auction`,
  turn: (turn, turns, who) => `Turn ${turn} of ${turns}: ${who.you ? "you" : who.name}`,
  cleanUp: (round) => `Round ${round}: clean-up`,
} satisfies LogWords;
