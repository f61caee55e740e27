// Why a plan of the engine is good, in at most three reasons, the most important first.

import type { EffectForm, Plan, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Reply } from "../engine/finder.ts";
import type { Happening, Look } from "../engine/table.ts";
import { setsEnd } from "../words/effects.ts";
import { goods } from "../words/things.ts";
import type { Reason } from "../words/types.ts";
import { bidReasons } from "./bids.ts";
import { knownCards, seatAt, whoOf, type Names } from "./read.ts";
import { vizierRaces } from "./scores.ts";
import { gainsBetween } from "./told.ts";
import { gainedBy, reasonsOfAction, sales, type Weighed } from "./weigh.ts";

/** What else is known about a plan. */
export interface PlanContext {
  names: Names;
  /** What its actions would do (see preview.ts). */
  steps?: readonly Happening[];
  /** What it leaves to the next seat. */
  reply?: Reply;
  /** Whose totals are hidden: what rests on them is not told (R82). */
  hidden?: "others" | "all";
  /** The other plans, and what those leave. */
  beside?: readonly { plan: Plan; reply?: Reply }[];
}

const mostReasons = 3;
/** What speaks against a plan comes last. */
const against: ReadonlySet<Reason["kind"]> = new Set<Reason["kind"]>(["leaves-much", "bid-dear"]);

/** How many different goods a seat holds. */
function goodsOf(look: Look, seat: Seat): number {
  const held = knownCards(seatAt(look.position, seat));
  return goods.filter((good) => (held[good] ?? 0) > 0).length;
}

/** Cards, or the set that they make large. */
function cards(look: Look, steps: readonly Happening[], seat: Seat): Weighed[] {
  const all = steps.map((step, i) => {
    const brought = gainedBy(
      step.effects.filter(({ by }) => by.step !== "end"),
      seat,
      "card",
    );
    const { goods = 0 } = gainsBetween(steps[i - 1]?.look ?? look, step.look, seat);
    return brought > 0 ? { n: brought, points: goods } : { n: 0, points: 0 };
  });
  const n = all.reduce((sum, one) => sum + one.n, 0);
  const points = all.reduce((sum, one) => sum + one.points, 0);
  if (n === 0) return [];
  const most = Math.max(...steps.map((step) => goodsOf(step.look, seat)));
  if (most >= 4 && most > goodsOf(look, seat))
    return [{ weight: points + n, reason: { kind: "set", goods: most, points } }];
  return [{ weight: points + n, reason: { kind: "cards", n, points } }];
}

function buildings(look: Look, after: Look, seat: Seat, plan: Plan): Weighed[] {
  const owned = (of: Look, what: "palms" | "palaces"): number =>
    Object.values(of.position.tiles).reduce(
      (sum, tile) => sum + (tile.owner === seat ? (tile[what] ?? 0) : 0),
      0,
    );
  return (["palms", "palaces"] as const).flatMap((kind): Weighed[] => {
    const [n, points] = [owned(after, kind) - owned(look, kind), plan.earns[kind] ?? 0];
    return n > 0 && points > 0 ? [{ weight: points, reason: { kind, n, points } }] : [];
  });
}

function meeples(effects: readonly EffectForm[], seat: Seat, plan: Plan): Weighed[] {
  const all = [
    ["vizier", "viziers"],
    ["elder", "elders"],
    ["artisan", "artisans"],
  ] as const;
  return all.flatMap(([tribe, kind]): Weighed[] => {
    const [n, points] = [gainedBy(effects, seat, "meeple", tribe), plan.earns[kind] ?? 0];
    return n > 0 && points > 0 ? [{ weight: points, reason: { kind, n, points } }] : [];
  });
}

/** Viziers are won or lost against each rival: that says more than their number. */
function viziers(look: Look, after: Look, seat: Seat, plan: Plan, names: Names): Weighed[] {
  const before = vizierRaces(look, seat);
  return vizierRaces(after, seat).flatMap((race, i): Weighed[] => {
    const then = before[i]!;
    const against = whoOf(race.against, names, undefined).name;
    if (race.ahead > 0 && then.ahead <= 0)
      return [{ weight: plan.earns.viziers ?? 0, reason: { kind: "race", against } }];
    const close = then.ahead === 1 && race.ahead > 1;
    return close ? [{ weight: 3, reason: { kind: "lead", against } }] : [];
  });
}

