// R82: with hidden totals nothing that is shown tells what others have in coins and cards, until the game is
// over. Games that differ in nothing else look alike.

import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, Seat } from "../../../bindings/wasm/naqala.ts";
import { replyTo, sowingsOf } from "../engine/finder.ts";
import type { Eyes, Look } from "../engine/table.ts";
import { coinsOf } from "../words/effects.ts";
import { finderRows } from "./finder.ts";
import { logOf } from "./log.ts";
import { eachStep, engineOfTests, names, play, withMore, type Played } from "./playing.ts";
import { previewOf } from "./preview.ts";
import { reasonsFor } from "./reasons.ts";
import { isConcealed, plus, seatsOf, totalsHidden } from "./read.ts";
import { scoreTable, turnStart } from "./scores.ts";
import { stocksOf } from "./stocks.ts";

let engine: Engine;
const seats: Seat[] = [1, 2, 3];
/** The games as a seat, and as a spectator sees them. */
const games = new Map<Eyes, Played>();
beforeAll(async () => {
  engine = await engineOfTests();
  const options = { players: 3, sets: ["base", "artisans", "whims"], totals: "hidden" } as const;
  for (const eyes of [2, "spectator"] as const)
    games.set(eyes, play(engine, { ...options, sets: [...options.sets] }, 82, eyes));
}, 30_000);

/** What the score sheet and the seats' cards show. */
const shown = (look: Look, since: Look, eyes: Eyes) =>
  scoreTable(look, since, eyes).rows.map(({ seat, points, doubts, known, change, totalChange }) => ({
    seat,
    known,
    doubts,
    points: { ...points, ...(doubts.coins && { coins: 0 }), ...(doubts.goods === "all" && { goods: 0 }) },
    change: { ...change, ...(doubts.coins && { coins: 0 }), ...(doubts.goods === "all" && { goods: 0 }) },
    totalChange: doubts.coins ? 0 : totalChange,
  }));

/** Of a screen that several share, all are hidden; else all but one's own. */
const cases: [string, Eyes, Eyes][] = [
  ["a player", 2, 2],
  ["a spectator", "spectator", "spectator"],
  ["several people at one screen", 2, "spectator"],
];

describe.each(cases)("what is shown to %s", (_, eyes, balanceEyes) => {
  const game = () => games.get(eyes)!;
  const other = () =>
    withMore(
      game(),
      seats.filter((seat) => seat !== balanceEyes),
    );

  test("is the same log", () => {
    const log = ({ beginning, happenings }: Played) =>
      logOf(beginning, happenings, names, eyes, balanceEyes).map((entry) => ({ ...entry }));
    expect(log(other())).toEqual(log(game()));
    const all = logOf(game().beginning, game().happenings, names, undefined);
    expect(log(game()), "something is left out").not.toEqual(all);
    const coins = log(game()).filter((entry) => entry.kind === "told" && coinsOf(entry.told.effects) !== 0);
    expect(coins.length, "what moves is told").toBeGreaterThan(10);
  });

  test("is the same score sheet, and the same stocks", () => {
    const [mine, theirs] = [game(), other()];
    const start = turnStart(mine.beginning, mine.happenings);
    const otherStart = turnStart(theirs.beginning, theirs.happenings);
    mine.happenings.forEach(({ look }, i) => {
      if (look.actor === "nobody") return;
      const with_ = theirs.happenings[i]!.look;
      expect(shown(with_, otherStart, balanceEyes)).toEqual(shown(look, start, balanceEyes));
      expect(scoreTable(look, look, balanceEyes).first).toEqual([]);
      expect(stocksOf(look.position, true).map(({ name }) => name)).not.toContain("deck");
      for (const seat of seatsOf(look.position))
        expect(isConcealed(look, seat, balanceEyes)).toBe(seat !== balanceEyes);
    });
  });

  test("is all of it when the game is over", () => {
    const last = game().happenings.at(-1)!.look;
    expect(totalsHidden(last, balanceEyes)).toBe(false);
    expect(scoreTable(last, last, balanceEyes).first.length).toBeGreaterThan(0);
  });
});

/** With three cards more in hand that are in the deck. */
function drawn(look: Look): Look {
  const { deck = {}, seats: forms } = look.position;
  const three = Object.keys(deck)
    .filter((card) => deck[card]! > 1)
    .slice(0, 3);
  const fewer = Object.fromEntries(
    Object.entries(deck).map(([card, n]) => [card, n - Number(three.includes(card))]),
  );
  const more = Object.fromEntries(three.map((card) => [card, 1]));
  const changed = forms.map((form, i) => (i === 1 ? { ...form, cards: plus(form.cards, more) } : form));
  return { ...look, position: { ...look.position, deck: fewer, seats: changed } };
}

describe("while all is covered", () => {
  const due: { look: Look; richer: Look }[] = [];
  beforeAll(() => {
    eachStep(games.get(2)!, (before) => {
      if (before.actor !== 2 || before.position.step !== "take") return;
      due.push({ look: before, richer: drawn(before) });
    });
  });

  test("the finder does not rest on the cards in hand", () => {
    let differing = 0;
    for (const { look, richer } of due) {
      const seen = [look, richer].map((one) => {
        const position = engine.readPosition(one.position);
        const sowings = sowingsOf(position);
        position.free();
        return { covered: finderRows(one, sowings, true), open: finderRows(one, sowings) };
      });
      const byKey = (rows: (typeof seen)[number]["open"]) =>
        rows
          .map(({ path: _, ways: __, complete: ___, ...row }) => row)
          .sort((a, b) => (a.key < b.key ? -1 : 1));
      expect(byKey(seen[1]!.covered)).toEqual(byKey(seen[0]!.covered));
      differing += Number(JSON.stringify(byKey(seen[1]!.open)) !== JSON.stringify(byKey(seen[0]!.open)));
    }
    expect(differing).toBeGreaterThan(0);
  });

  test("hints tell what to do, and nothing that rests on totals", () => {
    let left = 0;
    for (const { look } of due.slice(0, 6)) {
      const seen = engine.readPosition(look.position);
      const { plans } = engine.analyse({ observation: look.position, plans: 3, nodes: 60 });
      const beside = plans.map((plan) => ({ plan }));
      for (const plan of plans) {
        const sowing = plan.actions.filter((action) => /^(take|drop) /.test(action));
        const context = {
          names,
          beside,
          steps: previewOf(seen, look, plan.actions),
          reply: replyTo(seen, sowing),
        };
        const kinds = (hidden?: "others" | "all") =>
          reasonsFor(look, plan, { ...context, ...(hidden && { hidden }) }).map(({ kind }) => kind);
        const told = (list: readonly string[]) => /leaves|denies|ends-game|bid-first/.test(list.join());
        left += Number(told(kinds()));
        expect(told(kinds("others"))).toBe(false);
        expect(told(kinds("all"))).toBe(false);
        expect(kinds("all").filter((kind) => ["cards", "set", "sells", "earns"].includes(kind))).toEqual([]);
      }
      seen.free();
    }
    expect(left, "without hiding it is told").toBeGreaterThan(0);
  });
});
