import { expect, test } from "vitest";
import { readTyped } from "./typed.ts";

const actions = ["drop c4 elder", "drop c4 vizier", "drop b3 vizier", "sell ivory fish", "end"];

test("an action is read however it is written", () => {
  expect(readTyped("  Drop  C4 elder ", actions)).toEqual({ kind: "action", action: "drop c4 elder" });
  expect(readTyped("sell fish ivory", actions)).toEqual({ kind: "action", action: "sell ivory fish" });
  expect(readTyped("drop b3", actions)).toEqual({ kind: "action", action: "drop b3 vizier" });
  expect(readTyped(" ", actions)).toEqual({ kind: "empty" });
});

test("what cannot be done and what is no action are told apart", () => {
  expect(readTyped("take a1", actions).kind).toBe("illegal");
  expect(readTyped("drop c9 elder", actions).kind).toBe("unreadable");
  expect(readTyped("drop c4", actions).kind).toBe("unreadable");
});
