// What a session needs of the page around it.

import type { RemoteDesk, RemoteThinker } from "../engine/index.ts";

/** How long things stay before the next happens, in ms. */
export interface Pace {
  /** Before a bot's action, and after what chance draws or has only one form. */
  bot: number;
  forced: number;
}

export interface SessionHost {
  desk: RemoteDesk;
  thinker: RemoteThinker;
  pace(): Pace;
  askEachStep(): boolean;
  /** Called whenever the game has gone on, with its record. */
  keep(record: string): void;
  /** Waits; `skip` of the session ends it early. */
  wait(ms: number, skipped: Promise<void>): Promise<void>;
}
