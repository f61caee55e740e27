import { expect, test } from "vitest";
import { most, within, zoomedAt } from "./zoom.ts";

const whole = { scale: 1, x: 0, y: 0 };

test("the point under the fingers stays where it is", () => {
  const zoom = zoomedAt(whole, 2, { x: 100, y: 50 });
  expect(100 * zoom.scale + zoom.x - 100 * zoom.scale).toBe(zoom.x);
  expect((100 - zoom.x) / zoom.scale).toBe(100);
  expect((50 - zoom.y) / zoom.scale).toBe(50);
});

test("it is never smaller than its frame, nor shifted out of it", () => {
  expect(within({ scale: 0.3, x: 50, y: -80 }, 600, 500)).toEqual(whole);
  expect(within({ scale: 2, x: 50, y: -9000 }, 600, 500)).toEqual({ scale: 2, x: 0, y: -500 });
  expect(zoomedAt(whole, 100, { x: 0, y: 0 }).scale).toBe(most);
});
