// One game in the engine, as the table shows it: what happens step by step, and how it looks to a viewer
// after each step. Runs in a worker in the browser and directly in tests.

import type {
  Happened,
  Actor,
  Choices,
  DecisionForm,
  EffectForm,
  Engine,
  Game,
  Options,
  Position,
  PositionForm,
  Progress,
  RecordForm,
  ScoreSheet,
  Seat,
  Seed,
  Viewer,
} from "../../../bindings/wasm/naqala.ts";
import { shared } from "./share.ts";

/** Whose eyes: undefined sees everything. */
export type Eyes = Viewer | undefined;

/** The game as a viewer sees it at one moment. */
export interface Look {
  position: PositionForm;
  scores: ScoreSheet;
  progress: Progress;
  actor: Actor;
  /** What is asked for. */
  decision: DecisionForm;
  /** What the actor can do; only if the viewer is the actor or sees everything. */
  actions: string[];
  /** What those of them would do of which a button tells it. */
  previews: Readonly<Record<string, readonly EffectForm[]>>;
  /** How many actions so far. */
  moment: number;
  /** How many of them the actor could take back, or, if chance or nobody is due, whoever acted last. */
  undoable: number;
}

/** One action and what it did, told as the viewer may hear it, and how things stand after it. */
export interface Happening extends Happened {
  /** Whether somebody decided it; otherwise it had only one form, or chance drew it. */
  decided: boolean;
  look: Look;
}

export type Random = () => Seed;

const isSeat = (actor: Actor): actor is Seat => typeof actor === "number";

/** Whether the button of an action tells more than the action itself and the tiles do. */
const tellsMore = (action: string): boolean =>
  /^(bid|collect|keep|trade|fakirs|kill|buy|djinn|whim|use lamp|use echidna)\b/.test(action);

/** What each of these legal actions would do, as far as its button tells it. */
export const previewsOf = (position: Position, actions: readonly string[], viewer: Eyes): Look["previews"] =>
  Object.fromEntries(actions.filter(tellsMore).map((action) => [action, position.preview(action, viewer)]));

export class Table {
  /** How many actions so far. */
  private moment: number;
  private constructor(
    private readonly game: Game,
    private readonly random: Random,
  ) {
    this.moment = this.actions().length;
  }

  static deal(
    engine: Engine,
    options: Options & { names?: string[] },
    random: Random,
    seed = random(),
  ): Table {
    return new Table(engine.newGame(options, seed), random);
  }

  static read(engine: Engine, record: string | RecordForm, random: Random): Table {
    return new Table(engine.readRecord(record), random);
  }

  free(): void {
    this.game.free();
  }

  look(eyes: Eyes): Look {
    const actor = this.game.actor();
    const seen = eyes === undefined || eyes === actor;
    const actions = seen && isSeat(actor) ? this.game.legal() : [];
    return {
      position: eyes === undefined ? this.game.position() : this.game.observation(eyes),
      scores: this.game.score(eyes),
      progress: this.game.progress(),
      actor,
      decision: this.game.decision(eyes),
      actions,
      previews: previewsOf(this.game, actions, eyes),
      moment: this.moment,
      undoable: this.undoable(actor),
    };
  }

  /** Carries out a decision, then all that follows by itself; with `ask`, only what chance draws. */
  act(action: string, eyes: Eyes, ask = false): Happening[] {
    return [this.step(action, true, eyes), ...this.settle(eyes, ask)];
  }

  /** Draws for chance and takes steps that have only one form, until somebody has to decide. */
  settle(eyes: Eyes, ask = false): Happening[] {
    const happenings: Happening[] = [];
    for (let next = this.forced(ask); next !== undefined; next = this.forced(ask))
      happenings.push(this.step(next, false, eyes));
    return happenings;
  }

  /**
   * Carries out what was done in a game before. What looks the same from one action to the next
   * is there once.
   */
  again(actions: readonly string[], eyes: Eyes): Happening[] {
    let last: Look | undefined;
    return actions.map((action) => {
      const decided = isSeat(this.game.actor()) && action !== this.forcedSeat();
      const step = this.step(action, decided, eyes);
      last = shared(last, step.look);
      return { ...step, look: last! };
    });
  }

  /** Takes back the last decision of a seat. */
  undo(seat: Seat, eyes: Eyes): Look {
    this.game.undo(seat);
    this.moment = this.actions().length;
    return this.look(eyes);
  }

  /** All that has been done so far. */
  actions(): string[] {
    return (this.game.recordForm().turns ?? []).flat();
  }

  record(): string {
    return this.game.record();
  }

  /** The game as it was dealt, without what has been done since. */
  setup(): RecordForm {
    const { turns: _, ...setup } = this.game.recordForm();
    return setup;
  }

  choices(): Choices {
    return this.game.choices();
  }

  /** For calls that leave the game as it is. */
  position(): Game {
    return this.game;
  }

  private undoable(actor: Actor): number {
    return isSeat(actor) ? this.game.undoable(actor) : 0;
  }

  /** The action of a step that has only one form. */
  private forcedSeat(): string | undefined {
    return isSeat(this.game.actor()) ? this.game.settle() : undefined;
  }

  private forced(ask: boolean): string | undefined {
    const actor = this.game.actor();
    if (actor === "nobody") return undefined;
    if (actor === "chance") return this.game.draw(this.random());
    return ask ? undefined : this.forcedSeat();
  }

  private step(action: string, decided: boolean, eyes: Eyes): Happening {
    const told = this.game.apply(action, eyes);
    ++this.moment;
    return { ...told, decided, look: this.look(eyes) };
  }
}
