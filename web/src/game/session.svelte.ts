// A game in the browser: whose turn it is, what people do, and bots that play at a pace one can follow. The picture is a
// function of `look`; everything that happened is in `happenings`.

import type { RecordForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Happening, Look, RemoteDesk, RemoteThinker } from "../engine/index.ts";
import { shared } from "../engine/share.ts";
import { plainAction, powersIn } from "./declined.ts";
import { firstEyes, hasSecrets, isPerson, people, type Party } from "./party.ts";

/** How long things stay before the next happens, in ms. */
export interface Pace {
  /** Before a bot's action, and after what chance draws or has only one form. */
  bot: number;
  forced: number;
}

/** What takes no longer is done at once, in ms. */
const quick = 20;

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

  /** All that has been done, also what is still being shown. */
  record = "";

  private declined = new Set<string>();
  private closed = false;
  /** Something is being done: nothing else can be. */
  private working = false;
  /** The same for the picture; not for the few ms that the engine usually takes, so as not to draw it twice. */
  private busy = $state(false);
  /** Several actions are carried out one after the other. */
  private walking = $state(false);
  private skipNow: () => void = () => {};

  constructor(
    readonly party: Party,
    readonly setup: RecordForm,
    private readonly host: SessionHost,
  ) {}

  /** Shows the game as it stands on the desk and lets it go on. */
  async begin(): Promise<void> {
    await this.see(firstEyes(this.party));
    await this.follow(() => this.host.desk.settle(this.eyes, this.host.askEachStep()));
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
    return !this.busy && !this.walking && this.curtain === null && typeof actor === "number" && isPerson(this.party, actor);
  }

  private get ready(): boolean {
    return this.mayAct && !this.working;
  }

  get over(): boolean {
    return this.look.actor === "nobody";
  }

  async act(action: string): Promise<void> {
    if (this.ready && this.look.actions.includes(action)) await this.carryOut(action);
  }

  /** Several actions of a turn, one after the other, as long as each is possible. */
  async actAll(actions: readonly string[]): Promise<void> {
    if (!this.ready) return;
    this.walking = true;
    try {
      for (const [i, action] of actions.entries()) {
        if (i > 0) await this.pause(this.host.pace().forced);
        if (this.closed || !this.look.actions.includes(action)) return;
        await this.carryOut(action);
      }
    } finally {
      this.walking = false;
    }
  }

  private async carryOut(action: string): Promise<void> {
    this.decline(action);
    await this.follow(() => this.host.desk.act(action, this.eyes, this.host.askEachStep()));
  }

  async undo(): Promise<void> {
    const { actor } = this.look;
    if (!this.ready || this.look.undoable === 0 || typeof actor !== "number") return;
    await this.guarded(async () => {
      const look = await this.kept(() => this.host.desk.undo(actor, this.eyes));
      this.look = shared(this.look, look);
      this.happenings = this.happenings.slice(0, look.moment);
      this.declined.clear();
    });
  }

  /** After something went wrong: whoever is due tries again. */
  async retry(): Promise<void> {
    if (!this.working) await this.follow(async () => []);
  }

  /** The person at the screen has changed. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    if (seat === null || this.working) return;
    await this.follow(async () => {
      await this.see(seat);
      this.curtain = null;
      return [];
    });
  }

  private async see(eyes: Eyes): Promise<void> {
    const story = await this.host.desk.story(eyes);
    this.eyes = eyes;
    this.beginning = story.beginning;
    this.happenings = story.happenings;
    this.look = shared(story.happenings.at(-1)?.look ?? story.beginning, await this.host.desk.look(eyes));
  }

  /** Shows what comes of a step, then goes on until a person has to decide. */
  private follow(step: () => Promise<Happening[]>): Promise<void> {
    return this.guarded(async () => {
      await this.show(await this.kept(step));
      while (!this.closed) {
        const next = await this.next();
        if (next === undefined || this.closed) break;
        await this.show(await this.kept(() => this.host.desk.act(next, this.eyes, this.host.askEachStep())));
      }
      // Once more, now that the picture has come as far as the record.
      this.host.keep(this.record);
    });
  }

  /** Does something with the game and keeps the record at once, so that nothing is lost while it is being shown. Both are
   *  asked for together: the desk may have another game on it as soon as this session is closed. */
  private async kept<T>(step: () => Promise<T>): Promise<T> {
    const [done, record] = await Promise.all([step(), this.host.desk.record()]);
    this.record = record;
    this.host.keep(record);
    return done;
  }

  /** While this goes on nobody can act; what goes wrong is told. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    this.working = true;
    this.problem = "";
    const late = setTimeout(() => (this.busy = true), quick);
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(late);
      this.working = this.busy = false;
    }
  }

  /** What is done without asking a person. */
  private async next(): Promise<string | undefined> {
    const { actor } = this.look;
    if (typeof actor !== "number") return undefined;
    if (!isPerson(this.party, actor)) return this.botAction(actor);
    if (actor !== this.eyes) {
      if (hasSecrets(this.look) && people(this.party).length > 1) {
        // Behind the curtain, too, there is nothing that only one of them may know.
        await this.see("spectator");
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
    this.busy = true;
    for (const [i, happening] of happenings.entries()) {
      if (this.closed) return;
      // Looks come from the worker as copies: what is the same as before need not be drawn again.
      happening.look = shared(this.look, happening.look);
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
