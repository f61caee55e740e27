// Whether and how what is shown follows from what was shown before: by one action, or by a few taken back.

import type { EffectForm, PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";
import { movesBy, undone, type Moves } from "./moves.ts";

/** What a table shows, with all that its game has had at that time. */
export interface Shown {
  look: Pick<Look, "position" | "moment">;
  happenings: readonly Happening[];
}

export interface Transition extends Moves {
  then: PositionForm;
  now: PositionForm;
  /** Time goes backwards. */
  back: boolean;
}

/** More than a decision with all that came of it is a leap. */
const mostBack = 12;

/** The effects that lead from one to the other; none for a leap. */
function effectsBetween(before: Shown, after: Shown): EffectForm[] | undefined {
  const [then, now] = [before.look.moment, after.look.moment];
  if (now === then + 1) return after.happenings[then]?.effects;
  if (now >= then || now < then - mostBack) return undefined;
  return undone(before.happenings.slice(now, then).flatMap(({ effects }) => effects));
}

/** Undefined for a leap, for no change, and where somebody else looks. */
export function transitionBetween(before: Shown, after: Shown): Transition | undefined {
  const [then, now] = [before.look.position, after.look.position];
  const effects = then.viewer === now.viewer ? effectsBetween(before, after) : undefined;
  if (effects === undefined) return undefined;
  return { ...movesBy(effects, then), then, now, back: after.look.moment < before.look.moment };
}
