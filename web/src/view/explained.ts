// For the tests of this folder: whether the effects of an action explain every count on the table.

import { expect } from "vitest";
import type { Counts, MoveForm, PlaceForm, PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { deckSize, plus, seatsOf, stackSize } from "./read.ts";

type Piece = MoveForm["effect"];

/** What lies where: how many, as "card fish at seat-2"; and the rows, which have an order. */
interface Pieces {
  counts: Map<string, number>;
  rows: { card: string[]; djinn: string[]; marker: string[] };
}

type Held = Counts | number | undefined;

function piecesOf(position: PositionForm): Pieces {
  const counts = new Map<string, number>();
  const add = (piece: Piece, what: string | number, place: string, n = 1): void => {
    const key = `${piece} ${what} at ${place}`.replace("  ", " ");
    if (n !== 0) counts.set(key, (counts.get(key) ?? 0) + n);
  };
  const addAll = (piece: Piece, held: Held, place: string): void =>
    typeof held === "number"
      ? add(piece, "", place, held)
      : Object.entries(held ?? {}).forEach(([what, n]) => add(piece, what, place, n));
  const addEach = (piece: Piece, list: readonly string[] | undefined, place: string): void =>
    list?.forEach((what) => add(piece, what, place));
  const sum = (a: Held, b: Held): Held =>
    typeof a === "number" || typeof b === "number" ? Number(a ?? 0) + Number(b ?? 0) : plus(a, b);

  for (const [tile, { meeples, palms = 0, palaces = 0, whim, owner }] of Object.entries(position.tiles)) {
    addAll("meeple", meeples as Counts, tile);
    add("palm", "", tile, palms);
    add("palace", "", tile, palaces);
    if (whim) add("whim", whim, tile);
    if (owner) add(position.seats[owner - 1]!.tent === tile ? "tent" : "camel", owner, tile);
  }
  for (const seat of seatsOf(position)) {
    const form = position.seats[seat - 1]!;
    const { coins = 0, viziers: vizier = 0, elders: elder = 0, artisans: artisan = 0 } = form;
    add("coins", "", `seat-${seat}`, coins);
    addAll("meeple", { vizier, elder, artisan }, `seat-${seat}`);
    addAll("card", form.cards, `seat-${seat}`);
    addAll("card", sum(form.unseen, form.unseen_earlier), `unseen-${seat}`);
    addAll("item", form.items, `seat-${seat}`);
    addAll("item", form.unseen_items, `unseen-${seat}`);
    addEach("djinn", form.djinns, `seat-${seat}`);
    addEach("whim", form.whims, `seat-${seat}`);
    addEach("whim", form.fulfilled, `fulfilled-${seat}`);
  }
  addAll("meeple", position.hand as Counts | undefined, "hand");
  add("card", "", "deck", deckSize(position));
  add("item", "", "deck", stackSize(position));
  addEach("djinn", position.djinn_deck, "deck");
  addEach("djinn", position.drawn, "drawn");
  addAll("item", position.drawn_items, "drawn");
  if (position.item_in_use) add("item", position.item_in_use, "in-use");
  position.turn_order?.forEach((seat, i) => seat && add("marker", seat, `turn-${i + 1}`));
  const { card_row = [], djinn_row = [], bid_order = [] } = position;
  return { counts, rows: { card: [...card_row], djinn: [...djinn_row], marker: bid_order.map(String) } };
}

/** Whether all that is known of a piece there is how many there are. */
function isHeap(piece: Piece, place: PlaceForm, { viewer, turn }: PositionForm): boolean {
  if (place === "deck") return piece === "card" || piece === "item";
  if (viewer === undefined) return false;
  if (place === "drawn") return piece === "item" && viewer !== turn;
  return place.startsWith("unseen-") && place !== `unseen-${viewer}`;
}

/** Where nobody counts: what is not elsewhere is there. */
const isUncounted = (piece: Piece, place: PlaceForm): boolean =>
  ["bank", "bag", "supply", "discards"].includes(place) ||
  (piece === "whim" && place === "deck") ||
  ((piece === "camel" || piece === "tent") && place.startsWith("seat-"));

function carryOut(
  { effect: piece, what, n, from, to }: MoveForm,
  pieces: Pieces,
  before: PositionForm,
): void {
  const add = (place: PlaceForm, more: number): void => {
    if (isUncounted(piece, place)) return;
    const name = isHeap(piece, place, before) ? "" : (what ?? "");
    const key = `${piece} ${name} at ${place}`.replace("  ", " ");
    const now = (pieces.counts.get(key) ?? 0) + more;
    if (now === 0) pieces.counts.delete(key);
    else pieces.counts.set(key, now);
  };
  const row = pieces.rows[piece as keyof Pieces["rows"]];
  const inRow = (place: PlaceForm): number | undefined =>
    /^(row|bid)-/.test(place) ? Number(place.split("-")[1]) - 1 : undefined;
  for (let i = 0; i < n; ++i) {
    const [left, joined] = [inRow(from), inRow(to)];
    if (left === undefined) add(from, -1);
    else expect(row.splice(left, 1)).toEqual([String(what)]);
    if (joined === undefined) add(to, 1);
    else row.splice(joined, 0, String(what));
  }
}

const sorted = ({ counts, rows }: Pieces): unknown => [
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)),
  rows,
];

/**
 * Whoever carries the effects out on what was there before has what is there now. At the end of the game all
 * that was hidden is laid open.
 */
export function expectExplained(before: Look, { effects, look }: Happening): void {
  if (look.actor === "nobody") return;
  const pieces = piecesOf(before.position);
  for (const effect of effects) if ("from" in effect) carryOut(effect, pieces, before.position);
  const [told, now] = [sorted(pieces), sorted(piecesOf(look.position))].map((all) => JSON.stringify(all));
  if (told !== now) expect(sorted(pieces)).toEqual(sorted(piecesOf(look.position)));
}
