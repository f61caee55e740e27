import type { ParsedAction } from "../action";
import { capital, conjugated, tally } from "../plural";
import { actionsOf, gainsBy, noCards, shownFor } from "../shared";
import type { Card, Djinn, Item } from "../things";
import type { LogWords, Told, Who } from "../types";
import {
  fill,
  cardList,
  cardsAccusative,
  coins,
  coinsAccusative,
  count,
  countAccusative,
  discardedName,
  djinnAccusative,
  djinnGenitive,
  fakirs,
  fakirsAccusative,
  game,
  itemAccusative,
  list,
  meeples,
  paid,
  pieceAccusative,
  runOf,
  signed,
  tribeAccusative,
  tribeCount,
  withFakirs,
} from "./game";

// Дієслова позначено знаком «~»: «бере~» лишається таким після імені й стає «берете» після «Ви».
const toYou = (verb: string): string => `${verb.replace(/ть$/, "")}те`;
const does = (who: Who | null, deed: string): string =>
  who?.you ? `Ви ${conjugated(deed, toYou)}` : `${who?.name ?? "Хтось"} ${conjugated(deed, (verb) => verb)}`;

const at = (t: Told): string => t.tile ?? "плитку";
const onTile = (t: Told): string => t.tile ?? "плитці";
const discarding = (t: Told): string =>
  t.discarded?.length ? `, скидає~ ${list(t.discarded.map(discardedName))}` : "";

function bid(t: Told, price: number, used: number): string {
  const paidCoins = t.coins === undefined ? price : -t.coins;
  if (used > 0)
    return `ставить~ ${price} за ${coinsAccusative(paidCoins)} і ${fakirsAccusative(used)} (Кумарбі)`;
  if (paidCoins === price) return `ставить~ ${price}`;
  return paidCoins === 0
    ? `займає~ місце за ${price} без жодної монети`
    : `займає~ місце за ${price}, віддавши останнє: ${coins(paidCoins)}`;
}

const stepOf = (a: ParsedAction): string => {
  if (a.kind === "drop") return `${game.tribe[a.tribe]} ${a.tile}`;
  return a.kind === "use-item" ? "розстелено килим" : "";
};

function sow(t: Told, from: string): string {
  const what = t.meeples ? ` (${meeples(t.meeples)})` : "";
  const path = (t.more ?? []).map(stepOf).filter(Boolean);
  return path.length > 0
    ? `веде~ фігурки з ${from}${what}: ${path.join(", ")}`
    : `бере~ фігурки з ${from}${what}`;
}

function skip(t: Told): string {
  if (t.step === "take") return "нікого не пересуває~: ходів немає";
  if (t.step === "tribe") return "нікого не вбиває~";
  switch (t.kind) {
    case "oasis":
      return "не садить~ пальму: їх не лишилося";
    case "village":
      return "не будує~ палац: їх не лишилося";
    case "city-blue":
    case "city-red":
      return `не знаходить~ забаганки на ${onTile(t)}`;
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "нічого не купує~";
    case "workshop-nw":
    case "workshop-se":
      return "не бере~ предмета";
    default:
      return "не бере~ джина";
  }
}

const group = (t: Told): string => (t.tribe ? countAccusative(t.n ?? 1, t.tribe) : "фігурки");
const itemsDrawn = (n: number): string => count(n, ["предмет", "предмети", "предметів"]);

function keep(t: Told): string {
  if (!t.items) return `залишає~ собі ${group(t)}`;
  return `залишає~ собі ${group(t)} і тягне~ ${t.items === 1 ? "предмет" : `${itemsDrawn(t.items)}, щоб вибрати один`}`;
}

function cardsIn(t: Told): string {
  if (t.cards === undefined) return "карти";
  const n = typeof t.cards === "number" ? t.cards : t.cards.length;
  if (n === 0) return "карт: ряд порожній";
  return typeof t.cards === "number" ? cardsAccusative(n) : cardList(t.cards);
}

function build(t: Told, used: number): string {
  const gain = `отримує~ ${coinsAccusative(t.coins ?? 0)}`;
  if (t.n === undefined || t.blue === undefined) return gain;
  const workers = used > 0 ? `(${tribeCount(t.n, "builder")} + ${fakirs(used)})` : tribeCount(t.n, "builder");
  return `${gain} (${workers} × ${game.blueTiles(t.blue)}${t.doubled ? ", удвічі з Єхидною" : ""})`;
}

