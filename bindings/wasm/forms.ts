// The JSON forms of the engine (docs/notation.md) as types. Seats and positions in a row count from 1.

export type Tribe = "vizier" | "elder" | "merchant" | "builder" | "assassin" | "artisan";
export type Seat = 1 | 2 | 3 | 4 | 5;

/** Who decides now. Chance turns cards and draws meeples; nobody decides when the game is over. */
export type Actor = Seat | "chance" | "nobody";

/** Whose eyes a game is seen with. */
export type Viewer = Seat | "spectator";

/** What kind of game is played. What is left out is as in the rules. */
export interface Options {
  players: 2 | 3 | 4 | 5;
  sets?: ("base" | "artisans" | "whims")[];
  djinn_use?: "each-turn" | "each-round";
  nekir?: "per-kill" | "per-meeple";
  artisan_ties?: "all-count" | "none-count";
  totals?: "shown" | "hidden";
}

/** How many of each, by name; what is not there is not named. */
export type Counts = Record<string, number>;

export interface TileForm {
  kind: string;
  meeples?: Partial<Record<Tribe, number>>;
  owner?: Seat;
  palms?: number;
  palaces?: number;
  /** On a city: the whim that lies there. */
  whim?: string;
}

export interface SeatForm {
  coins?: number;
  viziers?: number;
  elders?: number;
  djinns?: string[];
  /** Cards that everybody has seen. */
  cards?: Counts;
  /**
   * Cards taken unseen, from this deck and from those before: by name if the viewer knows them,
   * otherwise how many.
   */
  unseen?: Counts | number;
  unseen_earlier?: Counts | number;
  artisans?: number;
  /** The tile on which the tent stands; left out while it is in stock. */
  tent?: string;
  /** Items that everybody has seen, and those that only the seat knows: by name, or how many. */
  items?: Counts;
  unseen_items?: Counts | number;
  /** Whims to fulfil, and whims fulfilled. */
  whims?: string[];
  fulfilled?: string[];
}

/** A position, or, with a viewer, an observation. */
export interface PositionForm extends Options {
  viewer?: Viewer;
  /** What the actor is asked for, and what is going on. */
  step?: string;
  turn?: Seat;
  hand?: Partial<Record<Tribe, number>>;
  at?: string;
  from?: string;
  place?: string;
  dropped?: Tribe;
  victim?: Seat;
  left?: number;
  kills?: number;
  double_kill?: boolean;
  double_coins?: boolean;
  /** Coins that the builders of this turn have brought, without Echidna. */
  built?: number;
  resume?: string;
  drawn?: string[];
  used?: string[];
  /** Items that the artisans have drawn: by name if the viewer knows them, otherwise how many. */
  drawn_items?: Counts | number;
  /** The magic item at work, and whether one was used this turn. */
  item_in_use?: string;
  item_used?: boolean;
  /** What the assassins have done so far that a whim may ask for. */
  deeds?: string[];
  /** The whim of the builders was taken after the builders of this turn had acted. */
  whim_after_build?: boolean;
  last_round?: boolean;
  tiles: Record<string, TileForm>;
  seats: SeatForm[];
  bid_order?: Seat[];
  turn_order?: (Seat | null)[];
  card_row?: string[];
  djinn_row?: string[];
  deck?: Counts;
  unseen_earlier?: Counts;
  djinn_deck?: string[];
  /** With The Artisans of Naqala; of an observation, with the items that its viewer has not seen. */
  item_stack?: Counts;
}

/** A whole game, or the part played so far. One without turns is a set-up. */
export interface RecordForm extends Options {
  format: string;
  tables: string;
  names?: string[];
  tiles: Record<string, TileForm>;
  card_row: string[];
  djinn_row: string[];
  /** With Whims of the Sultan: those on the cities, in the order a1, b1, ... */
  whims?: string[];
  bid_order: Seat[];
  turns?: string[][];
}

export interface ScoreSheet {
  seats: ({ seat: Seat; total: number } & Record<Category, number>)[];
  winners: Seat[];
}
export type Category =
  | "coins"
  | "viziers"
  | "elders"
  | "artisans"
  | "djinns"
  | "tiles"
  | "cities"
  | "palms"
  | "palaces"
  | "tents"
  | "goods"
  | "items";

/** The decision due: for chance, the weights are the odds of its outcomes. */
export interface Choices {
  actor: Actor;
  actions: string[];
  weights?: number[];
}

/**
 * Where something is: a tile ("c4"); the bank (coins), the bag (meeples), the supply (palms, palaces); the
 * deck or the discards of its kind; a position of its row, from 1; the meeples in hand; what lies in front of
 * a seat, what it took unseen, its fulfilled whims; what was drawn until one is kept; the item at work; a
 * position of the bid order track and a space of the turn order track, from 1, the cheapest first.
 */
export type PlaceForm =
  | "bank"
  | "bag"
  | "supply"
  | "deck"
  | "discards"
  | "hand"
  | "drawn"
  | "in-use"
  | `row-${number}`
  | `seat-${number}`
  | `unseen-${number}`
  | `fulfilled-${number}`
  | `bid-${number}`
  | `turn-${number}`
  | `${"a" | "b" | "c" | "d" | "e" | "f" | "g"}${number}`;

