// A game in the browser: whose turn it is, what people do, and bots that play at a pace one can follow. The
// picture is a function of `look`; everything that happened is in `happenings` (shown.svelte.ts).

import type { RecordForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Happening } from "../engine/index.ts";
import { Bots } from "./bots.svelte.ts";
import { Declined } from "./declined.ts";
import { Guard } from "./guard.svelte.ts";
import type { SessionHost } from "./host.ts";
import { Keeper } from "./keeper.ts";
import { conceals, firstEyes, hasSecrets, isPerson, people, type Party } from "./party.ts";
import { Pauses } from "./pauses.ts";
import { Shown } from "./shown.svelte.ts";
import { totalsHidden } from "../view/read.ts";

export class Session extends Shown {
  /** The screen is handed to this seat. */
  curtain = $state<Seat | null>(null);

  /** Several actions are carried out one after the other. */
  private walking = $state(false);
  private readonly declined = new Declined();
  private readonly guard = new Guard();
  private readonly keeper: Keeper;
  private readonly pauses: Pauses;
  private readonly bots: Bots;

  constructor(
    readonly party: Party,
    readonly setup: RecordForm,
    private readonly host: SessionHost,
  ) {
    super();
    this.keeper = new Keeper(host);
    this.pauses = new Pauses((ms, skipped) => host.wait(ms, skipped));
    this.bots = new Bots(party, setup, host, this.pauses);
  }

  /** Looks at the game as it stands on the desk; only then is there something to show. */
  async open(): Promise<void> {
    await this.see(this.host.desk, firstEyes(this.party));
  }

  /** Lets the game go on. */
  async play(): Promise<void> {
    await this.follow(() => this.host.desk.settle(this.eyes, this.host.askEachStep()));
  }

  close(): void {
    this.pauses.close();
  }

  /** What has not been shown yet is shown at once. */
  skip(): void {
    this.pauses.skip();
  }

  /** A bot is thinking. */
  get thinking(): boolean {
    return this.bots.thinking;
  }

  /** What went wrong, if a call to the engine failed. */
  get problem(): string {
    return this.guard.problem;
  }

  /** It was a bot that could not go on. */
  get stumbled(): boolean {
    return this.bots.stumbled;
  }

  /** All that has been done, also what is still being shown. */
  get record(): string {
    return this.keeper.record;
  }

  get mayAct(): boolean {
    const { actor } = this.look;
    return (
      !this.guard.busy &&
      !this.walking &&
      this.curtain === null &&
      typeof actor === "number" &&
      isPerson(this.party, actor)
    );
  }

  get mayUndo(): boolean {
    return this.mayAct && this.look.undoable > 0;
  }

  /** Something goes on that need not be waited for. */
  get skippable(): boolean {
    return !this.mayAct && !this.over;
  }

  private get ready(): boolean {
    return this.mayAct && !this.guard.working;
  }

  get over(): boolean {
    return this.look.actor === "nobody";
  }

  override get covered(): boolean {
    return people(this.party).length > 1 && totalsHidden(this.look, this.eyes);
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
        if (i > 0) await this.pauses.pause(this.host.pace().forced);
        if (this.pauses.closed || !this.look.actions.includes(action)) return;
        await this.carryOut(action);
      }
    } finally {
      this.walking = false;
    }
  }

  private async carryOut(action: string): Promise<void> {
    this.declined.choose(action, this.look.actions);
    await this.follow(() => this.host.desk.act(action, this.eyes, this.host.askEachStep()));
  }

  async undo(): Promise<void> {
    const { actor } = this.look;
    if (!this.ready || !this.mayUndo || typeof actor !== "number") return;
    await this.guarded(async () => {
      this.takeBack(await this.keeper.after(() => this.host.desk.undo(actor, this.eyes)));
      this.declined.forget();
    });
  }

  /** After something went wrong: whoever is due tries again. */
  async retry(): Promise<void> {
    if (!this.guard.working) await this.follow(async () => []);
  }

  /** The person at the screen has changed. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    if (seat === null || this.guard.working) return;
    await this.follow(async () => {
      await this.see(this.host.desk, seat);
      this.curtain = null;
      return [];
    });
  }

  private guarded(work: () => Promise<void>): Promise<void> {
    this.bots.stumbled = false;
    return this.guard.run(work);
  }

  /** Shows what comes of a step, then goes on until a person has to decide. */
  private follow(step: () => Promise<Happening[]>): Promise<void> {
    return this.guarded(async () => {
      await this.show(await this.keeper.after(step));
      while (!this.pauses.closed) {
        const next = await this.next();
        if (next === undefined || this.pauses.closed) break;
        await this.show(
          await this.keeper.after(() => this.host.desk.act(next, this.eyes, this.host.askEachStep())),
        );
      }
      this.keeper.again();
    });
  }

  /** What is done without asking a person. */
  private async next(): Promise<string | undefined> {
    const { actor } = this.look;
    if (typeof actor !== "number") return undefined;
    if (!isPerson(this.party, actor)) return this.bots.choose(actor);
    if (actor !== this.eyes) {
      if (hasSecrets(this.look) && people(this.party).length > 1) {
        // Behind the curtain, too, there is nothing that only one of them may know.
        await this.see(this.host.desk, "spectator");
        this.curtain = actor;
        return undefined;
      }
      await this.see(this.host.desk, actor);
    }
    if (this.host.askEachStep()) return undefined;
    const { actions } = this.look;
    if (people(this.party).length > 1 && conceals(this.look, actor)) return undefined;
    return this.onlyAction() ?? this.declined.plain(actions);
  }

  /** Whoever plays alone need not seem to have a choice where there is none: nobody could learn from it. */
  private onlyAction(): string | undefined {
    const { actions } = this.look;
    const alone = people(this.party).length === 1;
    return alone && actions.length === 1 && actions[0] !== "end" ? actions[0] : undefined;
  }

  private async show(happenings: Happening[]): Promise<void> {
    this.guard.busy = true;
    for (const [i, happening] of happenings.entries()) {
      if (this.pauses.closed) return;
      this.add(happening);
      if (happening.action === "end") this.declined.forget();
      if (i + 1 < happenings.length) await this.pauses.pause(this.host.pace().forced);
    }
  }
}
