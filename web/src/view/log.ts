// The log of a game: what belongs together in one entry, with headings, and each entry with the
// moments it covers.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import type { Category, Step } from "../words/things.ts";
import type { Told, Who } from "../words/types.ts";
import { stepOf, whoOf, type Names } from "./read.ts";
import { actorOf, toldOf } from "./told.ts";

/** `from` is the moment before it, `to` the one after it; a heading covers none. */
interface Span {
  from: number;
  to: number;
}
export type LogEntry = Span &
  (
    | { kind: "auction"; round: number }
    | { kind: "turn"; round: number; turn: number; turns: number; seat: Seat; who: Who }
    | { kind: "clean-up"; round: number }
    | {
        kind: "told";
        told: Told;
        /** Who acts, or for whom chance draws. */
        seat: Seat | null;
        /** Nothing worth a line: the end of a turn without consequences. */
        quiet: boolean;
      }
  );
type ToldEntry = LogEntry & { kind: "told" };

/** Steps whose actions are told together, one after the other. */
const runs: ReadonlySet<Step> = new Set<Step>([
  "refill-cards",
  "refill-djinns",
  "refill-whims",
  "fill-row",
  "draw-items",
  "draw-djinns",
  "draw-meeples",
  "order-row",
  "remove-meeples",
  "move-meeples",
]);

const lastTold = (entries: readonly LogEntry[]): ToldEntry | undefined => {
  const last = entries.at(-1);
  return last?.kind === "told" ? last : undefined;
};

const isTake = ({ action }: Told): boolean => action.kind === "take";
/** A drop, or the carpet on the way. Other items used while meeples are in hand are told by themselves. */
const isSowing = ({ step, action }: Told): boolean =>
  step === "drop" && (action.kind === "drop" || (action.kind === "use-item" && action.item === "carpet"));

function goesOn(last: ToldEntry | undefined, told: Told): last is ToldEntry {
  if (last === undefined) return false;
  if (told.step === "drop") return isSowing(told) && (isTake(last.told) || isSowing(last.told));
  return runs.has(told.step) && last.told.step === told.step;
}

function summed(a: Told["gains"], b: Told["gains"]): Partial<Record<Category, number>> {
  const gains = { ...a };
  for (const [category, n] of Object.entries(b ?? {}) as [Category, number][]) {
    gains[category] = (gains[category] ?? 0) + n;
    if (gains[category] === 0) delete gains[category];
  }
  return gains;
}

/** What several actions earned, once for each who. */
function earnedTogether(a: Told["earned"] = [], b: Told["earned"] = []): NonNullable<Told["earned"]> {
  const all = a.map((one) => ({ ...one }));
  for (const one of b) {
    const same = all.find(({ who, djinn }) => who.name === one.who.name && djinn === one.djinn);
    if (same) same.coins += one.coins;
    else all.push({ ...one });
  }
  return all;
}

/** The first action with what the next one adds to it. */
function together(first: Told, next: Told): Told {
  const { gains: _, ...rest } = first;
  const gains = summed(first.gains, next.gains);
  const earned = earnedTogether(first.earned, next.earned);
  const claimed = [...(first.claimed ?? []), ...(next.claimed ?? [])];
  const fulfilled = [...(first.fulfilled ?? []), ...(next.fulfilled ?? [])];
  // A sowing is told with the place where it ends; of whims for several cities none is named.
  const where =
    next.step === "drop" && next.tile && next.action.kind === "drop"
      ? { tile: next.tile, tribe: next.action.tribe, ...(next.kind ? { kind: next.kind } : {}) }
      : {};
  return {
    ...rest,
    ...where,
    more: [...(first.more ?? []), next.action],
    ...(earned.length > 0 ? { earned } : {}),
    ...(claimed.length > 0 ? { claimed } : {}),
    ...(fulfilled.length > 0 ? { fulfilled } : {}),
    ...(first.lastRound || next.lastRound ? { lastRound: true } : {}),
    ...(Object.keys(gains).length > 0 ? { gains } : {}),
  };
}

