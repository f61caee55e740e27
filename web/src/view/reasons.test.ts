import { beforeAll, describe, expect, test } from "vitest";
import type { Analysis, Engine, Plan, Seat } from "../../../bindings/wasm/naqala.ts";
import { replyTo, type Reply } from "../engine/finder.ts";
import type { Look } from "../engine/table.ts";
import { words } from "../words/en/index.ts";
import type { Reason } from "../words/types.ts";
import { engineOfTests, names, play } from "./playing.ts";
import { previewOf } from "./preview.ts";
import { reasonsFor, type PlanContext } from "./reasons.ts";
import { seatAt } from "./read.ts";

let engine: Engine;
interface Case {
  look: Look;
  plan: Plan;
  context: PlanContext;
  reasons: Reason[];
}
const turns: Case[] = [];
const bids: Case[] = [];

function study(look: Look, seat: Seat, { plans }: Analysis): void {
  const seen = engine.readPosition(look.position);
  for (const plan of plans) {
    const bid = plan.actions[0]!.startsWith("bid");
    const sowing = plan.actions.filter((action) => /^(take|drop) /.test(action));
    const sows = !bid && sowing.length === plan.actions.indexOf("collect");
    const context: PlanContext = {
      names,
      beside: plans.map((one) => ({ plan: one })),
      steps: previewOf(seen, look, plan.actions),
      ...(sows ? { reply: replyTo(seen, sowing) } : {}),
    };
    (bid ? bids : turns).push({ look, plan, context, reasons: reasonsFor(look, plan, context) });
  }
  seen.free();
  expect(look.actor).toBe(seat);
}

beforeAll(async () => {
  engine = await engineOfTests();
  let n = 0;
  const watch =
    (seat: Seat) =>
    (_: unknown, look: Look): void => {
      const due =
        look.actor === seat && ["take", "bid", "tile"].includes(look.position.step!) && n++ % 3 === 0;
      if (due) study(look, seat, engine.analyse({ observation: look.position, plans: 3, nodes: 60 }));
    };
  play(engine, { players: 2, sets: ["base"] }, 21, 1, watch(1));
  play(engine, { players: 3, sets: ["base", "artisans", "whims"] }, 22, 2, watch(2));
}, 20_000);

const all = (): Case[] => [...turns, ...bids];
type OfKind<K> = Reason & { kind: K };
const ofKind = <K extends Reason["kind"]>(kind: K): { one: Case; reason: OfKind<K> }[] =>
  all().flatMap((one) =>
    one.reasons
      .filter((reason): reason is OfKind<K> => reason.kind === kind)
      .map((reason) => ({ one, reason })),
  );

describe("reasons", () => {
  test("are at most three, all different, and can be said", () => {
    expect(turns.length).toBeGreaterThan(20);
    expect(bids.length).toBeGreaterThan(5);
    for (const { reasons } of all()) {
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(new Set(reasons.map((reason) => JSON.stringify(reason))).size).toBe(reasons.length);
      expect(words.reasons.sentence(reasons)).not.toMatch(/undefined|NaN/);
    }
    const silent = turns.filter(({ reasons, plan }) => reasons.length === 0 && plan.total > 0);
    expect(silent).toEqual([]);
  });

  test("name tiles that the plan takes", () => {
    const found = ofKind("tile");
    expect(found.length).toBeGreaterThan(5);
    for (const { one, reason } of found) {
      const { position } = one.context.steps!.at(-1)!.look;
      expect(position.tiles[reason.at]).toMatchObject({ kind: reason.tile, owner: one.look.actor });
      expect(one.look.position.tiles[reason.at]!.owner).toBeUndefined();
      expect(reason.value).toBeLessThanOrEqual(one.plan.earns.tiles!);
    }
  });

  test("count what builders, cards and meeples bring as the engine does", () => {
    for (const { reason } of ofKind("builders")) expect(reason.coins % (reason.n * reason.blue)).toBe(0);
    for (const { one, reason } of ofKind("elders")) {
      const held = (look: Look): number => seatAt(look.position, one.look.actor as Seat).elders ?? 0;
      expect(reason.n).toBe(held(one.context.steps!.at(-1)!.look) - held(one.look));
      expect(reason.points).toBe(one.plan.earns.elders);
    }
    for (const { one, reason } of ofKind("race")) {
      expect(one.plan.earns.viziers).toBeGreaterThanOrEqual(10);
      expect(names).toContain(reason.against);
    }
    expect(ofKind("builders").length + ofKind("elders").length + ofKind("race").length).toBeGreaterThan(3);
  });

  test("of bids say what is paid, and what speaks against comes last", () => {
    for (const { plan, reasons } of bids) {
      const coins = -(plan.earns.coins ?? 0);
      const said = reasons.map(({ kind }) => kind);
      expect(said).toContain(coins === 0 ? "bid-free" : coins < 8 ? "bid-cheap" : "bid-dear");
      if (said.includes("bid-dear")) expect(said.at(-1)).toBe("bid-dear");
    }
  });

  test("compare what is left to the next", () => {
    const one = turns.find(({ context }) => context.reply?.seat != null)!;
    const { reply } = one.context;
    const [first] = reply!.best;
    const best = (total: number): Reply => ({
      seat: reply!.seat,
      best: [{ ...first!, yield: { ...first!.yield, total } }],
    });
    const quiet: Plan = { ...one.plan, actions: ["end"], earns: {}, total: 0 };
    const leaves = (total: number, others: number): Reason[] =>
      reasonsFor(one.look, quiet, {
        names,
        reply: best(total),
        beside: [{ plan: one.plan, reply: best(others) }],
      });
    const next = names[reply!.seat! - 1]!;
    expect(leaves(4, 5)).toEqual([{ kind: "leaves-little", next, points: 4 }]);
    expect(leaves(30, 28)).toEqual([{ kind: "leaves-much", next, points: 30 }]);
    expect(leaves(12, 25)).toEqual([{ kind: "denies", from: next, points: 25 }]);
    expect(leaves(15, 15)).toEqual([]);
    const own = { ...best(15), seat: one.look.actor as Seat };
    expect(reasonsFor(one.look, quiet, { names, reply: own })).toEqual([{ kind: "leaves-you", points: 15 }]);
  });
});
