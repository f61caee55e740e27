// Who sits at the table.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Look } from "../engine/index.ts";

export interface Player {
  name: string;
  /** The bot that plays this seat; a person if there is none. */
  bot?: string;
}
export type Party = readonly Player[];

export const isPerson = (party: Party, seat: Seat): boolean => party[seat - 1]?.bot === undefined;

export const people = (party: Party): Seat[] =>
  party.flatMap((player, i) => (player.bot === undefined ? [(i + 1) as Seat] : []));

/** Whose eyes the screen shows at the start: the first person's; with bots alone, a spectator's. */
export const firstEyes = (party: Party): Eyes => people(party)[0] ?? "spectator";

/** Whether somebody holds what the others must not see: then the screen is covered while it changes hands. */
export function hasSecrets(look: Look): boolean {
  const hidden = (held: unknown): boolean =>
    typeof held === "number" ? held > 0 : held !== undefined && Object.keys(held as object).length > 0;
  return look.position.seats.some((seat) => hidden(seat.unseen) || hidden(seat.unseen_earlier) || hidden(seat.unseen_items));
}
