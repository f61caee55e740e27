// The phrases of a language from which the log is put together (tell.ts).

import type { TileName } from "./action";
import type { Card, Djinn, Good, Item, Payment, Tribe, Whim } from "./things";
import type { LogWords, Piece, Who } from "./types";

/** Why nothing is done: no sowing, nobody killed, or, on the final tile, by the sort of tile. */
type Nothing = "sowing" | "kill" | TileSort;
export type TileSort = "oasis" | "village" | "market" | "sacred" | "workshop" | "city";

export interface Kill {
  tribe: Tribe;
  /** Where it stood: on a tile, or in front of somebody. */
  at: TileName | Who;
  /** It is the second one of the same action. */
  again: boolean;
  fakirs: number;
  /** Kandicha keeps it. */
  kept: boolean;
}

export interface Build {
  coins: number;
  builders: number;
  fakirs: number;
  blue: number;
  doubled: boolean;
}

/**
 * What a language says about what happened. Deeds are what follows their subject, with verbs marked by "~";
 * the rest are sentences or parts of one.
 */
export interface LogTexts {
  /** The subject, with the space behind it where there is one; a name is used for the others. */
  you: string;
  somebody: string;
  /** The form of a verb after `you`, and after a name. */
  yours(verb: string): string;
  theirs(verb: string): string;

  bid(price: number): string;
  /** For less, with fakirs; or for all that is left. */
  bidWith(price: number, coins: number, fakirs: number): string;
  bidAll(price: number, coins: number): string;
  takeUp(from: TileName, meeples: string): string;
  sow(from: TileName, meeples: string, path: string): string;
  /** A sowing that was interrupted. */
  sowOn(path: string): string;
  carpet: string;
  drop(tribe: Tribe, tile: TileName): string;
  nothing: Record<Nothing, (tile: TileName) => string>;
  collect(n: number, tribe: Tribe, tile: TileName): string;
  place(piece: Piece, tile: TileName): string;
  keep(n: number, tribe: Tribe): string;
  /** Cards of the row; there may be none left. */
  take(cards: readonly Card[]): string;
  build(build: Build): string;
  kill(kill: Kill): string;
  /** One of those that were drawn; null if it is not seen. */
  keepItem(item: Item | null): string;
  keepDjinn(djinn: Djinn): string;
  discarding(things: readonly (Djinn | Item)[]): string;
  palm(tile: TileName): string;
  palace(tile: TileName): string;
  buy(card: Card, coins: number): string;
  buyToo(card: Card): string;
  djinn(djinn: Djinn, payment: Payment): string;
  /** An item for this many fakirs, or for an artisan if there are none. */
  workshop(fakirs: number): string;
  whim(whim: Whim, tile: TileName): string;
  sell(goods: readonly Good[], coins: number): string;
  end: string;
  power(djinn: Djinn, payment: Payment, what: string): string;
  /** What the power does: on which tile, and, of Echidna, which coins it brings at once. */
  powers: Partial<Record<Djinn, (tile: TileName, coins: number) => string>>;
  works: string;
  magic(item: Item, tile: TileName | undefined): string;
  lamp(djinn: Djinn | null): string;
  ring(item: Item): string;
  remove(meeples: readonly Tribe[], tile: TileName): string;
  call(meeples: readonly { tribe: Tribe; from: TileName }[], tile: TileName): string;
  callNoMore: string;
  move(piece: Piece, from: TileName, to: TileName): string;
  order(cards: readonly Card[]): string;
  /** What only whoever draws it sees; null if that is somebody else. */
  drawCard(card: Card | null): string;
  drawItems(items: readonly Item[] | number): string;

  // What chance does, told without a subject.
  row(cards: readonly Card[]): string;
  newDjinns(djinns: string): string;
  djinnsAppear(djinns: string): string;
  fromLamp(djinn: string): string;
  newWhim(whim: string, tile: TileName): string;
  newWhims(whims: string): string;
  fromBag(meeples: readonly Tribe[], tile: TileName): string;

  // What came of it.
  claimed(piece: Piece, tile: TileName, kind: string): string;
  earned(who: Who | null, coins: string, by: string): string;
  fulfilled(who: Who | null, whim: string, coins: string): string;
  shown(things: string): string;
  lastRound: string;
  /** Between the deed and what came of it. */
  comma: string;

  auction: LogWords["auction"];
  turn: LogWords["turn"];
  cleanUp: LogWords["cleanUp"];
}
