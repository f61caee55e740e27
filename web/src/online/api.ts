// What is asked of the server beside live play. Addresses are relative to the page, so that it
// may lie in any folder.

import type { Options, Seat } from "../../../bindings/wasm/naqala.ts";
import type { ClockRule, Phase, TableForm } from "./forms.ts";

const address = (path: string): string => new URL(`./api/${path}`, document.baseURI).href;
export const liveAddress = (): string => address("live").replace(/^http/, "ws");

/** What the server said why it would not. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

interface Wish {
  body?: object;
  token?: string;
  post?: boolean;
}

async function asked(path: string, { body, token, post = body !== undefined }: Wish = {}): Promise<Response> {
  const answer = await fetch(address(path), {
    ...(post && { method: "POST", body: JSON.stringify(body ?? {}) }),
    headers: {
      ...(post && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(error ?? String(answer.status), answer.status);
}
const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** A seat that was taken; the token is to be kept secret. */
export interface Taken {
  table: string;
  seat: Seat;
  token: string;
}

export interface TableWish extends Options {
  listed: boolean;
  name: string;
  chairs: { sitter: "person" | "bot" | "nobody"; level?: number }[];
  clock: ClockRule | null;
}

export const listTables = async (phase: Phase): Promise<TableForm[]> =>
  (await json<{ tables: TableForm[] }>(asked(`tables?phase=${phase}`))).tables;
export const tableAt = (id: string): Promise<TableForm> => json(asked(`tables/${encodeURIComponent(id)}`));
export const makeTable = (wish: TableWish): Promise<Taken> => json(asked("tables", { body: wish }));
const at = (id: string, what: string) => `tables/${encodeURIComponent(id)}/${what}`;
export const joinTable = (id: string, wish: { name: string; seat?: Seat; nonce: string }): Promise<Taken> =>
  json(asked(at(id, "join"), { body: wish }));
export const leaveTable = (id: string, token: string): Promise<Response> =>
  asked(at(id, "leave"), { token, post: true });
/** For the one who starts games: whoever sits on this seat gets up. */
export const freeSeat = (id: string, token: string, seat: Seat): Promise<Response> =>
  asked(at(id, "free"), { token, body: { seat } });
/**
 * `bots`: a level for the seats that are free. The nonce of the one who starts comes when all else is fixed.
 */
export const startTable = (
  id: string,
  token: string,
  wish: { nonce?: string; bots?: number },
): Promise<Response> => asked(at(id, "start"), { token, body: wish });
export const rematchOf = async (id: string, token: string): Promise<string> =>
  (await json<{ table: string }>(asked(at(id, "rematch"), { token, post: true }))).table;
/** The record as far as the one who asks may know it. */
export const recordOf = async (id: string, token: string | undefined): Promise<string> =>
  (await asked(at(id, "record"), token === undefined ? {} : { token })).text();
export const proofAddress = (id: string): string => address(at(id, "proof"));
