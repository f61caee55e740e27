// Who sits at the table.

import type { Options, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Look } from "../engine/index.ts";
import { seatNumbers } from "../words/things.ts";

export interface Player {
  name: string;
  /** The bot that plays this seat; a person if there is none. */
  bot?: string;
  /** The name is the usual one, so it changes with the language. */
  usual?: boolean;
}
export type Party = readonly Player[];

export const isPerson = (party: Party, seat: Seat): boolean => party[seat - 1]?.bot === undefined;

export const people = (party: Party): Seat[] =>
  party.flatMap((player, i) => (player.bot === undefined ? [(i + 1) as Seat] : []));

export type Totals = NonNullable<Options["totals"]>;
/** Coins and cards are hidden where two or more people sit at a table, unless they choose otherwise (R82). */
export const totalsFor = (people: number): Totals =>
  people >= seatNumbers.people_with_hidden_totals ? "hidden" : "shown";

const alone = (party: Party): Seat | null => (people(party).length === 1 ? people(party)[0]! : null);

/**
 * Whose eyes the screen shows at the start: a lone person's. Of several nobody knows yet who looks,
 * and bots alone have none.
 */
export const firstEyes = (party: Party): Eyes => alone(party) ?? "spectator";

/** Whether a seat holds what the others must not see. */
export const holdsSecrets = ({
  unseen,
  unseen_earlier,
  unseen_items,
}: Look["position"]["seats"][number]): boolean => [unseen, unseen_earlier, unseen_items].some(isAny);
/** Whether these are some: by name, or just how many. */
export const isAny = (held: unknown): boolean =>
  typeof held === "number" ? held > 0 : held !== undefined && Object.keys(held as object).length > 0;

/**
 * Whether a seat holds or has drawn what the others must not see. They must not be able to tell where that
 * gave it a choice either: so nothing is done by itself but what everybody can see to be the only thing.
 */
export const conceals = ({ position }: Look, seat: Seat): boolean =>
  holdsSecrets(position.seats[seat - 1]!) || isAny(position.drawn_items);

/** Whether somebody does: then the screen is covered while it changes hands. */
export const hasSecrets = (look: Look): boolean => look.position.seats.some(holdsSecrets);

/** What people without a name of their own and bots are called in a language. */
export interface UsualNames {
  setup: { you: string; playerName(n: number): string };
  levels: Record<string, { name: string }>;
}

/** The names as they are shown; those that would be alike are told apart by a number. `you` is the seat that
 *  is spoken to: a lone person, if nothing else is said; nobody in records and where all look. */
export function shownNames(party: Party, words: UsualNames, you: Seat | null = alone(party)): string[] {
  const person = (n: number) => (n === you ? words.setup.you : words.setup.playerName(n));
  const names = party.map(({ name, bot, usual }, i) =>
    !usual ? name : bot === undefined ? person(i + 1) : (words.levels[bot]?.name ?? name),
  );
  return toldApart(names);
}

export const toldApart = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
