// What must hold for every step of whole games: all set-ups, each seen with other eyes.

import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import type { Happening } from "../engine/table.ts";
import { engineOfTests, everyEyes, nameOf, play, setUps, type Played } from "../view/playing.ts";
import { flightsIn, type Flight } from "./flights.ts";
import { lengthOf, motionBetween } from "./motion.ts";
import { isTile, placesOf } from "./places.ts";
import { slidesIn } from "./slides.ts";
import { transitionBetween, type Shown, type Transition } from "./transition.ts";

let engine: Engine;
beforeAll(async () => void (engine = await engineOfTests()));

/** Compares without the cost of a matcher for what is right. */
function holds(right: boolean, about: () => unknown): void {
  if (!right) expect.fail(JSON.stringify(about()));
}

/** Places that exist only while something goes there: nothing, or nothing any more, is drawn for them. */
const isLoose = (place: string): boolean => /\/(fulfilled|tent|unseen)$/.test(place);

function checkFlight(flight: Flight, before: Set<string>, after: Set<string>): void {
  const { from, to, arrives, manner, delay, ms } = flight;
  const known = (places: string[], all: Set<string>): boolean =>
    places.length === 0 ||
    (places.some((place) => all.has(place)) && (all.has(places[0]!) || isLoose(places[0]!)));
  holds(known(from, before), () => ["from", flight]);
  holds(known(to, after), () => ["to", flight]);
  holds(from.length + to.length > 0 && from[0] !== to[0], () => ["nowhere", flight]);
  holds(arrives === null || (arrives === to[0] && after.has(arrives)), () => ["arrives", flight]);
  holds((manner === "hop") === (from.length > 0 && to.length > 0), () => ["manner", flight]);
  holds(ms >= 150 && ms <= 350 && delay >= 0 && delay <= 350, () => ["time", flight]);
}

/** Every figure that is new on a tile has come by a flight or slid there from others of its sort. */
function checkNewcomers(then: Set<string>, now: Set<string>, arrived: Set<string>): void {
  for (const place of now) {
    const isFigure = !then.has(place) && place.includes("/") && isTile(place.split("/")[0]!);
    if (isFigure) holds(arrived.has(place), () => ["out of nothing", place]);
  }
}

/** What leaves a row and what joins it is what stood, and what stands there. */
function checkRow({ thing, from, to }: Flight, { then, now }: Transition): void {
  const named = (place: string | undefined, position: Transition["then"]): unknown => {
    const [row, at] = place?.split("/") ?? [];
    const rows = { row: position.card_row, "djinn-row": position.djinn_row, bid: position.bid_order };
    return (rows as Record<string, readonly unknown[] | undefined>)[row!]?.[Number(at) - 1] ?? thing.what;
  };
  holds(named(from[0], then) === thing.what && named(to[0], now) === thing.what, () => [
    "row",
    thing,
    from,
    to,
  ]);
}

function checkStep(step: Transition, then: Set<string>, now: Set<string>): number {
  const flights = flightsIn(step);
  const slides = slidesIn(step);
  for (const flight of flights) checkFlight(flight, then, now);
  for (const flight of flights) checkRow(flight, step);
  const arrivals = flights.flatMap(({ arrives }) => arrives ?? []);
  holds(new Set(arrivals).size === arrivals.length, () => ["two arrive at one place", arrivals]);
  for (const { from, to } of slides) {
    holds((then.has(from) && now.has(to)) || from === "hand", () => ["slide", from, to]);
    holds(!arrivals.includes(to), () => ["slides and arrives", to]);
  }
  const arrived = [...slides.map(({ to }) => to), ...flights.flatMap(({ to }) => to.slice(0, 1))];
  checkNewcomers(then, now, new Set(arrived));
  const isMeeple = ({ thing }: { thing: Flight["thing"] }): boolean => thing.piece === "meeple";
  const [moved, walking] = [step.moves.filter(isMeeple).length, flights.filter(isMeeple).length];
  if (flights.length < 24) holds(walking === moved, () => ["meeples", walking, moved]);
  return flights.length;
}

const shownAt = ({ beginning, happenings }: Played, moment: number): Shown => ({
  look: happenings[moment - 1]?.look ?? beginning,
  happenings,
});

function checkGame(game: Played): void {
  let flights = 0;
  let then = placesOf(game.beginning.position);
  game.happenings.forEach(({ look }, i) => {
    const [before, after] = [shownAt(game, i), shownAt(game, i + 1)];
    const now = placesOf(look.position);
    flights += checkStep(transitionBetween(before, after)!, then, now);
    checkStep(transitionBetween(after, before)!, now, then);
    then = now;
    const motion = motionBetween(before, after);
    holds(motion === undefined || lengthOf(motion) <= 700, () => ["too long", motion]);
    holds(motionBetween(after, after) === undefined, () => "moves without a change");
  });
  for (let i = 12; i < game.happenings.length; i += 5) {
    const [now, then] = [shownAt(game, i), shownAt(game, i - 2 - (i % 10))];
    checkStep(transitionBetween(now, then)!, placesOf(now.look.position), placesOf(then.look.position));
  }
  expect(flights).toBeGreaterThan(game.happenings.length / 2);
}

