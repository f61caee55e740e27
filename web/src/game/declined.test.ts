import { expect, test } from "vitest";
import { Declined, plainAction, powersIn } from "./declined.ts";

const step = ["keep", "use enki elder c4", "use enki fakir c4", "use utug elder elder b2"];

test("powers are told apart by their names alone", () => {
  expect(powersIn(step)).toEqual(new Set(["enki", "utug"]));
});

test("a step whose powers were all declined does itself", () => {
  expect(plainAction(step, new Set(["enki", "utug"]))).toBe("keep");
  expect(plainAction(step, new Set(["enki"]))).toBeUndefined();
});

test("a choice, a step without powers and the end of a turn are asked for", () => {
  expect(plainAction(["buy 1", "skip", "use enki elder c4"], new Set(["enki"]))).toBeUndefined();
  expect(plainAction(["collect"], new Set(["enki"]))).toBeUndefined();
  expect(plainAction(["end", "use enki elder c4"], new Set(["enki"]))).toBeUndefined();
});

test("what was offered and not chosen is declined until the turn is over, what was used is not", () => {
  const declined = new Declined();
  expect(declined.plain(step)).toBeUndefined();
  declined.choose("use enki elder c4", step);
  expect(declined.plain(step)).toBeUndefined();
  declined.choose("keep", step);
  expect(declined.plain(step)).toBe("keep");
  declined.forget();
  expect(declined.plain(step)).toBeUndefined();
});
