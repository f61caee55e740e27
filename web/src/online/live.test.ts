import { beforeEach, expect, test } from "vitest";
import type { Socket } from "./connection.ts";
import { Live, type LiveHost } from "./live.svelte.ts";

let sockets: Socket[] = [];
let timers: { ms: number; call: () => void; off: boolean }[] = [];
let seats: (string | undefined)[] = [];
const wires = {
  reachable: () => true,
  open: () => {
    const socket: Socket = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
    sockets.push(socket);
    return socket;
  },
  after: (ms: number, call: () => void) => {
    const timer = { ms, call, off: false };
    timers.push(timer);
    return () => void (timer.off = true);
  },
};
const host = { seated: () => {}, unseated: () => seats.shift() } as unknown as LiveHost;

/** Lets time pass until the first of those that wait. */
function ring(ms: number): void {
  const timer = timers.find((one) => !one.off && one.ms === ms)!;
  timer.off = true;
  timer.call();
}
const last = () => sockets.at(-1)!;
const cut = (code: number) => last().onclose!.call(last() as never, { code, reason: "" } as CloseEvent);
const greet = (viewer: number | "spectator", sitter = "person") => {
  const snapshot = { viewer, table: { id: "t", chairs: [{ sitter }] } };
  last().onmessage!.call(last() as never, { data: JSON.stringify({ snapshot }) } as MessageEvent);
};

beforeEach(() => {
  [sockets, timers, seats] = [[], [], []];
});
function atTable(token?: string): Live {
  const live = new Live("t", token, wires, host);
  live.open();
  greet(token === undefined ? "spectator" : 1);
  return live;
}

test("a short break is not worth a word, a longer one is until the line is back", () => {
  const live = atTable();
  cut(1006);
  expect([live.cutSince, live.trouble]).toEqual([null, "offline"]);
  ring(300);
  greet("spectator");
  expect(timers.every(({ off }) => off)).toBe(true);
  cut(1006);
  ring(700);
  expect(live.cutSince).not.toBeNull();
  ring(300);
  // What was wrong is told also while it tries again.
  expect([live.state, live.trouble]).toEqual(["connecting", "offline"]);
  greet("spectator");
  expect([live.cutSince, live.trouble]).toEqual([null, null]);
});

test("a server that cannot reach its games is told from a line that is cut", () => {
  const live = atTable();
  cut(1013);
  ring(700);
  ring(300);
  expect([live.state, live.trouble, live.cutSince !== null]).toEqual(["connecting", "no store", true]);
  cut(1006);
  expect(live.trouble).toBe("offline");
});

test("who was sent away from a seat watches, and knows it", () => {
  const live = atTable("mine");
  cut(1008);
  ring(300);
  cut(1008);
  expect([live.token, live.sentAway]).toEqual([undefined, true]);
  greet("spectator");
  expect([live.viewer, live.sentAway]).toEqual(["spectator", true]);
  live.as("another");
  expect(live.sentAway).toBe(false);
});

test("a seat that somebody has freed is asked for again, and found to be one's own no more", () => {
  const live = atTable("mine");
  greet(1, "nobody");
  expect([sockets.length, live.token]).toEqual([2, "mine"]);
  cut(1008);
  greet("spectator", "nobody");
  expect([live.token, live.sentAway, live.viewer]).toEqual([undefined, true, "spectator"]);
});

test("a server of another version sends nobody away: the seat stays one's own, and nothing is tried", () => {
  const live = new Live("t", "mine", wires, host);
  live.open();
  cut(4000);
  expect([live.otherVersion, live.token, live.rejection, live.sentAway]).toEqual([true, "mine", "", false]);
  live.wake();
  expect([sockets.length, timers.filter(({ off, ms }) => !off && ms !== 700).length]).toEqual([1, 0]);
});

test("a link that was no seat is not one that was taken away", () => {
  const live = new Live("t", "wrong", wires, host);
  seats = ["kept"];
  live.open();
  cut(1008);
  expect([live.token, live.sentAway]).toEqual(["kept", false]);
});
