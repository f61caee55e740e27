// What happened, with all that it takes to tell it.

import type { CauseForm, PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import { parseAction, type TileName } from "../words/action.ts";
import { claimsIn } from "../words/effects.ts";
import { ruleOf, type RuleId } from "../words/rule.ts";
import { categories } from "../words/things.ts";
import type { Category, TileKind } from "../words/things.ts";
import type { Told, Who } from "../words/types.ts";
import { isConcealed, kindAt, seatsOf, stepOf, whoOf, type Names } from "./read.ts";

/** Who acts, or for whom chance draws; nobody in the clean-up. */
export const actorOf = (before: Look, { seat }: Happening): Seat | null =>
  seat === "chance" ? (before.position.turn ?? null) : seat;

/** What changed in the score sheet of a seat. Cards laid open at the end of the game are no gain. */
export function gainsBetween(before: Look, after: Look, seat: Seat): Partial<Record<Category, number>> {
  const [then, now] = [before, after].map((look) => look.scores.seats[seat - 1]);
  if (!then || !now || stepOf(after) === "over") return {};
  return Object.fromEntries(categories.flatMap((c) => (now[c] === then[c] ? [] : [[c, now[c] - then[c]]])));
}

/** What a card adds to hidden ones would tell what they are (R82). */
function tellable(gains: Partial<Record<Category, number>>, concealed: boolean): typeof gains {
  const { goods: _, ...rest } = gains;
  return concealed ? rest : gains;
}

const kindsOf = (position: PositionForm, tiles: readonly TileName[]): Record<TileName, TileKind> =>
  Object.fromEntries(tiles.map((tile) => [tile, kindAt(position, tile)]));

/** The rule of what was done; where nothing was, of what could have been done. */
function ruleFor({ position }: Look, { action, effects }: Happening): RuleId {
  if (effects[0]) return ruleOf(effects[0].by);
  if (action === "skip" && position.step === "take") return "R12";
  const due: CauseForm = position.step === "tile" ? { tile: kindAt(position, position.at!) } : {};
  return ruleOf({ ...(position.step && { step: position.step }), ...due });
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
  const { position } = before;
  const { effects, look: after } = happening;
  const actor = actorOf(before, happening);
  const people = seatsOf(position).map((seat): Who => whoOf(seat, names, eyes));
  const step = stepOf(before);
  const at = step === "tile" && happening.action === "skip" ? position.at : undefined;
  const gains =
    actor === null
      ? {}
      : tellable(gainsBetween(before, after, actor), isConcealed(before, actor, balanceEyes));
  return {
    who: actor === null ? null : people[actor - 1]!,
    step,
    actions: [parseAction(happening.action)],
    effects,
    people,
    kinds: kindsOf(position, [...claimsIn(effects).map(({ to }) => to), ...(at ? [at] : [])]),
    ...(at ? { at } : {}),
    ...(Object.keys(gains).length > 0 ? { gains } : {}),
    rule: ruleFor(before, happening),
  };
}
