// What is said in the same way in several languages, given their words for it.

import { tally, type Counter } from "./plural";
import { djinns, tribes } from "./things";
import type { Card, Djinn, Item, Tribe } from "./things";
import type { Game, MeepleCounts } from "./types";

type Listing = (parts: readonly string[]) => string;

/** "2 elders and 1 builder". */
export const meeplesBy =
  (list: Listing, tribeCount: Game["tribeCount"]) =>
  (counts: MeepleCounts): string =>
    list(tribes.flatMap((tribe) => (counts[tribe] ? [tribeCount(counts[tribe], tribe)] : [])));

/** Things in the order they come, those of a name together: "2 fish and a fakir". */
export const counted = <Name>(
  list: Listing,
  names: readonly Name[],
  one: (name: Name) => string,
  many: (n: number, name: Name) => string,
): string => list(tally(names).map(([name, n]) => (n === 1 ? one(name) : many(n, name))));

/** The accusatives of a language that has cases. */
interface Accusatives {
  tribe: Record<Tribe, string>;
  tribes: Record<Tribe, string>;
  card: Record<Card, string>;
  djinn: Record<Djinn, string>;
  item: Record<Item, string>;
  fakirs(n: number): string;
}

/** What somebody takes, sells or lays aside. */
export function takenBy(count: Counter["count"], list: Listing, accusative: Accusatives) {
  const countAccusative = (n: number, tribe: Tribe): string =>
    count(n, [accusative.tribe[tribe], accusative.tribes[tribe], accusative.tribes[tribe]]);
  const cardsOfAKind = (n: number, card: Card): string =>
    card === "fakir" ? accusative.fakirs(n) : `${accusative.card[card]} ×${n}`;
  const isDjinn = (thing: Djinn | Item): thing is Djinn => (djinns as readonly string[]).includes(thing);
  return {
    countAccusative,
    cardList: (cards: readonly Card[]): string =>
      counted(list, cards, (card) => accusative.card[card], cardsOfAKind),
    tribeList: (tribes: readonly Tribe[]): string =>
      counted(list, tribes, (tribe) => accusative.tribe[tribe], countAccusative),
    discardedName: (thing: Djinn | Item): string =>
      isDjinn(thing) ? accusative.djinn[thing] : accusative.item[thing],
  };
}
