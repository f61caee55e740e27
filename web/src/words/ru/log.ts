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

// Глаголы помечены знаком «~»: «берёт~» остаётся как есть после имени и становится «берёте» после «Вы».
const does = (who: Who | null, deed: string): string =>
  who?.you
    ? `Вы ${conjugated(deed, (verb) => `${verb}е`)}`
    : `${who?.name ?? "Кто-то"} ${conjugated(deed, (verb) => verb)}`;

const at = (t: Told): string => t.tile ?? "регион";
const onTile = (t: Told): string => t.tile ?? "регионе";
const discarding = (t: Told): string =>
  t.discarded?.length ? `, сбрасывает~ ${list(t.discarded.map(discardedName))}` : "";

function bid(t: Told, price: number, used: number): string {
  const paidCoins = t.coins === undefined ? price : -t.coins;
  if (used > 0)
    return `ставит~ ${price} за ${coinsAccusative(paidCoins)} и ${fakirsAccusative(used)} (Кумарби)`;
  if (paidCoins === price) return `ставит~ ${price}`;
  return paidCoins === 0
    ? `занимает~ место за ${price} без единой монеты`
    : `занимает~ место за ${price}, отдав последнее: ${coins(paidCoins)}`;
}

const stepOf = (a: ParsedAction): string => {
  if (a.kind === "drop") return `${game.tribe[a.tribe]} ${a.tile}`;
  return a.kind === "use-item" ? "расстелен ковёр" : "";
};

function sow(t: Told, from: string): string {
  const what = t.meeples ? ` (${meeples(t.meeples)})` : "";
  const path = (t.more ?? []).map(stepOf).filter(Boolean);
  return path.length > 0
    ? `ведёт~ жителей с ${from}${what}: ${path.join(", ")}`
    : `берёт~ жителей с ${from}${what}`;
}

function skip(t: Told): string {
  if (t.step === "take") return "никого не перемещает~: ходов нет";
  if (t.step === "tribe") return "никого не убивает~";
  switch (t.kind) {
    case "oasis":
      return "не сажает~ пальму: их не осталось";
    case "village":
      return "не строит~ дворец: их не осталось";
    case "city-blue":
    case "city-red":
      return `не находит~ прихоти на ${onTile(t)}`;
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "ничего не покупает~";
    case "workshop-nw":
    case "workshop-se":
      return "не берёт~ предмет";
    default:
      return "не берёт~ джинна";
  }
}

const group = (t: Told): string => (t.tribe ? countAccusative(t.n ?? 1, t.tribe) : "жителей");
const itemsDrawn = (n: number): string => count(n, ["предмет", "предмета", "предметов"]);

function keep(t: Told): string {
  if (!t.items) return `оставляет~ себе ${group(t)}`;
  return (
    `оставляет~ себе ${group(t)} и тянет~ ` +
    `${t.items === 1 ? "предмет" : `${itemsDrawn(t.items)}, чтобы выбрать один`}`
  );
}

function cardsIn(t: Told): string {
  if (t.cards === undefined) return "карты";
  const n = typeof t.cards === "number" ? t.cards : t.cards.length;
  if (n === 0) return "карты: ряд пуст";
  return typeof t.cards === "number" ? cardsAccusative(n) : cardList(t.cards);
}

function build(t: Told, used: number): string {
  const gain = `получает~ ${coinsAccusative(t.coins ?? 0)}`;
  if (t.n === undefined || t.blue === undefined) return gain;
  const workers = used > 0 ? `(${tribeCount(t.n, "builder")} + ${fakirs(used)})` : tribeCount(t.n, "builder");
  return `${gain} (${workers} × ${game.blueTiles(t.blue)}${t.doubled ? ", вдвое с Ехидной" : ""})`;
}

function kill(t: Told, a: ParsedAction & { kind: "kill" | "kill-seat" }): string {
  const from = t.victim?.you ? "у вас" : t.victim ? `у игрока ${t.victim.name}` : "у соперника";
  const where = a.kind === "kill" ? `на ${a.tile}` : from;
  const also = t.step === "second-kill" ? "также " : "";
  return (
    `${also}убивает~ ${tribeAccusative[a.tribe]} ` +
    `${where}${t.fakirs ? ` с ${withFakirs(t.fakirs)}` : ""}${t.kept ? " и оставляет~ себе (Кандиша)" : ""}`
  );
}

