// A game that is played elsewhere, as one viewer is told of it: an observation that follows the actions one
// hears of. Gives the same looks as a table on which the game itself lies.

import type {
  Acted,
  Actor,
  Engine,
  Position,
  Progress,
  RecordForm,
  Viewer,
} from "../../../bindings/wasm/naqala.ts";
import { playerRows } from "../words/rows.ts";
import { shared } from "./share.ts";
import { previewsOf, type Happening, type Look } from "./table.ts";

const isSeat = (actor: Actor): boolean => typeof actor === "number";

/** The game as it was dealt, as the viewer sees it. */
function dealtFor(engine: Engine, setup: RecordForm, viewer: Viewer): Position {
  const dealt = engine.readRecord(setup);
  try {
    return engine.readPosition(dealt.observation(viewer));
  } finally {
    dealt.free();
  }
}

export class Told {
  private seen: Position;
  private done: string[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly setup: RecordForm,
    private readonly viewer: Viewer,
  ) {
    this.seen = dealtFor(engine, setup, viewer);
  }

  free(): void {
    this.seen.free();
  }

  position(): Position {
    return this.seen;
  }

  look(): Look {
    const actor = this.seen.actor();
    const position = this.seen.position();
    const actions = actor === this.viewer ? this.seen.legal() : [];
    return {
      position,
      actor,
      scores: this.seen.score(),
      progress: this.progress(position),
      decision: this.seen.decision(),
      actions,
      previews: previewsOf(this.seen, actions, this.viewer),
      moment: this.done.length,
      undoable: 0,
    };
  }

  /** Hears of these actions. What looks the same from one to the next is there once. */
  hear(actions: readonly Acted[]): Happening[] {
    let last: Look | undefined;
    return actions.map(({ seat, action }) => {
      const decided = seat !== "chance" && action !== this.seen.settle();
      const told = this.seen.apply(action);
      this.done.push(action);
      last = shared(last, this.look());
      return { ...told, decided, look: last! };
    });
  }

  /** Only the first so many actions have happened. */
  back(moment: number): void {
    if (moment === this.done.length) return;
    const kept = this.done.slice(0, moment);
    this.seen.free();
    this.seen = dealtFor(this.engine, this.setup, this.viewer);
    for (const action of kept) this.seen.apply(action);
    this.done = kept;
  }

  /** These actions of the viewer as far as they are possible one after the other; then, unless each is asked
   *  for, what follows by itself. */
  planned(actions: readonly string[], ask: boolean): string[] {
    const plan: string[] = [];
    const tried = this.seen.copy();
    try {
      const due = () => tried.actor() === this.viewer;
      const forced = () => (due() && !ask ? tried.settle() : undefined);
      for (const action of actions) {
        if (!due() || !tried.legal().includes(action)) return plan;
        tried.apply(action);
        plan.push(action);
      }
      for (let next = forced(); next !== undefined; next = forced()) {
        tried.apply(next);
        plan.push(next);
      }
      return plan;
    } finally {
      tried.free();
    }
  }

  /** As the table counts it: by the bids so far and the markers that are left on the track. */
  private progress({ step, seats, turn_order }: ReturnType<Position["position"]>): Progress {
    const turns = seats.length * playerRows[seats.length]!.markers;
    const bids = this.done.filter((action) => action.startsWith("bid ")).length;
    if (step === "bid" && isSeat(this.seen.actor()))
      return { round: Math.floor(bids / turns) + 1, auction: true, turn: (bids % turns) + 1, turns };
    const waiting = (turn_order ?? []).filter((seat) => seat !== null).length;
    return { round: Math.floor(bids / turns), auction: false, turn: turns - waiting, turns };
  }
}
