// The line to the server: says who we are, hears what happens, and comes back by itself when it was cut.
// What was sent and not answered is never sent again from here: whoever asked for it sees in the next
// snapshot whether it has arrived.

import {
  otherProtocol,
  protocol,
  type Command,
  type EventForm,
  type Message,
  type Presence,
  type Snapshot,
  type StateForm,
} from "./forms.ts";

/** What is used of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/**
 * `connected` only once the table has been told; `no store`: the server is there, but cannot reach its games.
 */
export type LineState = "connecting" | "connected" | "offline" | "no store";

export type Outcome = { kind: "done" } | { kind: "refused"; why: string } | { kind: "cut" };

export interface Listener {
  snapshot(snapshot: Snapshot): void;
  events(events: EventForm[], state: StateForm): void;
  present(presence: Presence): void;
  line(state: LineState): void;
  /** The server does not want us at this table: there is no use in trying again. */
  rejected(why: string): void;
  /** The server speaks another version than this page does: the page must be loaded again. */
  outdated(): void;
}

export interface Wires {
  open(): Socket;
  /** Calls after so many ms; what it gives calls that off. */
  after(ms: number, call: () => void): () => void;
  /**
   * Whether there is a network, as far as one can tell: without one, only the longest pause is tried after.
   */
  reachable(): boolean;
}

/** The pauses before each further try, in ms. */
const pauses = [300, 1000, 2000, 4000, 8000, 15_000];
/** What a server says that closes the line because of what was said on it. */
const policyError = 1008;
/** The same when it cannot help it: one is to come again. */
const tryAgainLater = 1013;
/** So long we wait for an answer before a silent line is given up. */
const patience = 5000;
/** Commands count from 1; this number only asks whether anybody is there, and nobody waits for its answer. */
const nobodyAsked = 0;

export class Connection {
  state: LineState = "connecting";
  private socket: Socket | undefined;
  private tries = 0;
  private commands = 0;
  private closed = false;
  private readonly asked = new Map<number, (outcome: Outcome) => void>();
  private callOff: () => void = () => {};
  private stopDoubt: () => void = () => {};

  constructor(
    private readonly table: string,
    private token: string | undefined,
    private readonly wires: Wires,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.callOff();
    this.turn("connecting");
    const socket = (this.socket = this.wires.open());
    const token = this.token;
    socket.onopen = () =>
      socket.send(JSON.stringify({ hello: { protocol, table: this.table, ...(token && { token }) } }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(data) as Message);
    };
    socket.onclose = ({ code, reason }) => this.socket === socket && this.lost(code, reason);
  }

  close(): void {
    this.closed = true;
    this.drop();
    this.callOff();
  }

  /** From now on as somebody else. */
  as(token: string | undefined): void {
    this.token = token;
    this.closed = false;
    this.drop();
    this.open();
  }

  /** The network or the page is back: a pause ends, and a line that may have died meanwhile is tried. */
  wake(): void {
    if (this.closed) return;
    if (this.state === "offline" || this.state === "no store") return this.open();
    if (this.state !== "connected") return;
    this.socket?.send(JSON.stringify({ id: nobodyAsked, number: 0 }));
    this.stopDoubt();
    this.stopDoubt = this.wires.after(patience, () => {
      this.drop();
      this.open();
    });
  }

  /** The browser says that there is no network. */
  sleep(): void {
    if (!this.closed && this.state !== "offline") this.lost(0, "");
  }

  /** Sends a command once. `cut`: the line broke before the answer, so it may have arrived or not. */
  send(command: Command): Promise<Outcome> {
    if (this.state !== "connected") return Promise.resolve({ kind: "cut" });
    const id = ++this.commands;
    this.socket!.send(JSON.stringify({ id, ...command }));
    return new Promise((answered) => this.asked.set(id, answered));
  }

  private hear(message: Message): void {
    this.stopDoubt();
    if ("snapshot" in message) {
      this.tries = 0;
      this.turn("connected");
      this.listener.snapshot(message.snapshot);
    } else if ("events" in message) this.listener.events(message.events, message.state);
    else if ("presence" in message) this.listener.present(message.presence);
    else if ("done" in message) this.answer(message.done.id, { kind: "done" });
    else this.answer(message.refused.id, { kind: "refused", why: message.refused.why });
  }

  private answer(id: number, outcome: Outcome): void {
    this.asked.get(id)?.(outcome);
    this.asked.delete(id);
  }

  private lost(code: number, reason: string): void {
    const rejected = code === policyError && this.state === "connecting";
    this.callOff();
    this.drop();
    this.turn(code === tryAgainLater ? "no store" : "offline");
    if (code === otherProtocol) {
      this.closed = true;
      return this.listener.outdated();
    }
    if (rejected) {
      this.closed = true;
      return this.listener.rejected(reason);
    }
    const pause = this.wires.reachable()
      ? pauses[Math.min(this.tries++, pauses.length - 1)]!
      : pauses.at(-1)!;
    this.callOff = this.wires.after(pause, () => this.open());
  }

  /** Lets the line go; what was asked on it stays without an answer. */
  private drop(): void {
    this.stopDoubt();
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    for (const answered of this.asked.values()) answered({ kind: "cut" });
    this.asked.clear();
  }

  private turn(state: LineState): void {
    this.state = state;
    this.listener.line(state);
  }
}
