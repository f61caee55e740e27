// What happened, told from the looks before and after it.

import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import { parseAction } from "../words/action.ts";
import type { ParsedAction } from "../words/action.ts";
import { ruleOf } from "../words/rule.ts";
import { categories, tribes } from "../words/things.ts";
import type { Category, Tribe } from "../words/things.ts";
import type { Told, Who } from "../words/types.ts";
import { aboutOf } from "./about.ts";
import { pieceOn } from "./ask.ts";
import { earnedBetween } from "./earnings.ts";
import { isConcealed, kindAt, stepOf, tileAt, whoOf, type Names } from "./read.ts";

/** Who acts, or for whom chance draws; nobody in the clean-up. */
export const actorOf = (before: Look, happening: Happening): Seat | null =>
  happening.seat === "chance" ? (before.position.turn ?? null) : happening.seat;

/** Tiles taken by the way: a camel or tent that is placed by an action of its own is told by that. */
function claimedBetween(before: Look, after: Look, action: ParsedAction): NonNullable<Told["claimed"]> {
  if (action.kind === "to" || action.kind === "camel" || action.kind === "tent") return [];
  return Object.entries(after.position.tiles).flatMap(([tile, { owner }]) => {
    if (owner === undefined || tileAt(before.position, tile).owner === owner) return [];
    return [{ tile, kind: kindAt(after.position, tile), piece: pieceOn(after.position, owner, tile) }];
  });
}

/** What changed in the score sheet of a seat. Cards laid open at the end of the game are no gain. */
export function gainsBetween(before: Look, after: Look, seat: Seat): Partial<Record<Category, number>> {
  const [then, now] = [before, after].map((look) => look.scores.seats[seat - 1]);
  if (!then || !now || stepOf(after) === "over") return {};
  return Object.fromEntries(categories.flatMap((c) => (now[c] === then[c] ? [] : [[c, now[c] - then[c]]])));
}

/** The tribe that acts, or whose meeples are about to. */
const actingTribe = (told: Partial<Told>, position: PositionForm): Tribe | undefined =>
  told.tribe ?? tribes.find((tribe) => position.step === "tribe" && position.hand?.[tribe]);

function rule(told: Partial<Told>, action: ParsedAction, before: Look, after: Look): Pick<Told, "rule"> {
  const tribe = actingTribe(told, before.position);
  const known = { ...(tribe ? { tribe } : {}), ...(told.kind ? { kind: told.kind } : {}) };
  return { rule: ruleOf({ action, step: stepOf(before), last: stepOf(after) === "collect", ...known }) };
}

/** Leaves out what there is nothing of. */
const some = <K extends string, T>(key: K, list: readonly T[]): Partial<Record<K, readonly T[]>> =>
  (list.length > 0 ? { [key]: list } : {}) as Partial<Record<K, readonly T[]>>;

/** What a card adds to hidden ones would tell what they are (R82). */
function tellable(gains: Partial<Record<Category, number>>, concealed: boolean): typeof gains {
  const { goods: _, ...rest } = gains;
  return concealed ? rest : gains;
}

/**
 * Everything about one action that can be told. `happening.look` is the look after it. `balanceEyes`: who is
 * shown what they have in coins and cards.
 */
export function toldOf(
  before: Look,
  happening: Happening,
  names: Names,
  eyes: Eyes,
  balanceEyes: Eyes = eyes,
): Told {
  const after = happening.look;
  const action = parseAction(happening.action);
  const actor = actorOf(before, happening);
  const who = (seat: Seat): Who => whoOf(seat, names, eyes);
  const about = aboutOf(before, after, action, who);
  const { coins, earned, fulfilled } = earnedBetween(before, after, action, actor);
  const gains =
    actor === null
      ? {}
      : tellable(gainsBetween(before, after, actor), isConcealed(before, actor, balanceEyes));
  return {
    who: actor === null ? null : who(actor),
    action,
    step: stepOf(before),
    ...about,
    ...(coins !== 0 || action.kind === "bid" || action.kind === "fakirs" ? { coins } : {}),
    ...some("claimed", claimedBetween(before, after, action)),
    ...some(
      "earned",
      earned.map(({ seat, ...rest }) => ({ who: who(seat), ...rest })),
    ),
    ...some(
      "fulfilled",
      fulfilled.map(({ seat, ...rest }) => ({ who: who(seat), ...rest })),
    ),
    ...(after.position.last_round && !before.position.last_round ? { lastRound: true } : {}),
    ...(Object.keys(gains).length > 0 ? { gains } : {}),
    ...rule(about, action, before, after),
  };
}
