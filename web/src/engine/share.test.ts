import { expect, test } from "vitest";
import { shared } from "./share.ts";

test("what stayed is the same thing", () => {
  const before = { a: { x: 1 }, list: [{ n: 1 }, { n: 2 }], gone: 3, text: "t" };
  const after = shared(before, { a: { x: 1 }, list: [{ n: 1 }, { n: 5 }], text: "t" } as typeof before);
  expect(after).toEqual({ a: { x: 1 }, list: [{ n: 1 }, { n: 5 }], text: "t" });
  expect(after.a).toBe(before.a);
  expect(after.list).not.toBe(before.list);
  expect(after.list[0]).toBe(before.list[0]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("what differs is never taken for the same", () => {
  const pairs: [unknown, unknown][] = [
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [null, {}],
    [{}, null],
    [{ a: undefined }, { b: undefined }],
    [1, "1"],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
  ];
  for (const [before, after] of pairs)
    expect(shared(structuredClone(before), structuredClone(after))).toEqual(after);
});
