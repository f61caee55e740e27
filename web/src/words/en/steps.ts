import type { ParsedAction } from "../action";
import { capital } from "../plural";
import { fluteMoves } from "../things";
import type { Ask, ButtonContext, StepWords, Who } from "../types";
import type { Djinn, Item, Step, Tribe } from "../things";
import { fill, count, fakirs, game, meeples, one, oneTribe, tribeCount } from "./game";

// Numbers of the game in what is said here.
const drawnMeeples = fill("{djinns.anun-nak.power.meeples|meeple|meeples}");
const drawnDjinns = fill("{djinns.sibittis.power.djinns|djinn|djinns}");
const removedMeeples = fill("{items.scimitar.meeples|meeple|meeples}");
const victims = fill("{djinns.iblis.power.victims|victim|victims}");
const tentPoints = fill("{points.red_tile_of_tent|point|points}");
const workshopFakirs = fill("{workshop.fakirs|fakir|fakirs}");

const at = (ask: { place?: string }): string => ask.place ?? "the tile";

function dropNow(ask: Ask): string {
  const hand = ask.hand ?? {};
  const left = Object.values(hand).reduce((sum, n) => sum + n, 0);
  if (left === 1) {
    const last = `Drop the last meeple (${meeples(hand)}) where one of its tribe already stands`;
    return ask.carpet ? `${last}: it flies to any glowing tile` : last;
  }
  return left > 1
    ? `Drop one meeple on a glowing tile. In hand: ${meeples(hand)}`
    : "Drop one meeple on a glowing tile";
}

function tribeNow(ask: Ask): string {
  const n = ask.n ?? 1;
  switch (ask.tribe) {
    case "builder":
      return (
        `Your ${count(n, ["builder earns", "builders earn"])} by ${game.blueTiles(ask.blue ?? 0)}. Do ` +
        `fakirs help?`
      );
    case "assassin":
      return (
        `Choose ${(ask.times ?? 1) > 1 ? `${victims} in one place` : "a victim"} within ${game.steps(n)} of ` +
        `${at(ask)}, or in front of a rival. Fakirs reach further`
      );
    case "merchant":
      return `Your ${tribeCount(n, "merchant")} will take cards. Use a power first, or let them trade`;
    case "artisan":
      return `Your ${tribeCount(n, "artisan")} will look for items. Use a power first, or keep them`;
    default:
      return `Keep ${tribeCount(n, ask.tribe ?? "elder")}, or use a power first`;
  }
}

function tileNow(ask: Ask): string {
  switch (ask.kind) {
    case "oasis":
      return `A palm for the oasis ${at(ask)}`;
    case "village":
      return `A palace for the village ${at(ask)}`;
    case "small-market":
      return fill(
        "Small market: pay {markets.small-market.price|coin|coins} and take {markets.small-market.cards} of the first {markets.small-market.offered|card|cards}, if you like",
      );
    case "large-market":
      return fill(
        "Large market: pay {markets.large-market.price|coin|coins} and take {markets.large-market.cards} of the first {markets.large-market.offered|card|cards}, if you like",
      );
    case "specialised-market":
      return fill(
        "Specialised market: pay {markets.specialised-market.price|coin|coins} and take any card of the row, if you like",
      );
    case "workshop-nw":
    case "workshop-se":
      return fill("Workshop: pay an artisan or {workshop.fakirs|fakir|fakirs} for an item, if you like");
    case "city-blue":
    case "city-red":
      return `Take the sultan's whim from ${at(ask)}`;
    case "sacred-6":
    case "sacred-10":
    case "sacred-12":
    case "sacred-15":
      return `Sacred place: pay ${game.payment["elder elder"]}, or ${game.payment["elder fakir"]}, and choose a djinn, if you like`;
    default:
      return `Do the action of ${at(ask)}`;
  }
}

const again = (ask: Ask): string => (ask.left === 1 ? "another meeple" : "a meeple");

