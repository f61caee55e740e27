// The log of a game: what belongs together in one entry, with headings, and each entry with the
// moments it covers.

import type { EffectForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import { hasAftermath } from "../words/effects.ts";
import type { Category, Step } from "../words/things.ts";
import type { Told, Who } from "../words/types.ts";
import { whoOf, type Names } from "./read.ts";
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

const isTake = ({ actions }: Told): boolean => actions[0].kind === "take";
/** A drop, or the carpet on the way. Other items used while meeples are in hand are told by themselves. */
const isSowing = ({ step, actions: [action] }: Told): boolean =>
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

/** The first action with what the next one adds to it. */
function together(first: Told, next: Told): Told {
  const { gains: _, ...rest } = first;
  const gains = summed(first.gains, next.gains);
  return {
    ...rest,
    actions: [...first.actions, ...next.actions],
    effects: [...first.effects, ...next.effects],
    kinds: { ...first.kinds, ...next.kinds },
    ...(Object.keys(gains).length > 0 ? { gains } : {}),
  };
}

/** The heading of what begins with this effect. */
function headingOf(
  { effect }: Pick<EffectForm, "effect">,
  { progress: { round, turn, turns }, position, moment }: Look,
  { names, eyes }: Listener,
): LogEntry[] {
  const span = { from: moment, to: moment };
  if (effect === "auction-begins") return [{ kind: "auction", round, ...span }];
  if (effect === "clean-up-begins") return [{ kind: "clean-up", round, ...span }];
  if (effect !== "turn-begins") return [];
  const seat = position.turn!;
  return [{ kind: "turn", round, turn, turns, seat, who: whoOf(seat, names, eyes), ...span }];
}

const isQuiet = ({ actions, effects }: Told): boolean => actions[0].kind === "end" && !hasAftermath(effects);

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
  const { look, effects } = happening;
  const told = tellOnce(before, happening, to);
  const span = { from: before.moment, to: look.moment };
  const last = lastTold(entries);
  if (goesOn(last, told))
    entries[entries.length - 1] = { ...last, told: together(last.told, told), to: span.to };
  else entries.push({ kind: "told", told, seat: actorOf(before, happening), quiet: isQuiet(told), ...span });
  // Where nothing is dealt in a clean-up, the auction begins at once.
  entries.push(...effects.flatMap((effect) => headingOf(effect, look, to)).slice(-1));
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
    if (entries.length === 0) entries.push(...headingOf({ effect: "auction-begins" }, before, to));
    add(entries, before, happening, to);
    before = happening.look;
  }
  made = { beginning, happenings, to, entries };
  return entries;
}
