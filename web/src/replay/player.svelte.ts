// A recorded game that is looked at: where somebody is in it, with whose eyes, and whether it
// goes on by itself.

import type { Eyes, Happening, Look, Tale } from "../engine/index.ts";
import type { Pace } from "../game/host.ts";
import { lookAt, stepFrom, stopsOf, type Unit } from "../view/replay.ts";

export interface PlayerHost {
  /** The record as these eyes saw it. */
  tell(eyes: Eyes): Promise<Tale>;
  pace(): Pace;
}

/** Even at once, a picture can be looked at for this long, in ms. */
const briefest = 130;
/** A whole turn or round takes longer to take in than an action. */
const longer = { action: 1, turn: 2.5, round: 3.5 };

export class Player {
  tale = $state.raw<Tale>()!;
  eyes = $state<Eyes>();
  moment = $state(0);
  unit = $state<Unit>("action");
  playing = $state(false);

  readonly stops = $derived(stopsOf(this.tale.beginning, this.tale.happenings));
  readonly last = $derived(this.tale.happenings.length);
  readonly look: Look = $derived(lookAt(this.tale.beginning, this.tale.happenings, this.moment));
  /** What happened up to the moment. */
  readonly past: Happening[] = $derived(this.tale.happenings.slice(0, this.moment));

  private readonly told = new Map<Eyes, Tale>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    tale: Tale,
    eyes: Eyes,
    private readonly host: PlayerHost,
  ) {
    this.tale = tale;
    this.eyes = eyes;
    this.told.set(eyes, tale);
  }

  /** Whether the record goes to the end of the game. */
  get finished(): boolean {
    return lookAt(this.tale.beginning, this.tale.happenings, this.last).actor === "nobody";
  }

  get beginning(): Look {
    return this.tale.beginning;
  }
  get happenings(): Happening[] {
    return this.tale.happenings;
  }

  go(moment: number): void {
    this.moment = Math.max(0, Math.min(this.last, moment));
    if (this.playing) this.schedule();
  }

  step(forward: boolean): void {
    this.go(stepFrom(this.stops[this.unit], this.moment, forward));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.moment === this.last) this.moment = 0;
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  async see(eyes: Eyes): Promise<void> {
    this.tale = await this.seenBy(eyes);
    this.eyes = eyes;
  }

  /** The whole game as these eyes see it; each is asked for once. */
  async seenBy(eyes: Eyes): Promise<Tale> {
    const tale = this.told.get(eyes) ?? (await this.host.tell(eyes));
    this.told.set(eyes, tale);
    return tale;
  }

  /** How long the present picture stays. */
  private get time(): number {
    const { bot, forced } = this.host.pace();
    const next = this.tale.happenings[this.moment];
    const ms = this.unit !== "action" || next?.decided ? bot : forced;
    return Math.max(briefest, ms * longer[this.unit]);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.moment === this.last) this.playing = false;
    else this.timer = setTimeout(() => this.step(true), this.time);
  }
}
