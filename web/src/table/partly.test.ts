import { describe, expect, it } from "vitest";
import { partly } from "./partly.ts";

const tiles = (...kinds: string[]) => Object.fromEntries(kinds.map((kind, i) => [`a${i + 1}`, kind]));

describe("what is drawn in parts", () => {
  it("is all there at once if little has changed", () => {
    const wanted = tiles("x", "y", "c");
    expect(partly(tiles("a", "b", "c"), wanted, 2)).toBe(wanted);
  });

  it("comes part by part, and each part once", () => {
    const wanted = tiles("x", "y", "z", "d", "v");
    const first = partly(tiles("a", "b", "c", "d", "e"), wanted, 2);
    expect(first).toEqual(tiles("x", "y", "c", "d", "e"));
    expect(partly(first, wanted, 2)).toBe(wanted);
  });

  it("begins with nothing, in order", () => {
    const wanted = tiles("x", "y", "z", "v", "w");
    const first = partly({}, wanted, 2);
    expect(Object.entries(first)).toEqual([
      ["a1", "x"],
      ["a2", "y"],
    ]);
    expect(Object.keys(partly({ a1: "x", a5: "b" }, wanted, 2))).toEqual(["a1", "a2", "a3", "a5"]);
    expect(partly(partly(first, wanted, 2), wanted, 2)).toBe(wanted);
  });

  it("is not mixed with another board", () => {
    const smaller = tiles("x", "y", "z");
    expect(partly(tiles("a", "b", "c", "d"), smaller, 2)).toBe(smaller);
  });
});