/** By what something happened: one of the names, where, and what the number is made of. */
export interface CauseForm {
  step?: string;
  tribe?: Tribe;
  tile?: string;
  djinn?: string;
  item?: string;
  whim?: string;
  empty_deck?: true;
  at?: PlaceForm;
  /** (n + fakirs) x each x times coins, where `each` is there; left out: n, fakirs 0, times 1. */
  n?: number;
  fakirs?: number;
  each?: number;
  times?: number;
}

/**
 * A piece that moved. `what`: its name, null if the viewer does not see it; of camels, tents and markers the
 * seat.
 */
export interface MoveForm {
  effect:
    "coins" | "card" | "meeple" | "djinn" | "item" | "whim" | "camel" | "tent" | "palm" | "palace" | "marker";
  what?: string | Seat | null;
  n: number;
  from: PlaceForm;
  to: PlaceForm;
  by: CauseForm;
}

/** Something that happened without a piece. */
export interface EventForm {
  effect:
    | "auction-begins"
    | "turn-begins"
    | "turn-ends"
    | "clean-up-begins"
    | "last-round"
    | "game-over"
    | "djinn-used"
    | "djinn-refreshed";
  /** The seat whose turn it is, the djinn. */
  what?: string | Seat;
  by: CauseForm;
}

/** One thing that an action did, as a viewer is told of it; in order. */
export type EffectForm = MoveForm | EventForm;

/** How far a game is: during an auction `turn` counts bids. */
export interface Progress {
  round: number;
  auction: boolean;
  turn: number;
  turns: number;
}

export interface Acted {
  seat: Seat | "chance";
  action: string;
}

/** The same with what it did, one thing after the other. */
export interface Happened extends Acted {
  effects: EffectForm[];
}

/**
 * What a step asks for. What does not belong to the step is left out; the numbers that are left out are 0,
 * `times` is 1.
 */
export interface DecisionForm {
  step: string;
  actor: Actor;
  /** The tribe or tile that acts, the djinn or item at work, otherwise the step itself. */
  by: CauseForm;
  /**
   * The tile that it is about, and what is there: the one stood on while sowing, the final tile, that of a
   * power, of a kill or of an item, the city that gets a whim.
   */
  place?: string;
  kind?: string;
  /** Sowing: what is still to be dropped. */
  hand?: Partial<Record<Tribe, number>>;
  /**
   * The tribe that acts and how many of it, without fakirs; at `collect` that of the last meeple, and how
   * many will be collected.
   */
  tribe?: Tribe;
  n?: number;
  /** Builders: blue tiles here and around. */
  blue?: number;
  /** Builders: 2 if they earn double; assassins: how many are to be killed. */
  times?: number;
  /** A market: coins. */
  price?: number;
  /** Positions of a row, or things drawn, to choose from: how many, from the first on. */
  offered?: number;
  /** How many are still to be drawn, moved, removed, put or taken. */
  left?: number;
  /** Assassins: tiles with a victim by the fakirs that they need; seats that have one in front of them. */
  reach?: { fakirs: number; tiles: string[] }[];
  seats?: Seat[];
  /** The second kill: the seat, if it is not on `place`. */
  victim?: Seat;
  /** Sowing: the last meeple may fly. */
  carpet?: true;
  /** Talisman: the piece to move is the tent. */
  tent?: true;
  /** Auction: a seat may place its last camel (and tent) in this round, even without powers and items. */
  ends?: true;
  /** Only for whom the decision is due: powers and items that can be used now, and what else can be done. */
  powers?: string[];
  items?: string[];
  can_skip?: true;
  can_sell?: true;
}

/** What a sowing brings at once, before any choice; points are the change of the own score. */
export interface Yield {
  collected: number;
  coins: number;
  cards: number;
  /** Drawn by artisans, who keep one of them; not looked at yet, so no points are counted for it. */
  items: number;
  control: boolean;
  points: Partial<Record<Category, number>>;
  total: number;
}

/** A way to walk a sowing, from `take` to the last `drop`. */
export interface Way {
  path: string[];
  yield: Yield;
}

/** A sowing by where it starts and ends and the tribe of the last meeple. */
export interface Sowing {
  start: string;
  final: string;
  tribe: Tribe;
}

/** A sowing with the way that brings most at once, among `ways` that leave different boards. */
export interface SowingChoice extends Sowing, Way {
  ways: number;
  /** Whether there are no more ways than these. */
  complete: boolean;
}

/** Somebody to play against. The levels are meant for people, the others to measure by. */
export interface BotForm {
  /** What `choose` knows it by. */
  bot: string;
  /** How it plays. */
  about: string;
  /** From 1, the weakest, and what it is called. */
  level?: number;
  name?: string;
}

/**
 * A number of the box that we could not check (docs/rulings.md, "House numbers"). Where something else than a
 * number is printed, `ours` is a word and `words` has those that there are.
 */