function kill(t: Told, a: ParsedAction & { kind: "kill" | "kill-seat" }): string {
  const from = t.victim?.you ? "у вас" : t.victim ? `у гравця ${t.victim.name}` : "у суперника";
  const where = a.kind === "kill" ? `на ${a.tile}` : from;
  const also = t.step === "second-kill" ? "також " : "";
  return (
    `${also}вбиває~ ${tribeAccusative[a.tribe]} ` +
    `${where}${t.fakirs ? ` з ${withFakirs(t.fakirs)}` : ""}${t.kept ? " і залишає~ собі (Кандіша)" : ""}`
  );
}

function buy(t: Told): string {
  if (t.step === "second-buy") return `бере~ ще ${cardsIn(t)}`;
  return t.coins ? `купує~ ${cardsIn(t)} за ${coinsAccusative(-t.coins)}` : `купує~ ${cardsIn(t)}`;
}

const effects: Partial<Record<Djinn, (tile: string, gained?: number) => string>> = {
  "anun-nak": (tile) => `фігурки з мішка на ${tile}`,
  bouraq: (tile) => `палац для ${tile}`,
  hagis: (tile) => `палац переноситься на ${tile}`,
  enki: (tile) => `пальма для ${tile}`,
  lamia: (tile) => `пальма переноситься на ${tile}`,
  echidna: (_, gained) =>
    gained ? `будівельники ще раз приносять ${coinsAccusative(gained)}` : "будівельники зароблять удвічі",
  iblis: () => fill("асасини вб'ють: {djinns.iblis.power.victims}"),
  leta: (tile) => `порожню плитку ${tile} зайнято`,
  utug: (tile) => `плитку ${tile} зайнято разом із фігурками`,
  sibittis: () => "нові джини на вибір",
  sloar: () => "верхня карта колоди",
};

/** Про що кілька однакових дій: «2 будівельників». */
const run = (t: Told): string => runOf(t, nameOf);

function nameOf(a: ParsedAction): string {
  switch (a.kind) {
    case "put":
      return game.card[a.card];
    case "deal-djinn":
      return game.djinn[a.djinn];
    case "deal-item":
      return itemAccusative[a.item];
    case "deal-whim":
      return game.whim[a.whim];
    case "move":
      return `${tribeAccusative[a.tribe]} з ${a.tile}`;
    default:
      return "";
  }
}

function chance(t: Told): string | undefined {
  const all = actionsOf(t);
  const dealt = all.flatMap((a) => (a.kind === "deal-card" ? [a.card] : []));
  const drawn = all.flatMap((a) => (a.kind === "draw" ? [a.tribe] : []));
  switch (t.step) {
    case "refill-cards":
    case "fill-row":
      return (
        `Нове в ряду: ` +
        `${list(tally(dealt).map(([card, n]) => (n === 1 ? game.card[card] : game.cardCounts(n, card))))}`
      );
    case "refill-djinns":
      return `Нове в ряду джинів: ${run(t)}`;
    case "refill-whims":
      return t.tile && !t.more?.length
        ? `Нова забаганка на ${t.tile}: ${run(t)}`
        : `Нові забаганки: ${run(t)}`;
    case "draw-djinns":
      return `Джини на вибір: ${run(t)}`;
    case "draw-djinn":
      return `З лампи виходить ${run(t)}`;
    case "draw-meeples":
      return (
        `З мішка на ${at(t)}: ` +
        `${list(tally(drawn).map(([tribe, n]) => (n === 1 ? game.tribe[tribe] : tribeCount(n, tribe))))}`
      );
    default:
      return undefined;
  }
}

