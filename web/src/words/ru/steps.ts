import type { ParsedAction } from "../action";
import { capital } from "../plural";
import { fluteMoves } from "../things";
import type { Ask, ButtonContext, StepWords, Who } from "../types";
import type { Djinn, Item, Step, Tribe } from "../things";
import {
  fill,
  cardAccusative,
  cardsAccusative,
  coinsAccusative,
  count,
  countAccusative,
  djinnAccusative,
  fakirsAccusative,
  form,
  game,
  itemAccusative,
  meeples,
  paid,
  pieceAccusative,
  tribeAccusative,
  tribeCount,
  tribesAccusative,
  withFakirs,
} from "./game";

// Числа игры в том, что здесь говорится.
const drawnMeeples = fill("{djinns.anun-nak.power.meeples|житель|жителя|жителей}");
const drawnDjinns = fill("{djinns.sibittis.power.djinns|джинна|джиннов|джиннов}");
const removedMeeples = fill("{items.scimitar.meeples|жителя|жителей|жителей}");
const victims = fill("{djinns.iblis.power.victims|жертву|жертвы|жертв}");
const tentPoints = fill("{points.red_tile_of_tent|очко|очка|очков}");
const workshopFakirs = fill("{workshop.fakirs|факира|факиров|факиров}");

const at = (ask: { place?: string }): string => ask.place ?? "этом регионе";
const to = (ask: { place?: string }): string => ask.place ?? "этот регион";

function dropNow(ask: Ask): string {
  const hand = ask.hand ?? {};
  const left = Object.values(hand).reduce((sum, n) => sum + n, 0);
  if (left === 1) {
    const last = `Поставьте последнего жителя (${meeples(hand)}) туда, где уже есть его племя`;
    return ask.carpet ? `${last}: он летит в любой светящийся регион` : last;
  }
  const text = "Поставьте одного жителя в светящийся регион";
  return left > 1 ? `${text}. В руке: ${meeples(hand)}` : text;
}

function tribeNow(ask: Ask): string {
  const n = ask.n ?? 1;
  switch (ask.tribe) {
    case "builder":
      return `${tribeCount(n, "builder")}, рядом ${game.blueTiles(ask.blue ?? 0)}. Помогут ли факиры?`;
    case "assassin":
      return (
        `Выберите ${(ask.times ?? 1) > 1 ? `${victims} в одном месте` : "жертву"} не дальше ` +
        `${count(n, ["шага", "шагов", "шагов"])} от ${ask.place ?? "этого региона"} или у соперника. С ` +
        `факирами — дальше`
      );
    case "merchant":
      return (
        `${form(n, ["Купец возьмёт", "Купцы возьмут", "Купцы возьмут"])} карты. Торгуйте или сначала ` +
        `примените силу`
      );
    case "artisan":
      return (
        `${form(n, ["Ремесленник найдёт", "Ремесленники найдут", "Ремесленники найдут"])} предметы. Оставьте ` +
        `их себе или сначала примените силу`
      );
    default:
      return `Оставьте себе ${countAccusative(n, ask.tribe ?? "elder")} или сначала примените силу`;
  }
}

function tileNow(ask: Ask): string {
  switch (ask.kind) {
    case "oasis":
      return `Пальма для оазиса ${ask.place ?? ""}`.trim();
    case "village":
      return `Дворец для поселения ${ask.place ?? ""}`.trim();
    case "small-market":
      return fill(
        "Малый рынок: можно взять {markets.small-market.cards|карту|карты|карт} из первых {markets.small-market.offered} за {markets.small-market.price|монету|монеты|монет}",
      );
    case "large-market":
      return fill(
        "Большой рынок: можно взять {markets.large-market.cards|карту|карты|карт} из первых {markets.large-market.offered} за {markets.large-market.price|монету|монеты|монет}",
      );
    case "specialised-market":
      return fill(
        "Особый рынок: можно взять любую карту ряда за {markets.specialised-market.price|монету|монеты|монет}",
      );
    case "workshop-nw":
    case "workshop-se":
      return `Мастерская: можно получить предмет за ремесленника или ${workshopFakirs}`;
    case "city-blue":
    case "city-red":
      return `Возьмите прихоть султана из ${ask.place ?? "города"}`;
    case "sacred-6":
    case "sacred-10":
    case "sacred-12":
    case "sacred-15":
      return `Святилище: можно взять джинна за ${paid["elder elder"]} или за ${paid["elder fakir"]}`;
    default:
      return `Выполните действие региона${ask.place ? ` ${ask.place}` : ""}`;
  }
}

