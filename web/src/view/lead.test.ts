import { beforeAll, describe, expect, test } from "vitest";
import { graphOf, nearest, spread, ticksFor } from "./lead.ts";
import { engineOfTests, play, type Played } from "./playing.ts";
import { outcomeOf } from "./result.ts";
import { leadSeries } from "./scores.ts";

let game: Played;
beforeAll(async () => {
  game = play(await engineOfTests(), { players: 5, sets: ["base", "artisans", "whims"] }, 12);
});
const box = { left: 40, right: 540, top: 10, bottom: 310 };

describe("the graph of the lead", () => {
  test("has round numbers that take in all points", () => {
    expect(ticksFor(50, 193)).toEqual([40, 60, 80, 100, 120, 140, 160, 180, 200]);
    expect(ticksFor(38, 61)).toEqual([35, 40, 45, 50, 55, 60, 65]);
    expect(ticksFor(-3, 4)).toEqual([-5, 0, 5]);
    expect(ticksFor(50, 50)).toEqual([50, 55]);
    for (let high = 1; high < 400; high += 7) {
      const ticks = ticksFor(high % 60, high + 60);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(ticks[0]!).toBeLessThanOrEqual(high % 60);
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(high + 60);
    }
  });

  test("draws the totals of each seat after each turn", () => {
    const series = leadSeries(game.beginning, game.happenings);
    const graph = graphOf(series, box);
    expect(graph.lines.length).toBe(5);
    expect(graph.xs[0]).toBe(box.left);
    expect(graph.xs.at(-1)).toBe(box.right);
    const [low, high] = [graph.ticks[0]!, graph.ticks.at(-1)!];
    expect([low.y, high.y]).toEqual([box.bottom, box.top]);
    const valueAt = (y: number) =>
      low.value + ((box.bottom - y) / (box.bottom - box.top)) * (high.value - low.value);
    for (const { seat, ys, path } of graph.lines) {
      expect(ys.map((y) => Math.round(valueAt(y)))).toEqual(series.map(({ totals }) => totals[seat - 1]));
      expect(path.match(/[ML]/g)?.length).toBe(series.length);
    }
    const final = game.happenings.at(-1)!.look.scores.seats.map(({ total }) => total);
    expect(series.at(-1)!.totals).toEqual(final);
  });

  test("parts the game into its rounds without a gap", () => {
    const { rounds } = graphOf(leadSeries(game.beginning, game.happenings), box);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1));
    expect(rounds.length).toBe(game.happenings.at(-1)!.look.progress.round);
    expect(rounds[0]!.from).toBe(box.left);
    rounds.slice(1).forEach(({ from }, i) => expect(from).toBe(rounds[i]!.to));
    expect(rounds.at(-1)!.to).toBe(box.right);
  });

  test("keeps labels apart and inside", () => {
    expect(spread([100, 10, 12], 20, 300)).toEqual([100, 10, 30]);
    expect(spread([295, 299, 300], 20, 300)).toEqual([260, 280, 300]);
    expect(spread([50, 50], 20, 300)).toEqual([50, 70]);
  });

  test("finds the point that somebody points at", () => {
    expect([0, 14, 16, 99].map((x) => nearest([0, 10, 20, 30], x))).toEqual([0, 1, 2, 3]);
  });
});

describe("the outcome", () => {
  test("names the winners, their points and the order of places", () => {
    const last = game.happenings.at(-1)!.look;
    const { winners, total, lead, order } = outcomeOf(last);
    const totals = last.scores.seats.map((seat) => seat.total).sort((a, b) => b - a);
    expect(winners).toEqual(last.scores.winners);
    expect(total).toBe(totals[0]);
    expect(order.map((row) => row.total)).toEqual(totals);
    expect(lead).toBe(totals[0]! - totals[1]!);
  });

  test("has no lead where the win is shared", () => {
    const last = game.happenings.at(-1)!.look;
    const [first, ...others] = last.scores.seats;
    const seats = [
      first!,
      { ...first!, seat: 2 as const },
      ...others.slice(1).map((seat) => ({ ...seat, total: 0 })),
    ];
    const tied = outcomeOf({ ...last, scores: { seats, winners: [1, 2] } });
    expect([tied.winners, tied.lead, tied.order.map(({ place }) => place)]).toEqual([
      [1, 2],
      0,
      [1, 1, 3, 3, 3],
    ]);
  });
});
