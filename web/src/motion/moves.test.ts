import { describe, expect, test } from "vitest";
import type {
  CauseForm,
  EffectForm,
  MoveForm,
  PlaceForm,
  PositionForm,
} from "../../../bindings/wasm/naqala.ts";
import { movesBy, undone } from "./moves.ts";

const by: CauseForm = { step: "sow" };
const position = (rows: Partial<PositionForm> = {}): PositionForm => ({
  players: 2,
  tiles: {},
  seats: [],
  ...rows,
});

function moved(
  effect: MoveForm["effect"],
  what: MoveForm["what"],
  from: PlaceForm,
  to: PlaceForm,
  n = 1,
): MoveForm {
  return { effect, ...(what === undefined ? {} : { what }), n, from, to, by };
}

/** "elder hand > c4" for each piece. */
const told = (effects: readonly EffectForm[], before = position()): string[] =>
  movesBy(effects, before).moves.map(({ thing, from, to }) => `${thing.what ?? thing.piece} ${from} > ${to}`);

describe("a piece", () => {
  test("moves alone, in the order of the effects", () => {
    const taken = [moved("meeple", "elder", "c4", "hand"), moved("meeple", "vizier", "c4", "hand", 2)];
    expect(told(taken)).toEqual(["elder c4 > hand", "vizier c4 > hand", "vizier c4 > hand"]);
  });

  test("that goes on has gone all of the way", () => {
    const kept = [moved("meeple", "vizier", "c4", "bag"), moved("meeple", "vizier", "bag", "seat-2")];
    expect(told(kept)).toEqual(["vizier c4 > seat-2"]);
    const other = [moved("meeple", "vizier", "c4", "bag"), moved("meeple", "elder", "bag", "d4")];
    expect(told(other)).toEqual(["vizier c4 > bag", "elder bag > d4"]);
  });

  test("that comes back has not moved", () => {
    const back = [moved("meeple", "elder", "hand", "c4"), moved("meeple", "elder", "c4", "hand", 3)];
    expect(told(back)).toEqual(["elder c4 > hand", "elder c4 > hand"]);
    expect(told(undone(back))).toEqual(["elder hand > c4", "elder hand > c4"]);
  });

  test("that nobody sees is not one that is named", () => {
    const shown = [moved("card", null, "deck", "unseen-2"), moved("card", "fish", "unseen-2", "seat-2")];
    expect(told(shown)).toEqual(["card deck > unseen-2", "fish unseen-2 > seat-2"]);
  });

  test("is not a coin that the bank gives when it has taken one", () => {
    const paid = [
      moved("coins", undefined, "seat-1", "bank", 2),
      moved("coins", undefined, "bank", "seat-2"),
    ];
    expect(told(paid)).toEqual(["coins seat-1 > bank", "coins seat-1 > bank", "coins bank > seat-2"]);
    const spent = [
      moved("coins", undefined, "bank", "seat-1", 2),
      moved("coins", undefined, "seat-1", "bank"),
    ];
    expect(told(spent)).toEqual(["coins bank > seat-1"]);
  });

  test("is not what happens without one", () => {
    expect(movesBy([{ effect: "last-round", by }], position())).toEqual({ moves: [], stayed: {} });
  });
});

describe("a row", () => {
  const row = position({ card_row: ["fish", "silk", "gold"], djinn_row: ["sloar"] });

  test("closes up behind what leaves, whose position is the one that it had before", () => {
    const bought = [moved("card", "fish", "row-1", "seat-1"), moved("card", "gold", "row-2", "seat-1")];
    expect(told(bought, row)).toEqual(["fish row/1 > seat-1", "gold row/3 > seat-1"]);
    expect(movesBy(bought, row).stayed).toEqual({ row: [[2, 1]] });
  });

  test("takes what joins it where it ends up", () => {
    const dealt = [
      moved("card", "silk", "row-2", "discards"),
      moved("card", "fish", "deck", "row-3"),
      moved("card", "fish", "row-1", "discards"),
    ];
    expect(told(dealt, row)).toEqual(["silk row/2 > discards", "fish deck > row/2", "fish row/1 > discards"]);
    expect(movesBy(dealt, row).stayed).toEqual({ row: [[3, 1]] });
  });

  test("opens where something was taken out, when that is undone", () => {
    const opened = undone([moved("card", "silk", "row-2", "seat-1")]);
    const without = position({ card_row: ["fish", "gold"] });
    expect(told(opened, without)).toEqual(["silk seat-1 > row/2"]);
    expect(movesBy(opened, without).stayed.row).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  test("can be put in another order, and nothing leaves it", () => {
    const { moves, stayed } = movesBy([moved("card", "gold", "row-3", "row-1")], row);
    expect(moves).toEqual([]);
    expect(stayed.row).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test("of djinns is another one", () => {
    const chosen = [moved("djinn", "sloar", "row-1", "seat-1")];
    expect(told(chosen, row)).toEqual(["sloar djinn-row/1 > seat-1"]);
    expect(movesBy(chosen, row).stayed).toEqual({ "djinn-row": [] });
  });
});

test("two markers of a seat are told apart where its last bid begins its turn", () => {
  const before = position({ bid_order: [1], turn_order: [null, null, null, null, 2, null, 2, 1, null] });
  const effects = [
    moved("marker", 1, "bid-1", "turn-4"),
    moved("coins", undefined, "seat-1", "bank", 3),
    moved("marker", 1, "turn-8", "bid-1"),
    { effect: "turn-begins", what: 1, by } as const,
  ];
  expect(told(effects, before).filter((one) => !one.startsWith("coins"))).toEqual([
    "1 bid/1 > turn-4",
    "1 turn-8 > bid/1",
  ]);
  const after = position({ bid_order: [1] });
  expect(told(undone(effects), after).filter((one) => !one.startsWith("coins"))).toEqual([
    "1 bid/1 > turn-8",
    "1 turn-4 > bid/1",
  ]);
});
