// The score sheet while the game goes on, and how it came about.

import type { EffectForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import { categories } from "../words/things.ts";
import { categorySets } from "../words/rows.ts";
import type { Category } from "../words/things.ts";
import { doubtsOf, isSure, knownTotal, type Doubts } from "./doubts.ts";
import { seatAt, seatsOf } from "./read.ts";

export { goodsOf, oneMore, setsOf, type GoodsSet, type GoodsSheet } from "./goods.ts";

export interface ScoreRow {
  seat: Seat;
  points: Record<Category, number>;
  total: number;
  /** From 1; those with equal totals share a place. */
  place: number;
  /** Since the earlier look: what changed, by category and in all. */
  change: Partial<Record<Category, number>>;
  totalChange: number;
  /** What the viewer cannot know of it, and the part of the total that may be shown. */
  doubts: Doubts;
  known: number;
}

export interface ScoreTable {
  /** Those that can count in this game. */
  categories: Category[];
  rows: ScoreRow[];
  /** How far the first is ahead of the second; 0 if they are level. */
  lead: number;
  /** Who is first for sure, whatever the others hide. */
  first: Seat[];
}

function categoriesOf(look: Look): Category[] {
  const sets: readonly string[] = ["base", ...(look.position.sets ?? [])];
  return categories.filter((category) => sets.includes(categorySets[category].set));
}

/** The best that all know of, unless others may hide more. */
function firstOf(rows: readonly ScoreRow[]): Seat[] {
  const safe = (row: ScoreRow): boolean => rows.every((other) => other === row || isSure(other.doubts));
  return rows.filter((row) => row.place === 1 && safe(row)).map(({ seat }) => seat);
}

/** The table as if the game ended now, with the change since an earlier look, for instance `turnStart`. */
export function scoreTable(look: Look, since: Look = look, eyes: Eyes = undefined): ScoreTable {
  const totals = look.scores.seats.map(({ total }) => total);
  const rows = look.scores.seats.map(({ seat, total, ...points }, i): ScoreRow => {
    const earlier = since.scores.seats[i];
    const changed = categories.filter((category) => earlier && earlier[category] !== points[category]);
    const doubts = doubtsOf(look, seat, eyes);
    return {
      seat,
      points,
      total,
      place: 1 + totals.filter((other) => other > total).length,
      change: Object.fromEntries(
        changed.map((category) => [category, points[category] - earlier![category]]),
      ),
      totalChange: total - (earlier?.total ?? total),
      doubts,
      known: knownTotal(look, seat, doubts),
    };
  });
  const [first = 0, second = first] = [...totals].sort((a, b) => b - a);
  return { categories: categoriesOf(look), rows, lead: first - second, first: firstOf(rows) };
}

const has = ({ effects }: Happening, ...events: readonly EffectForm["effect"][]): boolean =>
  effects.some(({ effect }) => events.includes(effect));

const begins = ["turn-begins", "auction-begins", "clean-up-begins", "game-over"] as const;
/** How things stood when the present turn, auction or clean-up began, or the game ended. */
export const turnStart = (beginning: Look, happenings: readonly Happening[]): Look =>
  happenings.findLast((one) => has(one, ...begins))?.look ?? beginning;

export interface VizierRace {
  against: Seat;
  /** Viziers ahead, or behind if less than 0. */
  ahead: number;
}

/** The viziers of a seat against each opponent. */
export function vizierRaces(look: Look, seat: Seat): VizierRace[] {
  const viziers = (of: Seat): number => seatAt(look.position, of).viziers ?? 0;
  return seatsOf(look.position)
    .filter((other) => other !== seat)
    .map((against) => ({ against, ahead: viziers(seat) - viziers(against) }));
}

export interface LeadPoint {
  /** The moment at which the turn is over, to look back at. */
  moment: number;
  round: number;
  turn: number;
  /** Whose turn it was; nobody's at the beginning. */
  seat: Seat | null;
  /** By seat. */
  totals: number[];
}

const totalsOf = (look: Look): number[] => look.scores.seats.map(({ total }) => total);

/** The totals at the beginning and at the end of each turn, for a graph. */
export function leadSeries(beginning: Look, happenings: readonly Happening[]): LeadPoint[] {
  const first = { moment: beginning.moment, round: 0, turn: 0, seat: null, totals: totalsOf(beginning) };
  const series: LeadPoint[] = [first];
  let before = beginning;
  for (const happening of happenings) {
    const { look } = happening;
    const { round, turn } = before.progress;
    const seat = before.position.turn ?? null;
    if (has(happening, "turn-ends"))
      series.push({ moment: look.moment, round, turn, seat, totals: totalsOf(look) });
    before = look;
  }
  return series;
}

export interface BiggestTurn {
  seat: Seat;
  points: number;
  /** The moment just before the turn was ended. */
  moment: number;
}

/** The turn that brought its player most, without what was laid open at the end of the game. */
export function biggestTurn(beginning: Look, happenings: readonly Happening[]): BiggestTurn | undefined {
  let best: BiggestTurn | undefined;
  let start = beginning;
  let before = beginning;
  for (const happening of happenings) {
    const seat = before.position.turn;
    if (has(happening, "turn-ends") && seat !== undefined) {
      const points = before.scores.seats[seat - 1]!.total - start.scores.seats[seat - 1]!.total;
      if (!best || points > best.points) best = { seat, points, moment: before.moment };
    }
    if (has(happening, "turn-begins")) start = happening.look;
    before = happening.look;
  }
  return best;
}
