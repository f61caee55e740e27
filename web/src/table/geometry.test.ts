import { expect, test } from "vitest";
import { cornerOf, extentOf, lineThrough, neighbourBy, nextOf, placeOf, sizeOf, tileAt } from "./geometry.ts";

test("names and places are the same thing", () => {
  for (const tile of ["a1", "f6", "g5"]) expect(tileAt(placeOf(tile))).toBe(tile);
  expect(placeOf("c4")).toEqual({ column: 2, row: 3 });
});

test("the board is as large as its last tiles", () => {
  expect(sizeOf(["a1", "f1", "a5", "f5"])).toEqual({ columns: 6, rows: 5 });
  expect(extentOf(1)).toBe(cornerOf("a1").x * 2 + 100);
});

test("arrow keys stay on the board", () => {
  const size = { columns: 6, rows: 5 };
  expect(neighbourBy("ArrowRight", "c3", size)).toBe("d3");
  expect(neighbourBy("ArrowDown", "c3", size)).toBe("c4");
  expect(neighbourBy("ArrowUp", "c1", size)).toBe("c1");
  expect(neighbourBy("ArrowRight", "f1", size)).toBe("f1");
  expect(neighbourBy("x", "c3", size)).toBe("c3");
});

test("a path goes from middle to middle", () => {
  expect(lineThrough(["a1", "b1"])).toBe("M66 66L171 66");
});

test("the next tile of some is found row by row, and round again", () => {
  const some = ["c3", "a1", "b3"];
  expect(nextOf(some, "a1", 1)).toBe("b3");
  expect(nextOf(some, "c3", 1)).toBe("a1");
  expect(nextOf(some, "d2", -1)).toBe("a1");
  expect(nextOf([], "d2", 1)).toBe("d2");
});