function now(ask: Ask): string {
  switch (ask.step) {
    case "bid":
      return ask.ends
        ? "Choose a price. In the last round it buys no early bid any more"
        : "Choose a price for your turn. The highest plays first";
    case "take":
      if (ask.can_skip) return "No meeples can be moved any more. Use a power, or go on";
      return ask.carpet
        ? "The carpet is spread: take all meeples from a glowing tile; the last one may fly"
        : "Take all meeples from a glowing tile";
    case "drop":
      return dropNow(ask);
    case "collect":
      return `Collect the ${game.tribes[ask.tribe ?? "elder"]} of ${at(ask)}${ask.items?.length ? ", or use an item first" : ""}`;
    case "tribe":
      return tribeNow(ask);
    case "tile":
      return tileNow(ask);
    case "end":
      return ask.can_sell
        ? "Sell only if you must: goods count the same in the end"
        : "That was your turn. End it, or step back";
    case "second-kill":
      return ask.victim
        ? `Choose a second victim in front of ${ask.victim.name}`
        : `Choose a second victim on ${at(ask)}`;
    case "second-buy":
      return "Choose the second card";
    case "place-palace":
      return `Put the palace on ${at(ask)}, or let Hagis carry it to a tile around`;
    case "place-palm":
      return `Put the palm on ${at(ask)}, or let Lamia carry it to a tile around`;
    case "keep-djinn":
      return "Keep one of these djinns";
    case "control":
      return (
        `${ask.place ? `Tile ${ask.place}` : "The tile"} is yours: a camel, or your tent (${tentPoints} for each red ` +
        `tile here and around)?`
      );
    case "keep-item":
      return "Keep one item. The others are discarded for all to see";
    case "remove-meeples":
      return `Scimitar: choose ${again(ask)} on ${at(ask)} to go to the bag`;
    case "move-meeples":
      return `Flute: call up to ${ask.left ?? fluteMoves} more from the tiles beside ${at(ask)}, or stop`;
    case "move-camel":
      return `Talisman: choose where your ${ask.tent ? "tent" : "camel"} goes`;
    case "order-row":
      return "Horn: choose the card that comes next in the row";
    case "over":
      return "The game is over";
    default:
      return waiting(ask, null);
  }
}

const doing: Partial<Record<Step, string>> = {
  bid: "bidding",
  take: "choosing a tile",
  drop: "sowing",
  collect: "collecting meeples",
  tribe: "putting the tribe to work",
  tile: "on the final tile",
  end: "finishing the turn",
  "second-kill": "choosing a second victim",
  "second-buy": "choosing a second card",
  "place-palace": "placing a palace",
  "place-palm": "placing a palm",
  "keep-djinn": "choosing a djinn",
  control: "taking a tile",
  "keep-item": "choosing an item",
  "remove-meeples": "using the scimitar",
  "move-meeples": "playing the flute",
  "move-camel": "using the talisman",
  "order-row": "putting the row in order",
};

function waiting(ask: Ask, who: Who | null): string {
  const name = who?.name ?? "a player";
  switch (ask.step) {
    case "over":
      return "The game is over";
    case "draw-meeples":
      return `The bag gives a meeple to ${at(ask)}`;
    case "draw-djinns":
      return "A djinn is turned over";
    case "draw-djinn":
      return "The lamp is rubbed";
    case "draw-card":
      return "A card is drawn unseen";
    case "draw-items":
    case "draw-item":
      return "An item is drawn unseen";
    case "refill-cards":
    case "fill-row":
      return "A card comes into the row";
    case "refill-djinns":
      return "A djinn joins the row";
    case "refill-whims":
      return "A city gets a new whim";
    default:
      return who?.you ? `You are ${doing[ask.step]}` : `${capital(name)} is ${doing[ask.step]}`;
  }
}

