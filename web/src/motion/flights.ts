// What travels when one look follows another: each thing with where it was, where it is, and when it leaves.

import type { CauseForm } from "../../../bindings/wasm/naqala.ts";
import type { Move, Spot, Thing } from "./moves.ts";
import { figuresFor, isTile, placesOf, seatPlace, stockName, type Place } from "./places.ts";
import type { Transition } from "./transition.ts";

/** How a thing goes: in an arc, up out of the ground, down from above, knocked over, or up and away. */
export type Manner = "hop" | "rise" | "land" | "fall" | "leave";

export interface Flight {
  thing: Thing;
  /** Where it was, or, where that is not in view, the next best; none if it comes from the supply. */
  from: Place[];
  to: Place[];
  /** A place that is empty until it has arrived. */
  arrives: Place | null;
  manner: Manner;
  /** In ms. */
  delay: number;
  ms: number;
}

/** More would be a swarm. */
const mostCoins = 5;
const mostFlights = 24;
const durations: Record<Thing["piece"], number> = {
  meeple: 260,
  camel: 320,
  tent: 320,
  palm: 300,
  palace: 300,
  marker: 260,
  coins: 300,
  card: 300,
  djinn: 350,
  item: 320,
  whim: 320,
};
const quick = 160;
/** What follows from the rest sets out a little later. */
const second: ReadonlySet<Thing["piece"]> = new Set(["camel", "tent", "palm", "palace", "coins"] as const);
const secondDelay = 140;
const stagger = (n: number): number => Math.min(45, 200 / Math.max(1, n - 1));

/** The transition, and which places of figures and the like are already spoken for. */
interface Scene extends Transition {
  /** What the table showed, and what it shows now. */
  before: ReadonlySet<Place>;
  after: ReadonlySet<Place>;
  used: Map<string, number>;
  taken: Set<Place>;
}

/** Counts up: how often this was asked for. */
function turnOf({ used }: Scene, key: string): number {
  const n = used.get(key) ?? 0;
  used.set(key, n + 1);
  return n;
}

type Side = "from" | "to";

function onTile(scene: Scene, tile: string, thing: Thing, side: Side): Place[] {
  if (thing.piece === "whim") return [`${tile}/whim`, tile];
  const figures = figuresFor(side === "from" ? scene.then : scene.now, tile, thing);
  const i = turnOf(scene, `${side} ${tile} ${stockName(thing)}`);
  const figure = figures.at(-1 - i) ?? figures[0];
  return figure === undefined ? [tile] : [`${tile}/${figure.key}`, tile];
}

/** The tile where something goes on. */
const scenery = ({ then, now }: Scene): Place[] => {
  const tile = now.place ?? now.at ?? then.place ?? then.at;
  return tile === undefined ? [] : [tile];
};

/** Where coins are paid or earned: the tile that brings them, or the space of the turn order bid for. */
function counter(scene: Scene, { at }: CauseForm, side: Side): Place[] {
  if (at !== undefined && isTile(at)) return [at];
  const [from, to] = scene.back ? (["to", "from"] as const) : (["from", "to"] as const);
  const bid = scene.moves.find((move) => move[from].startsWith("bid/") && move[to].startsWith("turn-"));
  const place = bid?.[to].replace("-", "/");
  return place !== undefined && scene[side === "from" ? "before" : "after"].has(place)
    ? [place]
    : scenery(scene);
}

function placesFor(scene: Scene, spot: Spot, { thing, by }: Move, side: Side): Place[] {
  if (isTile(spot)) return onTile(scene, spot, thing, side);
  if (spot.includes("/")) return [spot];
  if (spot === "hand") return [`hand/${thing.what}`, ...scenery(scene)];
  if (spot === "bank") return counter(scene, by, side);
  if (spot === "drawn" || spot === "in-use") return scenery(scene);
  if (spot.startsWith("turn-")) return [spot.replace("-", "/")];
  return seatPlace(scene.now, spot, thing);
}

/** Places that hold one thing, and places of a seat that only count. */
const single = /^(row|djinn-row|turn|bid)\//;
const counting = /^seat-\d\/(camel|tent|meeple-.*|unseen|fulfilled)$/;

/** The place that a thing fills by its arrival: not where others of its sort have been before. */
function arrivalAt(scene: Scene, [place]: Place[], thing: Thing): Place | null {
  if (place === undefined || thing.piece === "coins" || scene.taken.has(place)) return null;
  if (isTile(place) || counting.test(place)) return null;
  if (!single.test(place) && (scene.before.has(place) || mergesAt(scene, place, thing))) return null;
  scene.taken.add(place);
  return place;
}

/** Whether it joins others of its sort that are now drawn as one with their number. */
function mergesAt({ then, now }: Scene, place: Place, thing: Thing): boolean {
  const tile = place.split("/")[0]!;
  if (!isTile(tile)) return false;
  const grouped = figuresFor(now, tile, thing).some(({ n }) => n > 1);
  return grouped && figuresFor(then, tile, thing).length > 0;
}

function mannerOf({ thing, from }: Move, start: Place[], end: Place[]): Manner {
  if (start.length === 0) return thing.piece === "palm" || thing.piece === "palace" ? "rise" : "land";
  if (end.length > 0) return "hop";
  return thing.piece === "meeple" && isTile(from) ? "fall" : "leave";
}

/** Nothing for what is not seen to move, and for more coins than a few. */
function flightFor(scene: Scene, move: Move): Flight[] {
  const { thing } = move;
  const from = placesFor(scene, move.from, move, "from");
  const to = placesFor(scene, move.to, move, "to");
  if (from[0] === to[0]) return [];
  if (thing.piece === "coins" && turnOf(scene, `coins ${from[0]} ${to[0]}`) >= mostCoins) return [];
  const [arrives, manner] = [arrivalAt(scene, to, thing), mannerOf(move, from, to)];
  return [{ thing, from, to, arrives, manner, delay: 0, ms: 0 }];
}

function timed(flights: Flight[], back: boolean): Flight[] {
  if (back) return flights.map((flight) => ({ ...flight, ms: quick }));
  const waveOf = (later: boolean): Flight[] =>
    flights.filter(({ thing }) => second.has(thing.piece) === later);
  const [first, rest] = [waveOf(false), waveOf(true)];
  const start = (wave: Flight[], wait: number): Flight[] =>
    wave.map((flight, i) => ({
      ...flight,
      delay: Math.round(wait + i * stagger(wave.length)),
      ms: durations[flight.thing.piece],
    }));
  return [...start(first, 0), ...start(rest, first.length > 0 ? secondDelay : 0)];
}

/** What travels, in the order in which it sets out. */
export function flightsIn(transition: Transition): Flight[] {
  const scene: Scene = {
    ...transition,
    before: placesOf(transition.then),
    after: placesOf(transition.now),
    used: new Map(),
    taken: new Set(),
  };
  const flights = transition.moves.flatMap((move) => flightFor(scene, move));
  return timed(flights.slice(0, mostFlights), transition.back);
}
