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

// Числа гри в тому, що тут сказано.
const drawnMeeples = fill("{djinns.anun-nak.power.meeples|фігурка|фігурки|фігурок}");
const drawnDjinns = fill("{djinns.sibittis.power.djinns|джина|джинів|джинів}");
const removedMeeples = fill("{items.scimitar.meeples|фігурку|фігурки|фігурок}");
const victims = fill("{djinns.iblis.power.victims|жертву|жертви|жертв}");
const tentPoints = fill("{points.red_tile_of_tent|очко|очки|очок}");
const workshopFakirs = fill("{workshop.fakirs|факіра|факірів|факірів}");

const at = (ask: { place?: string }): string => ask.place ?? "цій плитці";
const to = (ask: { place?: string }): string => ask.place ?? "цю плитку";

function dropNow(ask: Ask): string {
  const hand = ask.hand ?? {};
  const left = Object.values(hand).reduce((sum, n) => sum + n, 0);
  if (left === 1) {
    const last = `Поставте останню фігурку (${meeples(hand)}) туди, де вже є її каста`;
    return ask.carpet ? `${last}: вона летить на будь-яку плитку, що світиться` : last;
  }
  const text = "Поставте одну фігурку на плитку, що світиться";
  return left > 1 ? `${text}. У руці: ${meeples(hand)}` : text;
}

function tribeNow(ask: Ask): string {
  const n = ask.n ?? 1;
  switch (ask.tribe) {
    case "builder":
      return `${tribeCount(n, "builder")}, поруч ${game.blueTiles(ask.blue ?? 0)}. Чи допоможуть факіри?`;
    case "assassin":
      return (
        `Виберіть ${(ask.times ?? 1) > 1 ? `${victims} в одному місці` : "жертву"} не далі ніж за ` +
        `${count(n, ["крок", "кроки", "кроків"])} від ${ask.place ?? "цієї плитки"} або в суперника. З факірами — далі`
      );
    case "merchant":
      return (
        `${form(n, ["Купець візьме", "Купці візьмуть", "Купці візьмуть"])} карти. Торгуйте або спершу ` +
        `застосуйте силу`
      );
    case "artisan":
      return (
        `${form(n, ["Ремісник знайде", "Ремісники знайдуть", "Ремісники знайдуть"])} предмети. Залиште їх ` +
        `собі або спершу застосуйте силу`
      );
    default:
      return `Залиште собі ${countAccusative(n, ask.tribe ?? "elder")} або спершу застосуйте силу`;
  }
}

function tileNow(ask: Ask): string {
  switch (ask.kind) {
    case "oasis":
      return `Пальма для оази ${ask.place ?? ""}`.trim();
    case "village":
      return `Палац для села ${ask.place ?? ""}`.trim();
    case "small-market":
      return fill(
        "Малий ринок: можна взяти {markets.small-market.cards|карту|карти|карт} із перших {markets.small-market.offered} за {markets.small-market.price|монету|монети|монет}",
      );
    case "large-market":
      return fill(
        "Великий ринок: можна взяти {markets.large-market.cards|карту|карти|карт} із перших {markets.large-market.offered} за {markets.large-market.price|монету|монети|монет}",
      );
    case "specialised-market":
      return fill(
        "Особливий ринок: можна взяти будь-яку карту ряду за {markets.specialised-market.price|монету|монети|монет}",
      );
    case "workshop-nw":
    case "workshop-se":
      return `Майстерня: можна отримати предмет за ремісника або ${workshopFakirs}`;
    case "city-blue":
    case "city-red":
      return `Візьміть забаганку султана з ${ask.place ?? "міста"}`;
    case "sacred-6":
    case "sacred-10":
    case "sacred-12":
    case "sacred-15":
      return `Святе місце: можна взяти джина за ${paid["elder elder"]} або за ${paid["elder fakir"]}`;
    default:
      return `Виконайте дію плитки${ask.place ? ` ${ask.place}` : ""}`;
  }
}