describe("what travels in a whole game", () => {
  const cases = setUps.map((options, i) => {
    const eyes = everyEyes(options.players)[i % (options.players + 2)];
    return [nameOf(options), eyes ?? "all", options, i, eyes] as const;
  });
  test.each(cases)(
    "with %s, seen by %s",
    (_, __, options, i, eyes) => {
      checkGame(play(engine, options, 300 + i, eyes));
    },
    20_000,
  );
});

describe("a step", () => {
  let game: Played;
  beforeAll(() => void (game = play(engine, { players: 2 }, 5, 1)));
  /** The first action of a kind, with what is shown before and after it. */
  const first = (word: string): { action: string; before: Shown; after: Shown; step: Transition } => {
    const at = game.happenings.findIndex(({ action }) => action.startsWith(word));
    const [before, after] = [shownAt(game, at), shownAt(game, at + 1)];
    return { action: game.happenings[at]!.action, before, after, step: transitionBetween(before, after)! };
  };

  test("of a sowing lets one meeple hop from the hand to the tile, and the hand follows", () => {
    const { step, action } = first("drop");
    const [, tile, tribe] = action.split(" ");
    expect(
      flightsIn(step).map(({ thing, from, to, manner }) => [thing, from[0], to[0]!.split("/")[0], manner]),
    ).toEqual([[{ piece: "meeple", what: tribe }, `hand/${tribe}`, tile, "hop"]]);
    expect(slidesIn(step)).toContainEqual({ from: "hand", to: "hand", hop: true });
  });

  test("that takes up a tile lifts them one after the other", () => {
    const { step, action } = first("take");
    const flights = flightsIn(step);
    const tile = action.split(" ")[1]!;
    expect(flights.length).toBe(3);
    expect(new Set(flights.map(({ from }) => from[0]!)).size).toBe(3);
    for (const { from, to } of flights)
      expect([from[0]!.split("/")[0], to[0]!.split("/")[0]]).toEqual([tile, "hand"]);
    const delays = flights.map(({ delay }) => delay);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(new Set(delays).size).toBe(3);
  });

  test("at the auction moves the marker to its space, and coins with it; those behind it move up", () => {
    const { before, step } = first("bid 5");
    const flights = flightsIn(step);
    const marker = flights.find(({ thing, to }) => thing.piece === "marker" && to[0]!.startsWith("turn/"))!;
    expect(marker.from[0]).toMatch(/^bid\//);
    const coins = flights.filter(({ thing }) => thing.piece === "coins");
    expect(coins.length).toBe(5);
    for (const { to } of coins) expect(to).toEqual(marker.to);
    for (let at = 2; at <= before.look.position.bid_order!.length; ++at)
      expect(slidesIn(step)).toContainEqual({ from: `bid/${at}`, to: `bid/${at - 1}` });
  });

  test("taken back travels back quickly", () => {
    const { before, after } = first("take");
    // Who takes something back does not have it any more.
    const motion = motionBetween(after, {
      ...before,
      happenings: game.happenings.slice(0, before.look.moment),
    })!;
    expect(lengthOf(motion)).toBeLessThanOrEqual(160);
    expect(motion.flights.length).toBe(3);
  });

  test("taken back with what followed it moves things all of the way back", () => {
    const at = game.happenings.findIndex(({ action }) => action.startsWith("take"));
    const last = game.happenings.findIndex(({ action }, i) => i > at && !action.startsWith("drop"));
    const dropped = game.happenings.slice(at + 1, last) as Happening[];
    const { flights } = motionBetween(shownAt(game, last), shownAt(game, at))!;
    expect(flights.map(({ from, to }) => [from[0], to[0]].map((place) => place!.split("/")[0]))).toEqual(
      dropped
        .reverse()
        .map(({ action }) => [action.split(" ")[1], game.happenings[at]!.action.split(" ")[1]]),
    );
  });

  test("is one step: leaps, and what others see, just show the end", () => {
    const motion = (from: number, to: number) => motionBetween(shownAt(game, from), shownAt(game, to));
    expect(motion(1, 3)).toBeUndefined();
    expect(motion(31, 5)).toBeUndefined();
    const { before, after } = first("take");
    const look = { ...after.look, position: { ...after.look.position, viewer: 2 as const } };
    expect(motionBetween(before, { ...after, look })).toBeUndefined();
  });
});
