import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Options, PositionForm } from "../../../bindings/wasm/naqala.ts";
import { inHand, standingOn, stockOf } from "./pieces.ts";
import { engineOfTests, play, type Played } from "./playing.ts";
import { seatsOf, sum } from "./read.ts";

let engine: Engine;
const games: Played[] = [];
beforeAll(async () => {
  engine = await engineOfTests();
  const options: Options = { players: 3, sets: ["base", "artisans", "whims"] };
  games.push(play(engine, options, 7, 1), play(engine, options, 7));
}, 20_000);

describe("what stands on a tile", () => {
  test("is all that is there, few as figures and many as numbers", () => {
    let groups = 0;
    for (const { look } of games[0]!.happenings) {
      const { position } = look;
      expect(inHand(position).length).toBe(sum(position.hand));
      for (const [tile, form] of Object.entries(position.tiles)) {
        const standing = standingOn(position, tile);
        const n = (piece: string): number =>
          standing.reduce((all, one) => all + (one.piece === piece ? one.n : 0), 0);
        if (
          n("meeple") !== sum(form.meeples) ||
          n("palm") !== (form.palms ?? 0) ||
          n("palace") !== (form.palaces ?? 0)
        )
          expect(standing).toEqual(form);
        const keys = new Set(standing.map(({ key }) => key));
        const owners = n("camel") + n("tent");
        if (owners !== (form.owner ? 1 : 0) || keys.size !== standing.length) expect(standing).toEqual(form);
        const figures = standing.filter(({ piece }) => piece === "meeple");
        if (figures.length > 6 || (n("meeple") <= 4 && figures.length !== n("meeple")))
          expect(figures).toEqual(form);
        if (figures.some((one) => one.n > 1)) ++groups;
      }
    }
    expect(groups).toBeGreaterThan(100);
  });

  test("with what is drawn behind first", () => {
    const position = {
      players: 3,
      seats: [{}, { tent: "c3" }],
      tiles: { c3: { kind: "oasis", owner: 2, palms: 3, palaces: 2, meeples: { elder: 1, builder: 4 } } },
    } as unknown as PositionForm;
    expect(standingOn(position, "c3").map(({ key, n }) => `${key} ${n}`)).toEqual([
      "palace 2",
      "palm 3",
      "tent-2 1",
      "elder 1",
      "builder 4",
    ]);
  });

  test("leaves the rest in stock, and the game ends when that is used up", () => {
    for (const players of [2, 4] as const) {
      const { happenings } = play(
        engine,
        { players, sets: ["base", "artisans"] },
        300 + players,
        "spectator",
      );
      const { position } = happenings.at(-1)!.look;
      const stocks = seatsOf(position).map((seat) => stockOf(position, seat));
      for (const { camels } of stocks) expect(camels).toBeGreaterThanOrEqual(0);
      const stuck = happenings.some(({ action, look }) => action === "skip" && look.position.last_round);
      expect(stocks.some(({ camels, tent }) => camels === 0 && !tent) || stuck).toBe(true);
    }
  });
});