function headingFor(
  before: Look,
  last: LogEntry | undefined,
  names: Names,
  eyes: Eyes,
): LogEntry | undefined {
  const { position, progress, moment } = before;
  const { round, turn, turns } = progress;
  const span = { from: moment, to: moment };
  const lastAction = last?.kind === "told" ? last.told.action.kind : undefined;
  if (stepOf(before) === "bid") return lastAction === "bid" ? undefined : { kind: "auction", round, ...span };
  if (position.turn === undefined)
    return lastAction === "end" ? { kind: "clean-up", round, ...span } : undefined;
  if (lastAction !== undefined && lastAction !== "bid" && lastAction !== "end") return undefined;
  return {
    kind: "turn",
    round,
    turn,
    turns,
    seat: position.turn,
    who: whoOf(position.turn, names, eyes),
    ...span,
  };
}

const isQuiet = (told: Told): boolean =>
  told.action.kind === "end" && !told.claimed && !told.earned && !told.fulfilled && !told.lastRound;

/** A log is made anew with each action, but what happened is told only once. */
const tellings = new WeakMap<Happening, { told: Told; before: Look; to: Listener }>();

/** Who is told of it, by which names, and who is shown what they have in coins and cards. */
interface Listener {
  names: Names;
  eyes: Eyes;
  balanceEyes: Eyes;
}
const isSame = (a: Listener, b: Listener): boolean =>
  a.eyes === b.eyes && a.balanceEyes === b.balanceEyes && a.names.join("\n") === b.names.join("\n");

function tellOnce(before: Look, happening: Happening, to: Listener): Told {
  const known = tellings.get(happening);
  if (known && known.before === before && isSame(known.to, to)) return known.told;
  const told = toldOf(before, happening, to.names, to.eyes, to.balanceEyes);
  tellings.set(happening, { told, before, to });
  return told;
}

function add(entries: LogEntry[], before: Look, happening: Happening, to: Listener): void {
  const { names, eyes } = to;
  const told = tellOnce(before, happening, to);
  const span = { from: before.moment, to: happening.look.moment };
  const heading = headingFor(before, entries.at(-1), names, eyes);
  if (heading) entries.push(heading);
  const last = lastTold(entries);
  if (goesOn(last, told)) {
    entries[entries.length - 1] = { ...last, told: together(last.told, told), to: span.to };
    return;
  }
  entries.push({ kind: "told", told, seat: actorOf(before, happening), quiet: isQuiet(told), ...span });
}

/**
 * The log that was made last: mostly the next one is the same with a little more, and what was
 * told stays as it is.
 */
interface Made {
  beginning: Look;
  happenings: readonly Happening[];
  to: Listener;
  entries: readonly LogEntry[];
}
let made: Made | undefined;

const goesOnFrom = (log: Made, beginning: Look, happenings: readonly Happening[], to: Listener): boolean =>
  log.beginning === beginning &&
  isSame(log.to, to) &&
  log.happenings.length <= happenings.length &&
  log.happenings.every((one, i) => one === happenings[i]);

/** The whole log, the oldest entry first. */
export function logOf(
  beginning: Look,
  happenings: readonly Happening[],
  names: Names,
  eyes: Eyes,
  balanceEyes: Eyes = eyes,
): readonly LogEntry[] {
  const to = { names, eyes, balanceEyes };
  const known = made && goesOnFrom(made, beginning, happenings, to) ? made : undefined;
  if (known?.happenings.length === happenings.length) return known.entries;
  const entries = [...(known?.entries ?? [])];
  let before = known?.happenings.at(-1)?.look ?? beginning;
  for (const happening of happenings.slice(known?.happenings.length ?? 0)) {
    add(entries, before, happening, to);
    before = happening.look;
  }
  made = { beginning, happenings, to, entries };
  return entries;
}
