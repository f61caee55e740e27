// The turns of bots: they think in their worker, and no faster than one can follow.

import type { RecordForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { SessionHost } from "./host.ts";
import type { Party } from "./party.ts";
import type { Pauses } from "./pauses.ts";

export class Bots {
  thinking = $state(false);
  /** The last one that was asked could not go on. */
  stumbled = $state(false);

  constructor(
    private readonly party: Party,
    private readonly setup: RecordForm,
    private readonly host: Pick<SessionHost, "desk" | "thinker" | "pace">,
    private readonly pauses: Pauses,
  ) {}

  async choose(seat: Seat): Promise<string> {
    this.thinking = true;
    try {
      const [actions] = await Promise.all([
        this.host.desk.actions(),
        this.pauses.pause(this.host.pace().bot),
      ]);
      return await this.host.thinker.choose(this.setup, actions, this.party[seat - 1]!.bot!);
    } catch (error) {
      this.stumbled = true;
      throw error;
    } finally {
      this.thinking = false;
    }
  }
}
