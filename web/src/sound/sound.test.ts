import { describe, expect, test } from "vitest";
import { arrivalCues, turnCues, type Sound, type Traveller } from "./cues.ts";
import { Player } from "./player.ts";
import { recipes } from "./recipes.ts";

const traveller = (piece: Traveller["thing"]["piece"], to: string, delay = 0): Traveller => ({
  thing: { piece },
  to: [to],
  delay,
  ms: 260,
});

describe("what happens", () => {
  test("is heard by its kind, when it arrives", () => {
    const taken = [traveller("meeple", "hand/elder"), traveller("meeple", "hand/elder", 45)];
    expect(arrivalCues(taken)).toEqual([
      { sound: "step", delay: 260 },
      { sound: "step", delay: 305 },
    ]);
    const bid = [traveller("marker", "turn/4"), traveller("coins", "turn/4"), traveller("marker", "bid/1")];
    expect(arrivalCues(bid).map(({ sound }) => sound)).toEqual(["marker", "coin"]);
  });

  test("is never a noise", () => {
    const pieces = [
      "meeple",
      "coins",
      "card",
      "item",
      "whim",
      "djinn",
      "camel",
      "tent",
      "palm",
      "palace",
    ] as const;
    const all = pieces.flatMap((piece) => Array.from({ length: 24 }, () => traveller(piece, "c4")));
    const sounds = arrivalCues(all).map(({ sound }) => sound);
    const count = (sound: Sound): number => sounds.filter((one) => one === sound).length;
    expect([count("step"), count("coin"), count("card"), count("camel"), count("djinn")]).toEqual([
      5, 3, 3, 1, 1,
    ]);
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
