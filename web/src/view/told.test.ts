import { beforeAll, describe, expect, test } from "vitest";
import type {
  Engine,
  Options,
  Position,
  PositionForm,
  Seat,
  TileForm,
} from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look } from "../engine/table.ts";
import type { ParsedAction } from "../words/action.ts";
import { movesOf, namesIn } from "../words/effects.ts";
import { words } from "../words/en/index.ts";
import { tellerOf } from "../words/tell.ts";
import type { Told } from "../words/types.ts";
import { engineOfTests, eachStep, names, play, type Played } from "./playing.ts";
import { previewOf } from "./preview.ts";
import { sum } from "./read.ts";
import { logOf, type LogEntry } from "./log.ts";
import { toldOf } from "./told.ts";

const log = tellerOf(words);
let engine: Engine;
let game: Played;
const tolds: { told: Told; happening: Happening; before: Look }[] = [];
beforeAll(async () => {
  engine = await engineOfTests();
  game = play(engine, { players: 3, sets: ["base", "artisans", "whims"] }, 704, 2);
  eachStep(game, (before, happening) =>
    tolds.push({ told: toldOf(before, happening, names, 2), happening, before }),
  );
});

const ofKind = (kind: ParsedAction["kind"]): typeof tolds =>
  tolds.filter(({ told }) => told.actions[0].kind === kind);
const lineOf = ({ told }: { told: Told }): string => log.line(told);

// A small board to play on: everything that is not named is empty.
const kinds = (
  "oasis small-market large-market village sacred-6 village small-market oasis " +
  "small-market sacred-6 village sacred-10 large-market small-market oasis small-market sacred-12 sacred-6 " +
  "small-market oasis small-market village large-market sacred-15 " +
  "oasis large-market oasis small-market sacred-6 village"
).split(" ");
type Tiles = PositionForm["tiles"];
type Things = Record<string, Omit<TileForm, "kind">>;
const tileNames = kinds.map((_, i) => `${"abcdef"[i % 6]}${Math.floor(i / 6) + 1}`);

function positionOf(
  things: Things,
  seats: PositionForm["seats"],
  actions: readonly string[],
  options: Partial<Options>,
): Position {
  const tiles = Object.fromEntries(
    kinds.map((kind, i) => [tileNames[i], { ...things[tileNames[i]!], kind }]),
  ) as Tiles;
  const playing = { turn: 1, turn_order: [null, null, 2, null, null, null, null, null, null] } as const;
  const bidding = { bid_order: [1, 2, 1, 2] as Seat[] };
  const bid = actions[0]!.startsWith("bid");
  const form = { players: 2, ...options, seats, tiles, ...(bid ? bidding : playing) } as PositionForm;
  return engine.readPosition(form);
}

/** What is told of these actions of seat 1. */
function tellAll(
  things: Things,
  seats: PositionForm["seats"],
  actions: readonly string[],
  eyes?: Eyes,
  options: Partial<Options> = {},
): Told[] {
  const position = positionOf(things, seats, actions, options);
  const look = { position: position.position(), scores: position.score(), moment: 0 } as Look;
  const steps = previewOf(position, look, actions);
  position.free();
  return steps.map((step, i) => toldOf(steps[i - 1]?.look ?? look, step, names, eyes));
}

/** The same in words. */
const linesOf = (...args: Parameters<typeof tellAll>): string[] => tellAll(...args).map(log.line);

