// The one line that says what to do now, or what is awaited.

import type { Session } from "../game/session.svelte.ts";
import { askOf } from "../view/ask.ts";
import type { Words } from "../words/index.ts";
import type { Choosing } from "./choosing.svelte.ts";

type Seen = Pick<Session, "look" | "eyes" | "over" | "mayAct" | "thinking">;

export function lineFor(session: Seen, choosing: Pick<Choosing, "tile">, names: readonly string[], words: Words): string {
  const { look, eyes } = session;
  const { ui, steps } = words;
  if (session.over) return ui.end.title;
  const ask = askOf(look, names, eyes);
  if (session.mayAct) return choosing.tile !== null && ask.step === "drop" ? ui.table.chooseTribe : steps.now(ask);
  const { actor } = look;
  if (typeof actor !== "number") return steps.waiting(ask, null);
  const name = names[actor - 1]!;
  return session.thinking ? ui.table.thinking(name) : steps.waiting(ask, { name, you: eyes === actor });
}