function now(ask: Ask): string {
  switch (ask.step) {
    case "bid":
      return ask.ends
        ? "Виберіть ціну. В останньому раунді вона вже не дає ранньої ставки"
        : "Виберіть ціну свого ходу. Хто платить більше, ходить раніше";
    case "take":
      if (ask.can_skip) return "Фігурок більше не пересунути. Застосуйте силу або продовжуйте";
      return ask.carpet
        ? "Килим розстелено: візьміть усі фігурки з плитки, що світиться; остання зможе полетіти"
        : "Візьміть усі фігурки з плитки, що світиться";
    case "drop":
      return dropNow(ask);
    case "collect":
      return `Зберіть ${tribesAccusative[ask.tribe ?? "elder"]} на ${at(ask)}${ask.items?.length ? " або спершу застосуйте предмет" : ""}`;
    case "tribe":
      return tribeNow(ask);
    case "tile":
      return tileNow(ask);
    case "end":
      return ask.can_sell
        ? "Продавайте, лише якщо треба: наприкінці товари варті стільки ж"
        : "Хід зроблено. Завершіть його або поверніться на крок";
    case "second-kill":
      return ask.victim
        ? `Виберіть другу жертву, суперник: ${ask.victim.name}`
        : `Виберіть другу жертву на ${at(ask)}`;
    case "second-buy":
      return "Виберіть другу карту";
    case "place-palace":
      return `Поставте палац на ${to(ask)}, або нехай Хагіс перенесе його на плитку навколо`;
    case "place-palm":
      return `Посадіть пальму на ${to(ask)}, або нехай Ламія перенесе її на плитку навколо`;
    case "keep-djinn":
      return "Залиште собі одного з цих джинів";
    case "control":
      return (
        `Плитка ${ask.place ? `${ask.place} ` : ""}тепер ваша: верблюд чи намет (${tentPoints} за кожну червону плитку ` +
        `тут і навколо)?`
      );
    case "keep-item":
      return "Залиште собі один предмет. Решта піде у скид, і всі її побачать";
    case "remove-meeples":
      return `Шабля: виберіть ${ask.left === 1 ? "ще одну фігурку" : "фігурку"} на ${at(ask)}, вона піде в мішок`;
    case "move-meeples":
      return (
        `Флейта: покличте із сусідніх плиток ще до ${count(ask.left ?? fluteMoves, ["фігурки", "фігурок", "фігурок"])} ` +
        `або зупиніться`
      );
    case "move-camel":
      return `Талісман: виберіть, куди перенести ${pieceAccusative[ask.tent ? "tent" : "camel"]}`;
    case "order-row":
      return "Ріг: виберіть наступну карту ряду";
    case "over":
      return "Гру закінчено";
    default:
      return waiting(ask, null);
  }
}

const doing: Partial<Record<Step, string>> = {
  bid: "робить ставку",
  take: "вибирає плитку",
  drop: "розставляє фігурки",
  collect: "збирає фігурки",
  tribe: "вирішує, що зробить каста",
  tile: "вирішує, що зробити на плитці",
  end: "завершує хід",
  "second-kill": "вибирає другу жертву",
  "second-buy": "вибирає другу карту",
  "place-palace": "ставить палац",
  "place-palm": "садить пальму",
  "keep-djinn": "вибирає джина",
  control: "займає плитку",
  "keep-item": "вибирає предмет",
  "remove-meeples": "застосовує шаблю",
  "move-meeples": "грає на флейті",
  "move-camel": "застосовує талісман",
  "order-row": "розкладає ряд карт",
};

function waiting(ask: Ask, who: Who | null): string {
  switch (ask.step) {
    case "over":
      return "Гру закінчено";
    case "draw-meeples":
      return `Фігурка з мішка йде на ${to(ask)}`;
    case "draw-djinns":
      return "Відкривається джин";
    case "draw-djinn":
      return "Хто вийде з лампи?";
    case "draw-card":
      return "Карту беруть таємно";
    case "draw-items":
    case "draw-item":
      return "Предмет беруть таємно";
    case "refill-cards":
    case "fill-row":
      return "У ряд лягає карта";
    case "refill-djinns":
      return "У ряду новий джин";
    case "refill-whims":
      return "У місті нова забаганка";
    default:
      return who?.you
        ? `Ви: ${name[ask.step].toLocaleLowerCase()}`
        : `${who?.name ?? "Гравець"} ${doing[ask.step]}`;
  }
}

