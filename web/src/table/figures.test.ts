import { expect, test } from "vitest";
import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import { standingOn } from "../view/pieces.ts";
import { tribes } from "../words/things.ts";
import { figuresOf } from "./figures.ts";

const figuresOn = (meeples: Record<string, number>) =>
  figuresOf(
    standingOn(
      { players: 2, seats: [{}, {}], tiles: { a1: { kind: "oasis", meeples } } } as PositionForm,
      "a1",
    ),
  );

test("every meeple is there", () => {
  const figures = figuresOn({ elder: 3, builder: 4, vizier: 1 });
  expect(figures.length).toBe(3);
  expect(figures.reduce((sum, { n }) => sum + n, 0)).toBe(8);
  expect(figuresOn({ elder: 2, vizier: 1 }).length).toBe(3);
  expect(figuresOn({})).toEqual([]);
});

test("all stay on the tile and below its badge", () => {
  for (let k = 1; k <= 6; ++k)
    for (const n of [1, 5])
      for (const { x, y, size } of figuresOn(
        Object.fromEntries(tribes.slice(0, k).map((tribe) => [tribe, n])),
      )) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(36);
        expect(y + size).toBeLessThanOrEqual(100);
      }
});