function buy(t: Told): string {
  if (t.step === "second-buy") return `берёт~ ещё ${cardsIn(t)}`;
  return t.coins ? `покупает~ ${cardsIn(t)} за ${coinsAccusative(-t.coins)}` : `покупает~ ${cardsIn(t)}`;
}

const effects: Partial<Record<Djinn, (tile: string, gained?: number) => string>> = {
  "anun-nak": (tile) => `жители из мешка на ${tile}`,
  bouraq: (tile) => `дворец для ${tile}`,
  hagis: (tile) => `дворец переносится на ${tile}`,
  enki: (tile) => `пальма для ${tile}`,
  lamia: (tile) => `пальма переносится на ${tile}`,
  echidna: (_, gained) =>
    gained ? `строители ещё раз приносят ${coinsAccusative(gained)}` : "строители заработают вдвое",
  iblis: () => fill("ассасины убьют: {djinns.iblis.power.victims}"),
  leta: (tile) => `пустой регион ${tile} занят`,
  utug: (tile) => `регион ${tile} занят вместе с жителями`,
  sibittis: () => "новые джинны на выбор",
  sloar: () => "верхняя карта колоды",
};

/** О чём несколько одинаковых действий: «рыбу ×2 и факира». */
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
      return `${tribeAccusative[a.tribe]} с ${a.tile}`;
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
        `Новое в ряду: ` +
        `${list(tally(dealt).map(([card, n]) => (n === 1 ? game.card[card] : game.cardCounts(n, card))))}`
      );
    case "refill-djinns":
      return `Новое в ряду джиннов: ${run(t)}`;
    case "refill-whims":
      return t.tile && !t.more?.length ? `Новая прихоть на ${t.tile}: ${run(t)}` : `Новые прихоти: ${run(t)}`;
    case "draw-djinns":
      return `Джинны на выбор: ${run(t)}`;
    case "draw-djinn":
      return `Из лампы выходит ${run(t)}`;
    case "draw-meeples":
      return (
        `Из мешка на ${at(t)}: ` +
        `${list(tally(drawn).map(([tribe, n]) => (n === 1 ? game.tribe[tribe] : tribeCount(n, tribe))))}`
      );
    default:
      return undefined;
  }
}

