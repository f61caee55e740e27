// What the worker of the table can be asked: one game at a time, and everything about it that is
// quick to answer.

import type {
  Acted,
  Engine,
  HouseNumber,
  Options,
  Position,
  RecordForm,
  Seat,
  Sowing,
  SowingChoice,
  Viewer,
  Way,
} from "../../../bindings/wasm/naqala.ts";
import { replyTo, sowingsOf, waysOf, type Reply } from "./finder.ts";
import { previewOf } from "../view/preview.ts";
import { randomBits } from "./random.ts";
import { Table, type Eyes, type Happening, type Look } from "./table.ts";
import { Told } from "./told.ts";

/** A game from its deal on. */
export interface Story {
  beginning: Look;
  happenings: Happening[];
}

/** A record told from its deal on. */
export interface Tale extends Story {
  setup: RecordForm;
}

/** Plays these actions again on a table of their own. */
function toldAgain(engine: Engine, setup: RecordForm, actions: readonly string[], eyes: Eyes): Story {
  const anew = Table.read(engine, setup, randomBits);
  try {
    return { beginning: anew.look(eyes), happenings: anew.again(actions, eyes) };
  } finally {
    anew.free();
  }
}

export class Desk {
  private table: Table | undefined;
  /** A game that is played elsewhere, instead of a table. */
  private told: Told | undefined;

  constructor(private readonly engine: Promise<Engine>) {}

  /**
   * Deals a game, or goes on with a record; gives it as it was dealt. The same seed, if there is
   * one, deals the same.
   */
  async deal(options: Options & { names?: string[] }, seed?: number): Promise<RecordForm> {
    return this.put(Table.deal(await this.engine, options, randomBits, seed));
  }
  async read(record: string | RecordForm): Promise<RecordForm> {
    return this.put(Table.read(await this.engine, record, randomBits));
  }

  look(eyes: Eyes): Look {
    return this.at.look(eyes);
  }
  act(action: string, eyes: Eyes, ask = false): Happening[] {
    return this.at.act(action, eyes, ask);
  }
  settle(eyes: Eyes, ask = false): Happening[] {
    return this.at.settle(eyes, ask);
  }
  undo(seat: Seat, eyes: Eyes): Look {
    return this.at.undo(seat, eyes);
  }
  actions(): string[] {
    return this.at.actions();
  }
  record(): string {
    return this.at.record();
  }

  // ---- A game that is played elsewhere

  /** Begins to follow it from its deal on. */
  async follow(setup: RecordForm, viewer: Viewer, actions: readonly Acted[]): Promise<Story> {
    const told = new Told(await this.engine, setup, viewer);
    this.clear();
    this.told = told;
    return { beginning: told.look(), happenings: told.hear(actions) };
  }
  /** The first `moment` actions still hold, then these have happened. */
  hear(moment: number, actions: readonly Acted[]): Happening[] {
    if (this.told === undefined) throw new Error("no game is followed");
    this.told.back(moment);
    return this.told.hear(actions);
  }
  /** What to send for these actions, see Told. */
  planned(actions: readonly string[], ask: boolean): string[] {
    return this.told?.planned(actions, ask) ?? [];
  }
  /** A game of which everything is known now. */
  async whole(setup: RecordForm, actions: readonly Acted[]): Promise<Story> {
    const table = Table.read(await this.engine, setup, randomBits);
    this.put(table);
    return {
      beginning: table.look(undefined),
      happenings: table.again(
        actions.map(({ action }) => action),
        undefined,
      ),
    };
  }

  // ---- The numbers of the box

  async houseNumbers(): Promise<HouseNumber[]> {
    return (await this.engine).houseNumbers();
  }
  /** What to tell the project of the printed ones, by their keys. */
  async numbersReport(printed: Record<string, string>): Promise<string> {
    return (await this.engine).numbersReport(printed);
  }

  // ---- The finder; always from what the seat that plays can know

  sowings(): Promise<SowingChoice[]> {
    return this.seen(sowingsOf);
  }
  ways(sowing: Sowing): Promise<Way[]> {
    return this.seen((position) => waysOf(position, sowing));
  }
  reply(path: string[]): Promise<Reply> {
    return this.seen((position) => replyTo(position, path));
  }
  /** What these actions would do, as far as chance has no part in them. */
  preview(actions: string[]): Promise<Happening[]> {
    const actor = this.lying.position().actor();
    const look = this.lying.look(typeof actor === "number" ? actor : "spectator");
    return this.seen((position) => previewOf(position, look, actions));
  }

  /** All that happened so far, as these eyes saw it. */
  async story(eyes: Eyes): Promise<Story> {
    return toldAgain(await this.engine, this.at.setup(), this.at.actions(), eyes);
  }

  // ---- Records; what lies on the desk stays as it is

  /** A record as these eyes saw it. */
  async tale(record: string, eyes: Eyes): Promise<Tale> {
    const { setup, actions } = await this.opened(record);
    return { setup, ...toldAgain(await this.engine, setup, actions, eyes) };
  }

  /**
   * The first actions of a record as a record of its own, under other names. What chance has yet
   * to draw is not in it. What people are shown may be another than it was.
   */
  async branch(
    record: string,
    moment: number,
    names: string[],
    shown: Pick<Options, "totals"> = {},
  ): Promise<string> {
    const { setup, actions } = await this.opened(record);
    const anew = Table.read(await this.engine, { ...setup, ...shown, names }, randomBits);
    try {
      for (const action of actions.slice(0, moment)) anew.position().apply(action);
      return anew.record();
    } finally {
      anew.free();
    }
  }

  private async opened(record: string): Promise<{ setup: RecordForm; actions: string[] }> {
    const table = Table.read(await this.engine, record, randomBits);
    try {
      return { setup: table.setup(), actions: table.actions() };
    } finally {
      table.free();
    }
  }

  private get at(): Table {
    if (this.table === undefined) throw new Error("there is no game");
    return this.table;
  }

  /** What the finder looks at. */
  private get lying(): Table | Told {
    return this.told ?? this.at;
  }

  private put(table: Table): RecordForm {
    this.clear();
    this.table = table;
    return table.setup();
  }

  private clear(): void {
    this.table?.free();
    this.told?.free();
    this.table = this.told = undefined;
  }

  private async seen<T>(ask: (position: Position) => T): Promise<T> {
    const game = this.lying.position();
    const actor = game.actor();
    if (typeof actor !== "number") throw new Error("nobody is to decide");
    const position = (await this.engine).readPosition(game.observation(actor));
    try {
      return ask(position);
    } finally {
      position.free();
    }
  }
}
