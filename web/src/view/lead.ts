// The points of all seats over a game as a drawing: lines, scales and labels in units of the drawing.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { LeadPoint } from "./scores.ts";

/** The inside of the graph: from left to right, and from top to bottom. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Line {
  seat: Seat;
  /** By point of the series. */
  ys: number[];
  /** As a path of SVG. */
  path: string;
  /** Where its label stands: beside its end, apart from other labels. */
  label: number;
}
export interface Graph {
  xs: number[];
  lines: Line[];
  /** The points that the horizontal lines stand for. */
  ticks: { value: number; y: number }[];
  rounds: { round: number; from: number; to: number }[];
}

const stepSizes = [5, 10, 20, 25, 50, 100, 200];

/** Round numbers that take in both ends, at most `most` of them. */
export function ticksFor(low: number, high: number, most = 9): number[] {
  const fits = (size: number) => Math.ceil(high / size) - Math.floor(low / size) + 1 <= most;
  const size = stepSizes.find(fits) ?? stepSizes.at(-1)!;
  const first = Math.floor(low / size);
  const last = Math.max(first + 1, Math.ceil(high / size));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * size);
}

/** Moves places so that they are at least `gap` apart, in their order, and none lies behind `end`. */
export function spread(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place);
  const moved = order.map(({ place }) => place);
  for (let k = 1; k < moved.length; ++k) moved[k] = Math.max(moved[k]!, moved[k - 1]! + gap);
  for (let k = moved.length - 1, limit = end; k >= 0; --k, limit -= gap)
    moved[k] = Math.min(moved[k]!, limit);
  const back = new Array<number>(places.length);
  order.forEach(({ i }, k) => (back[i] = moved[k]!));
  return back;
}

/** Rounds as stretches between the last points of two rounds. */
function roundsOf(series: readonly LeadPoint[], xs: readonly number[]): Graph["rounds"] {
  const rounds: Graph["rounds"] = [];
  series.forEach(({ round }, i) => {
    if (i === 0) return;
    const last = rounds.at(-1);
    if (last?.round === round) last.to = xs[i]!;
    else rounds.push({ round, from: xs[i - 1]!, to: xs[i]! });
  });
  return rounds;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

export function graphOf(series: readonly LeadPoint[], box: Box, labelGap = 24): Graph {
  const seats = series[0]!.totals.map((_, i) => (i + 1) as Seat);
  const all = series.flatMap(({ totals }) => totals);
  const values = ticksFor(Math.min(...all), Math.max(...all));
  const [low, high] = [values[0]!, values.at(-1)!];
  const yOf = (value: number) => tenth(box.bottom - ((value - low) / (high - low)) * (box.bottom - box.top));
  const xs = series.map((_, i) =>
    tenth(box.left + (i / Math.max(1, series.length - 1)) * (box.right - box.left)),
  );
  const labels = spread(series.at(-1)!.totals.map(yOf), labelGap, box.bottom);
  return {
    xs,
    ticks: values.map((value) => ({ value, y: yOf(value) })),
    rounds: roundsOf(series, xs),
    lines: seats.map((seat, i) => {
      const ys = series.map(({ totals }) => yOf(totals[i]!));
      return {
        seat,
        ys,
        path: ys.map((y, k) => `${k === 0 ? "M" : "L"}${xs[k]} ${y}`).join(""),
        label: labels[i]!,
      };
    }),
  };
}

/** The point of the series that is nearest to a place. */
export function nearest(xs: readonly number[], x: number): number {
  let best = 0;
  xs.forEach((at, i) => {
    if (Math.abs(at - x) < Math.abs(xs[best]! - x)) best = i;
  });
  return best;
}