function draw(t: Told): string {
  const unseen = actionsOf(t).filter((a) => a.kind === "deal-item-unseen").length;
  if (t.action.kind === "deal-unseen") return "втайне берёт~ карту";
  if (unseen > 0) return unseen === 1 ? "втайне тянет~ предмет" : `втайне тянет~ ${itemsDrawn(unseen)}`;
  return `втайне берёт~ ${run(t)}`;
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
        ? `ведёт~ дальше: ${actionsOf(t).map(stepOf).join(", ")}`
        : `ставит~ ${tribeAccusative[a.tribe]} на ${a.tile}`;
    case "skip":
      return skip(t);
    case "collect":
      return `собирает~ ${group(t)} на ${onTile(t)}`;
    case "camel":
      return `ставит~ верблюда на ${at(t)}`;
    case "tent":
      return `ставит~ шатёр на ${at(t)}`;
    case "keep":
      return keep(t);
    case "trade":
      return noCards(t) ? `не берёт~ ${cardsIn(t)}` : `берёт~ ${cardsIn(t)}`;
    case "fakirs":
      return build(t, a.n);
    case "kill":
    case "kill-seat":
      return kill(t, a);
    case "keep-item":
      return `оставляет~ себе ${itemAccusative[a.item]}${discarding(t)}`;
    case "keep-unseen":
      return `втайне оставляет~ себе предмет${discarding({ ...t, discarded: t.discarded ?? a.discard })}`;
    case "keep-djinn":
      return `оставляет~ себе ${djinnAccusative[a.djinn]}${discarding(t)}`;
    case "palm":
      return `сажает~ пальму на ${at(t)}`;
    case "palace":
      return `строит~ дворец на ${at(t)}`;
    case "buy":
      return buy(t);
    case "djinn":
      return `берёт~ ${t.djinn ? djinnAccusative[t.djinn] : "джинна"} за ${paid[a.payment]}`;
    case "item":
      return `отдаёт~ ${a.payment === "artisan" ? "ремесленника" : fill("{workshop.fakirs|факира|факиров|факиров}")} за предмет`;
    case "whim":
      return `берёт~ прихоть на ${onTile(t)}${t.whim ? `: ${game.whim[t.whim]}` : ""}`;
    case "sell":
      return `продаёт~ ${cardList(a.goods)}${t.coins ? ` за ${coinsAccusative(t.coins)}` : ""}`;
    case "end":
      return "завершает~ ход";
    case "use-djinn":
      return (
        `применяет~ силу ${djinnGenitive(a.djinn)} за ${paid[a.payment]}: ` +
        `${effects[a.djinn]?.(a.tile ?? at(t), t.coins) ?? "сила действует"}`
      );
    case "use-item":
      return `применяет~ ${itemAccusative[a.item]}${a.tile ? ` на ${a.tile}` : ""}`;
    case "use-lamp":
      return a.position === "deck"
        ? "трёт~ волшебную лампу и берёт~ верхнего джинна колоды"
        : `трёт~ волшебную лампу и берёт~ ${t.djinn ? djinnAccusative[t.djinn] : "джинна"}`;
    case "use-ring":
      return `применяет~ кольцо возрождения и возвращает~ ${itemAccusative[a.item]}`;
    case "remove":
      return `убирает~ ${run(t)} с ${t.tile ?? "региона"}`;
    case "move":
      return `зовёт~ ${run(t)} на ${at(t)}`;
    case "done":
      return "больше никого не зовёт~";
    case "to":
      return `переносит~ ${pieceAccusative[t.piece ?? "camel"]} ${t.tile ? `с ${t.tile} ` : ""}на ${a.tile}`;
    case "put":
      return `раскладывает~ ряд: ${run(t)}`;
    case "draw":
      return `тянет~ из мешка ${run(t)}`;
    case "deal-djinn":
    case "deal-whim":
      return `получает~: ${run(t)}`;
    default:
      return draw(t);
  }
}

function whose(who: Who, actor: Who | null): string {
  if (actor && who.name === actor.name && !who.you === !actor.you) return "";
  return who.you ? "вы: " : `${who.name}: `;
}

function aftermath(t: Told): string {
  const parts: string[] = [];
  for (const c of t.claimed ?? [])
    parts.push(`${game.piece[c.piece]} на ${c.tile}${c.kind ? ` (${game.tile[c.kind]})` : ""}`);
  for (const e of t.earned ?? [])
    parts.push(`${whose(e.who, t.who)}+${coins(e.coins)} (${game.djinn[e.djinn]})`);
  for (const f of t.fulfilled ?? [])
    parts.push(`${whose(f.who, t.who)}прихоть «${game.whim[f.whim]}» исполнена (+${coins(f.coins)})`);
  if (t.action.shows?.length) {
    const shown = t.action.shows.map((thing) =>
      thing in game.item ? game.item[thing as Item] : game.cardCounts(shownFor(thing), thing as Card),
    );
    parts.push(`показано: ${list(shown)}`);
  }
  if (t.lastRound) parts.push("это последний раунд");
  return parts.length > 0 ? `; ${parts.join("; ")}` : "";
}

const line = (t: Told): string => capital((chance(t) ?? does(t.who, deed(t))) + aftermath(t));

const gains = gainsBy(game.category, signed);

const rule: LogWords["rule"] = (id) => `правило ${id}`;

function full(t: Told): string {
  const change = t.gains ? gains(t.gains) : "";
  return `${line(t)}.${change && ` Счёт: ${change}.`}${t.rule ? ` ${capital(rule(t.rule))}.` : ""}`;
}

export const log = {
  line,
  gains,
  full,
  rule,
  auction: (round) => `Раунд ${round}: аукцион`,
  turn: (turn, turns, who) => `Ход ${turn} из ${turns}: ${who.you ? "вы" : who.name}`,
  cleanUp: (round) => `Раунд ${round}: пополнение`,
} satisfies LogWords;
