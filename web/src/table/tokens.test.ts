import { expect, test } from "vitest";
import { standingIn } from "../view/pieces.ts";
import { tokenRadius, tokensOf } from "./tokens.ts";

const on = (palms: number, palaces: number, whim = false) =>
  tokensOf(standingIn({ kind: "oasis", palms, palaces, owner: 1, meeples: { elder: 2 } }, false), whim);

test("palms and palaces are one token each, with their number", () => {
  expect(on(1, 0).map(({ piece, n }) => [piece, n])).toEqual([["palm", 1]]);
  expect(on(2, 3).map(({ piece, n }) => [piece, n])).toEqual([
    ["palm", 2],
    ["palace", 3],
  ]);
  expect(on(0, 0)).toEqual([]);
});

test.each([false, true])("tokens cover neither each other nor the value nor a whim: %s", (whim) => {
  const tokens = on(2, 2, whim);
  expect(Math.hypot(tokens[0]!.x - tokens[1]!.x, tokens[0]!.y - tokens[1]!.y)).toBeGreaterThanOrEqual(
    2 * tokenRadius,
  );
  for (const { x, y } of tokens) {
    expect(x - tokenRadius).toBeGreaterThanOrEqual(31);
    expect(y - tokenRadius).toBeGreaterThanOrEqual(3);
    expect(x + tokenRadius).toBeLessThanOrEqual(whim ? 62 : 97);
  }
});