describe("what happened", () => {
  test("is told with its meeples, places and cards", () => {
    for (const { told, before } of ofKind("take")) {
      const { meeples } = before.position.tiles[(told.actions[0] as { tile: string }).tile]!;
      expect(lineOf({ told })).toContain(`(${words.game.meeples(meeples!)})`);
    }
    for (const { told, happening } of ofKind("collect"))
      expect(lineOf({ told })).toContain(` ${sum(happening.look.position.hand)} `);
    for (const { told, before, happening } of ofKind("trade")) {
      const row = before.position.card_row!;
      const taken = movesOf(told.effects, "card").filter(({ from }) => from.startsWith("row-"));
      expect(namesIn(taken)).toEqual(row.slice(0, row.length - happening.look.position.card_row!.length));
    }
    for (const kind of ["take", "collect", "trade", "keep"] as const)
      expect(ofKind(kind).length, kind).toBeGreaterThan(2);
  });

  test("of others is told as far as it may be known", () => {
    expect(ofKind("deal-item-unseen").length).toBeGreaterThan(0);
    for (const one of ofKind("deal-item-unseen")) expect(lineOf(one)).toMatch(/ draws an item unseen/);
    for (const one of ofKind("deal-item")) {
      expect(one.before.position.turn).toBe(2);
      expect(lineOf(one)).toMatch(/^You draw the [a-z ]+ unseen/);
    }
    for (const one of ofKind("keep-unseen"))
      expect(lineOf(one)).toMatch(/^(?!You)\w+ keeps an item unseen(, discarding the |$)/);
    for (const one of ofKind("keep-item"))
      expect(lineOf(one)).toMatch(/^You keep the [a-z ]+(, discarding the |$)/);
  });

  test("by assassins pays Kandicha and Nekir apart, and takes the tile", () => {
    const seats = [
      { coins: 10, djinns: ["kandicha", "nekir"], cards: { fakir: 1 } },
      { coins: 10, elders: 2 },
    ];
    const assassin = { meeples: { assassin: 1 } };
    const tiles = { c2: assassin, c3: assassin, f2: { meeples: { builder: 1 } } };
    const sowing = ["take c3", "drop c2 assassin", "collect"];
    const kill = tellAll(tiles, seats, [...sowing, "kill f2 builder"], 1)[3]!;
    expect(kill).toMatchObject({ rule: "R26", gains: { coins: 7, tiles: 10 } });
    expect(log.line(kill)).toBe(
      "You kill a builder on f2 with 1 fakir, camel on f2 (sacred place), " +
        "+6 coins (Kandicha: 6 blue tiles), +1 coin (Nekir)",
    );
    const killed = linesOf(tiles, seats, [...sowing, "kill seat 2 elder"], 2)[3];
    expect(killed).toBe("Ada kills an elder of yours and keeps it (Kandicha), +1 coin (Nekir)");
  });

  test("by Iblis kills two, and Nekir is paid when it is done", () => {
    const seats = [{ coins: 10, elders: 1, djinns: ["iblis", "nekir"] }, { coins: 10 }];
    const assassin = { meeples: { assassin: 1 } };
    const tiles = { c2: assassin, c3: assassin, d2: { meeples: { builder: 2 } } };
    const sowing = ["take c3", "drop c2 assassin", "collect"];
    const actions = [...sowing, "use iblis elder", "kill d2 builder", "kill d2 builder"];
    const kills = (options: Partial<Options>): string[] =>
      linesOf(tiles, seats, actions, 1, options).slice(4);
    const [first, second] = [
      "You kill a builder on d2",
      "You kill a builder on d2 too, camel on d2 (sacred place), ",
    ];
    expect(kills({})).toEqual([first, `${second}+1 coin (Nekir)`]);
    expect(kills({ nekir: "per-meeple" })).toEqual([first, `${second}+2 coins (Nekir ×2)`]);
  });

  test("pays djinns of others, and doubles builders", () => {
    const seats = [
      { coins: 10, elders: 2, djinns: ["echidna"] },
      { coins: 10, djinns: ["marid", "monkir"] },
    ];
    const tiles = { e2: { owner: 2 as const, meeples: { builder: 1 } }, d2: { meeples: { builder: 1 } } };
    const sowing = ["take d2", "drop e2 builder", "collect"];
    const told = linesOf(tiles, seats, [...sowing, "use echidna elder elder", "fakirs 0", "palace"]);
    expect(told[1]).toBe("Ada drops a builder on e2, Bo +2 coins (Marid)");
    expect(told[4]).toBe("Ada gains 32 coins (2 builders × 8 blue tiles, doubled by Echidna)");
    expect(told[5]).toBe("Ada builds a palace on e2, Bo +2 coins (Monkir)");
  });

  test("R40: late Echidna pays the builders once more", () => {
    const seats = [{ coins: 10, elders: 2, djinns: ["echidna"] }, { coins: 10 }];
    const tiles = { e2: { meeples: { builder: 1 } }, d2: { meeples: { builder: 1 } } };
    const actions = ["take d2", "drop e2 builder", "collect", "fakirs 0", "use echidna elder elder"];
    expect(linesOf(tiles, seats, actions)[4]).toBe(
      "Ada uses Echidna for 2 elders: the builders bring 16 coins once more",
    );
  });

  test("R64: a whim of another seat is told of its owner", () => {
    const dealt = engine.newGame({ players: 2, sets: ["base", "whims"] }, 7);
    const form = dealt.position();
    dealt.free();
    const oasis = Object.keys(form.tiles).find((tile) => form.tiles[tile]!.kind === "oasis")!;
    const { meeples: _, ...bare } = form.tiles[oasis]!;
    // The final tile of seat 1 belongs to seat 2 and has one palm.
    const tiles = { ...form.tiles, [oasis]: { ...bare, owner: 2 as const, palms: 1 } };
    for (const tile of Object.values(tiles)) if (tile.whim === "palms") delete tile.whim;
    const position = engine.readPosition({
      ...form,
      tiles,
      step: "tile",
      turn: 1,
      at: oasis,
      bid_order: [1],
      turn_order: [null, null, 2, 1, 2, null, null, null, null],
      seats: form.seats.map((seat, n) => (n === 1 ? { ...seat, whims: ["palms"] } : seat)),
    });
    const look = { position: position.position(), scores: position.score(), moment: 0 } as Look;
    const [planted] = previewOf(position, look, ["palm"]);
    position.free();
    expect(log.line(toldOf(look, planted!, names, 2))).toMatch(
      /^Ada plants a palm on .., whim fulfilled by you: .* \(\+10 coins\)$/,
    );
  });

  test("R51: a sowing that an item interrupts goes on in the log", () => {
    const interrupted = Array.from({ length: 24 }, (_, i) => 700 + i).flatMap((seed) => {
      const one = play(engine, { players: 3, sets: ["base", "artisans"] }, seed);
      const entries = logOf(one.beginning, one.happenings, names, undefined).filter(
        (entry) => entry.kind === "told",
      );
      return entries.flatMap((entry, i) =>
        entry.told.actions[0].kind === "drop" && entry.told.actions.length > 1
          ? [{ entry, earlier: entries.slice(0, i).findLast(({ told }) => told.step === "drop") }]
          : [],
      );
    });
    expect(interrupted.length).toBeGreaterThan(0);
    for (const { entry, earlier } of interrupted) {
      expect(["use-item", "use-lamp", "use-ring"]).toContain(earlier?.told.actions[0].kind);
      expect(entry.to - entry.from).toBe(entry.told.actions.length);
      expect(log.line(entry.told)).toMatch(/ sows on: \w+ \w\d, /);
    }
  });

  test("in an auction is told with what was paid", () => {
    const seats = [{ coins: 20, djinns: ["kumarbi"], cards: { fakir: 2 } }, { coins: 10 }];
    const told = tellAll({ c3: { meeples: { elder: 1 } } }, seats, ["bid 12 fakirs 2", "bid 3"]);
    expect(told.map((one) => [log.line(one), one.rule])).toEqual([
      ["Ada bids 12 for 5 coins and 2 fakirs (Kumarbi)", "R39"],
      ["Bo bids 3", "R5"],
    ]);
  });

  test("R70: the end of the game is told where it is set", () => {
    const camels = Object.fromEntries(tileNames.slice(0, 10).map((tile) => [tile, { owner: 1 as const }]));
    const tiles = { ...camels, f4: { meeples: { elder: 1 } }, f5: { meeples: { elder: 1 } } };
    const [, , collected] = linesOf(tiles, [{}, {}], ["take f4", "drop f5 elder", "collect"]);
    expect(collected).toBe("Ada collects 2 elders of f5, camel on f5 (village), this is the last round");
  });
});

