import { describe, expect, test } from "vitest";
import { rowMoves } from "./rows.ts";

describe("a row", () => {
  test("closes up", () => {
    expect(rowMoves(["fish", "silk", "gold"], ["fish", "gold"])).toEqual({
      left: [2],
      joined: [],
      stayed: [
        [1, 1],
        [3, 2],
      ],
    });
  });
  test("is filled from behind", () => {
    expect(rowMoves(["fish"], ["fish", "fish"])).toEqual({ left: [], joined: [2], stayed: [[1, 1]] });
  });
  test("opens again where something was taken out, when time goes back", () => {
    expect(rowMoves(["fish", "gold"], ["fish", "silk", "gold"], true)).toEqual({
      left: [],
      joined: [2],
      stayed: [
        [1, 1],
        [2, 3],
      ],
    });
  });
  test("is put in another order", () => {
    expect(rowMoves(["fish", "silk", "fish"], ["silk", "fish", "fish"]).stayed).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
  });
  test("that is as before has nothing to tell", () => {
    expect(rowMoves(["fish"], ["fish"])).toEqual({ left: [], joined: [], stayed: [] });
  });
});
