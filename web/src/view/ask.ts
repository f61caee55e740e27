// What is to be decided now, and what its buttons must know.

import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Look } from "../engine/table.ts";
import { parseAction } from "../words/action.ts";
import type { ParsedAction, TileName } from "../words/action.ts";
import { echidnaFactor, marketRows, playerRows, setValue } from "../words/things.ts";
import type { Card, Djinn, Tribe, Whim } from "../words/things.ts";
import type { Ask, ButtonContext, Piece } from "../words/types.ts";
import { stockOf } from "./pieces.ts";
import {
  blueAround,
  coinsForBid,
  collected,
  distance,
  kindAt,
  seatAt,
  seatsOf,
  stepOf,
  sum,
  tileAt,
  whoOf,
  type Names,
} from "./read.ts";

export { groupsOf, type Groups, type Power } from "./groups.ts";

const place = (position: PositionForm, tile: TileName | undefined): Pick<Ask, "tile" | "kind"> =>
  tile === undefined ? {} : { tile, kind: kindAt(position, tile) };

/** What stands on a tile that a seat owns. */
export const pieceOn = (position: PositionForm, seat: Seat, tile: TileName): Piece =>
  seatAt(position, seat).tent === tile ? "tent" : "camel";

function askTribe(position: PositionForm): Partial<Ask> {
  const group = collected(position.hand);
  const ask = { ...group, ...place(position, position.at) };
  if (group.tribe === "builder" && position.at !== undefined)
    return { ...ask, blue: blueAround(position, position.at), double: position.double_coins ?? false };
  return group.tribe === "assassin" ? { ...ask, double: position.double_kill ?? false } : ask;
}

function askCollect(position: PositionForm): Pick<Ask, "tile" | "kind" | "tribe" | "n"> {
  const { at, dropped } = position;
  if (at === undefined || dropped === undefined) return {};
  return { ...place(position, at), tribe: dropped, n: tileAt(position, at).meeples?.[dropped] ?? 0 };
}

function askCamel(position: PositionForm): Partial<Ask> {
  const { turn, place: from } = position;
  if (turn === undefined || from === undefined) return {};
  return { ...place(position, from), piece: pieceOn(position, turn, from) };
}

/** A turn seldom takes more tiles than these, without magic and powers. */
const camelsOfATurn = 2;

/** Whether somebody may place the last camel in this round, and so end the game (R70). */
function mayEnd(position: PositionForm): boolean {
  const turns = playerRows[position.players]!.markers;
  return seatsOf(position).some((seat) => {
    const { camels, tent } = stockOf(position, seat);
    return camels + (tent ? 1 : 0) <= turns * camelsOfATurn;
  });
}

function askOfStep(look: Look, names: Names, eyes: Eyes, covered: boolean): Partial<Ask> {
  const { position, actions } = look;
  const left = position.left === undefined ? {} : { left: position.left };
  switch (stepOf(look)) {
    case "bid":
      return { last: mayEnd(position) };
    case "take":
      return { carpet: position.item_in_use === "carpet", stuck: actions.includes("skip") };
    case "drop":
      return {
        hand: position.hand ?? {},
        ...place(position, position.at),
        carpet: position.item_in_use === "carpet",
      };
    case "collect":
      return { ...askCollect(position), items: actions.some((action) => action.startsWith("use ")) };
    case "tribe":
      return askTribe(position);
    case "tile":
    case "second-buy":
      return place(position, position.at);
    case "end":
      // Where hands are covered it is not told whether there are any goods.
      return { sales: !covered && actions.some((action) => action.startsWith("sell ")) };
    case "second-kill":
      if (position.victim === undefined) return place(position, position.place);
      return { victim: whoOf(position.victim, names, eyes) };
    case "move-camel":
      return askCamel(position);
    default:
      return { ...place(position, position.place), ...left };
  }
}

/** What is asked for, of whoever is to decide. `covered`: all coins and cards on the screen are (R82). */
export const askOf = (look: Look, names: Names = [], eyes?: Eyes, covered = false): Ask => ({
  step: stepOf(look),
  ...askOfStep(look, names, eyes, covered),
});