const name: Record<Step, string> = {
  bid: "Auction",
  take: "Take up",
  drop: "Sow",
  collect: "Collect",
  tribe: "Tribe action",
  tile: "Tile action",
  end: "Sell and end",
  "second-kill": "Second victim",
  "second-buy": "Second card",
  "place-palace": "Palace",
  "place-palm": "Palm",
  "keep-djinn": "Keep a djinn",
  "draw-meeples": "Draw meeples",
  "draw-djinns": "Draw djinns",
  "draw-card": "Draw a card",
  "refill-cards": "New cards",
  "refill-djinns": "New djinns",
  over: "End of the game",
  control: "Take control",
  "draw-items": "Draw items",
  "keep-item": "Keep an item",
  "draw-item": "Draw an item",
  "draw-djinn": "The lamp's djinn",
  "fill-row": "Fill the row",
  "remove-meeples": "Scimitar",
  "move-meeples": "Flute",
  "move-camel": "Talisman",
  "order-row": "Horn",
  "refill-whims": "New whims",
};

/** What is paid is told where fakirs help. */
function bidButton(price: number, used: number, coins: number | undefined): string {
  if (used === 0) return `Bid ${price}`;
  const paid = coins === undefined ? [] : [game.coins(Math.abs(coins))];
  return `Bid ${price} for ${game.list([...paid, fakirs(used)])}`;
}

function skipButton(c: ButtonContext): string {
  if (c.step === "take") return "Go on without moving";
  if (c.step === "tribe") return "Kill nobody";
  switch (c.kind) {
    case "oasis":
      return "Go on: no palm is left";
    case "village":
      return "Go on: no palace is left";
    case "city-blue":
    case "city-red":
      return "Go on: no whim is here";
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "Buy nothing";
    case "workshop-nw":
    case "workshop-se":
      return "Take no item";
    default:
      return "Take no djinn";
  }
}

function buildButton(n: number, c: ButtonContext): string {
  const coins = c.coins === undefined ? "" : `: +${game.coins(c.coins)}`;
  return n === 0 ? `Build without fakirs${coins}` : `Build with ${fakirs(n)}${coins}`;
}

function buyButton(c: ButtonContext): string {
  const what = c.card ? (c.card === "fakir" ? "a fakir" : game.card[c.card]) : "a card";
  if (c.step === "second-buy") return `Take ${what} too`;
  return c.coins ? `Pay ${Math.abs(c.coins)}, take ${what}` : `Take ${what}`;
}

const powers: Partial<Record<Djinn, (tile: string, coins?: number) => string>> = {
  "anun-nak": (tile) => `${drawnMeeples} from the bag on ${tile}`,
  bouraq: (tile) => `a palace on ${tile}`,
  hagis: (tile) => `the palace goes to ${tile}`,
  enki: (tile) => `a palm on ${tile}`,
  lamia: (tile) => `the palm goes to ${tile}`,
  echidna: (_, coins) =>
    coins ? `the builders bring ${game.coins(coins)} once more` : "builders earn double",
  iblis: () => `kill ${victims}`,
  leta: (tile) => `a camel on ${tile}`,
  utug: (tile) => `a camel on ${tile}`,
  sibittis: () => `look at ${drawnDjinns}`,
  sloar: () => "draw a card",
};

const magic: Partial<Record<Item, (tile: string) => string>> = {
  scimitar: (tile) => `Scimitar: remove ${removedMeeples} of ${tile}`,
  carpet: () => "Carpet: the last meeple may fly",
  flute: (tile) => `Flute: call meeples to ${tile}`,
  talisman: (tile) => `Talisman: move from ${tile}`,
  horn: () => "Horn: fill and order the row",
};

const kept = (c: ButtonContext): string =>
  c.tribe ? (c.n ? tribeCount(c.n, c.tribe) : game.tribes[c.tribe]) : "them";

function killButton(tribe: Tribe, where: string, c: ButtonContext): string {
  return `Kill ${oneTribe(tribe)} ${where}${c.fakirs ? ` with ${fakirs(c.fakirs)}` : ""}`;
}

