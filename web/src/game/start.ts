// Beginning games: each is dealt, kept, and then opened from what was kept, so that a reload finds it again.

import type { Options, RecordForm } from "../../../bindings/wasm/naqala.ts";
import type { RemoteDesk } from "../engine/index.ts";
import { people, shownNames, totalsFor, type Party, type UsualNames } from "./party.ts";
import { keepGame, newId, type KeptGame, type Store } from "./storage.ts";

export type GameOptions = Omit<Options, "players">;

/** What is kept beside the record. */
export const aboutGame = (id: string, party: Party, sets: readonly string[], now: number): KeptGame => ({
  id,
  party,
  sets: [...sets],
  begun: now,
  played: now,
  round: 1,
  over: false,
});

/** Deals a game for this party and keeps it; gives its id. Totals that nobody chose go by who plays. The
 *  record is for everybody to read: nobody is "you" in it. With a seed it is the deal of that number. */
export async function startGame(
  desk: RemoteDesk,
  store: Store,
  party: Party,
  options: GameOptions,
  words: UsualNames,
  seed?: number,
): Promise<string> {
  const players = party.length as Options["players"];
  const totals = options.totals ?? totalsFor(people(party).length);
  await desk.deal({ ...options, totals, players, names: shownNames(party, words, null) }, seed);
  return keepNew(store, party, options.sets ?? ["base"], await desk.record());
}

/** Keeps a record as a game of its own; gives its id. */
export function keepNew(
  store: Store,
  party: Party,
  sets: readonly string[],
  record: string,
  state: Partial<Pick<KeptGame, "round" | "over">> = {},
): string {
  const id = newId();
  keepGame(store, { ...aboutGame(id, party, sets, Date.now()), ...state }, record);
  return id;
}

/** What a game was played with, for another one of its kind: a record does not name what is usual. */
export const optionsOf = ({ sets, djinn_use, nekir, artisan_ties, totals }: RecordForm): GameOptions => ({
  sets: sets ?? ["base"],
  ...(djinn_use && { djinn_use }),
  ...(nekir && { nekir }),
  ...(artisan_ties && { artisan_ties }),
  totals: totals ?? "shown",
});

/** The order of seats as chance has it. */
export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; --i) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
