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
  itemGenitive,
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

// Czasowniki mają znak „~”: „bierze~” zostaje tak po imieniu, a do czytającego mówi się
// „bierzesz”, bez zaimka.
const does = (who: Who | null, deed: string): string =>
  who?.you
    ? conjugated(deed, (verb) => `${verb}sz`)
    : `${who?.name ?? "Ktoś"} ${conjugated(deed, (verb) => verb)}`;

const at = (t: Told): string => t.tile ?? "płytce";
const onto = (t: Told): string => t.tile ?? "płytkę";
const discarding = (t: Told): string =>
  t.discarded?.length ? `, odrzuca~ ${list(t.discarded.map(discardedName))}` : "";

function bid(t: Told, price: number, used: number): string {
  const paidCoins = t.coins === undefined ? price : -t.coins;
  if (used > 0)
    return `licytuje~ ${price} za ${coinsAccusative(paidCoins)} i ${fakirsAccusative(used)} (Kumarbi)`;
  if (paidCoins === price) return `licytuje~ ${price}`;
  return paidCoins === 0
    ? `zajmuje~ miejsce za ${price} bez ani jednej monety`
    : `zajmuje~ miejsce za ${price}, oddając resztę: ${coins(paidCoins)}`;
}

const stepOf = (a: ParsedAction): string => {
  if (a.kind === "drop") return `${game.tribe[a.tribe]} ${a.tile}`;
  return a.kind === "use-item" ? "dywan rozłożony" : "";
};

function sow(t: Told, from: string): string {
  const what = t.meeples ? ` (${meeples(t.meeples)})` : "";
  const path = (t.more ?? []).map(stepOf).filter(Boolean);
  return path.length > 0
    ? `prowadzi~ figurki z ${from}${what}: ${path.join(", ")}`
    : `bierze~ figurki z ${from}${what}`;
}

function skip(t: Told): string {
  if (t.step === "take") return "nie rusza~ figurek: ruchów nie ma";
  if (t.step === "tribe") return "nie zabija~ nikogo";
  switch (t.kind) {
    case "oasis":
      return "nie sadzi~ palmy: już ich nie ma";
    case "village":
      return "nie buduje~ pałacu: już ich nie ma";
    case "city-blue":
    case "city-red":
      return `nie znajduje~ kaprysu na ${at(t)}`;
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "nic nie kupuje~";
    case "workshop-nw":
    case "workshop-se":
      return "nie bierze~ przedmiotu";
    default:
      return "nie bierze~ dżina";
  }
}

const group = (t: Told): string => (t.tribe ? countAccusative(t.n ?? 1, t.tribe) : "figurki");
const itemsDrawn = (n: number): string => count(n, ["przedmiot", "przedmioty", "przedmiotów"]);

function keep(t: Told): string {
  if (!t.items) return `zatrzymuje~ ${group(t)}`;
  return (
    `zatrzymuje~ ${group(t)} i dobiera~ ` +
    `${t.items === 1 ? "przedmiot" : `${itemsDrawn(t.items)}, by wybrać jeden`}`
  );
}

function cardsIn(t: Told): string {
  if (t.cards === undefined) return "karty";
  const n = typeof t.cards === "number" ? t.cards : t.cards.length;
  if (n === 0) return "kart: rząd jest pusty";
  return typeof t.cards === "number" ? cardsAccusative(n) : cardList(t.cards);
}

function build(t: Told, used: number): string {
  const gain = `zdobywa~ ${coinsAccusative(t.coins ?? 0)}`;
  if (t.n === undefined || t.blue === undefined) return gain;
  const workers = used > 0 ? `(${tribeCount(t.n, "builder")} + ${fakirs(used)})` : tribeCount(t.n, "builder");
  return `${gain} (${workers} × ${game.blueTiles(t.blue)}${t.doubled ? ", podwojone przez Echidnę" : ""})`;
}

function kill(t: Told, a: ParsedAction & { kind: "kill" | "kill-seat" }): string {
  const from = t.victim?.you ? "u ciebie" : t.victim ? `u gracza ${t.victim.name}` : "u rywala";
  const where = a.kind === "kill" ? `na ${a.tile}` : from;
  const also = t.step === "second-kill" ? "też " : "";
  return (
    `zabija~ ${also}${tribeAccusative[a.tribe]} ` +
    `${where}${t.fakirs ? ` z ${withFakirs(t.fakirs)}` : ""}${t.kept ? " i zatrzymuje~ (Kandicha)" : ""}`
  );
}

