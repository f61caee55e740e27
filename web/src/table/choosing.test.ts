import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { engineOfTests, nameOf, play, setUps } from "../view/playing.ts";
import { Choosing } from "./choosing.svelte.ts";

let engine: Engine;
beforeAll(async () => void (engine = await engineOfTests()));

/** All that somebody can do who presses buttons and points at places. */
class Fingers {
  readonly done = new Set<string>();
  private readonly choosing: Choosing;

  constructor(look: Look) {
    this.choosing = new Choosing(
      () => look,
      () => true,
      (action) => this.done.add(action),
    );
  }

  /** What is pointed at has been done at once, or is asked for in the bar. */
  private follow(point: () => void): void {
    point();
    const asked = this.choosing.narrowed ? [...this.choosing.options] : [];
    for (const action of asked) {
      this.choosing.clear();
      point();
      this.choosing.press(action);
    }
    this.choosing.clear();
  }

  all(): Set<string> {
    const { choosing } = this;
    for (const action of [...choosing.options]) this.follow(() => choosing.press(action));
    for (const actions of choosing.groups.byCard.values()) this.follow(() => choosing.pick(actions));
    for (const tile of [...choosing.glowing]) this.follow(() => choosing.point(tile));
    for (const sale of choosing.groups.sales) choosing.do(sale);
    for (const { name } of choosing.groups.powers) this.power(name);
    return this.done;
  }

  private power(name: string): void {
    const { choosing } = this;
    const call = () => (choosing.clear(), choosing.call(name));
    call();
    const [tiles, options] = [[...choosing.glowing], [...choosing.options]];
    if (choosing.called === undefined) return;
    for (const tile of tiles) this.follow(() => (call(), choosing.point(tile)));
    for (const action of options) this.follow(() => (call(), choosing.press(action)));
  }
}

describe("whatever is possible can be chosen at the table", () => {
  const games = setUps
    .filter(({ players }) => players !== 3)
    .map((options, i) => ({ name: nameOf(options), options, i }));
  test.each(games)("$name", ({ options, i }) => {
    let decisions = 0;
    play(engine, options, 40 + i, undefined, (_, look) => {
      ++decisions;
      const reached = new Fingers(look).all();
      if (reached.size !== look.actions.length) expect([...reached].sort()).toEqual([...look.actions].sort());
    });
    expect(decisions).toBeGreaterThan(100);
  });
});

test("what was pointed at can be let go, and cards and prices with several choices ask", () => {
  const acted: string[] = [];
  const look = { actions: ["bid 0", "bid 5", "bid 5 fakirs 1"], position: {} } as Look;
  const choosing = new Choosing(
    () => look,
    () => true,
    (action) => acted.push(action),
  );
  expect(choosing.options).toEqual(["bid 0", "bid 5"]);
  choosing.press("bid 5");
  expect(choosing.options).toEqual(["bid 5", "bid 5 fakirs 1"]);
  expect(choosing.clear()).toBe(true);
  expect(choosing.clear()).toBe(false);
  choosing.pick(["bid 0"]);
  expect(acted).toEqual(["bid 0"]);
});
