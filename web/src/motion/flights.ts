// What travels when one look follows another: each thing with where it was, where it is, and when
// it sets out.

import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { changesBetween, type Change, type Spot } from "../view/changes.ts";
import { bidSpace, untangled } from "./markers.ts";
import { figuresFor, isTile, placesOf, seatIn, stockName, type Place, type Thing } from "./places.ts";
import { rowMoves, type RowMoves } from "./rows.ts";

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

export type Moment = Pick<Look, "position" | "moment">;

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
  coin: 300,
  card: 300,
  djinn: 350,
  item: 320,
  whim: 320,
};
const quick = 160;
/** What follows from the rest sets out a little later. */
const second: ReadonlySet<Thing["piece"]> = new Set(["camel", "tent", "palm", "palace", "coin"] as const);
const secondDelay = 140;
const stagger = (n: number): number => Math.min(45, 200 / Math.max(1, n - 1));

/** Both looks, and which places of the rows and of figures are already spoken for. */
interface Scene {
  then: PositionForm;
  now: PositionForm;
  shown: Set<Place>;
  rows: Record<"row" | "djinn-row", RowMoves>;
  /** The space that a marker has just taken. */
  bid: Place[];
  used: Map<string, number>;
  taken: Set<Place>;
}

const thingOf = ({ n: _n, from: _from, to: _to, ...thing }: Change): Thing => thing as Thing;

/** Counts up: how often this was asked for. */
function turnOf(scene: Scene, key: string): number {
  const n = scene.used.get(key) ?? 0;
  scene.used.set(key, n + 1);
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

function inRow(scene: Scene, row: "row" | "djinn-row", thing: Thing, side: Side): Place[] {
  const form = side === "from" ? scene.then : scene.now;
  const list = (row === "row" ? form.card_row : form.djinn_row) ?? [];
  const name = thing.piece === "card" ? thing.card : thing.piece === "djinn" ? thing.djinn : null;
  const { left, joined } = scene.rows[row];
  const places = (side === "from" ? left : joined).filter((at) => list[at - 1] === name);
  const at = places[turnOf(scene, `${side} ${row} ${name}`)] ?? list.indexOf(name ?? "") + 1;
  return at > 0 ? [`${row}/${at}`] : [];
}

/** The tile where something goes on. */
const scenery = ({ then, now }: Scene): Place[] => {
  const tile = now.place ?? now.at ?? then.place ?? then.at;
  return tile === undefined ? [] : [tile];
};

function placesFor(scene: Scene, spot: Spot, thing: Thing, side: Side): Place[] {
  if (isTile(spot)) return onTile(scene, spot, thing, side);
  const seat = seatIn(spot);
  if (seat !== undefined) {
    const name = spot.startsWith("fulfilled")
      ? "fulfilled"
      : spot.startsWith("unseen")
        ? "unseen"
        : stockName(thing);
    return [`seat-${seat}/${name}`, ...(name === "tent" ? [`seat-${seat}/camel`] : []), `seat-${seat}`];
  }
  if (spot === "row" || spot === "djinn-row") return inRow(scene, spot, thing, side);
  if (spot === "hand") return thing.piece === "meeple" ? [`hand/${thing.tribe}`, ...scenery(scene)] : [];
  if (spot.startsWith("turn-") || spot.startsWith("bid-")) return [spot.replace("-", "/")];
  if (spot === "bank") return scene.bid.length > 0 ? scene.bid : scenery(scene);
  return spot === "drawn" || spot === "unseen-drawn" || spot === "in-use" ? scenery(scene) : [];
}

/** Places that hold one thing, and places of a seat that only count. */
const single = /^(row|djinn-row|turn|bid)\//;
const counting = /^seat-\d\/(coin|camel|tent|meeple-.*|unseen|fulfilled)$/;

/** The place that a thing fills by its arrival: not where others of its sort have been before. */
function arrivalAt(scene: Scene, [place]: Place[], thing: Thing): Place | null {
  if (place === undefined || scene.taken.has(place) || isTile(place) || counting.test(place)) return null;
  if (!single.test(place) && (scene.shown.has(place) || mergesAt(scene, place, thing))) return null;
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

function mannerOf(thing: Thing, from: Place[], to: Place[], change: Change): Manner {
  if (from.length === 0) return thing.piece === "palm" || thing.piece === "palace" ? "rise" : "land";
  if (to.length > 0) return "hop";
  return change.piece === "meeple" && isTile(change.from) ? "fall" : "leave";
}

function flightsFor(scene: Scene, change: Change): Flight[] {
  const thing = thingOf(change);
  const n = thing.piece === "coin" ? Math.min(change.n, mostCoins) : change.n;
  return Array.from({ length: n }, () => {
    const from = placesFor(scene, change.from, thing, "from");
    const to = placesFor(scene, change.to, thing, "to");
    const [arrives, manner] = [arrivalAt(scene, to, thing), mannerOf(thing, from, to, change)];
    return { thing, from, to, arrives, manner, delay: 0, ms: 0 };
  }).filter(({ from, to }) => from.length + to.length > 0);
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
export function flightsBetween(before: Moment, after: Moment): Flight[] {
  const [then, now] = [before.position, after.position];
  const back = after.moment < before.moment;
  const changes = untangled(changesBetween(before, after), then, now);
  const scene: Scene = {
    then,
    now,
    shown: placesOf(then),
    used: new Map(),
    taken: new Set(),
    bid: bidSpace(changes, back),
    rows: {
      row: rowMoves(then.card_row, now.card_row, back),
      "djinn-row": rowMoves(then.djinn_row, now.djinn_row, back),
    },
  };
  return timed(changes.flatMap((change) => flightsFor(scene, change)).slice(0, mostFlights), back);
}
