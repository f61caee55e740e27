import { expect, test } from "vitest";
import { goodsIn, offersOf, offeredWith, saleOf } from "./offers.ts";

test("a price that can be paid in several ways has one button", () => {
  const bids = ["bid 0", "bid 5", "bid 5 fakirs 1", "bid 12", "bid 12 fakirs 1", "bid 12 fakirs 2"];
  expect(offersOf(bids)).toEqual(["bid 0", "bid 5", "bid 12"]);
  expect(offeredWith(bids, "bid 12")).toEqual(["bid 12", "bid 12 fakirs 1", "bid 12 fakirs 2"]);
  expect(offersOf(["keep", "skip"])).toEqual(["keep", "skip"]);
});

test("a sale is found by its goods in any order", () => {
  const sales = ["sell ivory fish wheat", "sell ivory fish", "sell fish"];
  expect(goodsIn(sales)).toEqual(["ivory", "fish", "wheat"]);
  expect(saleOf(sales, new Set(["fish", "ivory"]))).toBe("sell ivory fish");
  expect(saleOf(sales, new Set(["wheat"]))).toBeUndefined();
});
