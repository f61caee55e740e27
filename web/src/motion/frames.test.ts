import { describe, expect, test } from "vitest";
import { arc, heightOf, staying } from "./frames.ts";

const from = { x: 10, y: 20, w: 20, h: 20 };
const to = { x: 100, y: 60, w: 40, h: 40 };
const shiftOf = (frame: Keyframe | undefined): number[] =>
  String(frame?.transform)
    .match(/-?[\d.]+(?=px|\))/g)!
    .map(Number);

describe("an arc", () => {
  test("begins and ends exactly at its places", () => {
    const frames = arc(from, to, heightOf(from, to));
    expect(shiftOf(frames[0])).toEqual([-90, -40, 0.5]);
    expect(shiftOf(frames.at(-1))).toEqual([0, 0, 1]);
  });
  test("goes up in between, and not without a height", () => {
    const [flat, high] = [arc(from, to, 0), arc(from, to, 30)];
    expect(shiftOf(high[5])[1]).toBeLessThan(shiftOf(flat[5])[1]! - 25);
    expect(heightOf(from, to)).toBeGreaterThan(0);
    expect(heightOf({ ...from, x: -9000 }, to)).toBeLessThanOrEqual(2.2 * to.h);
  });
});

test("what appears ends as it stands, what goes ends unseen", () => {
  for (const manner of ["rise", "land"] as const) {
    const frames = staying(manner, 40);
    expect([frames[0]!.opacity, frames.at(-1)!.opacity]).toEqual([0, 1]);
  }
  for (const manner of ["fall", "leave"] as const) {
    const frames = staying(manner, 40);
    expect([frames[0]!.opacity, frames.at(-1)!.opacity]).toEqual([1, 0]);
  }
});
