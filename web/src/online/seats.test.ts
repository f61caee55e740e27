import { expect, test } from "vitest";
import { memoryStore } from "../game/storage.ts";
import {
  claimSeat,
  forgetSeat,
  keepName,
  keepSeat,
  keptName,
  nameFrom,
  newNonce,
  noteOver,
  ownSeats,
  seatAt,
} from "./seats.ts";

test("seats are found again by their table, the latest first", () => {
  const store = memoryStore();
  keepSeat(store, { table: "a", token: "1" });
  keepSeat(store, { table: "b", token: "2", nonce: "n" });
  expect(seatAt(store, "a")).toEqual({ table: "a", token: "1" });
  expect(ownSeats(store).map(({ table }) => table)).toEqual(["b", "a"]);
  keepSeat(store, { table: "a", token: "3" });
  expect(ownSeats(store)).toEqual([
    { table: "a", token: "3" },
    { table: "b", token: "2", nonce: "n" },
  ]);
  forgetSeat(store, "a");
  expect(seatAt(store, "a")).toBeUndefined();
});

test("games that are over are known as such, and stay in their place", () => {
  const store = memoryStore();
  for (const table of ["a", "b", "c"]) keepSeat(store, { table, token: "1", nonce: "n" });
  noteOver(store, "b");
  expect(ownSeats(store).map(({ table, over, nonce }) => [table, over, nonce])).toEqual([
    ["c", undefined, "n"],
    ["b", true, "n"],
    ["a", undefined, "n"],
  ]);
});

test("a second seat at the same table does not push out the first", () => {
  const store = memoryStore();
  expect(claimSeat(store, { table: "a", token: "1", nonce: "n" })).toBe(true);
  expect(claimSeat(store, { table: "a", token: "2" })).toBe(false);
  expect(claimSeat(store, { table: "a", token: "1" })).toBe(true);
  expect(ownSeats(store)).toEqual([{ table: "a", token: "1", nonce: "n" }]);
});

test("old seats make room, damaged ones are as if they were not there", () => {
  const store = memoryStore();
  for (let n = 0; n < 100; ++n) keepSeat(store, { table: `t${n}`, token: "x" });
  expect([ownSeats(store).length, ownSeats(store)[0]!.table]).toEqual([60, "t99"]);
  for (const damaged of ["{", "7", '[{"table":3}]']) {
    store.setItem("naqala.seats", damaged);
    expect(ownSeats(store)).toEqual([]);
  }
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(keepSeat(full, { table: "a", token: "1" })).toBe(false);
  expect(() => keepName(full, "Ana")).not.toThrow();
});

test("names are as the server takes them", () => {
  expect(nameFrom("  Ana\u0007\u202e & <b>Bo</b> ")).toBe("Ana & <b>Bo</b>");
  expect(new TextEncoder().encode(nameFrom("ж".repeat(50))).length).toBe(64);
  expect(nameFrom("🐪".repeat(20))).toBe("🐪".repeat(16));
  const store = memoryStore();
  keepName(store, "Ana");
  expect(keptName(store)).toBe("Ana");
});

test("nonces fit, and differ", () => {
  const nonces = [newNonce(), newNonce()];
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});