describe("the log", () => {
  const entries = (): readonly LogEntry[] => logOf(game.beginning, game.happenings, names, 2);
  const lines = (): (LogEntry & { kind: "told" })[] => entries().filter((entry) => entry.kind === "told");

  test("is the same whether it is told at once or bit by bit, and what was told stays as it is", () => {
    const { beginning, happenings } = game;
    const half = logOf(beginning, happenings.slice(0, happenings.length >> 1), names, 2);
    const onward = logOf(beginning, happenings, names, 2);
    half.slice(0, -1).forEach((entry, i) => expect(onward[i]).toBe(entry));
    logOf(beginning, happenings, names, 1);
    expect(entries()).toEqual(onward);
  });

  test("folds drops into their take and deals into one", () => {
    expect(lines().some(({ told }) => told.actions[0].kind === "drop")).toBe(false);
    for (const { told } of lines()) {
      const [take, ...drops] = told.actions;
      if (take.kind !== "take") continue;
      const taken = movesOf(told.effects, "meeple").filter(({ to }) => to === "hand");
      expect(drops.filter(({ kind }) => kind === "drop").length).toBe(namesIn(taken).length);
    }
    const steps = lines().map(({ told }) => told.step);
    const twice = steps.filter((step, i) => /refill|fill-row|draw-items/.test(step) && steps[i - 1] === step);
    expect(twice).toEqual([]);
  });

  test("has a heading for each auction, turn and clean-up, in their order", () => {
    const headings = entries().flatMap((entry) => (entry.kind === "told" ? [] : [entry]));
    const first = headings
      .slice(0, 6)
      .map((entry) =>
        entry.kind === "turn" ? `turn ${entry.turn} of ${entry.turns}` : `${entry.kind} ${entry.round}`,
      );
    expect(first).toEqual([
      "auction 1",
      "turn 1 of 3",
      "turn 2 of 3",
      "turn 3 of 3",
      "clean-up 1",
      "auction 2",
    ]);
    for (const entry of headings)
      if (entry.kind === "turn") expect(entry.who.you ?? false).toBe(entry.seat === 2);
  });

  test("adds up: gains of all lines lead to the score", () => {
    for (const seat of [1, 2, 3] as const) {
      const before = game.happenings.at(-2)!.look;
      const own = lines().filter((entry) => entry.seat === seat && entry.to <= before.moment);
      const sold = own.reduce(
        (all, { told }) => all + (told.gains?.tiles ?? 0) + (told.gains?.cities ?? 0),
        0,
      );
      expect(sold).toBe(before.scores.seats[seat - 1]!.tiles + before.scores.seats[seat - 1]!.cities);
    }
  });

  test("grows with the game and can stop in the middle of a sowing", () => {
    const at = game.happenings.findIndex(({ action }) => action.startsWith("drop "));
    const part = logOf(game.beginning, game.happenings.slice(0, at + 1), names, 2);
    const last = part.at(-1)!;
    expect(last).toMatchObject({
      kind: "told",
      from: at - 1,
      to: at + 1,
      told: { actions: [{ kind: "take" }, { kind: "drop" }] },
    });
    expect(entries().slice(0, part.length - 1)).toEqual(part.slice(0, -1));
  });

  test("can be told to other eyes", () => {
    const told = (eyes: Eyes): boolean[] =>
      logOf(game.beginning, game.happenings, names, eyes).map(
        (entry) => entry.kind === "turn" && (entry.who.you ?? false),
      );
    expect(told(2)).toContain(true);
    expect(told("spectator")).not.toContain(true);
  });
});
