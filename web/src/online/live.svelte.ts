// A table on a server, as long as somebody looks at it: who sits there, who is connected, and the
// game once it has begun.

import type { Viewer } from "../../../bindings/wasm/naqala.ts";
import { Connection, type LineState, type Listener, type Wires } from "./connection.ts";
import {
  hasBegun,
  type EventForm,
  type Presence,
  type Snapshot,
  type StateForm,
  type TableForm,
} from "./forms.ts";
import { RemoteSession, type RemoteHost } from "./remote.svelte.ts";

export type LiveHost = Omit<RemoteHost, "send" | "connected" | "anew"> & {
  /** The server knows this seat. */
  seated(token: string): void;
  /** The server does not know this seat, or no more; gives another one to try. */
  unseated(token: string): string | undefined;
};

/** How long the line is away before it is said, in ms. */
const worthAWord = 700;

export class Live implements Listener {
  table = $state.raw<TableForm>();
  viewer = $state.raw<Viewer>("spectator");
  presence = $state.raw<Presence>({ seats: [], watchers: 0 });
  /** How the line is; what the page may show of it. */
  state = $state<LineState>("connecting");
  /** What was wrong with the line, until it is well again. */
  trouble = $state<"offline" | "no store" | null>(null);
  /** Since when there has been no line, in ms. A short break is not worth a word. */
  cutSince = $state<number | null>(null);
  rejection = $state("");
  /** One's seat at this table is one's own no more. */
  sentAway = $state(false);
  /** The server speaks another version than this page. */
  otherVersion = $state(false);
  /** There as soon as there is something to look at. */
  session = $state.raw<RemoteSession>();

  private readonly connection: Connection;
  private game: RemoteSession | undefined;
  private closed = false;
  private callOff: (() => void) | undefined;

  constructor(
    readonly id: string,
    public token: string | undefined,
    private readonly wires: Wires,
    private readonly host: LiveHost,
  ) {
    this.connection = new Connection(id, token, wires, this);
  }

  open(): void {
    this.connection.open();
  }
  close(): void {
    this.closed = true;
    this.connection.close();
    this.callOff?.();
    this.game?.close();
  }
  wake(): void {
    this.connection.wake();
  }
  sleep(): void {
    this.connection.sleep();
  }

  /** A seat was taken or given up: from now on one sees as it does. */
  as(token: string | undefined): void {
    this.token = token;
    this.sentAway = false;
    this.connection.as(token);
  }

  // ---- What is heard

  snapshot(snapshot: Snapshot): void {
    this.table = snapshot.table;
    this.viewer = snapshot.viewer;
    // Somebody has freed this seat: the server says so to who asks again.
    if (this.viewer !== "spectator" && snapshot.table.chairs[this.viewer - 1]?.sitter === "nobody")
      return this.as(this.token);
    if (this.token !== undefined) this.host.seated(this.token);
    if (!hasBegun(snapshot)) return;
    const known = this.game?.viewer === snapshot.viewer ? this.game : undefined;
    if (known !== undefined) return void known.hearSnapshot(snapshot);
    this.game?.close();
    const game = (this.game = new RemoteSession(snapshot, {
      ...this.host,
      send: (command) => this.connection.send(command),
      connected: () => this.state === "connected",
      anew: () => this.as(this.token),
    }));
    void game.hearSnapshot(snapshot).then(() => {
      if (this.closed || this.game !== game) return;
      if (game.look === undefined) this.rejection = game.problem;
      else this.session = game;
    });
  }
  events(events: EventForm[], state: StateForm): void {
    void this.game?.hearEvents(events, state);
  }
  present(presence: Presence): void {
    this.presence = presence;
  }
  line(state: LineState): void {
    this.state = state;
    if (state === "connected") {
      this.callOff?.();
      this.callOff = undefined;
      this.cutSince = this.trouble = null;
      return;
    }
    if (state !== "connecting") this.trouble = state;
    const since = Date.now();
    this.callOff ??= this.wires.after(worthAWord, () => (this.cutSince = since));
  }
  rejected(why: string): void {
    if (this.token === undefined) return void (this.rejection = why || "?");
    const sat = this.viewer !== "spectator";
    this.as(this.host.unseated(this.token));
    this.sentAway = sat && this.token === undefined;
  }
  outdated(): void {
    this.otherVersion = true;
  }
}
