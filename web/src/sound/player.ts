// Plays sounds where that is possible, and never complains where it is not.

import type { Cue } from "./cues.ts";
import { addSound } from "./recipes.ts";

/** Sounds are small signs, not more. */
const volume = 0.22;

type Make = () => AudioContext | undefined;
const makeContext: Make = () => (typeof AudioContext === "undefined" ? undefined : new AudioContext());

export class Player {
  private context: AudioContext | undefined;
  private out: GainNode | undefined;
  private failed = false;
  private touched = false;

  constructor(private readonly make: Make = makeContext) {}

  /** Somebody has touched something: before that browsers allow no sound. */
  touch(): void {
    this.touched = true;
  }

  play(cues: readonly Cue[]): void {
    if (cues.length === 0 || !this.touched || this.failed) return;
    try {
      const [context, out] = this.open();
      if (!context || !out) return;
      if (context.state === "suspended") void context.resume().catch(() => {});
      for (const { sound, delay } of cues) addSound(context, out, sound, context.currentTime + delay / 1000);
    } catch {
      this.failed = true;
    }
  }

  close(): void {
    void this.context?.close().catch(() => {});
    this.context = this.out = undefined;
  }

  private open(): [AudioContext | undefined, GainNode | undefined] {
    if (this.context === undefined) {
      this.context = this.make();
      this.failed = this.context === undefined;
      this.out = this.context?.createGain();
      if (this.context && this.out) {
        this.out.gain.value = volume;
        this.out.connect(this.context.destination);
      }
    }
    return [this.context, this.out];
  }
}
