// The pauses between things that happen by themselves.

import type { SessionHost } from "./host.ts";

export class Pauses {
  /** Nobody looks any more. */
  closed = false;
  private skipNow: () => void = () => {};

  constructor(private readonly wait: SessionHost["wait"]) {}

  async pause(ms: number): Promise<void> {
    if (ms <= 0 || this.closed) return;
    const skipped = new Promise<void>((resolve) => (this.skipNow = resolve));
    await this.wait(ms, skipped);
  }

  /** Ends the pause of now. */
  skip(): void {
    this.skipNow();
  }

  close(): void {
    this.closed = true;
    this.skip();
  }
}
