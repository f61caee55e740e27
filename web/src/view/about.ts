// What an action itself is about: its meeples, its place, its cards.

import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import type { ParsedAction, TileName } from "../words/action.ts";
import type { Card, Djinn, Item, Whim } from "../words/things.ts";
import type { Told, Who } from "../words/types.ts";
import { pieceOn } from "./ask.ts";
import {
  blueAround,
  cardsHeld,
  collected,
  kept,
  kindAt,
  knownDrawn,
  seatAt,
  stepOf,
  tileAt,
} from "./read.ts";

const place = (position: PositionForm, tile: TileName | undefined): Pick<Told, "tile" | "kind"> =>
  tile === undefined ? {} : { tile, kind: kindAt(position, tile) };

type Kill = ParsedAction & { kind: "kill" | "kill-seat" };

function kill(before: Look, after: Look, action: Kill, who: (seat: Seat) => Who): Partial<Told> {
  const { tribe } = action;
  const actor = before.position.turn;
  if (actor === undefined) return {};
  const [then, now] = [seatAt(before.position, actor), seatAt(after.position, actor)];
  const fakirs = cardsHeld(then) - cardsHeld(now);
  const told = { tribe, ...(fakirs > 0 ? { fakirs } : {}), kept: kept(now, tribe) > kept(then, tribe) };
  if (action.kind === "kill") return { ...told, ...place(before.position, action.tile) };
  return { ...told, victim: who(action.seat as Seat) };
}

/** The cards that came from the front of the row. */
function traded(before: Look, after: Look): Card[] {
  const row = (before.position.card_row ?? []) as Card[];
  return row.slice(0, row.length - (after.position.card_row?.length ?? 0));
}

const discardedDjinns = (position: PositionForm, kept: Djinn): Djinn[] =>
  ((position.drawn ?? []) as Djinn[]).filter((djinn) => djinn !== kept);

function discardedItems(position: PositionForm, item: Item): Item[] {
  const drawn = { ...knownDrawn(position) };
  drawn[item] = (drawn[item] ?? 0) - 1;
  return Object.entries(drawn).flatMap(([name, n]) => Array<Item>(Math.max(0, n)).fill(name as Item));
}

function whimDealt(before: Look, after: Look): Partial<Told> {
  const [then, now] = [before.position, after.position];
  return place(
    now,
    Object.keys(now.tiles).find((tile) => tileAt(now, tile).whim !== tileAt(then, tile).whim),
  );
}

function whimTaken(position: PositionForm): Partial<Told> {
  const whim = position.at === undefined ? undefined : tileAt(position, position.at).whim;
  return { ...place(position, position.at), ...(whim === undefined ? {} : { whim: whim as Whim }) };
}

function collecting(position: PositionForm): Partial<Told> {
  const { at, dropped } = position;
  if (at === undefined || dropped === undefined) return {};
  return { ...place(position, at), tribe: dropped, n: tileAt(position, at).meeples?.[dropped] ?? 0 };
}

const djinnAt = (position: PositionForm, index: number | "deck"): Partial<Told> =>
  index === "deck" ? {} : { djinn: position.djinn_row?.[index - 1] as Djinn };

/** The piece that the talisman moves. */
const moved = (position: PositionForm, tile: TileName | undefined): Pick<Told, "piece"> =>
  position.turn === undefined || tile === undefined ? {} : { piece: pieceOn(position, position.turn, tile) };

/** The meeples that act on the final tile. */
const acting = (position: PositionForm): Partial<Told> => ({
  ...collected(position.hand),
  ...place(position, position.at),
});

function building(position: PositionForm, fakirs: number): Partial<Told> {
  const blue = position.at === undefined ? 0 : blueAround(position, position.at);
  return { ...acting(position), fakirs, blue, doubled: position.double_coins ?? false };
}

/** What an action is about, besides what follows from it. */
export function aboutOf(
  before: Look,
  after: Look,
  action: ParsedAction,
  who: (seat: Seat) => Who,
): Partial<Told> {
  const { position } = before;
  switch (action.kind) {
    case "take":
      return { ...place(position, action.tile), meeples: tileAt(position, action.tile).meeples ?? {} };
    case "drop":
      return { ...place(position, action.tile), tribe: action.tribe };
    case "collect":
      return collecting(position);
    case "keep":
      return {
        ...acting(position),
        ...(stepOf(after) === "draw-items" ? { items: after.position.left ?? 0 } : {}),
      };
    case "trade":
      return { ...acting(position), cards: traded(before, after) };
    case "fakirs":
      return building(position, action.n);
    case "kill":
    case "kill-seat":
      return kill(before, after, action, who);
    case "buy":
      return { ...place(position, position.at), cards: [position.card_row?.[action.position - 1] as Card] };
    case "djinn":
      return { ...place(position, position.at), ...djinnAt(position, action.position) };
    case "use-lamp":
      return djinnAt(position, action.position);
    case "keep-djinn":
      return { djinn: action.djinn, discarded: discardedDjinns(position, action.djinn) };
    case "keep-item":
      return { discarded: discardedItems(position, action.item) };
    case "keep-unseen":
      return { discarded: action.discard };
    case "whim":
      return whimTaken(position);
    case "deal-whim":
      return { ...whimDealt(before, after), whim: action.whim };
    case "deal-card":
      return { cards: [action.card] };
    case "deal-unseen":
      return { cards: 1 };
    case "deal-djinn":
      return { djinn: action.djinn };
    case "use-djinn":
      return place(position, action.tile);
    case "use-item":
      return {
        ...place(position, action.tile),
        ...(action.item === "talisman" ? moved(position, action.tile) : {}),
      };
    case "to":
      return { ...place(position, position.place), ...moved(position, position.place) };
    case "bid":
    case "sell":
    case "end":
      return {};
    default:
      return place(position, position.place ?? position.at);
  }
}
