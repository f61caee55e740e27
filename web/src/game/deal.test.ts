import { expect, test } from "vitest";
import { Desk } from "../engine/desk.ts";
import { engineOfTests } from "../view/playing.ts";
import { chanceFrom, newNumber, numberFrom } from "./deal.ts";
import { shuffled } from "./start.ts";

test("numbers are digits, whatever is typed", () => {
  expect(numberFrom(" 12 a34.")).toBe("1234");
  expect(numberFrom("1234567890123456")).toBe("123456789012");
  for (const chance of [0, 0.5, 0.999999]) expect(newNumber(() => chance)).toMatch(/^\d{6}$/);
});

test("the same number seats the same party in the same order", () => {
  const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    shuffled(["a", "b", "c", "d"], chanceFrom(seed)).join(""),
  );
  expect(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => shuffled(["a", "b", "c", "d"], chanceFrom(seed)).join("")),
  ).toEqual(orders);
  expect(new Set(orders).size).toBeGreaterThan(3);
});

test("the same number deals the same game, without one each deal is new", async () => {
  const desk = new Desk(engineOfTests());
  const deal = (number?: number) => desk.deal({ players: 3, sets: ["base", "whims"] }, number);
  const first = await deal(2026);
  expect(await deal(2026)).toEqual(first);
  expect(await deal(2027)).not.toEqual(first);
  expect(await deal()).not.toEqual(await deal());
});
