// What is said in the same way in several languages, given their words for it.

import type { ParsedAction } from "./action";
import { tally, type Counter } from "./plural";
import { categories, djinns, tribes, whimRows } from "./things";
import type { Card, Djinn, Item, Tribe, Whim } from "./things";
import type { Game, LogWords, MeepleCounts, Told } from "./types";

type Listing = (parts: readonly string[]) => string;

/** "2 elders and 1 builder". */
export const meeplesBy =
  (list: Listing, tribeCount: Game["tribeCount"]) =>
  (counts: MeepleCounts): string =>
    list(tribes.flatMap((tribe) => (counts[tribe] ? [tribeCount(counts[tribe], tribe)] : [])));

/** "coins +3, goods −1". */
export const gainsBy =
  (category: Game["category"], signed: Counter["signed"]): LogWords["gains"] =>
  (changes) =>
    categories.flatMap((c) => (changes[c] ? [`${category[c]} ${signed(changes[c])}`] : [])).join(", ");

/** All actions that a line of the log tells of. */
export const actionsOf = (t: Told): readonly ParsedAction[] => [t.action, ...(t.more ?? [])];

/** How many of a good are shown for the whim that asks for it; the two have one name. */
export const shownFor = (good: string): number => whimRows[good as Whim].wanted;

export const noCards = (t: Told): boolean =>
  t.cards === 0 || (typeof t.cards === "object" && t.cards.length === 0);

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
  const cardsOfAKind = (card: Card, n: number): string =>
    n === 1
      ? accusative.card[card]
      : card === "fakir"
        ? accusative.fakirs(n)
        : `${accusative.card[card]} ×${n}`;
  const isDjinn = (thing: Djinn | Item): thing is Djinn => (djinns as readonly string[]).includes(thing);
  const cardList = (cards: readonly Card[]): string =>
    list(tally(cards).map(([card, n]) => cardsOfAKind(card, n)));
  return {
    countAccusative,
    cardList,
    discardedName: (thing: Djinn | Item): string =>
      isDjinn(thing) ? accusative.djinn[thing] : accusative.item[thing],
    /**
     * What several actions of the same kind are about: "2 fish and a fakir"; `nameOf` says it for
     * one of the rarer kinds.
     */
    runOf(t: Told, nameOf: (action: ParsedAction) => string): string {
      const all = actionsOf(t);
      const cards = all.flatMap((a) => (a.kind === "deal-card" ? [a.card] : []));
      const taken = all.flatMap((a) => (a.kind === "draw" || a.kind === "remove" ? [a.tribe] : []));
      return list([
        ...(cards.length > 0 ? [cardList(cards)] : []),
        ...tally(taken).map(([tribe, n]) => (n === 1 ? accusative.tribe[tribe] : countAccusative(n, tribe))),
        ...all.map(nameOf).filter(Boolean),
      ]);
    },
  };
}
