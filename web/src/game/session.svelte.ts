// A game in the browser: whose turn it is, what people do, and bots that play at a pace one can follow. The picture is a
// function of `look`; everything that happened is in `happenings`.

import type { RecordForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look, RemoteDesk, RemoteThinker } from "../engine/index.ts";
import { plainAction, powersIn } from "./declined.ts";
import { firstEyes, hasSecrets, isPerson, people, type Party } from "./party.ts";

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

export class Session {
  look = $state.raw<Look>()!;
  beginning = $state.raw<Look>()!;
  happenings = $state.raw<Happening[]>([]);
  eyes = $state<Eyes>();
  /** A bot is thinking. */
  thinking = $state(false);
  /** The screen is handed to this seat. */
  curtain = $state<Seat | null>(null);
  /** What went wrong, if a call to the engine failed. */
  problem = $state("");

  private declined = new Set<string>();
  private closed = false;
  private busy = $state(false);
  private skipNow: () => void = () => {};

  constructor(
    readonly party: Party,
    readonly setup: RecordForm,
    private readonly host: SessionHost,
  ) {}

  /** Shows the game as it stands on the desk and lets it go on. */
  async begin(): Promise<void> {
    await this.see(firstEyes(this.party));
    await this.follow(() => this.host.desk.settle(this.eyes));
  }

  close(): void {
    this.closed = true;
    this.skip();
  }

  /** What has not been shown yet is shown at once. */
  skip(): void {
    this.skipNow();
  }

  get mayAct(): boolean {
    const { actor } = this.look;
    return !this.busy && this.curtain === null && typeof actor === "number" && isPerson(this.party, actor);
  }

  get over(): boolean {
    return this.look.actor === "nobody";
  }

  async act(action: string): Promise<void> {
    if (!this.mayAct || !this.look.actions.includes(action)) return;
    this.decline(action);
    await this.follow(() => this.host.desk.act(action, this.eyes));
  }

  /** Several actions of a turn, one after the other, as long as each is possible. */
  async actAll(actions: readonly string[]): Promise<void> {
    for (const action of actions) {
      if (this.closed || !this.look.actions.includes(action)) return;
      await this.act(action);
    }
  }

  async undo(): Promise<void> {
    const { actor } = this.look;
    if (!this.mayAct || this.look.undoable === 0 || typeof actor !== "number") return;
    this.look = await this.host.desk.undo(actor, this.eyes);
    this.happenings = this.happenings.slice(0, this.look.moment);
    this.declined.clear();
    this.host.keep(await this.host.desk.record());
  }

  /** The person at the screen has changed. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    await this.see(seat);
    this.curtain = null;
    await this.follow(async () => []);
  }

  private async see(eyes: Eyes): Promise<void> {
    const story = await this.host.desk.story(eyes);
    this.eyes = eyes;
    this.beginning = story.beginning;
    this.happenings = story.happenings;
    this.look = await this.host.desk.look(eyes);
  }

  /** Shows what comes of a step, then goes on until a person has to decide. */
  private async follow(step: () => Promise<Happening[]>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await this.show(await step());
      while (!this.closed) {
        const next = await this.next();
        if (next === undefined) break;
        await this.show(await this.host.desk.act(next, this.eyes));
      }
      if (!this.closed) this.host.keep(await this.host.desk.record());
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  /** What is done without asking a person. */
  private async next(): Promise<string | undefined> {
    const { actor } = this.look;
    if (typeof actor !== "number") return undefined;
    if (!isPerson(this.party, actor)) return this.botAction(actor);
    if (actor !== this.eyes) {
      if (hasSecrets(this.look) && people(this.party).length > 1) {
        this.curtain = actor;
        return undefined;
      }
      await this.see(actor);
    }
    return this.host.askEachStep() ? undefined : plainAction(this.look.actions, this.declined);
  }

  private async botAction(seat: Seat): Promise<string> {
    this.thinking = true;
    try {
      const [actions] = await Promise.all([this.host.desk.history(undefined), this.pause(this.host.pace().bot)]);
      return await this.host.thinker.choose(this.setup, actions.map(({ action }) => action), this.party[seat - 1]!.bot!);
    } finally {
      this.thinking = false;
    }
  }

  private async show(happenings: Happening[]): Promise<void> {
    for (const [i, happening] of happenings.entries()) {
      if (this.closed) return;
      this.happenings = [...this.happenings, happening];
      this.look = happening.look;
      if (happening.action === "end") this.declined.clear();
      if (i + 1 < happenings.length) await this.pause(this.host.pace().forced);
    }
  }

  private decline(action: string): void {
    for (const power of powersIn(this.look.actions)) this.declined.add(power);
    const [word, used] = action.split(" ");
    if (word === "use" && used !== undefined) this.declined.delete(used);
  }

  private async pause(ms: number): Promise<void> {
    if (ms <= 0 || this.closed) return;
    const skipped = new Promise<void>((resolve) => (this.skipNow = resolve));
    await this.host.wait(ms, skipped);
  }
}
