// What would happen: actions tried out on a copy. Runs where the engine is.

import type { Position } from "../../../bindings/wasm/naqala.ts";
import type { Happening, Look } from "../engine/table.ts";

/** These actions, none of which is chance's, as they would be seen from where `seen` is looked at. */
export function previewOf(seen: Position, look: Look, actions: readonly string[]): Happening[] {
  const tried = seen.copy();
  try {
    return actions.map((action, i) => {
      const told = tried.apply(action);
      return { ...told, decided: true, look: lookAt(tried, look, look.moment + i + 1) };
    });
  } finally {
    tried.free();
  }
}

const lookAt = (tried: Position, { progress }: Look, moment: number): Look => ({
  position: tried.position(),
  scores: tried.score(),
  actor: tried.actor(),
  progress,
  moment,
  decision: tried.decision(),
  actions: [],
  previews: {},
  undoable: 0,
});