function button(a: ParsedAction, c: ButtonContext): string {
  const tile = c.tile ? ` on ${c.tile}` : "";
  switch (a.kind) {
    case "bid":
      return bidButton(a.price, a.fakirs, c.coins);
    case "take":
      return c.n ? `Take ${game.meepleCount(c.n)} of ${a.tile}` : `Take the meeples of ${a.tile}`;
    case "drop":
      return `Drop ${oneTribe(a.tribe)} on ${a.tile}`;
    case "skip":
      return skipButton(c);
    case "collect":
      return `Collect ${kept(c)}`;
    case "camel":
      return `Put a camel${tile}`;
    case "tent":
      return `Put the tent${tile}`;
    case "keep":
      return `Keep ${kept(c)}`;
    case "trade":
      return c.n === 0 ? "Go on: no cards are left" : c.n ? `Collect ${game.cards(c.n)}` : "Collect cards";
    case "fakirs":
      return buildButton(a.n, c);
    case "kill":
      return killButton(a.tribe, `on ${a.tile}`, c);
    case "kill-seat":
      return killButton(a.tribe, `of ${c.victim ?? `player ${a.seat}`}`, c);
    case "keep-item":
      return `Keep the ${game.item[a.item]}`;
    case "keep-unseen":
      return "Keep an item";
    case "keep-djinn":
      return `Keep ${game.djinn[a.djinn]}`;
    case "palm":
      return `Plant the palm${tile}`;
    case "palace":
      return `Build the palace${tile}`;
    case "buy":
      return buyButton(c);
    case "djinn":
      return `Pay ${game.payment[a.payment]}, take ${c.djinn ? game.djinn[c.djinn] : `djinn ${a.position}`}`;
    case "item":
      return `Pay ${a.payment === "artisan" ? "an artisan" : workshopFakirs}, draw an item`;
    case "whim":
      return c.whim ? `Take the whim: ${game.whim[c.whim]}` : "Take the whim";
    case "sell":
      return `Sell ${game.list(a.goods.map((good) => game.card[good]))}${c.coins ? `: +${game.coins(c.coins)}` : ""}`;
    case "end":
      return "End turn";
    case "use-djinn":
      return (
        `${game.djinn[a.djinn]} for ${game.payment[a.payment]}: ` +
        `${powers[a.djinn]?.(a.tile ?? "the tile", c.coins) ?? "use the power"}`
      );
    case "use-item":
      return magic[a.item]?.(a.tile ?? "the tile") ?? `Use the ${game.item[a.item]}`;
    case "use-lamp":
      return a.position === "deck"
        ? "Lamp: take the top djinn of the deck"
        : `Lamp: take ${c.djinn ? game.djinn[c.djinn] : `djinn ${a.position}`}`;
    case "use-ring":
      return `Ring: take back the ${game.item[a.item]}`;
    case "remove":
      return `Remove ${oneTribe(a.tribe)}`;
    case "move":
      return `Call ${oneTribe(a.tribe)} from ${a.tile}`;
    case "done":
      return "Call no more";
    case "to":
      return `Move to ${a.tile}`;
    case "put":
      return c.place ? `${capital(game.card[a.card])} in place ${c.place}` : `Next: ${game.card[a.card]}`;
    case "deal-card":
      return `Deal ${game.card[a.card]}`;
    case "deal-unseen":
      return "Deal a card unseen";
    case "deal-djinn":
      return `Turn over ${game.djinn[a.djinn]}`;
    case "deal-item":
      return `Draw the ${game.item[a.item]}`;
    case "deal-item-unseen":
      return "Draw an item unseen";
    case "deal-whim":
      return `Deal the whim: ${game.whim[a.whim]}`;
    case "draw":
      return `Draw ${one(game.tribe[a.tribe])}`;
  }
}

export const stepWords = { now, waiting, name, button } satisfies StepWords;
