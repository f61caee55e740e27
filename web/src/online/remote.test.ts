import { expect, test } from "vitest";
import type { Game, Seat, Viewer } from "../../../bindings/wasm/naqala.ts";
import { Desk } from "../engine/desk.ts";
import { holdsSecrets, isAny } from "../game/party.ts";
import type { RemoteDesk } from "../engine/index.ts";
import { engineOfTests, numbers } from "../view/playing.ts";
import type { Outcome } from "./connection.ts";
import type { Command, GameSnapshot, StateForm, TableForm } from "./forms.ts";
import { RemoteSession, type RemoteHost } from "./remote.svelte.ts";

const engine = await engineOfTests();
type Sets = ("base" | "artisans" | "whims")[];

/** As much of a server as one game needs: it tells each viewer what the engine says that they may know. */
class Server {
  readonly game: Game;
  private number = 1;
  private readonly random = numbers(3);
  private readonly sessions: { viewer: Viewer; session: RemoteSession }[] = [];
  hands: StateForm["hands"] = ["owner", "owner"];
  wish: StateForm["wish"] = null;
  phase: TableForm["phase"] = "running";
  /** Commands that came, and whether they do. */
  heard: Command[] = [];
  line: "up" | "cut before" | "cut after" = "up";
  /** Before each action: whose it is, and all that was sent with it. */
  onact: (seat: Seat, act: readonly string[]) => void = () => {};
  /** What the line looks like from the other end. */
  connected = true;

  constructor(sets: Sets = ["base"], seed = 7) {
    this.game = engine.newGame({ players: 2, sets, names: ["Ana", "Ben"] }, seed);
    this.settle();
  }

  async sit(viewer: Viewer, host: Partial<RemoteHost> = {}): Promise<RemoteSession> {
    const session: RemoteSession = new RemoteSession(this.snapshot(viewer), {
      desk: new Desk(Promise.resolve(engine)) as unknown as RemoteDesk,
      pace: () => ({ bot: 0, forced: 0 }),
      askEachStep: () => false,
      wait: async () => {},
      names: () => ({ setup: { you: "You", playerName: (n) => `Player ${n}` }, levels: {} }),
      connected: () => this.connected,
      anew: () => void session.hearSnapshot(this.snapshot(viewer)),
      keep: () => {},
      send: async (command) => this.take(viewer as Seat, command),
      ...host,
    });
    this.sessions.push({ viewer, session });
    await session.hearSnapshot(this.snapshot(viewer));
    return session;
  }

  state(viewer: Viewer): StateForm {
    const actor = this.game.actor();
    return {
      number: this.number,
      moment: this.game.history().length,
      actor,
      progress: this.game.progress(),
      hands: this.hands,
      wish: this.wish,
      clock: null,
      ...(viewer !== "spectator" && { undo: this.game.undoable(viewer) }),
    };
  }

  snapshot(viewer: Viewer): GameSnapshot {
    const { turns: _, ...setup } = this.game.recordForm();
    const table = {
      id: "t",
      version: 1,
      phase: this.phase,
      listed: false,
      created: 0,
      changed: 0,
      options: { players: 2 },
      clock: null,
      commitment: "",
      chairs: [
        { sitter: "person", name: "Ana" },
        { sitter: "person", name: "" },
      ],
    } as TableForm;
    const all = this.phase === "over";
    return {
      viewer,
      table,
      setup,
      actions: this.game.history(all ? undefined : viewer),
      state: this.state(viewer),
    };
  }

  /** What a seat asks for; all listeners hear of it before the answer. */
  async take(seat: Seat, command: Command): Promise<Outcome> {
    this.heard.push(command);
    if (this.line === "cut before") return { kind: "cut" };
    if ("number" in command && command.number !== this.number)
      return { kind: "refused", why: `stale: the game is at event ${this.number}` };
    const before = this.game.history().length;
    if ("act" in command) {
      if (this.game.actor() !== seat) return { kind: "refused", why: "it is not your turn" };
      for (const action of command.act) {
        if (this.game.actor() === "chance") return { kind: "refused", why: "chance has a part in this" };
        this.onact(seat, command.act);
        this.game.apply(action);
      }
      this.settle();
      this.number += this.game.history().length - before;
      if (this.game.actor() === "nobody") this.phase = "over";
      this.tell(before);
    } else if ("undo" in command) {
      this.game.undo(seat);
      ++this.number;
      this.anew();
    }
    if (this.line === "cut after") return { kind: "cut" };
    return { kind: "done" };
  }

  anew(): void {
    for (const { viewer, session } of this.sessions) void session.hearSnapshot(this.snapshot(viewer));
  }

