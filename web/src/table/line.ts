// The one line that says what to do now, or what is awaited.

import type { GameFace } from "../game/face.ts";
import { askOf } from "../view/ask.ts";
import { sum } from "../view/read.ts";
import type { Words } from "../words/index.ts";
import { capital } from "../words/plural.ts";
import { djinns, isOne, type Item } from "../words/things.ts";
import type { Ask } from "../words/types.ts";
import type { Choosing } from "./choosing.svelte.ts";

type Seen = Pick<GameFace, "look" | "eyes" | "over" | "mayAct" | "thinking" | "covered">;

/** Several meeples in hand are there to be seen beside the line; whoever listens is told of them. */
function written({ hand, ...ask }: Ask): Ask {
  return hand !== undefined && sum(hand) === 1 ? { ...ask, hand } : ask;
}

/** `spoken`: for those who listen. */
export function lineFor(
  session: Seen,
  choosing: Pick<Choosing, "tile" | "called">,
  names: readonly string[],
  words: Words,
  spoken = false,
): string {
  const { look, eyes } = session;
  const { ui, steps } = words;
  if (session.over) return ui.end.title;
  const ask = askOf(look, names, eyes, session.covered);
  const { called } = choosing;
  if (session.mayAct && called && called.byTile.size > 0 && choosing.tile === null) {
    const { name } = called;
    const power = isOne(djinns, name) ? words.game.djinn[name] : words.game.item[name as Item];
    return ui.table.choosePlace(capital(power));
  }
  if (session.mayAct)
    return choosing.tile !== null && ask.step === "drop"
      ? ui.table.chooseTribe
      : steps.now(spoken ? ask : written(ask));
  const { actor } = look;
  if (typeof actor !== "number") return steps.waiting(ask, null);
  const name = names[actor - 1]!;
  return session.thinking ? ui.table.thinking(name) : steps.waiting(ask, { name, you: eyes === actor });
}
