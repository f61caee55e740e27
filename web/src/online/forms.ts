// The messages of the server (docs/protocol.md) as types.

import type {
  Acted,
  Actor,
  Options,
  Progress,
  RecordForm,
  Seat,
  Viewer,
} from "../../../bindings/wasm/naqala.ts";

export interface Chair {
  sitter: "person" | "bot" | "nobody";
  name?: string;
  level?: number;
}

/** Seconds for what a seat decides, and for the whole game. */
export interface ClockRule {
  turn: number;
  reserve: number;
}

export type Phase = "open" | "running" | "over";

export interface TableForm {
  id: string;
  version: number;
  phase: Phase;
  listed: boolean;
  created: number;
  changed: number;
  /** While the table is open, its totals are those with which the game would start now. */
  options: Options;
  clock: ClockRule | null;
  commitment: string;
  chairs: Chair[];
  rematch?: string;
}

export type Hands = "owner" | "late" | "resigned";

/** In milliseconds; `thought` of the actor's time is gone already. */
export interface ClockForm {
  runs: boolean;
  reserves: number[];
  turn_left?: number;
  thought?: number;
}

export interface WishForm {
  seat: Seat;
  to: number;
  agreed: Seat[];
}

/** What holds after the last event. */
export interface StateForm {
  number: number;
  moment: number;
  actor: Actor;
  progress: Progress;
  hands: Hands[];
  wish: WishForm | null;
  clock: ClockForm | null;
  undo?: number;
  legal?: string[];
}

export interface EventForm {
  number: number;
  event: string;
  seat?: Acted["seat"];
  action?: string;
}

/** The version of these messages; a server that speaks another one closes the line with the code below. */
export const protocol = 1;
export const otherProtocol = 4000;

/** A game that has begun has all of it, a table before that only the first two. */
export interface Snapshot {
  viewer: Viewer;
  table: TableForm;
  setup?: RecordForm;
  actions?: Acted[];
  state?: StateForm;
}
/** The same of a game that has begun. */
export type GameSnapshot = Required<Snapshot>;
export const hasBegun = (snapshot: Snapshot): snapshot is GameSnapshot => snapshot.setup !== undefined;

export interface Presence {
  seats: boolean[];
  watchers: number;
}

export type Message =
  | { snapshot: Snapshot }
  | { events: EventForm[]; state: StateForm }
  | { presence: Presence }
  | { done: { id: number; number: number } }
  | { refused: { id: number; why: string } };

/** What a seat can ask for; `number` is the one that the event is to get. */
export type Command =
  | { number: number; act: string[] }
  | { number: number; undo: true }
  | { number: number; ask: number }
  | { number: number; answer: boolean }
  | { resign: true }
  | { back: true };

/** The actions among these events, in order. */
export const actedIn = (events: readonly EventForm[]): Acted[] =>
  events.flatMap(({ event, seat, action }) => (event === "acted" ? [{ seat: seat!, action: action! }] : []));
