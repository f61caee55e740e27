// What a new game is to be like, while somebody is still choosing.

import type { Options } from "../../../bindings/wasm/naqala.ts";
import { seatNumbers } from "../words/things.ts";
import { toldApart, totalsFor, type Party, type Player, type Totals } from "./party.ts";
import type { GameOptions } from "./start.ts";

export type LevelName = "level-1" | "level-2" | "level-3" | "level-4" | "level-5" | "level-6";
export const levelNames: readonly LevelName[] = [
  "level-1",
  "level-2",
  "level-3",
  "level-4",
  "level-5",
  "level-6",
];

export interface SeatWish {
  /** Who plays: a person, or a level. */
  player: "person" | LevelName;
  /** Of a person; empty for the usual one. */
  name: string;
}

export interface Wish {
  players: number;
  seats: SeatWish[];
  artisans: boolean;
  whims: boolean;
  mixed: boolean;
  rules: Required<Pick<Options, "djinn_use" | "nekir" | "artisan_ties">>;
  /** Whether coins and cards are hidden; null if it goes by who sits there (R82). */
  totals: Totals | null;
}

/** The seats that are used. */
const used = (wish: Wish): SeatWish[] => wish.seats.slice(0, Math.min(wish.players, mostPlayers(wish)));
const usualTotals = (wish: Wish): Totals =>
  totalsFor(used(wish).filter(({ player }) => player === "person").length);

/** How totals are with this wish. */
export const totalsOf = (wish: Wish): Totals => wish.totals ?? usualTotals(wish);

/** The choice of these totals: none, if they are what goes by who sits there. */
export const chosenTotals = (wish: Wish, totals: Totals): Totals | null =>
  totals === usualTotals(wish) ? null : totals;

export const mostPlayers = (wish: Pick<Wish, "artisans" | "whims">): number =>
  wish.artisans || wish.whims ? seatNumbers.most : seatNumbers.most_of_base;

/** As many seats as there can be, of which the first `players` are used. */
export function usualWish(people: boolean): Wish {
  const seats = levelNames
    .slice(0, seatNumbers.most)
    .map((level, i): SeatWish => ({ player: people || i === 0 ? "person" : level, name: "" }));
  return {
    players: seatNumbers.fewest,
    seats,
    artisans: false,
    whims: false,
    mixed: true,
    rules: { djinn_use: "each-turn", nekir: "per-kill", artisan_ties: "all-count" },
    totals: null,
  };
}

/** A wish that was kept, as far as it makes sense; the rest as usual. */
export function wishFrom(kept: unknown, people: boolean): Wish {
  const wish = usualWish(people);
  if (typeof kept !== "object" || kept === null) return wish;
  const { players, seats, artisans, whims, mixed, rules, totals } = kept as Record<string, unknown>;
  if (isNumberOfPlayers(players)) wish.players = players;
  if (typeof artisans === "boolean") wish.artisans = artisans;
  if (typeof whims === "boolean") wish.whims = whims;
  if (typeof mixed === "boolean") wish.mixed = mixed;
  if (totals === "shown" || totals === "hidden") wish.totals = totals;
  if (Array.isArray(seats)) wish.seats = wish.seats.map((seat, i) => (isSeat(seats[i]) ? seats[i] : seat));
  for (const rule of Object.keys(houseRules) as (keyof Wish["rules"])[]) {
    const value: unknown = (rules as Record<string, unknown> | undefined)?.[rule];
    if ((houseRules[rule] as readonly unknown[]).includes(value))
      Object.assign(wish.rules, { [rule]: value });
  }
  return wish;
}

const isNumberOfPlayers = (n: unknown): n is number =>
  Number.isInteger(n) && (n as number) >= seatNumbers.fewest && (n as number) <= seatNumbers.most;

const houseRules = {
  djinn_use: ["each-turn", "each-round"],
  nekir: ["per-kill", "per-meeple"],
  artisan_ties: ["all-count", "none-count"],
} as const;

const isSeat = (seat: unknown): seat is SeatWish => {
  const { player, name } = (seat ?? {}) as Partial<SeatWish>;
  return typeof name === "string" && (player === "person" || levelNames.includes(player as LevelName));
};

/** Totals are among them if they were chosen; otherwise they go by who sits there when the game begins. */
export function optionsFrom(wish: Wish): GameOptions {
  const sets: NonNullable<GameOptions["sets"]> = ["base"];
  if (wish.artisans) sets.push("artisans");
  if (wish.whims) sets.push("whims");
  return { sets, ...wish.rules, ...(wish.totals && { totals: wish.totals }) };
}

/** The party in the order of the wish. `nameOf` says what somebody without a name is called; bots of a level
 *  that sits there twice are told apart by a number. */
export function partyFrom(
  wish: Wish,
  personName: (n: number, only: boolean) => string,
  botName: (level: LevelName) => string,
): Party {
  const seats = used(wish);
  const only = seats.filter(({ player }) => player === "person").length === 1;
  const players = seats.map(({ player, name }, i): Player => {
    if (player !== "person") return { name: botName(player), bot: player, usual: true };
    return name.trim() ? { name: name.trim() } : { name: personName(i + 1, only), usual: true };
  });
  const names = toldApart(players.map(({ name }) => name));
  return players.map((player, i) => ({ ...player, name: names[i]! }));
}