const name: Record<Step, string> = {
  bid: "Аукціон",
  take: "Узяти фігурки",
  drop: "Розставити",
  collect: "Зібрати",
  tribe: "Дія касти",
  tile: "Дія плитки",
  end: "Продаж і кінець ходу",
  "second-kill": "Друга жертва",
  "second-buy": "Друга карта",
  "place-palace": "Палац",
  "place-palm": "Пальма",
  "keep-djinn": "Вибір джина",
  "draw-meeples": "Фігурки з мішка",
  "draw-djinns": "Нові джини",
  "draw-card": "Таємна карта",
  "refill-cards": "Нові карти",
  "refill-djinns": "Нові джини",
  over: "Кінець гри",
  control: "Зайняти плитку",
  "draw-items": "Таємні предмети",
  "keep-item": "Вибір предмета",
  "draw-item": "Таємний предмет",
  "draw-djinn": "Джин із лампи",
  "fill-row": "Поповнення ряду",
  "remove-meeples": "Шабля",
  "move-meeples": "Флейта",
  "move-camel": "Талісман",
  "order-row": "Ріг",
  "refill-whims": "Нові забаганки",
};

/** Чим платять, кажемо, якщо допомагають факіри. */
function bidButton(price: number, used: number, coins: number | undefined): string {
  if (used === 0) return `Ставка ${price}`;
  const cost = coins === undefined ? [] : [coinsAccusative(Math.abs(coins))];
  return `Ставка ${price} за ${game.list([...cost, fakirsAccusative(used)])}`;
}

function skipButton(c: ButtonContext): string {
  if (c.step === "take") return "Далі без переміщення";
  if (c.step === "tribe") return "Нікого не вбивати";
  switch (c.kind) {
    case "oasis":
      return "Далі: пальм не лишилося";
    case "village":
      return "Далі: палаців не лишилося";
    case "city-blue":
    case "city-red":
      return "Далі: забаганки тут немає";
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "Нічого не купувати";
    case "workshop-nw":
    case "workshop-se":
      return "Не брати предмета";
    default:
      return "Не брати джина";
  }
}

const gain = (coins: number | undefined): string => (coins ? `: +${game.coins(coins)}` : "");

function buyButton(c: ButtonContext): string {
  const what = c.card ? cardAccusative[c.card] : "карту";
  if (c.step === "second-buy") return `Узяти ще ${what}`;
  return c.coins ? `Заплатити ${Math.abs(c.coins)}, узяти ${what}` : `Узяти ${what}`;
}

const powers: Partial<Record<Djinn, (tile: string, coins?: number) => string>> = {
  "anun-nak": (tile) => `${drawnMeeples} з мішка на ${tile}`,
  bouraq: (tile) => `палац на ${tile}`,
  hagis: (tile) => `палац переноситься на ${tile}`,
  enki: (tile) => `пальма на ${tile}`,
  lamia: (tile) => `пальма переноситься на ${tile}`,
  echidna: (_, coins) =>
    coins ? `будівельники ще раз принесуть ${coinsAccusative(coins)}` : "будівельники зароблять удвічі",
  iblis: () => `вбити ${victims}`,
  leta: (tile) => `верблюд на ${tile}`,
  utug: (tile) => `верблюд на ${tile}`,
  sibittis: () => `відкрити ${drawnDjinns}`,
  sloar: () => "узяти карту з колоди",
};

const magic: Partial<Record<Item, (tile: string) => string>> = {
  scimitar: (tile) => `Шабля: прибрати ${removedMeeples} з ${tile}`,
  carpet: () => "Килим: остання фігурка зможе полетіти",
  flute: (tile) => `Флейта: покликати фігурки на ${tile}`,
  talisman: (tile) => `Талісман: перенести з ${tile}`,
  horn: () => "Ріг: поповнити й розкласти ряд",
};

const kept = (c: ButtonContext): string =>
  c.tribe ? (c.n ? countAccusative(c.n, c.tribe) : tribesAccusative[c.tribe]) : "фігурки";
const killButton = (tribe: Tribe, where: string, c: ButtonContext): string =>
  `Вбити ${tribeAccusative[tribe]} ${where}${c.fakirs ? ` з ${withFakirs(c.fakirs)}` : ""}`;

