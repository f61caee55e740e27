// The engine of Naqala for JavaScript: types and memory around the module naqala.wasm, no rules.
// Everything is synchronous once the module is loaded; load it in a worker, so that long counting
// does not hold up a page.

import type {
  Actor,
  Analysis,
  AnalysisRequest,
  BotForm,
  Choices,
  DecisionForm,
  EffectForm,
  Happened,
  HouseNumber,
  Options,
  PositionForm,
  Progress,
  RecordForm,
  ScoreSheet,
  Seat,
  Sowing,
  SowingChoice,
  Tables,
  TurnsCount,
  Viewer,
  Way,
  WorkRow,
} from "./forms.js";

export type * from "./forms.js";

/** An action as text (`drop c4 elder`) or as the number that stands for it. */
export type Action = string | number;

/** 64 random bits, or a number to repeat something by. */
export type Seed = number | bigint;

/** What the module exports; see bindings/wasm/border.hpp. */
interface Face {
  memory: WebAssembly.Memory;
  _initialize(): void;
  text_in(size: number): number;
  text_out(): number;
  new_game(seed: bigint): number;
  read_record(): number;
  read_position(): number;
  copy(handle: number): number;
  release(handle: number): number;
  held(): number;
  action_text(bits: number): number;
  action_number(): number;
  actor(handle: number): number;
  choices(handle: number): number;
  legal(handle: number): number;
  settle(handle: number): number;
  draw(handle: number, seed: bigint): number;
  act(handle: number, bits: number, viewer: number): number;
  preview(handle: number, bits: number, viewer: number): number;
  decision(handle: number, viewer: number): number;
  undo(handle: number, seat: number): number;
  undoable(handle: number, seat: number): number;
  view(handle: number, viewer: number): number;
  scores(handle: number, viewer: number): number;
  hash(handle: number): number;
  history(handle: number, viewer: number): number;
  progress(handle: number): number;
  record_text(handle: number): number;
  record_json(handle: number): number;
  sowings(handle: number, most: number): number;
  ways(handle: number, most: number): number;
  bots(): number;
  house_numbers(): number;
  numbers_report(): number;
  choose(handle: number, seed: bigint): number;
  analyse(): number;
  perft(handle: number, depth: number): number;
  perft_turns(handle: number, most: number): number;
  bench_rows(): number;
  bench_run(row: number, rounds: number): number;
  signature(): number;
  tables(): number;
}

const everything = 6;
const viewerNumber = (viewer: Viewer | undefined): number =>
  viewer === undefined ? everything : viewer === "spectator" ? 5 : viewer - 1;

const seedBits = (seed: Seed): bigint => BigInt.asIntN(64, BigInt(seed));

/** Texts and refusals across the border of the module. */
class Border {
  constructor(readonly face: Face) {}

  /** Puts a text in for the next call. */
  put(text: string): void {
    const bytes = new TextEncoder().encode(text);
    const at = this.face.text_in(bytes.length);
    new Uint8Array(this.face.memory.buffer).set(bytes, at);
  }

  /** The number that a call answered; a refusal is thrown as an Error. */
  number(answered: number): number {
    if (answered < 0) throw new Error(this.refusal());
    return answered;
  }

  text(answered: number): string {
    return new TextDecoder().decode(this.bytes(answered));
  }

  json<T>(answered: number): T {
    return JSON.parse(this.text(answered)) as T;
  }

  numbers(answered: number): Uint32Array {
    return new Uint32Array(this.bytes(answered).slice().buffer);
  }

  private bytes(answered: number): Uint8Array<ArrayBuffer> {
    const length = this.number(answered);
    return new Uint8Array(this.face.memory.buffer as ArrayBuffer, this.face.text_out(), length);
  }

  private refusal(): string {
    const memory = new Uint8Array(this.face.memory.buffer as ArrayBuffer);
    const at = this.face.text_out();
    return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
  }
}

/** What can be asked for beside the position. */
export type AnalysisWish = Omit<AnalysisRequest, "position" | "observation">;

function replyTo<T>(border: Border, request: unknown): T {
  border.put(JSON.stringify(request));
  const reply = border.json<T & { error?: string }>(border.face.analyse());
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply;
}

/**
 * A position or an observation. It lives in the memory of the module until `free` is called; after that,
 * every call is an error. Whatever is wrong with an argument is an Error whose message names it.
 */
export class Position {
  constructor(
    protected readonly border: Border,
    protected readonly handle: number,
  ) {}

  protected get face(): Face {
    return this.border.face;
  }

  free(): void {
    this.border.number(this.face.release(this.handle));
  }

  /** Another one of the same, that goes its own way from here. */
  copy(): this {
    const made = this.border.number(this.face.copy(this.handle));
    return new (this.constructor as new (border: Border, handle: number) => this)(this.border, made);
  }

