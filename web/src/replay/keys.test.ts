import { expect, test } from "vitest";
import { orderOf, type Focus, type Pressed } from "./keys.ts";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const on = (tag: string, role: string | null = null, type: string | null = null): Focus => ({
  tag,
  role,
  type,
});
const body = on("body");

test("keys walk through the game", () => {
  expect(
    ["ArrowLeft", "ArrowRight", "Home", "End", " ", "a"].map((key) => orderOf(press(key), body)),
  ).toEqual(["back", "forward", "start", "end", "toggle", undefined]);
  expect(orderOf(press("ArrowLeft"), on("input", null, "range"))).toBe("back");
  expect(orderOf(press("ArrowLeft"), on("button"))).toBe("back");
});

test("keys that mean something where the focus is are left to it", () => {
  for (const focus of [on("button", "tab"), on("select"), on("input", null, "radio"), on("textarea")])
    for (const key of ["ArrowLeft", "ArrowRight", "Home", " "])
      expect(orderOf(press(key), focus)).toBeUndefined();
  for (const focus of [on("button"), on("a"), on("summary"), on("g", "button")])
    expect(orderOf(press(" "), focus)).toBeUndefined();
  expect(orderOf(press("ArrowLeft", { defaultPrevented: true }), body)).toBeUndefined();
  expect(orderOf(press("ArrowLeft", { altKey: true }), body)).toBeUndefined();
});
