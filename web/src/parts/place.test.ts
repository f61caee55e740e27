import { expect, test } from "vitest";
import { placeBeside } from "./place.ts";

const card = { width: 300, height: 150 };
const thing = (left: number, top: number) => ({ left, top, width: 60, height: 60 });

test("it stands above, below where there is no room, and at the side on a low screen", () => {
  const phone = { width: 390, height: 844 };
  expect(placeBeside(thing(160, 400), card, phone)).toEqual({ left: 40, top: 240 });
  expect(placeBeside(thing(160, 50), card, phone)).toEqual({ left: 40, top: 120 });
  expect(placeBeside(thing(10, 130), card, { width: 844, height: 300 })).toEqual({ left: 80, top: 85 });
});

test("it is never cut at the edge", () => {
  for (const window of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    for (let x = 0; x <= window.width - 60; x += 30)
      for (let y = 0; y <= window.height - 60; y += 30) {
        const { left, top } = placeBeside(thing(x, y), card, window);
        expect(left).toBeGreaterThanOrEqual(10);
        expect(top).toBeGreaterThanOrEqual(10);
        expect(left + card.width).toBeLessThanOrEqual(window.width - 10);
        expect(top + card.height).toBeLessThanOrEqual(window.height - 10);
      }
});