  actor(): Actor {
    const seat = this.border.number(this.face.actor(this.handle));
    return seat === 6 ? "chance" : seat === 7 ? "nobody" : ((seat + 1) as Seat);
  }

  /** Who decides and what there is to choose from, as texts. */
  choices(): Choices {
    return this.border.json(this.face.choices(this.handle));
  }

  /** The legal actions as texts, and as numbers in the same order. */
  legal(): string[] {
    return this.choices().actions;
  }
  legalNumbers(): Uint32Array {
    return this.border.numbers(this.face.legal(this.handle));
  }

  /**
   * Carries out an action, and says what it did as the viewer is told of it: the entry that
   * `history(viewer)` of a game then ends with. Without a viewer everything is told. An observation follows
   * what its viewer is told, and says it in that viewer's terms.
   */
  apply(action: Action, viewer?: Viewer): Happened {
    const bits = this.bits(action);
    return this.border.json(this.face.act(this.handle, bits, viewerNumber(viewer)));
  }

  /**
   * What a legal action would cost and bring, as far as the viewer can know before it: its effects, without
   * what chance draws afterwards. It is not carried out.
   */
  preview(action: Action, viewer?: Viewer): EffectForm[] {
    const bits = this.bits(action);
    return this.border.json(this.face.preview(this.handle, bits, viewerNumber(viewer)));
  }

  /** What the step asks for, as far as the viewer may know it. */
  decision(viewer?: Viewer): DecisionForm {
    return this.border.json(this.face.decision(this.handle, viewerNumber(viewer)));
  }

  private bits(action: Action): number {
    if (typeof action === "number") return action;
    this.border.put(action);
    return this.border.number(this.face.action_number());
  }

  /** The only action there is, where nobody needs to be asked; the end of a turn is always asked for. */
  settle(): string | undefined {
    const bits = this.border.number(this.face.settle(this.handle));
    return bits === 0 ? undefined : this.border.text(this.face.action_text(bits));
  }

  /** An outcome for chance, with its odds. Does not carry it out. */
  draw(random: Seed): string {
    const bits = this.border.number(this.face.draw(this.handle, seedBits(random)));
    return this.border.text(this.face.action_text(bits));
  }

  /**
   * What a bot would do in the actor's place, knowing no more than that seat does. Does not carry it out. The
   * bot stays with this game until it is freed, and follows what it has thought out as long as things go as
   * it assumed; with the same seeds and a bot that counts nodes, the same actions come in every build. `bot`
   * is one of those that `engine.bots()` lists, if need be with how much it thinks about a decision:
   * `level-6@5000` nodes, `level-6@20ms`.
   */
  choose(bot: string, random: Seed): string {
    this.border.put(bot);
    const bits = this.border.number(this.face.choose(this.handle, seedBits(random)));
    return this.border.text(this.face.action_text(bits));
  }

  /**
   * The best turns of the seat to decide, from what it knows: the reply that `naqala analyse` gives
   * (docs/analysis.md). For hints and for an analysis board.
   */
  analyse(wish: AnalysisWish = {}): Analysis {
    const position = this.position();
    const form = position.viewer === undefined ? { position } : { observation: position };
    return replyTo<Analysis>(this.border, { ...wish, ...form });
  }

  /** All there is, or, of an observation, all that its viewer knows. */
  position(): PositionForm {
    return this.border.json(this.face.view(this.handle, everything));
  }
  observation(viewer: Viewer): PositionForm {
    return this.border.json(this.face.view(this.handle, viewerNumber(viewer)));
  }

  /** The score sheet as if the game ended now, as far as the viewer knows. */
  score(viewer?: Viewer): ScoreSheet {
    return this.border.json(this.face.scores(this.handle, viewerNumber(viewer)));
  }

  /** 16 hexadecimal digits: equal positions have equal hashes, in every build. */
  hash(): string {
    return this.border.text(this.face.hash(this.handle));
  }

  /**
   * Every sowing, each with the best of at most `most` ways to walk it; once the carpet has been declared,
   * those that fly on it too. Only where a tile is to be taken.
   */
  sowings(most = 16): SowingChoice[] {
    return this.border.json(this.face.sowings(this.handle, most));
  }

  /** At most `most` ways to walk a sowing, those that leave different boards. */
  ways(sowing: Sowing, most = 64): { complete: boolean; ways: Way[] } {
    this.border.put(JSON.stringify(sowing));
    return this.border.json(this.face.ways(this.handle, most));
  }

  /** How many sequences of `depth` actions there are. */
  perft(depth: number): bigint {
    return BigInt(this.border.text(this.face.perft(this.handle, depth)));
  }

  /** How many sowings there are, and how many boards they leave, at most `most` each. */
  perftTurns(most = 1_000_000): TurnsCount {
    return this.border.json(this.face.perft_turns(this.handle, most));
  }
}

/** A game at the table, with all that led to it. */
export class Game extends Position {
  /** How many actions `undo` would take back. */
  undoable(seat: Seat): number {
    return this.border.number(this.face.undoable(this.handle, seat - 1));
  }

