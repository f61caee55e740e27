// A game that a server runs, with the same face as one on this device: what a person does is sent, and
// happens when the server says so.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import { Declined } from "../game/declined.ts";
import type { GameFace } from "../game/face.ts";
import { conceals } from "../game/party.ts";
import type { Outcome } from "./connection.ts";
import { Following, type FollowHost } from "./following.svelte.ts";
import type { Command, GameSnapshot } from "./forms.ts";
import { turnToTakeBack } from "./reading.ts";
import { Sending } from "./sending.svelte.ts";

export interface RemoteHost extends FollowHost {
  askEachStep(): boolean;
  send(command: Command): Promise<Outcome>;
  connected(): boolean;
  /** Asks for a new snapshot. */
  anew(): void;
}

export class RemoteSession extends Following implements GameFace {
  readonly curtain: Seat | null = null;
  readonly stumbled = false;
  private readonly sending = new Sending();
  private readonly declined = new Declined();
  /** After a step back nothing is done by itself: it would only be done again. */
  private steppedBack = false;

  constructor(
    first: GameSnapshot,
    private readonly host: RemoteHost,
  ) {
    super(first, host);
  }

  /** A bot decides, for itself or for somebody who is not there. */
  get thinking(): boolean {
    const { actor } = this.look;
    return typeof actor === "number" && !this.showing && this.isBots(actor);
  }

  get mayAct(): boolean {
    const { actor, moment } = this.look;
    return this.free && actor === this.you && moment === this.state.moment && !this.isBots(actor as Seat);
  }

  get mayUndo(): boolean {
    return this.free && (this.state.undo ?? 0) > 0;
  }

  get skippable(): boolean {
    return this.showing && !this.farBehind;
  }

  /** To where one could ask to go back, and the others would have to agree. */
  get askable(): number | null {
    if (this.you === null || this.over || this.state.wish !== null) return null;
    return turnToTakeBack(this.happenings, this.you);
  }

  private get free(): boolean {
    return this.host.connected() && !this.showing && !this.sending.shown;
  }
  private get ready(): boolean {
    return this.mayAct && !this.sending.under && this.queued === 0;
  }

  // ---- What a person does

  async act(action: string): Promise<void> {
    if (!this.ready || !this.look.actions.includes(action)) return;
    this.declined.choose(action, this.look.actions);
    this.steppedBack = false;
    await this.carryOut([action]);
  }
  async actAll(actions: readonly string[]): Promise<void> {
    if (!this.ready) return;
    this.steppedBack = false;
    await this.carryOut(actions);
  }
  async undo(): Promise<void> {
    if (!this.mayUndo || this.sending.under || this.queued > 0) return;
    this.steppedBack = true;
    await this.say({ number: this.number, undo: true });
  }
  async ask(): Promise<void> {
    if (this.askable !== null) await this.say({ number: this.number, ask: this.askable });
  }
  async answer(yes: boolean): Promise<void> {
    await this.say({ number: this.number, answer: yes });
  }
  async resign(): Promise<void> {
    await this.say({ resign: true });
  }
  async back(): Promise<void> {
    await this.say({ back: true });
  }
  async retry(): Promise<void> {
    this.problem = "";
    this.host.anew();
  }
  async lift(): Promise<void> {}

  private get number(): number {
    return this.latest.state.number;
  }

  private carryOut(actions: readonly string[]): Promise<void> {
    return this.sending.during(async () => {
      const act = await this.host.desk.planned([...actions], this.host.askEachStep());
      if (act.length > 0) await this.send({ number: this.number, act });
    });
  }

  private say(command: Command): Promise<void> {
    return this.sending.during(() => this.send(command));
  }

  private async send(command: Command): Promise<void> {
    const moment = this.told.length;
    this.problem = "";
    this.lost = false;
    const outcome = await this.host.send(command);
    // Somebody was quicker: what they did is on its way, and one sees what can be done after it.
    if (outcome.kind === "refused" && !outcome.why.startsWith("stale")) this.problem = outcome.why;
    if (outcome.kind === "cut" && "act" in command) this.unsure = { moment, act: command.act };
  }

  /** What is done without asking a person: steps that everybody can see to have one form, and those whose
   *  powers were declined before. */
  private async goOn(): Promise<void> {
    const free = this.ready && this.problem === "" && !this.steppedBack;
    if (!free || this.host.askEachStep()) return;
    const { actions } = this.look;
    const secret = this.you !== null && conceals(this.look, this.you);
    const plain = secret ? undefined : this.declined.plain(actions);
    if (plain !== undefined || actions.length === 1) await this.carryOut(plain === undefined ? [] : [plain]);
  }

  protected settled(): void {
    void this.goOn();
  }
  protected turnOver(): void {
    this.declined.forget();
  }
}
