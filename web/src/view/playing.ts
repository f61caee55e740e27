// For the tests of this folder: real games, played by the engine's own bots.

import { readFileSync } from "node:fs";
import {
  Engine,
  type Options,
  type PositionForm,
  type Seat,
  type SeatForm,
  type Viewer,
} from "../../../bindings/wasm/naqala.ts";
import { Table, type Eyes, type Happening, type Look } from "../engine/table.ts";
import { goodsOf } from "./goods.ts";
import { plus, seatAt } from "./read.ts";

const wasm = new URL("../../../build/wasm/naqala/naqala.wasm", import.meta.url);
let loaded: Promise<Engine> | undefined;
export const engineOfTests = (): Promise<Engine> => (loaded ??= Engine.load(readFileSync(wasm)));

/** The same numbers in each run. */
export function numbers(seed: number): () => bigint {
  let state = BigInt(seed);
  return () => (state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)) >> 3n;
}

type Sets = NonNullable<Options["sets"]>;
const expansions: readonly Sets[] = [
  ["base", "artisans"],
  ["base", "whims"],
  ["base", "artisans", "whims"],
];

/** Every number of seats with every choice of sets. */
export const setUps: readonly Options[] = [
  ...([2, 3, 4] as const).map((players): Options => ({ players, sets: ["base"] })),
  ...expansions.flatMap((sets) => ([2, 3, 4, 5] as const).map((players): Options => ({ players, sets }))),
];
export const nameOf = ({ players, sets }: Options): string =>
  `${players} seats, ${(sets ?? []).join(" and ")}`;

export const names = ["Ada", "Bo", "Cem", "Dina", "Esme"];

export interface Played {
  beginning: Look;
  happenings: Happening[];
}

/** Called where somebody decides, before the decision is carried out. */
export type Watch = (table: Table, look: Look) => void;

/**
 * A whole game as these eyes see it. Choices are made at random, but powers and djinns often, and
 * some by a greedy bot.
 */
export function play(
  engine: Engine,
  options: Options,
  seed: number,
  eyes: Eyes = undefined,
  watch?: Watch,
): Played {
  const random = numbers(seed);
  const table = Table.deal(engine, { ...options, names: names.slice(0, options.players) }, random);
  const beginning = table.look(eyes);
  const happenings: Happening[] = [];
  try {
    for (let look = beginning; table.position().actor() !== "nobody"; look = happenings.at(-1)!.look) {
      watch?.(table, look);
      happenings.push(...table.act(choice(table, random), eyes));
    }
  } finally {
    table.free();
  }
  return { beginning, happenings };
}

function choice(table: Table, random: () => bigint): string {
  const powers = table
    .choices()
    .actions.filter((action) => action.startsWith("use ") || action.startsWith("djinn "));
  const n = Number(random() % 1000n);
  if (powers.length > 0 && n < 500) return powers[n % powers.length]!;
  return table.position().choose(n % 4 === 0 ? "greedy" : "random", random());
}

/** Each action with the look before it. */
export function eachStep(
  { beginning, happenings }: Played,
  see: (before: Look, happening: Happening) => void,
): void {
  let before = beginning;
  for (const happening of happenings) {
    see(before, happening);
    before = happening.look;
  }
}

/**
 * The same game in which these seats have more coins and cards all the time. Everything that moves, moves
 * alike.
 */
export function withMore({ beginning, happenings }: Played, seats: readonly Seat[]): Played {
  const richer = (look: Look): Look => {
    const position = { ...look.position, seats: look.position.seats.map(more) };
    const scores = { ...look.scores, seats: look.scores.seats.map((sheet) => counted(sheet, position)) };
    return { ...look, position, scores };
  };
  const more = (form: SeatForm, i: number): SeatForm =>
    seats.includes((i + 1) as Seat)
      ? { ...form, coins: (form.coins ?? 0) + 7, cards: plus(form.cards, { fish: 2, silk: 1, fakir: 1 }) }
      : form;
  const counted = (sheet: Look["scores"]["seats"][number], position: PositionForm): typeof sheet => {
    const coins = seatAt(position, sheet.seat).coins ?? 0;
    const goods = goodsOf({ position } as Look, sheet.seat).value;
    return { ...sheet, coins, goods, total: sheet.total - sheet.coins - sheet.goods + coins + goods };
  };
  return {
    beginning: richer(beginning),
    happenings: happenings.map((one) => ({ ...one, look: richer(one.look) })),
  };
}

export const everyEyes = (players: number): Eyes[] => [
  undefined,
  "spectator",
  ...Array.from({ length: players }, (_, i) => (i + 1) as Viewer),
];