function buy(t: Told): string {
  if (t.step === "second-buy") return `bierze~ też ${cardsIn(t)}`;
  return t.coins ? `kupuje~ ${cardsIn(t)} za ${coinsAccusative(-t.coins)}` : `kupuje~ ${cardsIn(t)}`;
}

const effects: Partial<Record<Djinn, (tile: string, gained?: number) => string>> = {
  "anun-nak": (tile) => `figurki z worka na ${tile}`,
  bouraq: (tile) => `pałac dla ${tile}`,
  hagis: (tile) => `pałac przechodzi na ${tile}`,
  enki: (tile) => `palma dla ${tile}`,
  lamia: (tile) => `palma przechodzi na ${tile}`,
  echidna: (_, gained) =>
    gained
      ? `budowniczowie jeszcze raz przynoszą ${coinsAccusative(gained)}`
      : "budowniczowie zarobią podwójnie",
  iblis: () => fill("zabójcy zabiją {djinns.iblis.power.victims|figurkę|figurki|figurek}"),
  leta: (tile) => `pusta płytka ${tile} zajęta`,
  utug: (tile) => `płytka ${tile} zajęta razem z figurkami`,
  sibittis: () => "nowe dżiny do wyboru",
  sloar: () => "wierzchnia karta talii",
};

/** O czym jest kilka takich samych akcji: „2 budowniczych”. */
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
      return `${tribeAccusative[a.tribe]} z ${a.tile}`;
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
        `Nowe w rzędzie: ` +
        `${list(tally(dealt).map(([card, n]) => (n === 1 ? game.card[card] : game.cardCounts(n, card))))}`
      );
    case "refill-djinns":
      return `Nowe w rzędzie dżinów: ${run(t)}`;
    case "refill-whims":
      return t.tile && !t.more?.length ? `Nowy kaprys na ${t.tile}: ${run(t)}` : `Nowe kaprysy: ${run(t)}`;
    case "draw-djinns":
      return `Dżiny do wyboru: ${run(t)}`;
    case "draw-djinn":
      return `Z lampy wychodzi ${run(t)}`;
    case "draw-meeples":
      return (
        `Z worka na ${onto(t)}: ` +
        `${list(tally(drawn).map(([tribe, n]) => (n === 1 ? game.tribe[tribe] : tribeCount(n, tribe))))}`
      );
    default:
      return undefined;
  }
}