function button(a: ParsedAction, c: ButtonContext): string {
  const on = c.tile ? ` на ${c.tile}` : "";
  switch (a.kind) {
    case "bid":
      return bidButton(a.price, a.fakirs, c.coins);
    case "take":
      return c.n
        ? `Узяти ${count(c.n, ["фігурку", "фігурки", "фігурок"])} з ${a.tile}`
        : `Узяти фігурки з ${a.tile}`;
    case "drop":
      return `Поставити ${tribeAccusative[a.tribe]} на ${a.tile}`;
    case "skip":
      return skipButton(c);
    case "collect":
      return `Зібрати ${kept(c)}`;
    case "camel":
      return `Поставити верблюда${on}`;
    case "tent":
      return `Поставити намет${on}`;
    case "keep":
      return `Залишити ${kept(c)}`;
    case "trade":
      return c.n === 0 ? "Далі: карт не лишилося" : c.n ? `Узяти ${cardsAccusative(c.n)}` : "Узяти карти";
    case "fakirs":
      return `${a.n === 0 ? "Будувати без факірів" : `Будувати з ${withFakirs(a.n)}`}${gain(c.coins)}`;
    case "kill":
      return killButton(a.tribe, `на ${a.tile}`, c);
    case "kill-seat":
      return killButton(a.tribe, `у гравця ${c.victim ?? a.seat}`, c);
    case "keep-item":
      return `Залишити ${itemAccusative[a.item]}`;
    case "keep-unseen":
      return "Залишити предмет";
    case "keep-djinn":
      return `Залишити ${djinnAccusative[a.djinn]}`;
    case "palm":
      return `Посадити пальму${on}`;
    case "palace":
      return `Збудувати палац${on}`;
    case "buy":
      return buyButton(c);
    case "djinn":
      return `Віддати ${paid[a.payment]}, узяти ${c.djinn ? djinnAccusative[c.djinn] : `джина ${a.position}`}`;
    case "item":
      return `Віддати ${a.payment === "artisan" ? "ремісника" : workshopFakirs}, узяти предмет`;
    case "whim":
      return c.whim ? `Узяти забаганку: ${game.whim[c.whim]}` : "Узяти забаганку";
    case "sell":
      return `Продати ${game.list(a.goods.map((good) => cardAccusative[good]))}${gain(c.coins)}`;
    case "end":
      return "Завершити хід";
    case "use-djinn":
      return (
        `${game.djinn[a.djinn]} за ${paid[a.payment]}: ` +
        `${powers[a.djinn]?.(a.tile ?? "плитку", c.coins) ?? "застосувати силу"}`
      );
    case "use-item":
      return magic[a.item]?.(a.tile ?? "плитки") ?? `Застосувати ${itemAccusative[a.item]}`;
    case "use-lamp":
      return a.position === "deck"
        ? "Лампа: узяти верхнього джина колоди"
        : `Лампа: узяти ${c.djinn ? djinnAccusative[c.djinn] : `джина ${a.position}`}`;
    case "use-ring":
      return `Перстень: повернути ${itemAccusative[a.item]}`;
    case "remove":
      return `Прибрати ${tribeAccusative[a.tribe]}`;
    case "move":
      return `Покликати ${tribeAccusative[a.tribe]} з ${a.tile}`;
    case "done":
      return "Більше не кликати";
    case "to":
      return `Перенести на ${a.tile}`;
    case "put":
      return c.place
        ? `${capital(game.card[a.card])}: місце ${c.place}`
        : `Наступна карта: ${game.card[a.card]}`;
    case "deal-card":
      return `Відкрити карту: ${game.card[a.card]}`;
    case "deal-unseen":
      return "Узяти карту таємно";
    case "deal-djinn":
      return `Відкрити ${djinnAccusative[a.djinn]}`;
    case "deal-item":
      return `Узяти ${itemAccusative[a.item]}`;
    case "deal-item-unseen":
      return "Узяти предмет таємно";
    case "deal-whim":
      return `Відкрити забаганку: ${game.whim[a.whim]}`;
    case "draw":
      return `Дістати ${tribeAccusative[a.tribe]}`;
  }
}

export const stepWords = { now, waiting, name, button } satisfies StepWords;