function draw(t: Told): string {
  const unseen = actionsOf(t).filter((a) => a.kind === "deal-item-unseen").length;
  if (t.action.kind === "deal-unseen") return "таємно бере~ карту";
  if (unseen > 0) return unseen === 1 ? "таємно тягне~ предмет" : `таємно тягне~ ${itemsDrawn(unseen)}`;
  return `таємно бере~ ${run(t)}`;
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
        ? `веде~ далі: ${actionsOf(t).map(stepOf).join(", ")}`
        : `ставить~ ${tribeAccusative[a.tribe]} на ${a.tile}`;
    case "skip":
      return skip(t);
    case "collect":
      return `збирає~ ${group(t)} на ${onTile(t)}`;
    case "camel":
      return `ставить~ верблюда на ${at(t)}`;
    case "tent":
      return `ставить~ намет на ${at(t)}`;
    case "keep":
      return keep(t);
    case "trade":
      return noCards(t) ? `не бере~ ${cardsIn(t)}` : `бере~ ${cardsIn(t)}`;
    case "fakirs":
      return build(t, a.n);
    case "kill":
    case "kill-seat":
      return kill(t, a);
    case "keep-item":
      return `залишає~ собі ${itemAccusative[a.item]}${discarding(t)}`;
    case "keep-unseen":
      return `таємно залишає~ собі предмет${discarding({ ...t, discarded: t.discarded ?? a.discard })}`;
    case "keep-djinn":
      return `залишає~ собі ${djinnAccusative[a.djinn]}${discarding(t)}`;
    case "palm":
      return `садить~ пальму на ${t.tile ?? "плитці"}`;
    case "palace":
      return `будує~ палац на ${t.tile ?? "плитці"}`;
    case "buy":
      return buy(t);
    case "djinn":
      return `бере~ ${t.djinn ? djinnAccusative[t.djinn] : "джина"} за ${paid[a.payment]}`;
    case "item":
      return `віддає~ ${a.payment === "artisan" ? "ремісника" : fill("{workshop.fakirs|факіра|факірів|факірів}")} за предмет`;
    case "whim":
      return `бере~ забаганку на ${onTile(t)}${t.whim ? `: ${game.whim[t.whim]}` : ""}`;
    case "sell":
      return `продає~ ${cardList(a.goods)}${t.coins ? ` за ${coinsAccusative(t.coins)}` : ""}`;
    case "end":
      return "завершує~ хід";
    case "use-djinn":
      return (
        `застосовує~ силу ${djinnGenitive(a.djinn)} за ${paid[a.payment]}: ` +
        `${effects[a.djinn]?.(a.tile ?? at(t), t.coins) ?? "сила діє"}`
      );
    case "use-item":
      return `застосовує~ ${itemAccusative[a.item]}${a.tile ? ` на ${a.tile}` : ""}`;
    case "use-lamp":
      return a.position === "deck"
        ? "тре~ чарівну лампу й бере~ верхнього джина колоди"
        : `тре~ чарівну лампу й бере~ ${t.djinn ? djinnAccusative[t.djinn] : "джина"}`;
    case "use-ring":
      return `застосовує~ перстень відродження й повертає~ ${itemAccusative[a.item]}`;
    case "remove":
      return `прибирає~ ${run(t)} з ${t.tile ?? "плитки"}`;
    case "move":
      return `кличе~ ${run(t)} на ${at(t)}`;
    case "done":
      return "більше нікого не кличе~";
    case "to":
      return `переносить~ ${pieceAccusative[t.piece ?? "camel"]} ${t.tile ? `з ${t.tile} ` : ""}на ${a.tile}`;
    case "put":
      return `розкладає~ ряд: ${run(t)}`;
    case "draw":
      return `тягне~ з мішка ${run(t)}`;
    case "deal-djinn":
    case "deal-whim":
      return `отримує~: ${run(t)}`;
    default:
      return draw(t);
  }
}

function whose(who: Who, actor: Who | null): string {
  if (actor && who.name === actor.name && !who.you === !actor.you) return "";
  return who.you ? "ви: " : `${who.name}: `;
}

function aftermath(t: Told): string {
  const parts: string[] = [];
  for (const c of t.claimed ?? [])
    parts.push(`${game.piece[c.piece]} на ${c.tile}${c.kind ? ` (${game.tile[c.kind]})` : ""}`);
  for (const e of t.earned ?? [])
    parts.push(`${whose(e.who, t.who)}+${coins(e.coins)} (${game.djinn[e.djinn]})`);
  for (const f of t.fulfilled ?? [])
    parts.push(`${whose(f.who, t.who)}забаганку «${game.whim[f.whim]}» виконано (+${coins(f.coins)})`);
  if (t.action.shows?.length) {
    const shown = t.action.shows.map((thing) =>
      thing in game.item ? game.item[thing as Item] : game.cardCounts(shownFor(thing), thing as Card),
    );
    parts.push(`показано: ${list(shown)}`);
  }
  if (t.lastRound) parts.push("це останній раунд");
  return parts.length > 0 ? `; ${parts.join("; ")}` : "";
}

const line = (t: Told): string => capital((chance(t) ?? does(t.who, deed(t))) + aftermath(t));

const gains = gainsBy(game.category, signed);

const rule: LogWords["rule"] = (id) => `правило ${id}`;

function full(t: Told): string {
  const change = t.gains ? gains(t.gains) : "";
  return `${line(t)}.${change && ` Рахунок: ${change}.`}${t.rule ? ` ${capital(rule(t.rule))}.` : ""}`;
}

export const log = {
  line,
  gains,
  full,
  rule,
  auction: (round) => `Раунд ${round}: аукціон`,
  turn: (turn, turns, who) => `Хід ${turn} з ${turns}: ${who.you ? "ви" : who.name}`,
  cleanUp: (round) => `Раунд ${round}: поповнення`,
} satisfies LogWords;
