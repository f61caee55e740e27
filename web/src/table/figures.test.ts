import { expect, test } from "vitest";
import { figuresOn } from "./figures.ts";

test("up to four stand alone", () => {
  const figures = figuresOn({ elder: 2, builder: 1, vizier: 1 });
  expect(figures.map(({ n }) => n)).toEqual([1, 1, 1, 1]);
  expect(figures.filter(({ tribe }) => tribe === "elder").length).toBe(2);
});

test("more than four are grouped, and none is lost", () => {
  const figures = figuresOn({ elder: 3, builder: 4, vizier: 1 });
  expect(figures.length).toBe(3);
  expect(figures.reduce((sum, { n }) => sum + n, 0)).toBe(8);
});

test("all stay on the tile and below its badge", () => {
  const tribes = ["vizier", "elder", "merchant", "builder", "assassin", "artisan"] as const;
  for (let k = 1; k <= 6; ++k)
    for (const n of [1, 5]) {
      const meeples = Object.fromEntries(tribes.slice(0, k).map((tribe) => [tribe, n]));
      for (const { x, y, size } of figuresOn(meeples)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(36);
        expect(y + size).toBeLessThanOrEqual(100);
      }
    }
  expect(figuresOn(undefined)).toEqual([]);
});