function draw(t: Told): string {
  const unseen = actionsOf(t).filter((a) => a.kind === "deal-item-unseen").length;
  if (t.action.kind === "deal-unseen") return "potajemnie bierze~ kartę";
  if (unseen > 0)
    return unseen === 1 ? "potajemnie dobiera~ przedmiot" : `potajemnie dobiera~ ${itemsDrawn(unseen)}`;
  return `potajemnie bierze~ ${run(t)}`;
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
        ? `prowadzi~ dalej: ${actionsOf(t).map(stepOf).join(", ")}`
        : `stawia~ ${tribeAccusative[a.tribe]} na ${a.tile}`;
    case "skip":
      return skip(t);
    case "collect":
      return `zbiera~ ${group(t)} z ${t.tile ?? "płytki"}`;
    case "camel":
      return `stawia~ wielbłąda na ${at(t)}`;
    case "tent":
      return `stawia~ namiot na ${at(t)}`;
    case "keep":
      return keep(t);
    case "trade":
      return noCards(t) ? `nie bierze~ ${cardsIn(t)}` : `bierze~ ${cardsIn(t)}`;
    case "fakirs":
      return build(t, a.n);
    case "kill":
    case "kill-seat":
      return kill(t, a);
    case "keep-item":
      return `zatrzymuje~ ${itemAccusative[a.item]}${discarding(t)}`;
    case "keep-unseen":
      return `potajemnie zatrzymuje~ przedmiot${discarding({ ...t, discarded: t.discarded ?? a.discard })}`;
    case "keep-djinn":
      return `zatrzymuje~ ${djinnAccusative[a.djinn]}${discarding(t)}`;
    case "palm":
      return `sadzi~ palmę na ${at(t)}`;
    case "palace":
      return `buduje~ pałac na ${at(t)}`;
    case "buy":
      return buy(t);
    case "djinn":
      return `bierze~ ${t.djinn ? djinnAccusative[t.djinn] : "dżina"} za ${paid[a.payment]}`;
    case "item":
      return `oddaje~ ${a.payment === "artisan" ? "rzemieślnika" : fill("{workshop.fakirs|fakira|fakirów|fakirów}")} za przedmiot`;
    case "whim":
      return `bierze~ kaprys z ${t.tile ?? "miasta"}${t.whim ? `: ${game.whim[t.whim]}` : ""}`;
    case "sell":
      return `sprzedaje~ ${cardList(a.goods)}${t.coins ? ` za ${coinsAccusative(t.coins)}` : ""}`;
    case "end":
      return "kończy~ turę";
    case "use-djinn":
      return (
        `używa~ mocy ${djinnGenitive(a.djinn)} za ${paid[a.payment]}: ` +
        `${effects[a.djinn]?.(a.tile ?? onto(t), t.coins) ?? "moc działa"}`
      );
    case "use-item":
      return `używa~ ${itemGenitive[a.item]}${a.tile ? ` na ${a.tile}` : ""}`;
    case "use-lamp":
      return a.position === "deck"
        ? "pociera~ cudowną lampę i bierze~ wierzchniego dżina z talii"
        : `pociera~ cudowną lampę i bierze~ ${t.djinn ? djinnAccusative[t.djinn] : "dżina"}`;
    case "use-ring":
      return `używa~ pierścienia odrodzenia i odzyskuje~ ${itemAccusative[a.item]}`;
    case "remove":
      return `usuwa~ ${run(t)} z ${t.tile ?? "płytki"}`;
    case "move":
      return `wzywa~ ${run(t)} na ${onto(t)}`;
    case "done":
      return "nie wzywa~ nikogo więcej";
    case "to":
      return `przenosi~ ${pieceAccusative[t.piece ?? "camel"]} ${t.tile ? `z ${t.tile} ` : ""}na ${a.tile}`;
    case "put":
      return `układa~ rząd: ${run(t)}`;
    case "draw":
      return `wyciąga~ z worka ${run(t)}`;
    case "deal-djinn":
    case "deal-whim":
      return `dostaje~: ${run(t)}`;
    default:
      return draw(t);
  }
}

function whose(who: Who, actor: Who | null): string {
  if (actor && who.name === actor.name && !who.you === !actor.you) return "";
  return who.you ? "ty: " : `${who.name}: `;
}

function aftermath(t: Told): string {
  const parts: string[] = [];
  for (const c of t.claimed ?? [])
    parts.push(`${game.piece[c.piece]} na ${c.tile}${c.kind ? ` (${game.tile[c.kind]})` : ""}`);
  for (const e of t.earned ?? [])
    parts.push(`${whose(e.who, t.who)}+${coins(e.coins)} (${game.djinn[e.djinn]})`);
  for (const f of t.fulfilled ?? [])
    parts.push(`${whose(f.who, t.who)}kaprys „${game.whim[f.whim]}” spełniony (+${coins(f.coins)})`);
  if (t.action.shows?.length) {
    const shown = t.action.shows.map((thing) =>
      thing in game.item ? game.item[thing as Item] : game.cardCounts(shownFor(thing), thing as Card),
    );
    parts.push(`pokazane: ${list(shown)}`);
  }
  if (t.lastRound) parts.push("to ostatnia runda");
  return parts.length > 0 ? `; ${parts.join("; ")}` : "";
}

const line = (t: Told): string => capital((chance(t) ?? does(t.who, deed(t))) + aftermath(t));

const gains = gainsBy(game.category, signed);

const rule: LogWords["rule"] = (id) => `zasada ${id}`;

function full(t: Told): string {
  const change = t.gains ? gains(t.gains) : "";
  return `${line(t)}.${change && ` Wynik: ${change}.`}${t.rule ? ` ${capital(rule(t.rule))}.` : ""}`;
}

export const log = {
  line,
  gains,
  full,
  rule,
  auction: (round) => `Runda ${round}: licytacja`,
  turn: (turn, turns, who) => `Tura ${turn} z ${turns}: ${who.you ? "ty" : who.name}`,
  cleanUp: (round) => `Runda ${round}: uzupełnienie`,
} satisfies LogWords;
