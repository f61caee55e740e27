// What stays but makes room: figures on a tile, cards in a row, the meeples in hand as they are carried on.

import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import { standingOn, type Standing } from "../view/pieces.ts";
import { alike, seatsOf, sum, tileAt } from "../view/read.ts";
import type { Place } from "./places.ts";
import type { Transition } from "./transition.ts";

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

/** Cards and djinns lie side by side: what changes in one row moves the other too. */
function inRows({ stayed, now }: Transition): Slide[] {
  const still = (row: readonly string[] = []): [number, number][] => row.map((_, i) => [i + 1, i + 1]);
  const slide = (name: string, pairs: readonly [number, number][] = []): Slide[] =>
    pairs.map(([was, is]) => ({ from: `${name}/${was}`, to: `${name}/${is}` }));
  const rows = stayed.row ?? stayed["djinn-row"];
  return [
    ...(rows ? slide("row", stayed.row ?? still(now.card_row)) : []),
    ...(rows ? slide("djinn-row", stayed["djinn-row"] ?? still(now.djinn_row)) : []),
    ...slide("bid", stayed.bid),
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

export function slidesIn(transition: Transition): Slide[] {
  const { then, now } = transition;
  const changed = Object.keys(now.tiles).filter((tile) => !alike(tileAt(then, tile), tileAt(now, tile)));
  return [
    ...changed.flatMap((tile) => onTile(tile, then, now)),
    ...inRows(transition),
    ...carried(then, now),
    ...seatCards(then, now),
  ];
}
