// A game that a server runs, as it is heard of: snapshots and events become happenings at a pace one can
// follow. The engine here holds what this viewer may know and no more.

import type { Acted, RecordForm, Seat, Viewer } from "../../../bindings/wasm/naqala.ts";
import type { Happening, RemoteDesk, Story } from "../engine/index.ts";
import type { Pace } from "../game/host.ts";
import { shownNames, type Party, type UsualNames } from "../game/party.ts";
import { Pauses } from "../game/pauses.ts";
import { Shown } from "../game/shown.svelte.ts";
import { actedIn, type EventForm, type GameSnapshot, type StateForm, type TableForm } from "./forms.ts";
import { commonLength, contains, partyOf, plain } from "./reading.ts";

export interface FollowHost {
  desk: RemoteDesk;
  pace(): Pace;
  wait(ms: number, skipped: Promise<void>): Promise<void>;
  names(): UsualNames;
  /** The game is over and this is its record. */
  keep(record: string, game: Following): void;
}

/** Who comes back after so much is not shown each step of it. */
const mostShown = 30;
/** About the turns of two bots. */
const many = 20;

export abstract class Following extends Shown {
  table = $state.raw<TableForm>()!;
  /** What holds after all that is shown. */
  state = $state.raw<StateForm>()!;
  /** When that was heard, in ms. */
  heardAt = $state(0);
  record = $state("");
  problem = $state("");
  /** What was done last has not arrived before the line broke. */
  lost = $state(false);
  readonly viewer: Viewer;
  readonly setup: RecordForm;

  /** Something is being shown step by step. */
  protected showing = $state(false);
  /** All that was told so far. */
  protected told: Acted[] = [];
  /** What was told last; all of it is shown when nothing is queued. */
  protected latest = $state.raw<{ state: StateForm; at: number }>()!;
  protected queued = 0;
  /** What was told is not shown step by step any more, but as it stands. */
  private hurrying = false;
  /** What was told and left out so far, in a hurry. */
  private pending: Acted[] = [];
  /** What was sent when the line broke. */
  protected unsure: { moment: number; act: readonly string[] } | undefined;
  private queue: Promise<void> = Promise.resolve();
  private readonly pauses: Pauses;

  constructor(
    first: GameSnapshot,
    private readonly from: FollowHost,
  ) {
    super();
    this.viewer = first.viewer;
    this.setup = first.setup;
    this.table = first.table;
    this.state = first.state;
    this.latest = { state: first.state, at: Date.now() };
    this.pauses = new Pauses((ms, skipped) => from.wait(ms, skipped));
  }

  close(): void {
    this.pauses.close();
  }

  skip(): void {
    this.pauses.skip();
  }

  /** Shows at once how things stand now. */
  toNow(): void {
    this.hurrying = this.queued > 0;
    this.pauses.skip();
  }

  /** By how many actions the game is further than what is shown. */
  get ahead(): number {
    return Math.max(0, this.latest.state.moment - this.look.moment);
  }

  /** The game is over, but its end has yet to be shown. */
  get ended(): boolean {
    return this.latest.state.actor === "nobody" && !this.over;
  }

  /** So much has yet to be shown that one is asked whether one wants to see all of it. */
  get farBehind(): boolean {
    return this.ended || this.ahead >= many;
  }

  /** It is one's own turn, or will be as soon as all is shown. */
  get due(): boolean {
    const { actor, hands } = this.latest.state;
    return this.you !== null && actor === this.you && hands[this.you - 1] === "owner";
  }

  /** Whose wish to take something back one has yet to answer. */
  get wished(): Seat | null {
    const { wish, hands, actor } = this.latest.state;
    if (wish === null || this.you === null || actor === "nobody" || hands[this.you - 1] !== "owner")
      return null;
    return wish.agreed.includes(this.you) ? null : wish.seat;
  }

  get party(): Party {
    return partyOf(this.table, this.from.names().setup.playerName);
  }

  /** One's own seat. */
  get you(): Seat | null {
    return typeof this.viewer === "number" ? this.viewer : null;
  }

  get over(): boolean {
    return this.look.actor === "nobody";
  }

  isBots(seat: Seat): boolean {
    return this.table.chairs[seat - 1]?.sitter === "bot" || this.state.hands[seat - 1] !== "owner";
  }

