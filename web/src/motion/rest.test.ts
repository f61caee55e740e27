import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForRest, watchRest } from "./rest.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<void>(() => {});
async function passes(waiting: Promise<void>, ms: number): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(ms);
  return over;
}

test("waits as long as it is told, if nothing moves", async () => {
  const waiting = waitForRest(200, never);
  expect(await passes(waiting, 199)).toBe(false);
  expect(await passes(waiting, 1)).toBe(true);
});

test("waits for what still moves, and no longer when that is over", async () => {
  const unwatch = watchRest(() => 150);
  const waiting = waitForRest(200, never);
  expect(await passes(waiting, 340)).toBe(false);
  expect(await passes(waiting, 10)).toBe(true);
  unwatch();
  expect(await passes(waitForRest(200, never), 200)).toBe(true);
});

test("ends at once when it is skipped", async () => {
  const unwatch = watchRest(() => 150);
  let skip = (): void => {};
  const waiting = waitForRest(200, new Promise((resolve) => (skip = resolve)));
  expect(await passes(waiting, 10)).toBe(false);
  skip();
  expect(await passes(waiting, 0)).toBe(true);
  unwatch();
});