  /** Takes back the last decision of a seat, with the steps of one form that followed it. */
  undo(seat: Seat): void {
    this.border.number(this.face.undo(this.handle, seat - 1));
  }

  /** What happened so far, as the viewer is told of it; when the game is over, all of it. */
  history(viewer?: Viewer): Happened[] {
    return this.border.json(this.face.history(this.handle, viewerNumber(viewer)));
  }

  progress(): Progress {
    return this.border.json(this.face.progress(this.handle));
  }

  /** The record as text, one turn a line, or as JSON. */
  record(): string {
    return this.border.text(this.face.record_text(this.handle));
  }
  recordForm(): RecordForm {
    return this.border.json(this.face.record_json(this.handle));
  }
}

/**
 * The loaded module. Its games are freed one by one, or all together with it when nothing refers
 * to it any more.
 */
export class Engine {
  private readonly border: Border;

  protected constructor(face: Face) {
    this.border = new Border(face);
  }

  /** From the bytes of naqala.wasm, a compiled module, or the answer to a request for it. */
  static async load(source: Source): Promise<Engine> {
    // The engine neither reads nor writes; it looks at the clock when it thinks for a given time, and would
    // end itself if something in it is broken.
    const imports = {
      env: { emscripten_notify_memory_growth() {} },
      wasi_snapshot_preview1: {
        clock_time_get(_clock: number, _precision: bigint, at: number): number {
          const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
          new DataView(face.memory.buffer).setBigUint64(at, nanoseconds, true);
          return 0;
        },
        proc_exit(code: number) {
          throw new Error(`the engine broke off with ${code}`);
        },
      },
    };
    const face = (await instance(source, imports)).exports as unknown as Face;
    face._initialize();
    return new this(face);
  }

  /** Deals a new game; the same seed deals the same game. */
  newGame(options: Options & { names?: string[] }, seed: Seed): Game {
    this.border.put(JSON.stringify(options));
    return new Game(this.border, this.border.number(this.border.face.new_game(seedBits(seed))));
  }

  /** A game from its record, as text or JSON. A record without actions is a set-up. */
  readRecord(record: string | RecordForm): Game {
    this.border.put(typeof record === "string" ? record : JSON.stringify(record));
    return new Game(this.border, this.border.number(this.border.face.read_record()));
  }

  /** A position, or, if it names its viewer, an observation. */
  readPosition(position: string | PositionForm): Position {
    this.border.put(typeof position === "string" ? position : JSON.stringify(position));
    return new Position(this.border, this.border.number(this.border.face.read_position()));
  }

  /** All bots: those to measure by, then the levels, each the weakest first. */
  bots(): BotForm[] {
    return this.border.json(this.border.face.bots());
  }

  /** Answers a request for analysis, as `naqala analyse` does; what is wrong with it is thrown. */
  analyse(request: AnalysisRequest): Analysis {
    return replyTo<Analysis>(this.border, request);
  }

  /** The numbers of the box that we could not check (docs/rulings.md), with ours. */
  houseNumbers(): HouseNumber[] {
    return this.border.json(this.border.face.house_numbers());
  }

  /** What to tell the project of numbers that are printed in a box, by their keys: `{ "djinn geb": 8 }`. */
  numbersReport(printed: Record<string, number | string>): string {
    this.border.put(JSON.stringify(printed));
    return this.border.text(this.border.face.numbers_report());
  }

  /** How many games and positions have not been freed. */
  held(): number {
    return this.border.number(this.border.face.held());
  }

  actionText(action: number): string {
    return this.border.text(this.border.face.action_text(action));
  }
  actionNumber(text: string): number {
    this.border.put(text);
    return this.border.number(this.border.face.action_number());
  }

  /** The kinds of work that `naqala bench` measures. */
  benchRows(): WorkRow[] {
    return this.border.json(this.border.face.bench_rows());
  }

  /** Does the work of a row, counted from 0; how many items that were. */
  benchRun(row: number, rounds: number): number {
    return this.border.number(this.border.face.bench_run(row, rounds));
  }

  /** The signature of `naqala bench`: builds that agree on it play alike. */
  signature(): string {
    return this.border.text(this.border.face.signature());
  }

  /** Every number and name of the game (docs/notation.md), as `naqala tables --json` prints them. */
  tables(): Tables {
    return this.border.json(this.border.face.tables());
  }
}

type Bytes = BufferSource | WebAssembly.Module | Response;
export type Source = Bytes | PromiseLike<Bytes>;

async function instance(source: Source, imports: WebAssembly.Imports): Promise<WebAssembly.Instance> {
  const given = await source;
  if (given instanceof WebAssembly.Module) return WebAssembly.instantiate(given, imports);
  const bytes = given instanceof Response ? await given.arrayBuffer() : given;
  return (await WebAssembly.instantiate(bytes, imports)).instance;
}
