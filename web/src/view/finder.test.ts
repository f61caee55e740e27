import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import { sowingsOf } from "../engine/finder.ts";
import type { Look } from "../engine/table.ts";
import { filterRows, finderRows, heatOf, sortRows, type FinderRow } from "./finder.ts";
import { engineOfTests, play } from "./playing.ts";

let engine: Engine;
const found: { look: Look; rows: FinderRow[] }[] = [];
/**
 * What the engine offers on the final tile of some rows, and whether the finder thinks that a
 * djinn can be paid.
 */
const djinns: { row: FinderRow; offered: boolean }[] = [];

/** Walks a row with nothing but what is compulsory, to the action of its final tile. */
function atTile(look: Look, { path }: FinderRow): string[] {
  const position = engine.readPosition(look.position);
  try {
    for (const action of path) position.apply(action);
    const plain = ["collect", "camel", "keep", "trade", "fakirs 0"];
    for (let step = position.position().step; step !== "tile"; step = position.position().step) {
      const next = plain.find((action) => position.legal().includes(action));
      if (next === undefined) return [];
      position.apply(next);
    }
    return position.legal();
  } finally {
    position.free();
  }
}

beforeAll(async () => {
  engine = await engineOfTests();
  play(engine, { players: 2, sets: ["base", "artisans", "whims"] }, 600, 1, (table, look) => {
    if (look.actor !== 1 || look.position.step !== "take") return;
    const rows = finderRows(look, sowingsOf(table.position()));
    found.push({ look, rows });
    const sacred = rows.filter(
      ({ finalKind, tribe }) => finalKind.startsWith("sacred") && !/assassin|artisan/.test(tribe),
    );
    for (const row of sacred.slice(0, 6))
      djinns.push({ row, offered: atTile(look, row).some((action) => action.startsWith("djinn ")) });
  });
}, 20_000);

const all = (): FinderRow[] => found.flatMap(({ rows }) => rows);

describe("rows", () => {
  test("say what the engine found", () => {
    expect(found.length).toBeGreaterThan(5);
    for (const { look, rows } of found) {
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      for (const row of rows) {
        const points = Object.values(row.points).reduce((sum, n) => sum + n, 0);
        const right =
          points === row.total &&
          row.n >= 2 &&
          row.finalKind === look.position.tiles[row.final]!.kind &&
          row.path[0] === `take ${row.start}` &&
          row.path.at(-1) === `drop ${row.final} ${row.tribe}`;
        if (!right) expect(row).toBe("as the engine found it");
      }
    }
  });

  test("know whether a djinn can be had", () => {
    expect(djinns.filter(({ offered }) => offered).length).toBeGreaterThan(2);
    for (const { row, offered } of djinns) expect(row.earns.has("djinn"), row.key).toBe(offered);
  });

  test("know what else they earn", () => {
    for (const row of all()) {
      const wrong =
        row.earns.has("kill") !== (row.tribe === "assassin") ||
        row.earns.has("tile") !== row.control ||
        row.earns.has("cards") !== row.cards > 0 ||
        row.earns.has("coins") !== row.coins > 0;
      if (wrong) expect(row).toBe("consistent");
    }
    for (const earning of [
      "coins",
      "cards",
      "items",
      "tile",
      "palms",
      "palaces",
      "djinn",
      "kill",
      "whim",
    ] as const)
      expect(filterRows(all(), { earns: [earning] }).length, earning).toBeGreaterThan(0);
  });
});

describe("filters", () => {
  test("must all fit", () => {
    const rows = all();
    expect(filterRows(rows, {})).toEqual(rows);
    const [tribes, kinds] = [
      ["builder", "elder", "vizier"] as const,
      ["oasis", "village", "small-market"] as const,
    ];
    const few = filterRows(rows, { tribes, kinds, earns: ["tile"] });
    expect(few.length).toBeGreaterThan(0);
    for (const row of few) {
      expect(tribes).toContain(row.tribe);
      expect(kinds).toContain(row.finalKind);
      expect(row.control).toBe(true);
    }
    const { start, final } = rows[3]!;
    for (const row of filterRows(rows, { start, final }))
      expect([row.start, row.final]).toEqual([start, final]);
  });
});

describe("sorting", () => {
  test("goes by any column and leaves equals as they were", () => {
    const { rows } = found[0]!;
    expect(sortRows(rows, "total")).toEqual(rows);
    const columns = [
      "start",
      "final",
      "kind",
      "tribe",
      "n",
      "coins",
      "cards",
      "items",
      "control",
      "tiles",
    ] as const;
    for (const column of columns) {
      const down = sortRows(rows, column);
      expect(new Set(down)).toEqual(new Set(rows));
      expect(sortRows(down, column)).toEqual(down);
    }
    const byCards = sortRows(rows, "cards");
    byCards.forEach((row, i) => i > 0 && expect(byCards[i - 1]!.cards).toBeGreaterThanOrEqual(row.cards));
    const same = byCards.filter(({ cards }) => cards === 0);
    expect(same).toEqual(rows.filter(({ cards }) => cards === 0));
    expect(sortRows(rows, "start", false)[0]!.start).toBe(rows.map(({ start }) => start).sort()[0]);
  });
});

describe("the heat map", () => {
  test("is the best total of each final tile, from 0 to 1", () => {
    for (const { rows } of found) {
      const heat = heatOf(rows);
      expect(new Set(heat.keys())).toEqual(new Set(rows.map(({ final }) => final)));
      const bests = [...heat.values()];
      if (bests.length === 0) continue;
      expect(Math.max(...bests.map((one) => one.heat))).toBe(1);
      expect(Math.min(...bests.map((one) => one.heat))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...bests.map((one) => one.best))).toBe(rows[0]!.total);
    }
    expect(heatOf([]).size).toBe(0);
  });
});