  /** All that was heard is shown. */
  protected abstract settled(): void;
  /** A turn has ended, or was taken back. */
  protected abstract turnOver(): void;

  /** Takes all of it anew, or as far as it is new. */
  hearSnapshot(snapshot: GameSnapshot): Promise<void> {
    this.latest = { state: snapshot.state, at: Date.now() };
    return this.enqueue(this.latest, async () => {
      this.table = snapshot.table;
      if (snapshot.table.phase === "over") await this.finish(snapshot);
      else await this.catchUp(snapshot.actions);
    });
  }

  hearEvents(events: readonly EventForm[], state: StateForm): Promise<void> {
    this.latest = { state, at: Date.now() };
    return this.enqueue(this.latest, async () => {
      this.pending.push(...actedIn(events));
      if (this.hurrying && this.queued > 1) return;
      await this.hear(this.told.length, this.pending);
    });
  }

  private enqueue({ state, at }: { state: StateForm; at: number }, task: () => Promise<void>): Promise<void> {
    ++this.queued;
    return (this.queue = this.queue.then(async () => {
      if (this.pauses.closed) return;
      try {
        await task();
        this.state = state;
        this.heardAt = at;
      } catch (error) {
        this.problem = error instanceof Error ? error.message : String(error);
        this.told = [];
      }
      if (--this.queued > 0) return;
      this.showing = this.hurrying = false;
      this.settled();
    }));
  }

  private async catchUp(actions: readonly Acted[]): Promise<void> {
    this.noteLost(actions);
    if (this.told.length === 0) {
      const story = await this.from.desk.follow(this.setup, this.viewer, [...actions]);
      return this.begin(story, this.viewer, actions);
    }
    const common = commonLength(this.told, actions);
    if (common < this.told.length) {
      this.takeBack(common === 0 ? this.beginning : this.happenings[common - 1]!.look);
      this.turnOver();
    }
    await this.hear(common, actions.slice(common));
  }

  private begin(story: Story, eyes: Viewer | undefined, actions: readonly Acted[]): void {
    this.eyes = eyes;
    this.beginning = story.beginning;
    this.happenings = story.happenings;
    this.look = story.happenings.at(-1)?.look ?? story.beginning;
    this.told = [...actions];
  }

  /** All cards are on the table; what has not been seen of the game is shown. */
  private async finish({ setup, actions }: GameSnapshot): Promise<void> {
    if (this.record !== "") return;
    this.pending = [];
    const names = shownNames(this.party, this.from.names(), null).map(plain);
    const story = await this.from.desk.whole({ ...setup, names }, [...actions]);
    const seen = this.told.length === 0 ? story.happenings.length : this.happenings.length;
    this.begin({ ...story, happenings: story.happenings.slice(0, seen) }, undefined, actions);
    const record = await this.from.desk.record();
    await this.show(story.happenings.slice(seen));
    this.record = record;
    this.from.keep(record, this);
  }

  private async hear(from: number, acted: Acted[]): Promise<void> {
    this.pending = [];
    const happenings = await this.from.desk.hear(from, acted);
    this.told = [...this.told.slice(0, from), ...acted];
    await this.show(happenings);
  }

  private async show(happenings: readonly Happening[]): Promise<void> {
    if (happenings.length > 1) this.showing = true;
    for (const [i, happening] of happenings.entries()) {
      if (happenings.length <= mostShown && !this.hurrying) await this.pauseBefore(happening, i === 0);
      if (this.pauses.closed) return;
      this.add(happening);
      if (happening.action === "end") this.turnOver();
    }
  }

  private async pauseBefore({ seat, decided }: Happening, first: boolean): Promise<void> {
    const { bot, forced } = this.from.pace();
    const others = decided && seat !== this.viewer;
    if (first && !(others && this.isBots(seat as Seat))) return;
    this.showing = true;
    await this.pauses.pause(others ? bot : forced);
  }

  /** Whether what was sent when the line broke is among what has happened. */
  private noteLost(actions: readonly Acted[]): void {
    if (this.unsure === undefined) return;
    const { moment, act } = this.unsure;
    this.unsure = undefined;
    this.lost = !contains(actions, moment, act);
  }
}
