import { beforeAll, describe, expect, test } from "vitest";
import { eachStep, engineOfTests, play, type Played } from "../view/playing.ts";
import { flightsBetween } from "../motion/flights.ts";
import { flightCues, turnCues, type Sound } from "./cues.ts";
import { Player } from "./player.ts";
import { recipes } from "./recipes.ts";

let game: Played;
beforeAll(async () => {
  game = play(await engineOfTests(), { players: 3, sets: ["base", "artisans"] }, 11, 1);
}, 20_000);

/** The sounds of the first action of a kind. */
function soundsOf(word: string): Sound[] {
  let found: Sound[] | undefined;
  eachStep(game, (before, { action, look }) => {
    if (action.startsWith(word)) found ??= flightCues(flightsBetween(before, look)).map(({ sound }) => sound);
  });
  return found ?? [];
}

describe("what happens", () => {
  test("is heard by its kind", () => {
    expect(soundsOf("drop")).toEqual(["step"]);
    expect(soundsOf("take")).toEqual(["step", "step", "step"]);
    expect(soundsOf("bid")[0]).toBe("marker");
    expect(soundsOf("deal")).toEqual(["card"]);
  });

  test("is never a noise", () => {
    const all = new Set<Sound>();
    eachStep(game, (before, { look }) => {
      const cues = flightCues(flightsBetween(before, look));
      for (const { sound, delay } of cues) {
        all.add(sound);
        if (delay < 100 || delay > 700) expect(delay).toBeLessThan(700);
      }
      if (cues.length > 10) expect(cues).toHaveLength(10);
    });
    expect([...all].sort()).toEqual(["camel", "card", "coin", "djinn", "marker", "step"]);
  });

  test("calls a person whose turn comes, and nobody else", () => {
    const isPerson = (seat: number): boolean => seat === 2;
    expect(turnCues(1, 2, isPerson).map(({ sound }) => sound)).toEqual(["turn"]);
    expect(turnCues(2, 2, isPerson)).toEqual([]);
    expect(turnCues(2, 1, isPerson)).toEqual([]);
    expect(turnCues(2, "chance", isPerson)).toEqual([]);
    expect(turnCues(2, "nobody", isPerson).map(({ sound }) => sound)).toEqual(["end"]);
    expect(turnCues("nobody", "nobody", isPerson)).toEqual([]);
  });
});

test("every sound is short and quiet", () => {
  for (const { tones, breaths = [] } of Object.values(recipes)) {
    const parts = [...tones, ...breaths];
    expect(parts.length).toBeGreaterThan(0);
    for (const { at = 0, length, gain } of parts) {
      expect(at + length).toBeLessThanOrEqual(1.8);
      expect(gain).toBeLessThanOrEqual(0.6);
    }
  }
});

describe("a player", () => {
  const cues = [{ sound: "step" as const, delay: 0 }];
  test("opens nothing before somebody has touched something", () => {
    let opened = 0;
    const player = new Player(() => void ++opened as undefined);
    player.play(cues);
    expect(opened).toBe(0);
    player.touch();
    player.play([]);
    expect(opened).toBe(0);
    player.play(cues);
    player.play(cues);
    expect(opened).toBe(1);
  });
  test("is silent where there is no sound to be had", () => {
    const player = new Player(() => {
      throw new Error("no device");
    });
    player.touch();
    expect(() => player.play(cues)).not.toThrow();
    expect(() => player.close()).not.toThrow();
  });
});