function now(ask: Ask): string {
  switch (ask.step) {
    case "bid":
      return ask.ends
        ? "Выберите цену. В последнем раунде она уже не даёт ранней ставки"
        : "Выберите цену своего хода. Кто заплатил больше, ходит раньше";
    case "take":
      if (ask.can_skip) return "Жителей больше не переместить. Примените силу или продолжайте";
      return ask.carpet
        ? "Ковёр расстелен: возьмите всех жителей светящегося региона, последний сможет полететь"
        : "Возьмите всех жителей светящегося региона";
    case "drop":
      return dropNow(ask);
    case "collect":
      return `Соберите ${tribesAccusative[ask.tribe ?? "elder"]} на ${at(ask)}${ask.items?.length ? " или сначала примените предмет" : ""}`;
    case "tribe":
      return tribeNow(ask);
    case "tile":
      return tileNow(ask);
    case "end":
      return ask.can_sell
        ? "Продавайте, лишь если нужно: в конце товары стоят столько же"
        : "Ход сделан. Завершите его или вернитесь на шаг";
    case "second-kill":
      return ask.victim
        ? `Выберите вторую жертву, соперник: ${ask.victim.name}`
        : `Выберите вторую жертву на ${at(ask)}`;
    case "second-buy":
      return "Выберите вторую карту";
    case "place-palace":
      return `Поставьте дворец на ${to(ask)}, или пусть Хегис перенесёт его в регион вокруг`;
    case "place-palm":
      return `Посадите пальму на ${to(ask)}, или пусть Ламия перенесёт её в регион вокруг`;
    case "keep-djinn":
      return "Оставьте себе одного из этих джиннов";
    case "control":
      return (
        `Регион ${ask.place ? `${ask.place} ` : ""}теперь ваш: верблюд или шатёр (${tentPoints} за каждый красный регион ` +
        `здесь и вокруг)?`
      );
    case "keep-item":
      return "Оставьте себе один предмет. Остальные уйдут в сброс, и все их увидят";
    case "remove-meeples":
      return `Сабля: выберите ${ask.left === 1 ? "ещё одного жителя" : "жителя"} на ${at(ask)}, он уйдёт в мешок`;
    case "move-meeples":
      return (
        `Флейта: позовите с соседних регионов ещё до ` +
        `${count(ask.left ?? fluteMoves, ["жителя", "жителей", "жителей"])} или остановитесь`
      );
    case "move-camel":
      return `Талисман: выберите, куда перенести ${pieceAccusative[ask.tent ? "tent" : "camel"]}`;
    case "order-row":
      return "Рог: выберите следующую карту ряда";
    case "over":
      return "Игра окончена";
    default:
      return waiting(ask, null);
  }
}

const doing: Partial<Record<Step, string>> = {
  bid: "делает ставку",
  take: "выбирает регион",
  drop: "расставляет жителей",
  collect: "собирает жителей",
  tribe: "решает, что сделает племя",
  tile: "решает, что сделать в регионе",
  end: "завершает ход",
  "second-kill": "выбирает вторую жертву",
  "second-buy": "выбирает вторую карту",
  "place-palace": "ставит дворец",
  "place-palm": "сажает пальму",
  "keep-djinn": "выбирает джинна",
  control: "занимает регион",
  "keep-item": "выбирает предмет",
  "remove-meeples": "применяет саблю",
  "move-meeples": "играет на флейте",
  "move-camel": "применяет талисман",
  "order-row": "раскладывает ряд карт",
};

function waiting(ask: Ask, who: Who | null): string {
  switch (ask.step) {
    case "over":
      return "Игра окончена";
    case "draw-meeples":
      return `Житель из мешка идёт на ${to(ask)}`;
    case "draw-djinns":
      return "Открывается джинн";
    case "draw-djinn":
      return "Кто выйдет из лампы?";
    case "draw-card":
      return "Карта берётся втайне";
    case "draw-items":
    case "draw-item":
      return "Предмет берётся втайне";
    case "refill-cards":
    case "fill-row":
      return "В ряд ложится карта";
    case "refill-djinns":
      return "В ряду новый джинн";
    case "refill-whims":
      return "В городе новая прихоть";
    default:
      return who?.you
        ? `Вы: ${name[ask.step].toLocaleLowerCase()}`
        : `${who?.name ?? "Игрок"} ${doing[ask.step]}`;
  }
}

