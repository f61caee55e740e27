import { expect, test } from "vitest";
import { actionsOf, gainsBy, meeplesBy, noCards, takenBy } from "./shared";
import { parseAction } from "./action";
import type { Card, Djinn, Item, Tribe } from "./things";
import type { Told } from "./types";

const same = <T extends string>() => new Proxy({}, { get: (_, name) => String(name) }) as Record<T, string>;
const list = (parts: readonly string[]) => parts.join(" & ");
const taken = takenBy((n, [one, few]) => `${n} ${n === 1 ? one : few}`, list, {
  tribe: same<Tribe>(),
  tribes: same<Tribe>(),
  card: same<Card>(),
  djinn: same<Djinn>(),
  item: { ...same<Item>(), lamp: "a lamp" },
  fakirs: (n) => `${n} fakirs`,
});
const told = (first: string, ...more: string[]): Told => ({
  who: null,
  step: "take",
  action: parseAction(first),
  more: more.map(parseAction),
});

test("cards, tribes and things are told once each", () => {
  expect(taken.cardList(["fish", "fakir", "fish", "fakir", "gold"])).toBe("fish ×2 & 2 fakirs & gold");
  expect(taken.countAccusative(3, "elder")).toBe("3 elder");
  expect(taken.discardedName("lamp")).toBe("a lamp");
  expect(taken.discardedName("baal")).toBe("baal");
});

test("several actions of a kind are told by what they are about", () => {
  const cards = told("deal fish", "deal gold", "deal fish");
  expect(actionsOf(cards).length).toBe(3);
  expect(taken.runOf(cards, () => "")).toBe("fish ×2 & gold");
  expect(taken.runOf(told("draw elder", "draw vizier", "draw elder"), () => "")).toBe("2 elder & vizier");
  expect(taken.runOf(told("put fish", "put fish"), () => "fish")).toBe("fish & fish");
});

test("what there is none of is not told", () => {
  expect(meeplesBy(list, (n, tribe) => `${n} ${tribe}`)({ elder: 2, vizier: 0, builder: 1 })).toBe(
    "2 elder & 1 builder",
  );
  expect(gainsBy(same(), (n) => (n > 0 ? `+${n}` : `${n}`))({ coins: 3, goods: -1, tiles: 0 })).toBe(
    "coins +3, goods -1",
  );
  for (const [cards, none] of [
    [0, true],
    [[], true],
    [2, false],
    [["fish"], false],
    [undefined, false],
  ] as const)
    expect(noCards({ cards } as Told)).toBe(none);
});
