import { expect, test } from "vitest";
import { chosenTotals, mostPlayers, optionsFrom, partyFrom, totalsOf, usualWish, wishFrom } from "./wish.ts";

const person = (n: number, only: boolean) => (only ? "You" : `Player ${n}`);
const bot = (level: string) => level.toUpperCase();

test("a usual game is one person against a bot, or people among themselves", () => {
  expect(partyFrom(usualWish(false), person, bot)).toEqual([
    { name: "You", usual: true },
    { name: "LEVEL-2", bot: "level-2", usual: true },
  ]);
  expect(partyFrom(usualWish(true), person, bot)).toEqual([
    { name: "Player 1", usual: true },
    { name: "Player 2", usual: true },
  ]);
});

test("names are taken as given, and made different", () => {
  const wish = usualWish(false);
  wish.players = 4;
  wish.seats[0]!.name = "  Ada ";
  wish.seats[1] = { player: "level-3", name: "" };
  wish.seats[2] = { player: "level-3", name: "" };
  wish.seats[3] = { player: "person", name: "Ada" };
  expect(partyFrom(wish, person, bot).map(({ name }) => name)).toEqual([
    "Ada",
    "LEVEL-3",
    "LEVEL-3 2",
    "Ada 2",
  ]);
});

test("five play only with an expansion", () => {
  const wish = usualWish(false);
  wish.players = 5;
  expect(mostPlayers(wish)).toBe(4);
  expect(partyFrom(wish, person, bot).length).toBe(4);
  wish.whims = true;
  expect(partyFrom(wish, person, bot).length).toBe(5);
  expect(optionsFrom(wish).sets).toEqual(["base", "whims"]);
});

test("R82: totals go by who sits there, unless they are chosen", () => {
  const wish = usualWish(false);
  expect([totalsOf(wish), optionsFrom(wish).totals]).toEqual(["shown", undefined]);
  wish.seats[1]!.player = "person";
  expect([totalsOf(wish), optionsFrom(wish).totals]).toEqual(["hidden", undefined]);
  wish.totals = chosenTotals(wish, "shown");
  expect([totalsOf(wish), optionsFrom(wish).totals]).toEqual(["shown", "shown"]);
  wish.totals = chosenTotals(wish, "hidden");
  wish.seats[1]!.player = "level-1";
  expect(totalsOf(wish), "what is usual is no choice").toBe("shown");
  wish.seats[2]!.player = "person";
  expect(totalsOf(wish), "a seat that is not used does not count").toBe("shown");
  wish.players = 3;
  expect(totalsOf(wish)).toBe("hidden");
});

test("what was kept when open counting was usual is no choice of it", () => {
  expect(wishFrom({ rules: { totals: "shown" } }, true).totals).toBeNull();
});

test("a kept wish comes back, as far as it makes sense", () => {
  const wish = usualWish(false);
  Object.assign(wish, { players: 5, whims: true, mixed: false });
  wish.seats[1] = { player: "level-6", name: "" };
  wish.totals = "hidden";
  expect(wishFrom(JSON.parse(JSON.stringify(wish)), false)).toEqual(wish);
  expect(
    wishFrom(
      { players: 9, seats: [{ player: "level-7", name: "" }, 3], rules: { nekir: "never" }, whims: "yes" },
      true,
    ),
  ).toEqual(usualWish(true));
  for (const damaged of [undefined, null, 7, "text", []])
    expect(wishFrom(damaged, false)).toEqual(usualWish(false));
});