const bestOf = (reply: Reply | undefined): number | undefined => reply?.best[0]?.yield.total;

/** What the next seat is left with, compared with what other plans leave. */
function leaving({ reply, beside = [], names }: PlanContext, seat: Seat): Weighed[] {
  const points = bestOf(reply);
  if (reply?.seat == null || points === undefined) return [];
  if (reply.seat === seat) return points >= 10 ? [{ weight: 4, reason: { kind: "leaves-you", points } }] : [];
  const next = whoOf(reply.seat, names, undefined).name;
  const others = beside.flatMap((one) => (one.reply?.seat === reply.seat ? [bestOf(one.reply) ?? 0] : []));
  const elsewhere = Math.max(points, ...others);
  const denied = elsewhere - points;
  if (denied >= 6) return [{ weight: denied, reason: { kind: "denies", from: next, points: elsewhere } }];
  if (points <= 10) return [{ weight: 5, reason: { kind: "leaves-little", next, points } }];
  return points >= 22 ? [{ weight: 3, reason: { kind: "leaves-much", next, points } }] : [];
}

function turnReasons(look: Look, plan: Plan, seat: Seat, context: PlanContext): Weighed[] {
  const { names, steps = [] } = context;
  const after = steps.at(-1)?.look ?? look;
  const effects = steps.flatMap((step) => step.effects);
  const races = viziers(look, after, seat, plan, names);
  const ends = plan.margin > 0 && setsEnd(effects);
  const cities = plan.earns.cities ?? 0;
  const won = races.some(({ reason }) => reason.kind === "race");
  return [
    ...steps.flatMap((step, i) => reasonsOfAction({ before: steps[i - 1]?.look ?? look, step, seat, names })),
    ...cards(look, steps, seat),
    ...sales(effects),
    ...buildings(look, after, seat, plan),
    ...meeples(effects, seat, plan).filter(({ reason }) => !(won && reason.kind === "viziers")),
    ...races,
    ...(cities > 0 ? [{ weight: cities, reason: { kind: "city", points: cities } as const }] : []),
    ...(ends ? [{ weight: 6, reason: { kind: "ends-game" } as const }] : []),
    ...leaving(context, seat),
  ];
}

/** What rests on how things stand between the seats, and what on the coins and cards of the own one. */
const restsOnOthers: ReadonlySet<Reason["kind"]> = new Set<Reason["kind"]>([
  "leaves-little",
  "leaves-much",
  "leaves-you",
  "denies",
  "ends-game",
  "bid-first",
]);
const restsOnOwn: ReadonlySet<Reason["kind"]> = new Set<Reason["kind"]>(["cards", "set", "sells", "earns"]);

const mayBeTold = ({ kind }: Reason, hidden: PlanContext["hidden"]): boolean =>
  !(hidden && restsOnOthers.has(kind)) && !(hidden === "all" && restsOnOwn.has(kind));

/** What can be said if nothing special speaks for it. */
const plain = ({ total }: Plan): Weighed[] =>
  total > 0 ? [{ weight: total, reason: { kind: "earns", points: total } }] : [];

/** Two kills of the same kind are one reason. */
const once = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];

/** At most three reasons for a plan of `analyse`, a turn or a bid; what speaks against it comes last. */
export function reasonsFor(look: Look, plan: Plan, context: PlanContext): Reason[] {
  const { actor } = look;
  if (typeof actor !== "number") return [];
  const bid = plan.actions[0]?.startsWith("bid ") ?? false;
  const beside = (context.beside ?? []).map((one) => one.plan);
  const all = bid
    ? bidReasons(look, plan, actor, context.steps?.[0], beside)
    : turnReasons(look, plan, actor, context);
  const tellable = (one: Weighed): boolean => mayBeTold(one.reason, context.hidden);
  const found = all.filter(tellable);
  const good = found.some(({ reason }) => !against.has(reason.kind))
    ? found
    : [...plain(plan).filter(tellable), ...found];
  const best = once([...good].sort((a, b) => b.weight - a.weight).map(({ reason }) => reason)).slice(
    0,
    mostReasons,
  );
  return [...best.filter(({ kind }) => !against.has(kind)), ...best.filter(({ kind }) => against.has(kind))];
}
