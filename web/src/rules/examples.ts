// The examples of the rules page: positions and actions, which the tests play through the engine
// (examples.test.ts, tests/notation/examples_test.cpp), so that what the pictures show is what happens.

import type { Category, PositionForm, Seat, TileForm } from "../../../bindings/wasm/naqala.ts";
import { parseAction, type TileName } from "../words/action.ts";
import type { ExampleName, RuleId } from "../words/index.ts";
import type { Tribe } from "../words/things.ts";
import assassins from "./examples/assassins.json";
import auction from "./examples/auction.json";
import builders from "./examples/builders.json";
import loop from "./examples/loop.json";
import sale from "./examples/sale.json";
import tent from "./examples/tent.json";

export interface ExampleAction {
  do: string;
  /** All that it changes in the score sheet of whoever acts. */
  gains?: Partial<Record<Category, number>>;
}

/** What is different when the last action is done. */
export interface After {
  /** Every tile that is drawn and has changed. */
  tiles?: Record<TileName, TileForm>;
  /** Where the tent of the first seat stands. */
  tent?: TileName;
  turn?: Seat;
  turn_order?: readonly (Seat | null)[];
}

export interface Play {
  actions: readonly ExampleAction[];
  then?: After;
}

export interface Example {
  /** The rule that it stands at. */
  rule: RuleId;
  /** The corners of the part of the board that is drawn; without them no board is drawn. */
  from?: TileName;
  to?: TileName;
  position: PositionForm;
  /** Tiles that are counted, in the order of their numbers. */
  marks?: readonly TileName[];
  /** What can be done there, each from the same position. */
  plays: readonly Play[];
}

export const examples = { auction, loop, builders, assassins, sale, tent } as unknown as Record<
  ExampleName,
  Example
>;

const textsOf = (play: Play): string[] => play.actions.map((action) => action.do);

/** The drops of a play, each with the tile it comes from. */
export function dropsOf(play: Play): { tribe: Tribe; from: TileName; to: TileName }[] {
  const drops: { tribe: Tribe; from: TileName; to: TileName }[] = [];
  let at: TileName = "";
  for (const action of textsOf(play).map(parseAction)) {
    if (action.kind === "take") at = action.tile;
    if (action.kind !== "drop") continue;
    drops.push({ tribe: action.tribe, from: at, to: action.tile });
    at = action.tile;
  }
  return drops;
}

/** The tiles that a play walks over, the start first. */
export function wayOf(play: Play): TileName[] {
  const drops = dropsOf(play);
  return drops.length === 0 ? [] : [drops[0]!.from, ...drops.map(({ to }) => to)];
}

/** The meeples that are collected at the end of the way. */
export function collectedIn({ position }: Example, play: Play): number {
  const drops = dropsOf(play);
  const last = drops.at(-1);
  if (last === undefined) return 0;
  const before = position.tiles[last.to]?.meeples?.[last.tribe] ?? 0;
  return before + drops.filter(({ to, tribe }) => to === last.to && tribe === last.tribe).length;
}

/** Where assassins kill, if they do. */
export function victimOf(play: Play): TileName | undefined {
  const kill = textsOf(play)
    .map(parseAction)
    .find((action) => action.kind === "kill");
  return kill?.tile;
}

/** The tiles that a play wins, with what they count. */
export function wonIn(play: Play): { tile: TileName; points: number }[] {
  const end = wayOf(play).at(-1);
  return play.actions.flatMap(({ do: text, gains }) => {
    const action = parseAction(text);
    const tile = action.kind === "kill" ? action.tile : end;
    return tile !== undefined && gains?.tiles ? [{ tile, points: gains.tiles }] : [];
  });
}

/** The tiles of the board from one corner to the other, row by row. */
export function tilesShown({ from, to }: Example): TileName[] {
  if (from === undefined || to === undefined) return [];
  const columns = range(from.charCodeAt(0), to.charCodeAt(0));
  const rows = range(Number(from.slice(1)), Number(to.slice(1)));
  return rows.flatMap((row) => columns.map((column) => String.fromCharCode(column) + row));
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The tiles as they are when a play is over. */
export const tilesAfter = ({ position }: Example, play: Play): PositionForm["tiles"] => ({
  ...position.tiles,
  ...play.then?.tiles,
});

/** What a play brings in all. */
export function gainsOf(play: Play): Partial<Record<Category, number>> {
  const all: Partial<Record<Category, number>> = {};
  for (const { gains } of play.actions)
    for (const [category, n] of Object.entries(gains ?? {}) as [Category, number][])
      all[category] = (all[category] ?? 0) + n;
  return all;
}

/**
 * The turn order track of an auction when the last marker stands, the cheapest space first. Whoever plays
 * first has left it by then; here that marker still stands where it was.
 */
export function trackAfter({ position }: Example, play: Play): (Seat | null)[] {
  const { turn, turn_order: after = [] } = play.then ?? {};
  return after.map((seat, i) => seat ?? (position.turn_order?.[i] === turn ? (turn ?? null) : null));
}
