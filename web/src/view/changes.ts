// What moved between two looks, for things to travel from where they were to where they are.

import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import type { TileName } from "../words/action.ts";
import type { Card, Djinn, Item, Tribe, Whim } from "../words/things.ts";
import {
  buildingBins,
  camelBins,
  cardBins,
  djinnBins,
  itemBins,
  markerBins,
  meepleBins,
  veiledCards,
  veiledItems,
  whimBins,
} from "./bins.ts";
import { flows, veiledFlows, type Bins, type Flow } from "./flow.ts";
import { alike, seatAt, seatsOf, tileAt } from "./read.ts";

/**
 * A place that something can be at: a tile; what lies open in front of a seat (its stock too), what it holds
 * unseen by the viewer, its fulfilled whims; meeples in hand; the rows; spaces of the tracks, from 1; what
 * was drawn; the item in use.
 */
export type Spot =
  | TileName
  | `seat-${number}`
  | `unseen-${number}`
  | `fulfilled-${number}`
  | "hand"
  | "row"
  | "djinn-row"
  | `turn-${number}`
  | `bid-${number}`
  | "drawn"
  | "unseen-drawn"
  | "in-use"
  | "bag"
  | "bank"
  | "supply"
  | "deck"
  | "djinn-deck"
  | "stack"
  | "whim-deck"
  | "discards";

interface Travel {
  n: number;
  from: Spot;
  to: Spot;
}
/** So many of one kind that went the same way; what the viewer does not know is null. */
export type Change = Travel &
  (
    | { piece: "meeple"; tribe: Tribe }
    | { piece: "camel" | "tent" | "marker"; seat: Seat }
    | { piece: "palm" | "palace" | "coin" }
    | { piece: "card"; card: Card | null }
    | { piece: "djinn"; djinn: Djinn }
    | { piece: "item"; item: Item | null }
    | { piece: "whim"; whim: Whim }
  );

const travel = ({ n, from, to }: Flow): Travel => ({ n, from: from as Spot, to: to as Spot });

/** A position with just the tiles on which something changed: the others would only cost time. */
const withTiles = (position: PositionForm, tiles: readonly TileName[]): PositionForm => ({
  ...position,
  tiles: Object.fromEntries(tiles.map((tile) => [tile, tileAt(position, tile)])),
});

/** A tent and a camel look alike as owners: the tiles of tents count as changed. */
function changedTiles(then: PositionForm, now: PositionForm): TileName[] {
  const tents = new Set([...then.seats, ...now.seats].map(({ tent }) => tent));
  return Object.keys(now.tiles).filter(
    (tile) => tents.has(tile) || !alike(tileAt(then, tile), tileAt(now, tile)),
  );
}

function ofSeat(flow: Flow): Change {
  const [piece, number] = flow.name!.split(" ");
  const seat = Number(number) as Seat;
  const home = (spot: string): Spot => (spot === "stock" ? `seat-${seat}` : spot) as Spot;
  return {
    piece: piece as "camel" | "tent" | "marker",
    seat,
    n: flow.n,
    from: home(flow.from),
    to: home(flow.to),
  };
}

const named = (piece: Change["piece"], key: string, all: readonly Flow[]): Change[] =>
  all.map((flow) => ({ piece, [key]: flow.name, ...travel(flow) }) as unknown as Change);
const building = (flow: Flow): Change => ({ piece: flow.name as "palm" | "palace", ...travel(flow) });

type Count = (position: PositionForm) => Bins;

/** Everything that moved, meeples first. */
export function changesBetween(before: Pick<Look, "position">, after: Pick<Look, "position">): Change[] {
  const tiles = changedTiles(before.position, after.position);
  const [then, now] = [withTiles(before.position, tiles), withTiles(after.position, tiles)];
  const still = (...fields: (keyof PositionForm)[]): boolean =>
    fields.every((field) => alike(then[field], now[field]));
  const open = (bins: Count, elsewhere: string): Flow[] => flows(bins(then), bins(now), elsewhere);
  const veiled = (bins: Count, held: typeof veiledCards, pile: string): Flow[] =>
    veiledFlows({ open: bins(then), veiled: held(then) }, { open: bins(now), veiled: held(now) }, pile);
  const seats = still("seats");
  // Most things stay where they are most of the time; what has not changed is not counted.
  return [
    ...named("meeple", "tribe", open(meepleBins, "bag")),
    ...(tiles.length === 0 ? [] : open(camelBins, "stock").map(ofSeat)),
    ...(tiles.length === 0 ? [] : open(buildingBins, "supply").map(building)),
    ...(seats && still("card_row", "deck")
      ? []
      : named("card", "card", veiled(cardBins, veiledCards, "deck"))),
    ...(seats && still("djinn_row", "djinn_deck", "drawn")
      ? []
      : named("djinn", "djinn", open(djinnBins, "discards"))),
    ...(seats && still("item_stack", "drawn_items", "item_in_use")
      ? []
      : named("item", "item", veiled(itemBins, veiledItems, "stack"))),
    ...(seats && tiles.length === 0 ? [] : named("whim", "whim", open(whimBins, "whim-deck"))),
    ...(seats ? [] : coinFlows(then, now)),
    ...(still("turn_order", "bid_order") ? [] : open(markerBins, "supply").map(ofSeat)),
  ];
}

/** Coins never go from seat to seat: each deals with the bank. */
function coinFlows(then: PositionForm, now: PositionForm): Change[] {
  return seatsOf(now).flatMap((seat): Change[] => {
    const change = (seatAt(now, seat).coins ?? 0) - (seatAt(then, seat).coins ?? 0);
    if (change === 0) return [];
    const [from, to]: [Spot, Spot] = change > 0 ? ["bank", `seat-${seat}`] : [`seat-${seat}`, "bank"];
    return [{ piece: "coin", n: Math.abs(change), from, to }];
  });
}