  private tell(before: number): void {
    if (this.phase === "over") return this.anew();
    for (const { viewer, session } of this.sessions) {
      if (this.line !== "up" && viewer === 1) continue;
      const events = this.game
        .history(viewer)
        .slice(before)
        .map((acted, i) => ({ number: before + i, event: "acted", ...acted }));
      void session.hearEvents(events, this.state(viewer));
    }
  }

  private settle(): void {
    while (this.game.actor() === "chance") this.game.apply(this.game.draw(this.random()));
  }
}

/** Until everything that was heard is shown and what follows by itself is sent. */
async function rest(...sessions: RemoteSession[]): Promise<void> {
  for (let last = -1, now = 0; last !== now;) {
    last = now;
    await new Promise((done) => setTimeout(done, 0));
    now = sessions.reduce((sum, { happenings, look }) => sum + happenings.length + look.actions.length, 0);
  }
}

/** Whoever is due does the first or last thing there is. */
async function playOn(
  sessions: RemoteSession[],
  enough: () => boolean,
  pick = (actions: string[]) => actions[0]!,
): Promise<void> {
  for (let n = 0; !enough(); ++n) {
    if (n > 3000) throw new Error("it does not come to it");
    const due = sessions.find(({ mayAct }) => mayAct)!;
    expect(due, "somebody can decide").toBeDefined();
    await due.act(pick(due.look.actions));
    await rest(...sessions);
    for (const { problem } of sessions) expect(problem).toBe("");
  }
}

for (const sets of [["base"], ["base", "artisans", "whims"]] as Sets[]) {
  test(`two people and a spectator see a game, each what they may know: ${sets.join(" and ")}`, async () => {
    const server = new Server(sets);
    const kept: string[] = [];
    const [ana, ben, watcher] = [
      await server.sit(1),
      await server.sit(2, { keep: (record) => kept.push(record) }),
      await server.sit("spectator"),
    ];
    let n = 0;
    await playOn(
      [ana, ben, watcher],
      () => server.phase === "over",
      (actions) => {
        if (++n % 10 === 0) {
          for (const [viewer, session] of [
            [1, ana],
            [2, ben],
            ["spectator", watcher],
          ] as const) {
            expect(session.look.position).toEqual(server.game.observation(viewer));
            expect(session.look.progress).toEqual(server.game.progress());
          }
          expect(watcher.mayAct || watcher.mayUndo || watcher.look.actions.length > 0).toBe(false);
        }
        return actions[n % actions.length]!;
      },
    );
    for (const session of [ana, ben, watcher]) {
      expect([session.over, session.eyes, session.happenings.length]).toEqual([
        true,
        undefined,
        server.game.history().length,
      ]);
      expect(session.look.position).toEqual(server.game.position());
    }
    expect(kept).toHaveLength(1);
    const again = engine.readRecord(kept[0]!);
    expect([again.hash(), again.recordForm().names]).toEqual([server.game.hash(), ["Ana", "Player 2"]]);
  });
}

test("a step back comes from the server, to all", async () => {
  const server = new Server();
  const [ana, ben] = [await server.sit(1), await server.sit(2)];
  await playOn([ana, ben], () => [ana, ben].some((one) => one.look.position.step === "drop" && one.mayUndo));
  const due = [ana, ben].find(({ mayUndo }) => mayUndo)!;
  const before = due.look.moment;
  const sent = server.heard.length;
  await due.undo();
  await rest(ana, ben);
  expect(server.heard.length, "nothing is done again by itself").toBe(sent + 1);
  expect(due.look.moment).toBeLessThan(before);
  expect(due.look.position).toEqual(server.game.observation(due.viewer));
  expect([ana.happenings.length, ben.happenings.length]).toEqual([due.look.moment, due.look.moment]);
  expect(due.mayAct).toBe(true);
});

test("a whole turn is one command", async () => {
  const server = new Server();
  const [ana, ben] = [await server.sit(1), await server.sit(2)];
  const due = () => [ana, ben].find((one) => one.mayAct && one.look.position.step === "take");
  await playOn([ana, ben], () => due() !== undefined);
  const sent = server.heard.length;
  const { path } = server.game.sowings()[0]!;
  await due()!.actAll(path);
  await rest(ana, ben);
  const { act } = server.heard[sent] as { act: string[] };
  expect([act.slice(0, path.length), act.includes("collect")]).toEqual([path, true]);
  expect(server.game.history().length).toBe(ana.happenings.length);
});

