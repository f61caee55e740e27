// What stays but makes room: figures on a tile, cards in a row, the meeples in hand as they are carried on.

import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import { standingOn, type Standing } from "../view/pieces.ts";
import { alike, seatsOf, sum, tileAt } from "../view/read.ts";
import type { Moment } from "./flights.ts";
import type { Place } from "./places.ts";
import { rowMoves } from "./rows.ts";

export interface Slide {
  from: Place;
  to: Place;
  /** In an arc. */
  hop?: true;
}

const sortOf = (one: Standing): string =>
  one.piece === "meeple" ? one.tribe : "seat" in one ? `${one.piece} ${one.seat}` : one.piece;

/** Whether a figure stands for itself beside others of its sort, which have their own numbers. */
const isAlone = ({ key }: Standing): boolean => /-\d+$/.test(key);

function onTile(tile: string, then: PositionForm, now: PositionForm): Slide[] {
  const before = standingOn(then, tile);
  return standingOn(now, tile).flatMap((one): Slide[] => {
    const same =
      before.find(({ key }) => key === one.key) ?? before.find((other) => sortOf(other) === sortOf(one));
    const isNew = same === undefined || (same.key !== one.key && isAlone(same) && isAlone(one));
    return isNew ? [] : [{ from: `${tile}/${same.key}`, to: `${tile}/${one.key}` }];
  });
}

function inRow(
  name: string,
  then: readonly string[] = [],
  now: readonly string[] = [],
  back = false,
): Slide[] {
  const stayed = alike(then, now)
    ? now.map((_, i) => [i + 1, i + 1] as const)
    : rowMoves(then, now, back).stayed;
  return stayed.map(([was, is]) => ({ from: `${name}/${was}`, to: `${name}/${is}` }));
}

/** The rows lie side by side: what changes in one moves the other too. */
function inRows(then: PositionForm, now: PositionForm, back: boolean): Slide[] {
  if (alike(then.card_row, now.card_row) && alike(then.djinn_row, now.djinn_row)) return [];
  return [
    ...inRow("row", then.card_row, now.card_row, back),
    ...inRow("djinn-row", then.djinn_row, now.djinn_row, back),
  ];
}

/** Meeples in hand go with the sowing from tile to tile. */
function carried(then: PositionForm, now: PositionForm): Slide[] {
  const held = sum(then.hand) > 0 && sum(now.hand) > 0;
  return held && then.at !== now.at ? [{ from: "hand", to: "hand", hop: true }] : [];
}

/** Seat cards grow and shrink with what lies on them. */
const seatCards = (then: PositionForm, now: PositionForm): Slide[] =>
  alike(then.seats, now.seats)
    ? []
    : seatsOf(now).map((seat) => ({ from: `seat-${seat}`, to: `seat-${seat}` }));

export function slidesBetween(before: Moment, after: Moment): Slide[] {
  const [then, now] = [before.position, after.position];
  const back = after.moment < before.moment;
  const changed = Object.keys(now.tiles).filter((tile) => !alike(tileAt(then, tile), tileAt(now, tile)));
  return [
    ...changed.flatMap((tile) => onTile(tile, then, now)),
    ...inRows(then, now, back),
    ...carried(then, now),
    ...seatCards(then, now),
  ];
}