const name: Record<Step, string> = {
  bid: "Аукцион",
  take: "Взять жителей",
  drop: "Расставить",
  collect: "Собрать",
  tribe: "Действие племени",
  tile: "Действие региона",
  end: "Продажа и конец хода",
  "second-kill": "Вторая жертва",
  "second-buy": "Вторая карта",
  "place-palace": "Дворец",
  "place-palm": "Пальма",
  "keep-djinn": "Выбор джинна",
  "draw-meeples": "Жители из мешка",
  "draw-djinns": "Новые джинны",
  "draw-card": "Тайная карта",
  "refill-cards": "Новые карты",
  "refill-djinns": "Новые джинны",
  over: "Конец игры",
  control: "Занять регион",
  "draw-items": "Тайные предметы",
  "keep-item": "Выбор предмета",
  "draw-item": "Тайный предмет",
  "draw-djinn": "Джинн из лампы",
  "fill-row": "Пополнение ряда",
  "remove-meeples": "Сабля",
  "move-meeples": "Флейта",
  "move-camel": "Талисман",
  "order-row": "Рог",
  "refill-whims": "Новые прихоти",
};

/** Чем платят, говорится, если помогают факиры. */
function bidButton(price: number, used: number, coins: number | undefined): string {
  if (used === 0) return `Ставка ${price}`;
  const cost = coins === undefined ? [] : [coinsAccusative(Math.abs(coins))];
  return `Ставка ${price} за ${game.list([...cost, fakirsAccusative(used)])}`;
}

function skipButton(c: ButtonContext): string {
  if (c.step === "take") return "Дальше без перемещения";
  if (c.step === "tribe") return "Никого не убивать";
  switch (c.kind) {
    case "oasis":
      return "Дальше: пальм не осталось";
    case "village":
      return "Дальше: дворцов не осталось";
    case "city-blue":
    case "city-red":
      return "Дальше: прихоти здесь нет";
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "Ничего не покупать";
    case "workshop-nw":
    case "workshop-se":
      return "Не брать предмет";
    default:
      return "Не брать джинна";
  }
}

const gain = (coins: number | undefined): string => (coins ? `: +${game.coins(coins)}` : "");

function buyButton(c: ButtonContext): string {
  const what = c.card ? cardAccusative[c.card] : "карту";
  if (c.step === "second-buy") return `Взять и ${what}`;
  return c.coins ? `Заплатить ${Math.abs(c.coins)}, взять ${what}` : `Взять ${what}`;
}

const powers: Partial<Record<Djinn, (tile: string, coins?: number) => string>> = {
  "anun-nak": (tile) => `${drawnMeeples} из мешка на ${tile}`,
  bouraq: (tile) => `дворец на ${tile}`,
  hagis: (tile) => `дворец переносится на ${tile}`,
  enki: (tile) => `пальма на ${tile}`,
  lamia: (tile) => `пальма переносится на ${tile}`,
  echidna: (_, coins) =>
    coins ? `строители ещё раз принесут ${coinsAccusative(coins)}` : "строители заработают вдвое",
  iblis: () => `убить ${victims}`,
  leta: (tile) => `верблюд на ${tile}`,
  utug: (tile) => `верблюд на ${tile}`,
  sibittis: () => `открыть ${drawnDjinns}`,
  sloar: () => "взять карту из колоды",
};

const magic: Partial<Record<Item, (tile: string) => string>> = {
  scimitar: (tile) => `Сабля: убрать ${removedMeeples} с ${tile}`,
  carpet: () => "Ковёр: последний житель сможет полететь",
  flute: (tile) => `Флейта: позвать жителей на ${tile}`,
  talisman: (tile) => `Талисман: перенести с ${tile}`,
  horn: () => "Рог: пополнить и разложить ряд",
};

const kept = (c: ButtonContext): string =>
  c.tribe ? (c.n ? countAccusative(c.n, c.tribe) : tribesAccusative[c.tribe]) : "жителей";
