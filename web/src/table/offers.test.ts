import { expect, test } from "vitest";
import { goodsIn, offersOf, offeredWith, saleOf, withoutDoubles } from "./offers.ts";

test("a price that can be paid in several ways has one button", () => {
  const bids = ["bid 0", "bid 5", "bid 5 fakirs 1", "bid 12", "bid 12 fakirs 1", "bid 12 fakirs 2"];
  expect(offersOf(bids)).toEqual(["bid 0", "bid 5", "bid 12"]);
  expect(offeredWith(bids, "bid 12")).toEqual(["bid 12", "bid 12 fakirs 1", "bid 12 fakirs 2"]);
  expect(offersOf(["keep", "skip"])).toEqual(["keep", "skip"]);
});

test("a djinn that can be paid in several ways has one button", () => {
  const djinns = [
    "djinn 1 elder elder",
    "djinn 1 elder fakir",
    "djinn 2 elder elder",
    "djinn 2 elder fakir",
    "skip",
  ];
  expect(offersOf(djinns)).toEqual(["djinn 1 elder elder", "djinn 2 elder elder", "skip"]);
  expect(offeredWith(djinns, "djinn 2 elder elder")).toEqual(djinns.slice(2, 4));
});

test("cards that are alike have one button", () => {
  const buys = ["buy 1", "buy 2", "buy 3", "buy 4", "skip"];
  expect(withoutDoubles(buys, ["fakir", "fish", "fakir", "fish", "silk"])).toEqual([
    "buy 1",
    "buy 2",
    "skip",
  ]);
});

test("a sale is found by its goods in any order", () => {
  const sales = ["sell ivory fish wheat", "sell ivory fish", "sell fish"];
  expect(goodsIn(sales)).toEqual(["ivory", "fish", "wheat"]);
  expect(saleOf(sales, new Set(["fish", "ivory"]))).toBe("sell ivory fish");
  expect(saleOf(sales, new Set(["wheat"]))).toBeUndefined();
});
