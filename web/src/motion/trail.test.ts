import { beforeAll, describe, expect, test } from "vitest";
import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import { cardsHeld, hiddenItems, knownItems, seatAt, sum } from "../view/read.ts";
import { engineOfTests, play, type Played } from "../view/playing.ts";
import { arrowsOf, badgeOf } from "./badge.ts";
import { counted } from "./count.ts";
import { gainKinds, trailOf, type GainKind } from "./trail.ts";
import { trayOf } from "./tray.ts";

/** What a seat has, by what a trail counts. */
function held(position: PositionForm, seat: Seat): Record<GainKind, number> {
  const form = seatAt(position, seat);
  return {
    coin: form.coins ?? 0,
    camel: Object.values(position.tiles).filter(({ owner }) => owner === seat).length,
    vizier: form.viziers ?? 0,
    elder: form.elders ?? 0,
    artisan: form.artisans ?? 0,
    card: cardsHeld(form),
    djinn: form.djinns?.length ?? 0,
    item: sum(knownItems(form)) + hiddenItems(form),
    whim: (form.whims?.length ?? 0) + (form.fulfilled?.length ?? 0),
  };
}

describe("the trail of a turn", () => {
  let game: Played;
  beforeAll(async () => {
    game = play(await engineOfTests(), { players: 3, sets: ["base", "artisans", "whims"] }, 21);
  }, 20_000);
  const at = (n: number): ReturnType<typeof trailOf> => trailOf(game.beginning, game.happenings.slice(0, n));

  test("follows the sowing and stays until the next one acts", () => {
    const { happenings } = game;
    let [ended, gone] = [0, 0];
    happenings.forEach(({ action, seat }, i) => {
      const trail = at(i + 1);
      if (action.startsWith("take ")) expect(trail).toMatchObject({ seat, path: [action.split(" ")[1]] });
      if (action.startsWith("drop ")) expect(trail!.path.at(-1)).toBe(action.split(" ")[1]);
      if (action === "end" && trail) ++ended;
      if (action.startsWith("bid ")) {
        expect(trail).toBeNull();
        ++gone;
      }
    });
    expect(ended).toBeGreaterThan(10);
    expect(gone).toBeGreaterThan(10);
  });

  test("says what the whole turn has brought, also what came before the sowing", () => {
    const { happenings } = game;
    const totals = (i: number): number[] => happenings[i]!.look.scores.seats.map(({ total }) => total);
    const seen = new Set<GainKind>();
    let turns = 0;
    let began = -1;
    happenings.forEach(({ action, look }, i) => {
      if (action === "end" || (action.startsWith("bid ") && look.position.turn !== undefined)) {
        const trail = action === "end" ? at(i + 1) : null;
        if (trail && began >= 0) {
          expect(trail.points).toBe(totals(i)[trail.seat - 1]! - totals(began)[trail.seat - 1]!);
          const [then, now] = [began, i].map((n) => held(happenings[n]!.look.position, trail.seat));
          for (const kind of gainKinds) {
            const gain = trail.gains.find((one) => one.kind === kind)?.n ?? 0;
            expect(gain, `${kind} at ${look.moment}`).toBe(now![kind] - then![kind]);
            if (gain !== 0) seen.add(kind);
          }
          ++turns;
        }
        began = i;
      }
    });
    expect(turns).toBeGreaterThan(10);
    expect(seen.size, [...seen].join()).toBe(gainKinds.length);
  });

  test("is nothing before the first sowing", () => expect(at(2)).toBeNull());
});

test("arrows stand between the tiles of a path and point along it", () => {
  expect(arrowsOf(["a1", "b1", "b2"]).map(({ angle }) => angle)).toEqual([0, 90]);
  const [first] = arrowsOf(["a1", "b1"]);
  expect([first!.x, first!.y]).toEqual([118.5, 66]);
});

test("a badge stays on the board", () => {
  const texts = ["+12", "+3", "+1", "−2"];
  for (const tile of ["a1", "f1", "c3", "f5"]) {
    const { x, y, width, xs } = badgeOf(tile, texts, 6);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(657);
    expect(y).toBeGreaterThan(0);
    expect(xs.length).toBe(4);
    expect(xs.at(-1)).toBeLessThan(width);
  }
});

test("a tray leaves the values free: that of its tile, and of the one beside it", () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const { x, width, xs, size } = trayOf(n);
    expect(xs.length).toBe(n);
    expect(xs.at(-1)! + size).toBeLessThan(width);
    expect(x).toBeGreaterThanOrEqual(31);
    expect(x + width).toBeLessThanOrEqual(116);
  }
});

test("a number counts to its end", () => {
  expect([counted(3, 9, 0), counted(3, 9, 1), counted(9, 3, 2)]).toEqual([3, 9, 3]);
  expect(counted(0, 100, 0.5)).toBe(75);
});
