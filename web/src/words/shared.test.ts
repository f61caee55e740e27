import { expect, test } from "vitest";
import { meeplesBy, takenBy } from "./shared";
import type { Card, Djinn, Item, Tribe } from "./things";

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
test("cards, tribes and things are told once each", () => {
  expect(taken.cardList(["fish", "fakir", "fish", "fakir", "gold"])).toBe("fish ×2 & 2 fakirs & gold");
  expect(taken.countAccusative(3, "elder")).toBe("3 elder");
  expect(taken.tribeList(["elder", "vizier", "elder"])).toBe("2 elder & vizier");
  expect(taken.discardedName("lamp")).toBe("a lamp");
  expect(taken.discardedName("baal")).toBe("baal");
});

test("what there is none of is not told", () => {
  expect(meeplesBy(list, (n, tribe) => `${n} ${tribe}`)({ elder: 2, vizier: 0, builder: 1 })).toBe(
    "2 elder & 1 builder",
  );
});
