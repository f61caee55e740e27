import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { eachStep, engineOfTests, play, type Played } from "./playing.ts";
import {
  biggestTurn,
  goodsOf,
  leadSeries,
  oneMore,
  scoreTable,
  setsOf,
  turnStart,
  vizierRaces,
} from "./scores.ts";

let engine: Engine;
let game: Played;
beforeAll(async () => {
  engine = await engineOfTests();
  game = play(engine, { players: 3, sets: ["base", "whims"] }, 77);
});

const lookWith = (seats: PositionForm["seats"], card_row: string[] = []): Look =>
  ({ position: { players: 3, tiles: {}, seats, card_row } }) as unknown as Look;

describe("the score table", () => {
  test("has the categories of the game and the change since the turn began", () => {
    const last = game.happenings.at(-1)!.look;
    expect(scoreTable(last).categories.join(" ")).toBe(
      "coins viziers elders djinns tiles cities palms palaces goods",
    );
    game.happenings.forEach(({ look }, i) => {
      if (i % 7 !== 0) return;
      const start = turnStart(game.beginning, game.happenings.slice(0, i + 1));
      const { rows, lead } = scoreTable(look, start);
      const totals = rows.map(({ total }) => total).sort((a, b) => b - a);
      expect(lead).toBe(totals[0]! - totals[1]!);
      for (const { seat, total, totalChange, change, place } of rows) {
        expect(totalChange).toBe(total - start.scores.seats[seat - 1]!.total);
        expect(Object.values(change).reduce((all, n) => all + n, 0)).toBe(totalChange);
        expect(place).toBe(totals.indexOf(total) + 1);
      }
    });
  });

  test("knows where a turn began", () => {
    let start = game.beginning;
    eachStep(game, (before, { action, look }) => {
      const firstTurn = action.startsWith("bid ") && look.position.turn !== undefined;
      const auction = look.position.step === "bid" && before.position.step !== "bid";
      if (action === "end" || firstTurn || auction) start = look;
      const found = turnStart(game.beginning, game.happenings.slice(0, look.moment));
      if (found !== start) expect(found.moment).toBe(start.moment);
    });
  });
});

describe("what a rival hides", () => {
  const sheets = [
    { coins: 10, goods: 3, items: 5, total: 30 },
    { coins: 12, goods: 7, items: 0, total: 20 },
  ];
  const look = (seats: PositionForm["seats"], more: object = {}, actor: Look["actor"] = 1): Look =>
    ({
      position: { players: 2, tiles: {}, seats, ...more },
      actor,
      scores: { seats: sheets.map((one, i) => ({ seat: i + 1, ...one })) },
    }) as unknown as Look;

  test("is marked and makes nobody the first for sure", () => {
    const hiding = look([{ unseen_items: { crown: 1 } }, { unseen: 2, unseen_items: 1 }]);
    const { rows, first } = scoreTable(hiding, hiding, 1);
    expect(rows.map(({ doubts }) => doubts)).toEqual([{}, { goods: "more", items: "more" }]);
    expect(rows.map(({ known }) => known)).toEqual([30, 20]);
    expect(first).toEqual([]);
    expect(scoreTable(look([{ unseen: 1 }, {}]), hiding, 2).first).toEqual([1]);
  });

  test("is not shown where totals are hidden, until the game is over", () => {
    const hiding = look([{}, { unseen: 1 }], { totals: "hidden" });
    const [own, rival] = scoreTable(hiding, hiding, 1).rows;
    expect([own!.doubts, own!.known]).toEqual([{}, 30]);
    expect([rival!.doubts, rival!.known]).toEqual([{ coins: "all", goods: "all" }, 1]);
    const over = look([{}, {}], { totals: "hidden" }, "nobody");
    expect(scoreTable(over, over, 1).rows[1]).toMatchObject({ doubts: {}, known: 20 });
  });
});

describe("goods", () => {
  test("are laid out in the sets that bring most", () => {
    expect(
      setsOf({ fish: 3, wheat: 2, silk: 1, fakir: 4 }, 0).map(({ goods, value }) => [goods.join(" "), value]),
    ).toEqual([
      ["silk fish wheat", 7],
      ["fish wheat", 3],
      ["fish", 1],
    ]);
    expect(setsOf({}, 0)).toEqual([]);
  });

  test("with Al-Amin take in fakirs by two", () => {
    const seat = { djinns: ["al-amin"], cards: { fish: 1, fakir: 3 } };
    const sheet = goodsOf(lookWith([seat], ["fakir", "silk", "fish", "silk"]), 1);
    expect(sheet.sets).toEqual([{ goods: ["fish"], wild: 1, value: 3 }]);
    expect(sheet.more).toEqual([
      { card: "silk", adds: 4 },
      { card: "fish", adds: 1 },
      { card: "fakir", adds: 4 },
    ]);
  });

  test("grow by one more card as the engine counts it", () => {
    let bought = 0;
    eachStep(game, (before, { action, look, seat }) => {
      if (seat === "chance" || !action.startsWith("buy ")) return;
      const card = before.position.card_row![Number(action.split(" ")[1]) - 1];
      const goods = ({ scores }: Look): number => scores.seats[seat - 1]!.goods;
      expect(oneMore(before, seat, card as "fish")).toBe(goods(look) - goods(before));
      ++bought;
    });
    expect(bought).toBeGreaterThan(5);
  });

  test("that are not seen are in no set", () => {
    const look = lookWith([{}, { cards: { fish: 1 }, unseen: 2, unseen_earlier: 1 }]);
    expect(goodsOf(look, 2)).toMatchObject({ value: 1, hidden: 3 });
  });
});

describe("viziers", () => {
  test("are compared with each rival", () => {
    expect(vizierRaces(lookWith([{ viziers: 3 }, { viziers: 3 }, { viziers: 1 }]), 1)).toEqual([
      { against: 2, ahead: 0 },
      { against: 3, ahead: 2 },
    ]);
  });
});

describe("the lead over the game", () => {
  test("has a point for each turn, the last with the final totals", () => {
    const series = leadSeries(game.beginning, game.happenings);
    expect(series[0]).toEqual({ moment: 0, round: 0, turn: 0, seat: null, totals: [50, 50, 50] });
    expect(series.at(-1)!.totals).toEqual(
      game.happenings.at(-1)!.look.scores.seats.map(({ total }) => total),
    );
    expect(series.slice(1, 5).map(({ round, turn }) => [round, turn])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ]);
    series.slice(1).forEach(({ moment }) => expect(game.happenings[moment - 1]!.action).toBe("end"));
  });

  test("names the turn that brought most", () => {
    const best = biggestTurn(game.beginning, game.happenings)!;
    const start = turnStart(game.beginning, game.happenings.slice(0, best.moment));
    const total = ({ scores }: Look): number => scores.seats[best.seat - 1]!.total;
    expect(best.points).toBe(total(game.happenings[best.moment - 1]!.look) - total(start));
    expect(game.happenings[best.moment]!.action).toBe("end");
    expect(best.points).toBeGreaterThan(8);
  });
});
