// The record of a running game, given away to be kept whenever the game has gone on.

import type { SessionHost } from "./host.ts";

export class Keeper {
  /** All that has been done, also what is still being shown. */
  record = "";

  constructor(private readonly host: Pick<SessionHost, "desk" | "keep">) {}

  /** Does something with the game and keeps the record at once, so that nothing is lost while it
   *  is being shown. Both are asked for together: the desk may have another game on it as soon as
   *  the session is closed. */
  async after<T>(step: () => Promise<T>): Promise<T> {
    const [done, record] = await Promise.all([step(), this.host.desk.record()]);
    this.record = record;
    this.host.keep(record);
    return done;
  }

  /**
   * Once more, when the picture has come as far as the record: what is kept beside it follows
   * from the picture.
   */
  again(): void {
    this.host.keep(this.record);
  }
}
