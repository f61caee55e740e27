// The move finder: one row for each sowing, to sort and to filter, and the colours of the board.

import type { PositionForm, SowingChoice } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import type { TileName } from "../words/action.ts";
import { categories, tribes } from "../words/things.ts";
import { djinnPayments, paymentRows } from "../words/rows.ts";
import type { Category, TileKind, Tribe } from "../words/things.ts";
import { kindAt, knownCards, seatAt } from "./read.ts";

/** What can be asked of a turn: that it brings this, or makes it possible. */
export const earnings = [
  "coins",
  "cards",
  "items",
  "tile",
  "palms",
  "palaces",
  "djinn",
  "kill",
  "whim",
] as const;
export type Earning = (typeof earnings)[number];

export interface FinderRow {
  /** The same for the same sowing. */
  key: string;
  start: TileName;
  final: TileName;
  finalKind: TileKind;
  tribe: Tribe;
  /** Meeples collected. */
  n: number;
  /** By builders, whims and djinns. */
  coins: number;
  cards: number;
  items: number;
  control: boolean;
  points: Partial<Record<Category, number>>;
  total: number;
  earns: ReadonlySet<Earning>;
  /** Ways to walk it that leave different boards; `complete` if there are no more. */
  ways: number;
  complete: boolean;
  path: readonly string[];
}

const isSacred = (kind: TileKind): boolean => kind.startsWith("sacred");
const isCity = (kind: TileKind): boolean => kind.startsWith("city");

/** What the seat can pay for a djinn with, and whether there is one to take. */
interface Purse {
  offered: boolean;
  elders: number;
  fakirs: number;
}

function purseOf(position: PositionForm): Purse {
  const seat = position.turn === undefined ? {} : seatAt(position, position.turn);
  const offered = (position.djinn_row?.length ?? 0) > 0;
  return { offered, elders: seat.elders ?? 0, fakirs: knownCards(seat)["fakir"] ?? 0 };
}

/** Whether a djinn can be paid when these elders have been kept. */
function canPay(purse: Purse, kept: number): boolean {
  if (!purse.offered) return false;
  const elders = purse.elders + kept;
  return djinnPayments.some(
    (payment) => elders >= paymentRows[payment].elders && purse.fakirs >= paymentRows[payment].fakirs,
  );
}

function kindsOfEarning(
  position: PositionForm,
  purse: Purse,
  choice: SowingChoice,
  kind: TileKind,
): Set<Earning> {
  const { cards, items, control, collected, points } = choice.yield;
  const earns = new Set<Earning>();
  if ((points.coins ?? 0) > 0) earns.add("coins");
  if (cards > 0) earns.add("cards");
  if (items > 0) earns.add("items");
  if (control) earns.add("tile");
  if (kind === "oasis" || (points.palms ?? 0) > 0) earns.add("palms");
  if (kind === "village" || (points.palaces ?? 0) > 0) earns.add("palaces");
  if (isSacred(kind) && canPay(purse, choice.tribe === "elder" ? collected : 0)) earns.add("djinn");
  if (choice.tribe === "assassin") earns.add("kill");
  if (isCity(kind) && position.tiles[choice.final]?.whim !== undefined) earns.add("whim");
  return earns;
}

/** The choice without what its cards add to those in hand, which would tell what they are. */
function withoutGoods(choice: SowingChoice): SowingChoice {
  const { goods = 0, ...points } = choice.yield.points;
  return { ...choice, yield: { ...choice.yield, points, total: choice.yield.total - goods } };
}

function rowOf(position: PositionForm, purse: Purse, choice: SowingChoice): FinderRow {
  const { start, final, tribe, ways, complete, path } = choice;
  const { collected: n, cards, items, control, points, total } = choice.yield;
  const coins = points.coins ?? 0;
  const finalKind = kindAt(position, final);
  const earns = kindsOfEarning(position, purse, choice, finalKind);
  return {
    key: `${start} ${final} ${tribe}`,
    start,
    final,
    finalKind,
    tribe,
    n,
    coins,
    cards,
    items,
    control,
    points,
    total,
    earns,
    ways,
    complete,
    path,
  };
}

/**
 * A row for each sowing, in the order given. Where all coins and cards on the screen are covered, nothing
 * rests on the cards in hand (R82).
 */
export function finderRows(look: Look, sowings: readonly SowingChoice[], covered = false): FinderRow[] {
  const open = purseOf(look.position);
  const purse = covered ? { ...open, fakirs: 0 } : open;
  return sowings.map((choice) => rowOf(look.position, purse, covered ? withoutGoods(choice) : choice));
}

/** What is left out shows all. Of tribes and kinds any will do; what is to be earned must all be there. */
export interface FinderFilter {
  tribes?: readonly Tribe[];
  kinds?: readonly TileKind[];
  earns?: readonly Earning[];
  start?: TileName;
  final?: TileName;
}

const fits = <T>(wanted: readonly T[] | undefined, value: T): boolean =>
  !wanted?.length || wanted.includes(value);

/** The rows that fit, in their order. */
export const filterRows = (rows: readonly FinderRow[], filter: FinderFilter): FinderRow[] =>
  rows.filter(
    (row) =>
      fits(filter.tribes, row.tribe) &&
      fits(filter.kinds, row.finalKind) &&
      (filter.start === undefined || filter.start === row.start) &&
      (filter.final === undefined || filter.final === row.final) &&
      (filter.earns ?? []).every((earning) => row.earns.has(earning)),
  );

export type FinderColumn =
  "start" | "final" | "kind" | "tribe" | "n" | "coins" | "cards" | "items" | "control" | "total" | Category;

const order = new Map(tribes.map((tribe, i) => [tribe, i]));
const isCategory = (column: FinderColumn): column is Category =>
  (categories as readonly string[]).includes(column);

function cell(row: FinderRow, column: FinderColumn): number | string {
  switch (column) {
    case "start":
      return row.start;
    case "final":
      return row.final;
    case "kind":
      return row.finalKind;
    case "tribe":
      return order.get(row.tribe)!;
    case "n":
      return row.n;
    case "coins":
      return row.coins;
    case "cards":
      return row.cards;
    case "items":
      return row.items;
    case "control":
      return Number(row.control);
    case "total":
      return row.total;
    default:
      return isCategory(column) ? (row.points[column] ?? 0) : 0;
  }
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted by a column; rows that are alike in it stay as they were. */
export function sortRows(rows: readonly FinderRow[], column: FinderColumn, down = true): FinderRow[] {
  const sign = down ? -1 : 1;
  const cells = new Map(rows.map((row) => [row, cell(row, column)]));
  return [...rows].sort((a, b) => sign * compare(cells.get(a)!, cells.get(b)!));
}

/** For each tile where a row ends: the best total, from 0 (the worst of all tiles) to 1 (the best). */
export function heatOf(rows: readonly FinderRow[]): Map<TileName, { best: number; heat: number }> {
  const best = new Map<TileName, number>();
  for (const { final, total } of rows) best.set(final, Math.max(total, best.get(final) ?? -Infinity));
  const totals = [...best.values()];
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const heat = (total: number): number => (high === low ? 1 : (total - low) / (high - low));
  return new Map([...best].map(([tile, total]) => [tile, { best: total, heat: heat(total) }]));
}
