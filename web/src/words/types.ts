// What a language has to bring. `Ui` is what the English file has; the rest stands here. A language that
// lacks a text does not compile.

import type { DecisionForm, EffectForm } from "../../../bindings/wasm/naqala.ts";
import type { ParsedAction, TileName } from "./action";
import type { numbers } from "./en/numbers";
import type { online } from "./en/online";
import type { ui } from "./en/ui";
import type { LogTexts } from "./phrases";
import type { RuleId } from "./rule";
import type { Card, Category, Djinn, Item, Payment, Step, TileKind, Tribe, Whim } from "./things";

/** Titles, buttons, labels and messages; see en/ui.ts. */
export type Ui = typeof ui;

/** Games with others over a server; see en/online.ts. */
export type OnlineWords = typeof online;

/** The page on which the numbers of a box are checked; see en/numbers.ts. */
export type NumberWords = typeof numbers;

/** Somebody at the table. `you`: the person who reads; then the name is not used ("You take ..."). */
export interface Who {
  name: string;
  you?: boolean;
}

export type Piece = "camel" | "tent";
export type MeepleCounts = Partial<Record<Tribe, number>>;

/** Names of things, and numbers with their nouns. */
export interface Game {
  /** "vizier", "viziers", "3 viziers". */
  tribe: Record<Tribe, string>;
  tribes: Record<Tribe, string>;
  tribeCount(n: number, tribe: Tribe): string;
  /** "2 elders and 1 vizier". */
  meeples(meeples: MeepleCounts): string;
  meepleCount(n: number): string;
  tile: Record<TileKind, string>;
  card: Record<Card, string>;
  /** Several of a card: "2 fish". */
  cardCounts(n: number, card: Card): string;
  djinn: Record<Djinn, string>;
  item: Record<Item, string>;
  whim: Record<Whim, string>;
  category: Record<Category, string>;
  piece: Record<Piece, string>;
  payment: Record<Payment, string>;
  /** "9 coins", "3 cards", "12 points" and so on. */
  coins(n: number): string;
  points(n: number): string;
  cards(n: number): string;
  djinns(n: number): string;
  items(n: number): string;
  whims(n: number): string;
  palms(n: number): string;
  palaces(n: number): string;
  camels(n: number): string;
  fakirs(n: number): string;
  blueTiles(n: number): string;
  redTiles(n: number): string;
  tiles(n: number): string;
  steps(n: number): string;
  turns(n: number): string;
  /** "a, b and c". */
  list(parts: readonly string[]): string;
  /** "+9", "−3", "0". */
  signed(n: number): string;
  number(n: number): string;
}

/** What a step asks for, as the engine says it, with the name of a victim's owner. */
export interface Ask extends Omit<DecisionForm, "step" | "actor" | "by" | "kind" | "victim"> {
  step: Step;
  kind?: TileKind;
  victim?: Who;
}

/** What a button must know besides its action. What is left out is not said. */
export interface ButtonContext {
  step: Step;
  tribe?: Tribe;
  /** How many meeples are taken up, collected or kept, or cards traded. */
  n?: number;
  /** Where a palm, palace or camel goes. */
  tile?: TileName;
  kind?: TileKind;
  /** The card or the djinn at the position that the action names. */
  card?: Card;
  djinn?: Djinn;
  /** Coins that are paid or gained. */
  coins?: number;
  /** Fakirs that a kill needs. */
  fakirs?: number;
  victim?: string;
  whim?: Whim;
  /** The place in the row that a card is put in. */
  place?: number;
}

export interface StepWords {
  /** One line: what the person who reads has to do now. */
  now(ask: Ask): string;
  /** One line while another decides: "Shirin is bidding ...", or chance draws. */
  waiting(ask: Ask, who: Who | null): string;
  /** The name of a step: "Tribe action". */
  name: Record<Step, string>;
  /** What a choice is called on its button. */
  button(action: ParsedAction, context: ButtonContext): string;
}

/** One entry of the log: an action and those that belong to it, with all that they did. */
export interface Told {
  /** Who acts, or for whom chance draws; nobody in the clean-up. */
  who: Who | null;
  step: Step;
  /** What was done, in order: the take and its drops, the cards of a deal. */
  actions: readonly [ParsedAction, ...ParsedAction[]];
  effects: readonly EffectForm[];
  /** Everybody at the table, in the order of the seats. */
  people: readonly Who[];
  /** The kinds of the tiles that were taken, and of the final tile where nothing is done on it. */
  kinds: Readonly<Record<TileName, TileKind>>;
  /** The final tile, where nothing is done on it. */
  at?: TileName;
  /** How the actor's score sheet changes. */
  gains?: Partial<Record<Category, number>>;
  /** The rule it rests on, see ruleOf. */
  rule?: RuleId;
}

/** What the log says; see tellerOf. */
export interface LogWords {
  /** Who did what, and what came of it. */
  line(told: Told): string;
  /** What it changed in the score: "tiles +8, coins −3", or nothing. */
  gains(gains: Partial<Record<Category, number>>): string;
  /** Headings: "Round 3: auction", "Turn 2 of 4: Shirin", "Clean-up". */
  auction(round: number): string;
  turn(turn: number, turns: number, who: Who): string;
  cleanUp(round: number): string;
}

