import { expect, test } from "vitest";
import { pathOf, Way } from "./way.ts";

/** Meeples lie on a1; from there one can drop on a2, then a3 (two tribes), then a4. */
function sowerOf() {
  const done: string[] = [];
  const asked: string[] = [];
  const choices: Record<string, Record<string, string[]>> = {
    "": { a1: ["take a1"], c1: ["take c1"] },
    a1: { a2: ["drop a2 elder"] },
    a2: { a3: ["drop a3 elder", "drop a3 vizier"] },
  };
  let at = "";
  const way = new Way({
    step: () => (at === "" ? { step: "take" } : { step: "drop", at }),
    actionsAt: (tile) => choices[at]?.[tile] ?? [],
    act: async (action) => {
      await Promise.resolve();
      done.push(action);
      at = action.split(" ")[1]!;
    },
    ask: (tile) => asked.push(tile),
  });
  return { way, done, asked };
}

test("tiles that are drawn over quickly are sown one after the other, until one has to choose", async () => {
  const { way, done, asked } = sowerOf();
  await Promise.all([way.over("a1", "a2"), way.over("a2", "a3"), way.over("a3", "a4")]);
  expect(done).toEqual(["take a1", "drop a2 elder"]);
  expect(asked).toEqual(["a3"]);
});

test("only what begins where the last meeple was dropped is a way", async () => {
  const { way, done } = sowerOf();
  await way.over("b2", "b3");
  expect(done).toEqual([]);
  await way.over("a1", "b1");
  expect(done).toEqual(["take a1"]);
  await way.over("b1", "a2");
  expect(done).toEqual(["take a1"]);
});

test("the path goes on while a power is used, and ends with the sowing", () => {
  expect(pathOf(["bid 5"])).toEqual([]);
  const actions = ["take a1", "end", "take b2", "drop b3 elder", "use carpet", "drop c3 elder", "collect"];
  expect(pathOf(actions)).toEqual(["b2", "b3", "c3"]);
  const cut = [
    "use scimitar d4",
    "remove elder",
    "remove elder",
    "tent",
    "drop c3 elder",
    "collect",
    "drop a1",
  ];
  expect(pathOf(["take b2", "drop b3 elder", ...cut])).toEqual(["b2", "b3", "c3"]);
});
