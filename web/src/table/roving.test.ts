import { expect, test } from "vitest";
import { stepTo } from "./roving.ts";

test("arrows walk and stop at the ends, other keys do nothing", () => {
  expect(stepTo("ArrowRight", 0, 3)).toBe(1);
  expect(stepTo("ArrowDown", 2, 3)).toBe(2);
  expect(stepTo("ArrowLeft", 0, 3)).toBe(0);
  expect(stepTo("End", 0, 3)).toBe(2);
  expect(stepTo("Home", 2, 3)).toBe(0);
  expect(stepTo("a", 1, 3)).toBeUndefined();
});