test("what somebody holds in secret does not show in what is done without asking", async () => {
  const server = new Server(["base", "artisans"]);
  const [ana, ben] = [await server.sit(1), await server.sit(2)];
  let chosen = "";
  let command: readonly string[] = [];
  let at = 0;
  let [secretly, together, without] = [0, 0, 0];
  server.onact = (seat, act) => {
    at = act === command ? at + 1 : 0;
    command = act;
    together += Number(at > 0);
    const { seats, drawn_items } = server.game.observation("spectator");
    if (!holdsSecrets(seats[seat - 1]!) && !isAny(drawn_items)) return;
    ++secretly;
    const forced = server.game.settle();
    if (at > 0 || act[0] !== chosen) expect(act[at]).toBe(forced);
    else without += Number(forced === undefined && server.game.legal().length === 1);
  };
  let n = 0;
  await playOn(
    [ana, ben],
    () => server.phase === "over",
    (actions) => (chosen = actions[++n % actions.length]!),
  );
  expect([secretly > 20, together > 20, without > 0]).toEqual([true, true, true]);
});

test("who does not want to see all of it sees how it stands", async () => {
  const server = new Server();
  const slow: Partial<RemoteHost> = {
    pace: () => ({ bot: 500, forced: 500 }),
    wait: (_, skipped) => skipped,
  };
  const [ana, ben, watcher] = [await server.sit(1), await server.sit(2), await server.sit("spectator", slow)];
  await playOn([ana, ben], () => watcher.ahead > 0);
  expect([watcher.farBehind, watcher.ended, watcher.skippable]).toEqual([false, false, true]);
  await playOn([ana, ben], () => watcher.farBehind);
  expect([watcher.ahead >= 20, watcher.ended, watcher.skippable]).toEqual([true, false, false]);
  watcher.toNow();
  await rest(ana, ben, watcher);
  expect([watcher.ahead, watcher.look.position]).toEqual([0, server.game.observation("spectator")]);
  // From then on it is shown step by step again.
  await playOn([ana, ben], () => watcher.ahead > 0);
  await playOn([ana, ben], () => server.phase === "over");
  expect([watcher.ended, watcher.over, watcher.record]).toEqual([true, false, ""]);
  watcher.toNow();
  await rest(ana, ben, watcher);
  expect([watcher.ended, watcher.over, watcher.record]).toEqual([false, true, ana.record]);
  expect(watcher.happenings).toHaveLength(server.game.history().length);
});

test("one is called when it is one's turn, and when somebody asks something", async () => {
  const server = new Server();
  const [ana, ben, watcher] = [await server.sit(1), await server.sit(2), await server.sit("spectator")];
  const actor = server.game.actor();
  expect([ana.due, ben.due, watcher.due]).toEqual([actor === 1, actor === 2, false]);
  server.wish = { seat: 1, to: 0, agreed: [1] };
  server.anew();
  await rest(ana, ben, watcher);
  expect([ana.wished, ben.wished, watcher.wished]).toEqual([null, 1, null]);
  server.hands = ["late", "resigned"];
  server.anew();
  await rest(ana, ben, watcher);
  expect([ana.due, ben.due, ben.wished]).toEqual([false, false, null]);
});

test("clicks that come twice or too late are not sent", async () => {
  const server = new Server();
  const [ana, ben] = [await server.sit(1), await server.sit(2)];
  const due = [ana, ben].find(({ mayAct }) => mayAct)!;
  const [first, second] = due.look.actions;
  const before = server.heard.length;
  await Promise.all([due.act(first!), due.act(first!), due.act(second!), due.undo()]);
  expect(server.heard.slice(before)).toHaveLength(1);
  expect(due.problem).toBe("");
});

test.each(["cut before", "cut after"] as const)(
  "after a broken line nothing is sent twice, and one learns what has become of it: %s",
  async (line) => {
    const server = new Server();
    const [ana, ben] = [await server.sit(1), await server.sit(2)];
    await playOn([ana, ben], () => ana.mayAct && ana.look.position.step === "take");
    const [action] = ana.look.actions;
    const sent = server.heard.length;
    server.line = line;
    await ana.act(action!);
    server.connected = false;
    expect(ana.mayAct).toBe(false);
    await ana.act(action!);
    [server.line, server.connected] = ["up", true];
    await ana.hearSnapshot(server.snapshot(1));
    await rest(ana, ben);
    expect(server.heard).toHaveLength(sent + 1);
    expect([ana.lost, ana.look.position]).toEqual([line === "cut before", server.game.observation(1)]);
    await playOn([ana, ben], () => ana.mayAct && ana.look.position.step === "end");
    expect(ana.lost).toBe(false);
  },
);

test("who was replaced by a bot decides nothing", async () => {
  const server = new Server();
  const [ana, ben] = [await server.sit(1), await server.sit(2)];
  const due = [ana, ben].find(({ mayAct }) => mayAct)!;
  server.hands = ["late", "resigned"];
  server.anew();
  await rest(ana, ben);
  expect([due.mayAct, due.thinking]).toEqual([false, true]);
  const before = server.heard.length;
  await due.act(due.look.actions[0]!);
  expect(server.heard).toHaveLength(before);
});
