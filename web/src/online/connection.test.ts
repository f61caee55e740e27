import { beforeEach, expect, test } from "vitest";
import { Connection, type LineState, type Listener, type Socket } from "./connection.ts";
import { otherProtocol, protocol, type Snapshot } from "./forms.ts";

/** A line whose other end the test holds. */
class Line implements Socket {
  sent: { hello?: object; id?: number }[] = [];
  open = true;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(text: string): void {
    if (!this.open) throw new Error("closed");
    this.sent.push(JSON.parse(text) as object);
  }
  close(): void {
    this.open = false;
  }
  say(message: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  break(code = 1006, reason = ""): void {
    this.open = false;
    this.onclose?.call(this as never, { code, reason } as CloseEvent);
  }
  /** The server takes the call and tells the table. */
  greet(): void {
    this.onopen?.call(this as never, {} as Event);
    this.say({ snapshot: { viewer: 1, table: { id: "t" } } });
  }
}

let lines: Line[] = [];
let timers: { ms: number; call: () => void; off: boolean }[] = [];
let heard: string[] = [];
const states: LineState[] = [];
const listener: Listener = {
  snapshot: (snapshot: Snapshot) => heard.push(`snapshot ${snapshot.table.id}`),
  events: (events) => heard.push(`events ${events.map(({ number }) => number).join()}`),
  present: ({ watchers }) => heard.push(`watchers ${watchers}`),
  line: (state) => states.push(state),
  rejected: (why) => heard.push(`rejected: ${why}`),
  outdated: () => heard.push("outdated"),
};
let network = true;
const wires = {
  reachable: () => network,
  open: () => {
    lines.push(new Line());
    return lines.at(-1)!;
  },
  after: (ms: number, call: () => void) => {
    const timer = { ms, call, off: false };
    timers.push(timer);
    return () => void (timer.off = true);
  },
};
const line = () => lines.at(-1)!;
const due = () => timers.filter(({ off }) => !off);
function ring(): void {
  const [timer] = due();
  timer!.off = true;
  timer!.call();
}

beforeEach(() => {
  [lines, timers, heard] = [[], [], []];
  states.length = 0;
});

function connected(token?: string): Connection {
  const connection = new Connection("t", token, wires, listener);
  connection.open();
  line().greet();
  return connection;
}

test("says who it is, and passes on what it hears", () => {
  const connection = connected("secret");
  expect(line().sent).toEqual([{ hello: { protocol, table: "t", token: "secret" } }]);
  line().say({ events: [{ number: 3 }, { number: 4 }], state: {} });
  line().say({ presence: { seats: [true], watchers: 2 } });
  expect(heard).toEqual(["snapshot t", "events 3,4", "watchers 2"]);
  expect([connection.state, ...states]).toEqual(["connected", "connecting", "connected"]);
  connected();
  expect(line().sent).toEqual([{ hello: { protocol, table: "t" } }]);
});

test("tells each command its own answer", async () => {
  const connection = connected("secret");
  const outcomes = [connection.send({ number: 5, act: ["end"] }), connection.send({ number: 6, undo: true })];
  expect(line().sent.slice(1)).toEqual([
    { id: 1, number: 5, act: ["end"] },
    { id: 2, number: 6, undo: true },
  ]);
  line().say({ refused: { id: 2, why: "stale" } });
  line().say({ done: { id: 1, number: 6 } });
  expect(await Promise.all(outcomes)).toEqual([{ kind: "done" }, { kind: "refused", why: "stale" }]);
});

test("comes back after growing pauses, and says nothing twice", async () => {
  const connection = connected("secret");
  const outcome = connection.send({ number: 5, act: ["end"] });
  const pauses: number[] = [];
  for (let i = 0; i < 8; ++i) {
    line().break();
    expect(connection.state).toBe("offline");
    pauses.push(due()[0]!.ms);
    ring();
  }
  expect(await outcome).toEqual({ kind: "cut" });
  expect(pauses.every((ms, i) => i === 0 || ms >= pauses[i - 1]!)).toBe(true);
  expect([pauses[0]! < 1000, pauses.at(-1)! <= 15_000, pauses.at(-1)! > 5000]).toEqual([true, true, true]);
  line().greet();
  expect(line().sent).toEqual([{ hello: { protocol, table: "t", token: "secret" } }]);
  expect(connection.state).toBe("connected");
  // The next time begins with a short pause again.
  line().break();
  expect(due()[0]!.ms).toBe(pauses[0]);
});

test("sends nothing while there is no line", async () => {
  const connection = new Connection("t", "secret", wires, listener);
  connection.open();
  expect(await connection.send({ resign: true })).toEqual({ kind: "cut" });
  expect(line().sent).toEqual([]);
});

test("comes back at once when the network does", () => {
  const connection = connected();
  connection.sleep();
  expect([connection.state, lines.length, lines[0]!.open]).toEqual(["offline", 1, false]);
  connection.wake();
  expect([lines.length, connection.state, due().length]).toEqual([2, "connecting", 0]);
  line().greet();
  expect(connection.state).toBe("connected");
});

test("without a network it hardly tries", () => {
  const connection = connected();
  network = false;
  connection.sleep();
  expect(due()[0]!.ms).toBe(15_000);
  network = true;
  connection.wake();
  line().break();
  expect(due()[0]!.ms).toBeLessThan(1000);
});

test("a line that has died unnoticed is found out and replaced", () => {
  const connection = connected();
  connection.wake();
  expect(line().sent).toHaveLength(2);
  line().say({ refused: { id: 0, why: "nothing is asked for" } });
  expect([due().length, lines.length]).toEqual([0, 1]);
  connection.wake();
  ring();
  expect([lines.length, lines[0]!.open, connection.state]).toEqual([2, false, "connecting"]);
});

test("what comes late from an old line is not heard", () => {
  const connection = connected();
  const old = line();
  connection.sleep();
  connection.wake();
  old.say({ snapshot: { viewer: 1, table: { id: "old" } } });
  old.break();
  expect(heard).toEqual(["snapshot t"]);
  expect(connection.state).toBe("connecting");
});

test("does not try again at a server of another version, also when it comes after a break", () => {
  connected("secret");
  line().break();
  ring();
  line().break(otherProtocol, "hello: protocol: the client speaks version 1, the server version 2");
  expect([heard.at(-1), due().length]).toEqual(["outdated", 0]);
});

test("does not try again where it is not wanted, but does as somebody else", () => {
  const connection = new Connection("t", "wrong", wires, listener);
  connection.open();
  line().break(1008, "this is no seat of the table");
  expect([heard, due().length]).toEqual([["rejected: this is no seat of the table"], 0]);
  connection.as(undefined);
  line().greet();
  expect([line().sent, connection.state]).toEqual([[{ hello: { protocol, table: "t" } }], "connected"]);
  // Whoever was at the table before is only sent away for a while.
  line().break(1008, "too many messages");
  expect([heard.length, due().length]).toEqual([2, 1]);
});

test("comes back where the server cannot reach its games, and says so", () => {
  const connection = connected("secret");
  line().break(1013, "the store does not answer");
  expect([connection.state, due().length]).toEqual(["no store", 1]);
  ring();
  line().break(1013, "the store does not answer");
  expect([connection.state, heard.length]).toEqual(["no store", 1]);
  // Not only by itself.
  connection.wake();
  expect([connection.state, due().length]).toEqual(["connecting", 0]);
  line().greet();
  expect(connection.state).toBe("connected");
  // Without a network that is what counts, and there is one time to try again.
  line().break(1013);
  connection.sleep();
  expect([connection.state, due().length]).toEqual(["offline", 1]);
});

test("closed is closed", () => {
  const connection = connected();
  connection.close();
  connection.wake();
  connection.sleep();
  lines[0]!.break();
  expect([lines.length, due().length]).toEqual([1, 0]);
});