export interface HouseNumber {
  /** What it is called wherever it is asked for: "djinn geb". */
  key: string;
  /** The box that has it; "both": it shows only where both are played together. */
  set: "artisans" | "whims" | "both";
  /** What it says, and of what. */
  subject:
    | "djinn-points"
    | "item-count"
    | "item-points"
    | "whim-count"
    | "whim-coins"
    | "tile-value"
    | "tile-colour"
    | "tile-count"
    | "track-spaces"
    | "middle-columns"
    | "middle-rows"
    | "city-whim";
  /** The thing that it is about, or the price; left out where there is only one. */
  thing?: string;
  /** In English, as is `reason`. */
  title: string;
  ours: number | string;
  /** No source gives it, or just one. */
  mark: "house number" | "one source";
  reason: string;
  words?: string[];
}

/** The sets that a game can be played with. */
export type SetName = "base" | "artisans" | "whims";
/** How many of a thing each set has; one that has none is left out. */
export type CountsBySet = Partial<Record<SetName, number>>;

/** Every number and name of the game; the fields of each part are named like the things themselves. */
export interface Tables {
  /** What records name the tables by. */
  digest: string;
  sets: Record<string, { title: string; djinns: number; whims_that_need_it?: number }>;
  seats: { fewest: number; most: number; most_of_base: number; people_with_hidden_totals: number };
  /** By the number of seats: what each has, and the prices of the turn order track, the cheapest first. */
  players: Record<string, { camels: number; markers: number; prices: number[] }>;
  /** By the sets that are played with, "both" for both expansions. */
  boards: Record<
    string,
    {
      columns: number;
      rows: number;
      tiles: number;
      meeples: number;
      djinns: number;
      items?: number;
      cities?: number;
      whims?: number;
    }
  >;
  middles: Record<
    string,
    { columns: number; rows: number; artisans: number; others: number; around: number }
  >;
  /** What is laid out when a game begins, on a tile and in the rows, and what is in stock. */
  setup: { coins: number; meeples: number; cards: number; djinns: number; palms: number; palaces: number };
  tribes: Record<string, { count: CountsBySet }>;
  cards: Record<string, { good: boolean; count: number }>;
  /** Coins for a set of one good, of two different ones, and so on. */
  goods_sets: number[];
  tiles: Record<
    string,
    {
      colour: "none" | "red" | "blue";
      value: number;
      action: string;
      count: CountsBySet;
      hole?: true;
      mountains?: string[];
    }
  >;
  /** What a market takes, how many cards can be chosen from, and how many are bought. */
  markets: Record<string, { price: number; offered: number; cards: number }>;
  /** What a workshop takes for an item: a number of artisans, or of fakirs. */
  workshop: { artisans: number; fakirs: number };
  /** Points for one city, for two, and so on. */
  cities: number[];
  djinns: Record<
    string,
    {
      title: string;
      set: SetName;
      value: number;
      cost: string;
      moment: string;
      power?: Record<string, number>;
    }
  >;
  /** What a djinn costs in a sacred place. */
  djinn_cost: string;
  payments: Record<string, { elders: number; fakirs: number }>;
  /** The payments that settle a cost; for "fakirs", one or more, there is none. */
  costs: Record<string, string[]>;
  items: Record<string, { set: SetName; precious: boolean; value: number; count: number; meeples?: number }>;
  /** What a whim pays, and how many it wants of what it asks for. */
  whims: Record<string, { set: SetName; coins: number; wanted: number; count: number; needs?: SetName }>;
  /** What things count at the end. */
  points: Record<string, number>;
  categories: Record<string, { set: SetName }>;
  steps: Record<string, { by: "seat" | "chance" | "nobody" }>;
  /** What is known of the numbers that could not be checked, by their keys. */
  house_numbers: Record<string, "house number" | "one source">;
}

/**
 * A request for analysis (docs/analysis.md): a position or an observation, how many turns to
 * name, how much to think.
 */
export interface AnalysisRequest {
  /** Comes back in the reply. */
  id?: unknown;
  position?: PositionForm;
  observation?: PositionForm;
  plans?: number;
  nodes?: number;
  time_ms?: number;
}

/** One turn, or what is left of it, or a bid. */
export interface Plan {
  actions: string[];
  /** Chance draws after these actions, and the turn goes on. */
  then?: "chance";
  /** By how many points the seat can expect to be ahead of the best other in the end. */
  margin: number;
  /** From 0 to 1. */
  win_chance: number;
  /** What the actions change in the seat's score at once, by category and in all. */
  earns: Partial<Record<Category, number>>;
  total: number;
}

/** The best turns of a seat, the best first. */
export interface Analysis {
  id: unknown;
  seat: Seat;
  step: string;
  plans: Plan[];
  /** Turns that were looked at. */
  nodes: number;
}

export interface TurnsCount {
  sowings: number;
  boards: number;
  complete: boolean;
}

/** A kind of work that the bench measures. */
export interface WorkRow {
  name: string;
  title: string;
  item: string;
  rounds: number;
}
