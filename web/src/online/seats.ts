// The seats one has at tables, kept in the browser: a token is the seat, so it is shown nowhere.

import { newId, type Store } from "../game/storage.ts";

export interface OwnSeat {
  table: string;
  token: string;
  /** One's own part in the luck of the game. */
  nonce?: string;
  /** The game is known to be over. */
  over?: boolean;
}

const seatsKey = "naqala.seats";
const nameKey = "naqala.name";
const most = 60;
/** The server takes so many bytes. */
const longestName = 64;

function isSeat(seat: unknown): seat is OwnSeat {
  const { table, token } = (seat ?? {}) as Partial<OwnSeat>;
  return typeof table === "string" && typeof token === "string";
}

/** The latest first. */
export function ownSeats(store: Store): OwnSeat[] {
  try {
    const seats: unknown = JSON.parse(store.getItem(seatsKey) ?? "[]");
    return Array.isArray(seats) ? seats.filter(isSeat) : [];
  } catch {
    return [];
  }
}

export const seatAt = (store: Store, table: string): OwnSeat | undefined =>
  ownSeats(store).find((seat) => seat.table === table);

function keepAll(store: Store, seats: readonly OwnSeat[]): boolean {
  try {
    store.setItem(seatsKey, JSON.stringify(seats.slice(0, most)));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a seat, so that the plain link to the table finds it again. False if the browser would not. */
export const keepSeat = (store: Store, seat: OwnSeat): boolean =>
  keepAll(store, [seat, ...ownSeats(store).filter(({ table }) => table !== seat.table)]);

/**
 * Keeps a seat unless this browser has another one at the table already. Whether the plain link
 * leads to it now.
 */
export function claimSeat(store: Store, seat: OwnSeat): boolean {
  const own = seatAt(store, seat.table);
  if (own !== undefined) return own.token === seat.token;
  return keepSeat(store, seat);
}

export const noteOver = (store: Store, table: string): boolean =>
  keepAll(
    store,
    ownSeats(store).map((seat) => (seat.table === table ? { ...seat, over: true } : seat)),
  );

export const forgetSeat = (store: Store, table: string): boolean =>
  keepAll(
    store,
    ownSeats(store).filter((seat) => seat.table !== table),
  );

export const keptName = (store: Store): string => store.getItem(nameKey) ?? "";
export function keepName(store: Store, name: string): void {
  try {
    store.setItem(nameKey, name);
  } catch {
    // Then it is asked for again.
  }
}

/** A name as the server takes it: no control characters, and not too many bytes. */
export function nameFrom(text: string): string {
  let name = text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  while (new TextEncoder().encode(name).length > longestName) name = [...name].slice(0, -1).join("");
  return name;
}

/** Something that nobody could foresee. */
export const newNonce = (): string => [newId(), newId(), newId(), newId()].join("");