function killContext(position: PositionForm, tile: TileName, tribe: Tribe): Partial<ButtonContext> {
  const { n } = collected(position.hand);
  const fakirs =
    n === undefined || position.at === undefined ? 0 : Math.max(0, distance(position.at, tile) - n);
  return { tribe, ...place(position, tile), fakirs };
}

function buildContext(position: PositionForm, fakirs: number): Partial<ButtonContext> {
  const { tribe, n } = collected(position.hand);
  if (tribe === undefined || n === undefined || position.at === undefined) return {};
  const coins =
    (n + fakirs) * blueAround(position, position.at) * (position.double_coins ? echidnaFactor : 1);
  return { tribe, n, fakirs, coins, ...place(position, position.at) };
}

function buyContext(look: Look, index: number): Partial<ButtonContext> {
  const { position } = look;
  const card = position.card_row?.[index - 1] as Card | undefined;
  const bought = card === undefined ? {} : { card };
  if (position.at === undefined) return bought;
  const where = place(position, position.at);
  const price = stepOf(look) === "tile" && where.kind ? marketRows[where.kind]?.price : undefined;
  return { ...bought, ...where, ...(price === undefined ? {} : { coins: -price }) };
}

function djinnAt(position: PositionForm, index: number | "deck"): Partial<ButtonContext> {
  const djinn = index === "deck" ? undefined : position.djinn_row?.[index - 1];
  return djinn === undefined ? {} : { djinn: djinn as Djinn };
}

function whimHere(position: PositionForm): Partial<ButtonContext> {
  const whim = position.at === undefined ? undefined : tileAt(position, position.at).whim;
  return { ...place(position, position.at), ...(whim === undefined ? {} : { whim: whim as Whim }) };
}

/** After the builders have acted, Echidna pays their coins once more (R40). */
function paidAgain(look: Look, djinn: Djinn): Partial<ButtonContext> {
  const { built = 0 } = look.position;
  return djinn === "echidna" && stepOf(look) !== "tribe" && built > 0 ? { coins: built } : {};
}

function contextOfAction(look: Look, action: ParsedAction, names: Names): Partial<ButtonContext> {
  const { position, actor } = look;
  switch (action.kind) {
    case "bid":
      if (typeof actor !== "number") return {};
      return { coins: 0 - coinsForBid(position, actor, action.price, action.fakirs), fakirs: action.fakirs };
    case "take":
      return { ...place(position, action.tile), n: sum(tileAt(position, action.tile).meeples) };
    case "drop":
    case "move":
      return { ...place(position, action.tile), tribe: action.tribe };
    case "remove":
      return { ...place(position, position.place), tribe: action.tribe };
    case "collect":
      return askCollect(position);
    case "camel":
    case "tent":
      return place(position, position.place);
    case "keep":
      return { ...collected(position.hand), ...place(position, position.at) };
    case "trade":
      return {
        tribe: "merchant",
        n: Math.min(collected(position.hand).n ?? 0, position.card_row?.length ?? 0),
      };
    case "fakirs":
      return buildContext(position, action.n);
    case "kill":
      return killContext(position, action.tile, action.tribe);
    case "kill-seat":
      return { tribe: action.tribe, victim: whoOf(action.seat as Seat, names, undefined).name };
    case "palm":
    case "palace":
      return place(position, position.place ?? position.at);
    case "skip":
    case "item":
      return stepOf(look) === "tile" ? place(position, position.at) : {};
    case "buy":
      return buyContext(look, action.position);
    case "djinn":
    case "use-lamp":
      return djinnAt(position, action.position);
    case "whim":
      return whimHere(position);
    case "sell":
      return { n: action.goods.length, coins: setValue(action.goods.length) };
    case "use-djinn":
      return { ...place(position, action.tile), ...paidAgain(look, action.djinn) };
    case "use-item":
    case "to":
      return place(position, action.tile);
    case "put":
      return { card: action.card, place: (position.card_row?.length ?? 0) - (position.left ?? 0) + 1 };
    default:
      return {};
  }
}

/** What the button of an action must know. */
export const contextOf = (look: Look, action: string, names: Names = []): ButtonContext => ({
  step: stepOf(look),
  ...contextOfAction(look, parseAction(action), names),
});
