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

test("R51: whoever sows on is asked for magic items before collecting, and not again after that", () => {
  const declined = new Declined();
  const collect = ["collect", "use flute c4", "use lamp 1"];
  declined.choose("take c3", ["take c3", "use flute c4", "use lamp 1", "use sloar fakir"]);
  declined.choose("drop c4 elder", ["drop c4 elder", "use flute b4", "use lamp 1"]);
  expect(declined.plain(collect)).toBeUndefined();
  expect(declined.plain(["keep", "use sloar fakir"])).toBe("keep");
  declined.choose("collect", collect);
  expect(declined.plain(["keep", "use flute c4", "use sloar fakir"])).toBe("keep");
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