/** A thing explained. */
export interface Explained {
  name: string;
  /** What kind of thing it is: "Djinn", "Magic item". */
  sort: string;
  text: string;
  /**
   * What it is worth in the end, what its use costs, when it works; left out where there is nothing to say.
   */
  worth?: string;
  cost?: string;
  when?: string;
  rule?: RuleId;
}

export interface CardWords {
  /** Boaz and Kandicha do more in a game with artisans. */
  djinn(djinn: Djinn, artisans?: boolean): Explained;
  item(item: Item): Explained;
  whim(whim: Whim): Explained;
  tile(kind: TileKind): Explained;
  tribe(tribe: Tribe): Explained;
  card(card: Card): Explained;
  /** Palms, palaces, camels, tents and the like. */
  thing(thing: Thing): Explained;
  labels: { worth: string; cost: string; when: string; rule: string };
}
export const things = [
  "camel",
  "tent",
  "palm",
  "palace",
  "coin",
  "mountains",
  "bag",
  "deck",
  "discards",
  "djinn-deck",
  "item-stack",
  "turn-order",
  "bid-order",
] as const;
export type Thing = (typeof things)[number];

/** Why a turn or a bid is good, or what speaks against it. */
export type Reason =
  | { kind: "tile"; tile: TileKind; at: TileName; value: number }
  | { kind: "palms"; n: number; points: number }
  | { kind: "palaces"; n: number; points: number }
  | { kind: "coins"; coins: number }
  | { kind: "builders"; coins: number; n: number; blue: number }
  | { kind: "cards"; n: number; points: number }
  | { kind: "set"; goods: number; points: number }
  | { kind: "viziers"; n: number; points: number }
  | { kind: "race"; against: string }
  | { kind: "lead"; against: string }
  | { kind: "elders"; n: number; points: number }
  | { kind: "artisans"; n: number; points: number }
  | { kind: "djinn"; djinn: Djinn; points: number }
  | { kind: "power"; djinn: Djinn }
  | { kind: "item"; n: number }
  | { kind: "magic"; item: Item }
  | { kind: "kill"; tribe: Tribe; at?: TileName; from?: string }
  | { kind: "whim"; whim: Whim; coins: number }
  | { kind: "takes-whim"; whim: Whim }
  | { kind: "city"; points: number }
  | { kind: "tent"; points: number }
  | { kind: "sells"; coins: number; goods: number }
  | { kind: "earns"; points: number }
  | { kind: "leaves-little"; next: string; points: number }
  | { kind: "leaves-much"; next: string; points: number }
  | { kind: "leaves-you"; points: number }
  | { kind: "denies"; from: string; points: number }
  | { kind: "ends-game" }
  | { kind: "bid-free" }
  | { kind: "bid-cheap"; coins: number }
  | { kind: "bid-first"; points: number }
  | { kind: "bid-twice" }
  | { kind: "bid-dear"; coins: number };

export interface ReasonWords {
  /** One reason as a part of a sentence: "takes the oasis c3 (8)". */
  reason(reason: Reason): string;
  /** Several as one sentence. */
  sentence(reasons: readonly Reason[]): string;
  /** "Expected lead +7.5", "62% to win". */
  margin(points: number): string;
  chance(share: number): string;
}

/** Everything a person reads, but for the rules page. */
export interface Words {
  language: LanguageCode;
  ui: Ui;
  game: Game;
  steps: StepWords;
  log: LogTexts;
  cards: CardWords;
  reasons: ReasonWords;
}
export type LanguageCode = "en" | "ru" | "uk" | "pl";

/** Examples that the rules page draws: positions and actions, which tests play (web/src/rules/examples). */
export const exampleNames = ["auction", "loop", "builders", "assassins", "sale", "tent"] as const;
export type ExampleName = (typeof exampleNames)[number];

/** What older editions call by another word. */
export const renamed = ["fakir", "elder", "merchant", "tribe", "tile"] as const;
export type Renamed = (typeof renamed)[number];
/** Today's word, and the beginnings by which it is found in a text whatever its ending. */
export interface TodaysWord {
  word: string;
  stems: readonly string[];
}

/**
 * A part of a section: text, advice, a list, a numbered rule, an example with what its picture shows, a
 * table, or the cards of a kind (from CardWords).
 */
export type Block =
  | { text: string }
  | { hint: string }
  | { example: ExampleName; text: string }
  | { list: readonly string[] }
  | { rule: RuleId; text: string }
  | { table: readonly (readonly string[])[] }
  | { cards: "tribes" | "tiles" | "goods" | "djinns" | "items" | "whims"; of: readonly string[] };

export interface Section {
  /** For links to it. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** The rules page: first the game in two minutes, then everything. */
export interface Rules {
  title: string;
  lead: string;
  contents: string;
  today: Record<Renamed, TodaysWord>;
  /** A word of an older edition was looked for: what it is called today. */
  older(word: string, today: string): string;
  /** The mark of a printed number that no source gives. */
  ownNumber: string;
  quick: Section;
  sections: readonly Section[];
}
