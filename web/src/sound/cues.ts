// Which sounds belong to what happens.

import type { MoveForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";

export type Sound = "step" | "coin" | "card" | "camel" | "djinn" | "marker" | "turn" | "end";

export interface Cue {
  sound: Sound;
  /** When, in ms from now. */
  delay: number;
}

/** A piece on its way. */
export interface Traveller {
  thing: { piece: MoveForm["effect"] };
  /** Where it goes, by the names of places (motion/places.ts). */
  to: readonly string[];
  /** When it sets out, and how long it takes, in ms. */
  delay: number;
  ms: number;
}

const soundFor: Record<MoveForm["effect"], Sound> = {
  meeple: "step",
  coins: "coin",
  card: "card",
  item: "card",
  whim: "card",
  djinn: "djinn",
  marker: "marker",
  camel: "camel",
  tent: "camel",
  palm: "camel",
  palace: "camel",
};
/** More of a kind at once would be noise. */
const most: Record<Sound, number> = {
  step: 5,
  coin: 3,
  card: 3,
  camel: 1,
  djinn: 1,
  marker: 1,
  turn: 1,
  end: 1,
};

/** Things sound when they arrive; markers are heard only where a bid is made. */
export function arrivalCues(travellers: readonly Traveller[]): Cue[] {
  const heard = new Map<Sound, number>();
  return travellers.flatMap(({ thing, to, delay, ms }) => {
    if (thing.piece === "marker" && !to[0]?.startsWith("turn/")) return [];
    const sound = soundFor[thing.piece];
    const n = heard.get(sound) ?? 0;
    heard.set(sound, n + 1);
    return n < most[sound] ? [{ sound, delay: delay + ms }] : [];
  });
}

type Actor = Look["actor"];
const isSeat = (actor: Actor): actor is Seat => typeof actor === "number";

/**
 * `last` is the seat that decided last: a sound for whoever is due now, if it is somebody else and a person.
 */
export function turnCues(last: Actor, now: Actor, isPerson: (seat: Seat) => boolean): Cue[] {
  if (now === "nobody") return last === "nobody" ? [] : [{ sound: "end", delay: 350 }];
  return isSeat(now) && now !== last && isPerson(now) ? [{ sound: "turn", delay: 250 }] : [];
}