const killButton = (tribe: Tribe, where: string, c: ButtonContext): string =>
  `Убить ${tribeAccusative[tribe]} ${where}${c.fakirs ? ` с ${withFakirs(c.fakirs)}` : ""}`;

function button(a: ParsedAction, c: ButtonContext): string {
  const on = c.tile ? ` на ${c.tile}` : "";
  switch (a.kind) {
    case "bid":
      return bidButton(a.price, a.fakirs, c.coins);
    case "take":
      return c.n
        ? `Взять ${count(c.n, ["жителя", "жителей", "жителей"])} с ${a.tile}`
        : `Взять жителей с ${a.tile}`;
    case "drop":
      return `Поставить ${tribeAccusative[a.tribe]} на ${a.tile}`;
    case "skip":
      return skipButton(c);
    case "collect":
      return `Собрать ${kept(c)}`;
    case "camel":
      return `Поставить верблюда${on}`;
    case "tent":
      return `Поставить шатёр${on}`;
    case "keep":
      return `Оставить ${kept(c)}`;
    case "trade":
      return c.n === 0 ? "Дальше: карт не осталось" : c.n ? `Взять ${cardsAccusative(c.n)}` : "Взять карты";
    case "fakirs":
      return `${a.n === 0 ? "Строить без факиров" : `Строить с ${withFakirs(a.n)}`}${gain(c.coins)}`;
    case "kill":
      return killButton(a.tribe, `на ${a.tile}`, c);
    case "kill-seat":
      return killButton(a.tribe, `у игрока ${c.victim ?? a.seat}`, c);
    case "keep-item":
      return `Оставить ${itemAccusative[a.item]}`;
    case "keep-unseen":
      return "Оставить предмет";
    case "keep-djinn":
      return `Оставить ${djinnAccusative[a.djinn]}`;
    case "palm":
      return `Посадить пальму${on}`;
    case "palace":
      return `Построить дворец${on}`;
    case "buy":
      return buyButton(c);
    case "djinn":
      return `Отдать ${paid[a.payment]}, взять ${c.djinn ? djinnAccusative[c.djinn] : `джинна ${a.position}`}`;
    case "item":
      return `Отдать ${a.payment === "artisan" ? "ремесленника" : workshopFakirs}, взять предмет`;
    case "whim":
      return c.whim ? `Взять прихоть: ${game.whim[c.whim]}` : "Взять прихоть";
    case "sell":
      return `Продать ${game.list(a.goods.map((good) => cardAccusative[good]))}${gain(c.coins)}`;
    case "end":
      return "Завершить ход";
    case "use-djinn":
      return (
        `${game.djinn[a.djinn]} за ${paid[a.payment]}: ` +
        `${powers[a.djinn]?.(a.tile ?? "регион", c.coins) ?? "применить силу"}`
      );
    case "use-item":
      return magic[a.item]?.(a.tile ?? "региона") ?? `Применить ${itemAccusative[a.item]}`;
    case "use-lamp":
      return a.position === "deck"
        ? "Лампа: взять верхнего джинна колоды"
        : `Лампа: взять ${c.djinn ? djinnAccusative[c.djinn] : `джинна ${a.position}`}`;
    case "use-ring":
      return `Кольцо: вернуть ${itemAccusative[a.item]}`;
    case "remove":
      return `Убрать ${tribeAccusative[a.tribe]}`;
    case "move":
      return `Позвать ${tribeAccusative[a.tribe]} с ${a.tile}`;
    case "done":
      return "Больше не звать";
    case "to":
      return `Перенести на ${a.tile}`;
    case "put":
      return c.place
        ? `${capital(game.card[a.card])}: место ${c.place}`
        : `Следующая карта: ${game.card[a.card]}`;
    case "deal-card":
      return `Открыть карту: ${game.card[a.card]}`;
    case "deal-unseen":
      return "Взять карту втайне";
    case "deal-djinn":
      return `Открыть ${djinnAccusative[a.djinn]}`;
    case "deal-item":
      return `Взять ${itemAccusative[a.item]}`;
    case "deal-item-unseen":
      return "Взять предмет втайне";
    case "deal-whim":
      return `Открыть прихоть: ${game.whim[a.whim]}`;
    case "draw":
      return `Достать ${tribeAccusative[a.tribe]}`;
  }
}

export const stepWords = { now, waiting, name, button } satisfies StepWords;
