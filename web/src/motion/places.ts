// Names for the places of the table. Components carry them as data-place, so that what travels finds where it
// was and where it is: "c3/vizier-0", "seat-2/coin", "row/3", "djinn-row/1", "turn/4", "bid/1", "hand/elder",
// and for a whole tile or seat card just "c3" or "seat-2".

import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import { standingOn, type Standing } from "../view/pieces.ts";
import { hiddenCards, hiddenItems, knownCards, knownItems, seatAt, seatsOf } from "../view/read.ts";
import { tribes } from "../words/things.ts";
import type { Spot, Thing } from "./moves.ts";

export type Place = string;

export const isTile = (spot: string): boolean => /^[a-g][1-6]$/.test(spot);

/** What a seat card calls the place for a thing. */
export function stockName({ piece, what }: Thing): string {
  if (what === null) return "unseen";
  if (piece === "coins") return "coin";
  return typeof what === "string" ? `${piece}-${what}` : piece;
}

/** Where a thing is in front of a seat, if it is there; what the viewer does not see lies together. */
export function seatPlace({ viewer }: PositionForm, spot: Spot, thing: Thing): Place[] {
  const [, pile, seat] = /^(seat|unseen|fulfilled)-(\d)$/.exec(spot) ?? [];
  if (seat === undefined) return [];
  const concealed = pile === "unseen" && viewer !== undefined && viewer !== Number(seat);
  const name = pile === "fulfilled" || concealed ? pile : stockName(thing);
  return [`seat-${seat}/${name}`, ...(name === "tent" ? [`seat-${seat}/camel`] : []), `seat-${seat}`];
}

/** What effects call a standing figure. */
const whatOf = (one: Standing): Thing["what"] =>
  one.piece === "meeple" ? one.tribe : "seat" in one ? one.seat : undefined;

/** The figures of one sort on a tile; a whim lies there alone. */
export const figuresFor = (position: PositionForm, tile: string, { piece, what }: Thing): Standing[] =>
  standingOn(position, tile).filter((one) => one.piece === piece && whatOf(one) === what);

function seatPlaces(position: PositionForm, seat: Seat): Place[] {
  const form = seatAt(position, seat);
  const kept = position.sets?.includes("artisans") ? ["vizier", "elder", "artisan"] : ["vizier", "elder"];
  const held = (sort: string, names: readonly string[]): string[] => names.map((name) => `${sort}-${name}`);
  const some = (counts: Record<string, number>): string[] =>
    Object.keys(counts).filter((name) => counts[name]! > 0);
  const names = [
    "coin",
    "camel",
    ...held("meeple", kept),
    ...held("djinn", form.djinns ?? []),
    ...held("card", some(knownCards(form))),
    ...held("item", some(knownItems(form))),
    ...held("whim", form.whims ?? []),
    ...(hiddenCards(form) + hiddenItems(form) > 0 ? ["unseen"] : []),
  ];
  return [`seat-${seat}`, ...names.map((name) => `seat-${seat}/${name}`)];
}

const tilePlaces = (position: PositionForm, tile: string): Place[] => [
  tile,
  ...standingOn(position, tile).map(({ key }) => `${tile}/${key}`),
  ...(position.tiles[tile]?.whim === undefined ? [] : [`${tile}/whim`]),
];

/** Every place that the table shows. */
export function placesOf(position: PositionForm): Set<Place> {
  const numbered = (name: string, list: readonly unknown[] = []): Place[] =>
    list.flatMap((one, i) => (one === null ? [] : [`${name}/${i + 1}`]));
  return new Set([
    ...Object.keys(position.tiles).flatMap((tile) => tilePlaces(position, tile)),
    ...seatsOf(position).flatMap((seat) => seatPlaces(position, seat)),
    ...tribes.filter((tribe) => position.hand?.[tribe]).map((tribe) => `hand/${tribe}`),
    ...numbered("row", position.card_row),
    ...numbered("djinn-row", position.djinn_row),
    ...numbered("turn", position.turn_order),
    ...numbered("bid", position.bid_order),
  ]);
}
