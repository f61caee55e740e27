// Puts the cards together that explain things: the texts of a language with the numbers printed
// on the things.

import { capital } from "./plural";
import { ruleOfItem, ruleOfTile, ruleOfTribe } from "./rule";
import type { RuleId } from "./rule";
import { cardRows, djinnRows, itemRows, tileRows, whimRows } from "./things";
import type { Cost, Djinn, Item, Moment, TileKind, Tribe, Whim } from "./things";
import type { CardWords, Game, Thing } from "./types";

/** When a djinn, an item or a whim does something. */
export type When = Moment | "magic" | "whim";

/** What a language says about the things. */
export interface CardTexts {
  djinn: Record<Djinn, string>;
  /** What djinns do more in a game with artisans. */
  withArtisans: Partial<Record<Djinn, string>>;
  item: Record<Item, string>;
  whim: Record<Whim, string>;
  tile: Record<TileKind, string>;
  tribe: Record<Tribe, string>;
  tribeWorth: Partial<Record<Tribe, string>>;
  good: string;
  fakir: string;
  inDeck(n: number): string;
  thing: Record<Thing, { name: string; text: string; worth?: string }>;
  when: Record<When, string>;
  cost: Record<Exclude<Cost, "none">, string>;
  atOnce(coins: string): string;
  sort: Record<
    "djinn" | "precious" | "magic" | "whim" | "red" | "blue" | "hole" | "tribe" | "good" | "card" | "thing",
    string
  >;
  labels: CardWords["labels"];
}

const thingRules: Record<Thing, RuleId> = {
  camel: "R20",
  tent: "R45",
  palm: "R28",
  palace: "R28",
  coin: "R71",
  mountains: "R43",
  bag: "R24",
  deck: "R33",
  discards: "R33",
  "djinn-deck": "R33",
  "item-stack": "R46",
  "turn-order": "R6",
  "bid-order": "R10",
};

export function explainer(texts: CardTexts, game: Game): CardWords {
  const worthIf = (value: number): { worth?: string } => (value > 0 ? { worth: game.points(value) } : {});
  return {
    djinn(djinn, artisans) {
      const { value, cost, moment } = djinnRows[djinn];
      const text = (artisans && texts.withArtisans[djinn]) || texts.djinn[djinn];
      const when = texts.when[moment];
      const card = { name: game.djinn[djinn], sort: texts.sort.djinn, text, worth: game.points(value), when };
      return cost === "none" ? { ...card, rule: "R34" } : { ...card, cost: texts.cost[cost], rule: "R35" };
    },
    item(item) {
      const { value } = itemRows[item];
      const precious = value > 0;
      return {
        name: capital(game.item[item]),
        sort: texts.sort[precious ? "precious" : "magic"],
        text: texts.item[item],
        ...worthIf(value),
        when: texts.when[precious ? "end" : "magic"],
        rule: ruleOfItem(item),
      };
    },
    whim: (whim) => ({
      name: game.whim[whim],
      sort: texts.sort.whim,
      text: texts.whim[whim],
      worth: texts.atOnce(game.coins(whimRows[whim].coins)),
      when: texts.when.whim,
      rule: "R64",
    }),
    tile(kind) {
      const { value, colour } = tileRows[kind];
      const sort = texts.sort[colour === "none" ? "hole" : colour];
      const card = { name: capital(game.tile[kind]), sort, text: texts.tile[kind], rule: ruleOfTile(kind) };
      return { ...card, ...worthIf(value) };
    },
    tribe(tribe) {
      const worth = texts.tribeWorth[tribe];
      const name = capital(game.tribes[tribe]);
      const card = { name, sort: texts.sort.tribe, text: texts.tribe[tribe], rule: ruleOfTribe(tribe) };
      return worth ? { ...card, worth } : card;
    },
    card(card) {
      const fakir = card === "fakir";
      const text = `${fakir ? texts.fakir : texts.good} ${texts.inDeck(cardRows[card].count)}`;
      const sort = texts.sort[fakir ? "card" : "good"];
      return { name: capital(game.card[card]), sort, text, rule: fakir ? "R25" : "R32" };
    },
    thing: (thing) => ({ sort: texts.sort.thing, ...texts.thing[thing], rule: thingRules[thing] }),
    labels: texts.labels,
  };
}
