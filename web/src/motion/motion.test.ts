// What must hold for every step of whole games: all set-ups, each seen with other eyes.

import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { changesBetween } from "../view/pieces.ts";
import { eachStep, engineOfTests, everyEyes, nameOf, play, setUps, type Played } from "../view/playing.ts";
import { flightsBetween, type Flight } from "./flights.ts";
import { lengthOf, motionBetween } from "./motion.ts";
import { isTile, placesOf } from "./places.ts";
import { slidesBetween } from "./slides.ts";

let engine: Engine;
beforeAll(async () => void (engine = await engineOfTests()));

/** Compares without the cost of a matcher for what is right. */
function holds(right: boolean, about: () => unknown): void {
  if (!right) expect.fail(JSON.stringify(about()));
}

/** Places that exist only while something goes there: nothing is drawn for them. */
const isLoose = (place: string): boolean => /\/(fulfilled|tent)$/.test(place);

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

function checkStep(before: Look, after: Look, then: Set<string>, now: Set<string>): number {
  const flights = flightsBetween(before, after);
  const slides = slidesBetween(before, after);
  for (const flight of flights) checkFlight(flight, then, now);
  const arrivals = flights.flatMap(({ arrives }) => arrives ?? []);
  holds(new Set(arrivals).size === arrivals.length, () => ["two arrive at one place", arrivals]);
  for (const { from, to } of slides) {
    holds((then.has(from) && now.has(to)) || from === "hand", () => ["slide", from, to]);
    holds(!arrivals.includes(to), () => ["slides and arrives", to]);
  }
  checkNewcomers(
    then,
    now,
    new Set([...slides.map(({ to }) => to), ...flights.flatMap(({ to }) => to.slice(0, 1))]),
  );
  const moved = changesBetween(before, after).reduce(
    (all, { piece, n }) => all + (piece === "meeple" ? n : 0),
    0,
  );
  const walking = flights.filter(({ thing }) => thing.piece === "meeple").length;
  if (flights.length < 24) holds(walking === moved, () => ["meeples", walking, moved]);
  return flights.length;
}

function checkGame(game: Played): void {
  let flights = 0;
  let then = placesOf(game.beginning.position);
  eachStep(game, (before, { look }) => {
    const now = placesOf(look.position);
    flights += checkStep(before, look, then, now);
    checkStep(look, before, now, then);
    then = now;
    const motion = motionBetween(before, look);
    holds(motion === undefined || lengthOf(motion) <= 700, () => ["too long", motion]);
    holds(motionBetween(look, look) === undefined, () => "moves without a change");
  });
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
  const first = (word: string): { before: Look; after: Look; action: string } => {
    let found: { before: Look; after: Look; action: string } | undefined;
    eachStep(game, (before, { action, look }) => {
      if (action.startsWith(word)) found ??= { before, after: look, action };
    });
    return found!;
  };

  test("of a sowing lets one meeple hop from the hand to the tile, and the hand follows", () => {
    const { before, after, action } = first("drop");
    const [, tile, tribe] = action.split(" ");
    const flights = flightsBetween(before, after);
    expect(
      flights.map(({ thing, from, to, manner }) => [thing, from[0], to[0]!.split("/")[0], manner]),
    ).toEqual([[{ piece: "meeple", tribe }, `hand/${tribe}`, tile, "hop"]]);
    expect(slidesBetween(before, after)).toContainEqual({ from: "hand", to: "hand", hop: true });
  });

  test("that takes up a tile lifts them one after the other", () => {
    const { before, after, action } = first("take");
    const flights = flightsBetween(before, after);
    const tile = action.split(" ")[1]!;
    expect(flights.length).toBe(3);
    expect(new Set(flights.map(({ from }) => from[0]!)).size).toBe(3);
    for (const { from, to } of flights)
      expect([from[0]!.split("/")[0], to[0]!.split("/")[0]]).toEqual([tile, "hand"]);
    const delays = flights.map(({ delay }) => delay);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(new Set(delays).size).toBe(3);
  });

  test("at the auction moves the marker to its space, and coins with it", () => {
    const { before, after } = first("bid 5") ?? first("bid");
    const flights = flightsBetween(before, after);
    const marker = flights.find(({ thing, to }) => thing.piece === "marker" && to[0]!.startsWith("turn/"))!;
    expect(marker.from[0]).toMatch(/^bid\//);
    const coins = flights.filter(({ thing }) => thing.piece === "coin");
    expect(coins.length).toBeLessThanOrEqual(5);
    for (const { to } of coins) expect(to).toEqual(marker.to);
  });

  test("taken back travels back quickly", () => {
    const { before, after } = first("take");
    const motion = motionBetween(after, before)!;
    expect(lengthOf(motion)).toBeLessThanOrEqual(160);
    expect(motion.flights.length).toBe(3);
  });

  test("is one step: leaps, and what others see, just show the end", () => {
    const looks = game.happenings.map(({ look }) => look);
    expect(motionBetween(looks[0]!, looks[2]!)).toBeUndefined();
    expect(motionBetween(looks[30]!, looks[4]!)).toBeUndefined();
    const { before, after } = first("take");
    expect(motionBetween(before, { ...after, position: { ...after.position, viewer: 2 } })).toBeUndefined();
  });
});
