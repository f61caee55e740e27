import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Engine, type Options } from "../../../bindings/wasm/naqala.ts";
import { Desk } from "../engine/desk.ts";
import type { RemoteDesk, RemoteThinker } from "../engine/index.ts";
import { Thinker } from "../engine/thinker.ts";
import { holdsSecrets, type Party } from "./party.ts";
import type { SessionHost } from "./host.ts";
import { Session } from "./session.svelte.ts";

const engine = Engine.load(readFileSync(new URL("../../../build/wasm/naqala/naqala.wasm", import.meta.url)));

const isUse = (action: string) => action.startsWith("use ");

/** A game of two with the Artisans at a turn that begins with a magic item in hand that nobody has seen. */
async function withHiddenMagic(): Promise<string> {
  for (let seed = 1; ; ++seed) {
    const game = (await engine).newGame({ players: 2, sets: ["base", "artisans"] }, seed);
    for (let n = 1; game.actor() !== "nobody"; ++n) {
      const { step, turn, seats } = game.position();
      if (step === "take" && holdsSecrets(seats[turn! - 1]!) && game.legal().some(isUse))
        return game.record();
      game.apply(game.actor() === "chance" ? game.draw(n) : game.choose("greedy", n));
    }
    game.free();
  }
}

/** A session without workers and without waiting: a new game, or one from a record. */
async function sessionOf(
  party: Party,
  options: Partial<Options> = {},
  host: Partial<SessionHost> = {},
  record?: string,
) {
  const desk = new Desk(engine);
  const names = party.map(({ name }) => name);
  const dealt = { players: party.length as Options["players"], names, ...options };
  const setup = await (record === undefined ? desk.deal(dealt) : desk.read(record));
  const kept: string[] = [];
  const session = new Session(party, setup, {
    desk: desk as unknown as RemoteDesk,
    thinker: new Thinker(engine) as unknown as RemoteThinker,
    pace: () => ({ bot: 0, forced: 0 }),
    askEachStep: () => false,
    keep: (record) => kept.push(record),
    wait: async () => {},
    ...host,
  });
  await session.open();
  await session.play();
  return { session, desk, kept };
}

const person = (name: string) => ({ name });
const bot = (name: string) => ({ name, bot: "greedy" });

/** The person does the first thing that is possible, until the game is over. */
async function playOut(session: Session): Promise<void> {
  while (!session.over) {
    if (session.curtain !== null) await session.lift();
    else await session.act(session.look.actions[0]!);
    expect(session.problem).toBe("");
  }
}

describe("a session", () => {
  test("lets bots play until the person has to decide, and so on to the end", async () => {
    const { session, kept } = await sessionOf([bot("Tarek"), person("Ada"), bot("Salma")]);
    expect(session.look.actor).toBe(2);
    await playOut(session);
    expect(session.look.scores.winners.length).toBeGreaterThan(0);
    expect(session.happenings.length).toBe(session.look.moment);
    expect(kept.at(-1)).toContain("Ada");
  });

  test("R82: covers what several people at one screen have, but while one of them peeks", async () => {
    const { session } = await sessionOf([person("Ada"), person("Bo")], { totals: "hidden" });
    const first = session.eyes;
    expect([session.covered, session.balanceEyes, session.curtain]).toEqual([true, "spectator", null]);
    session.peeking = true;
    expect(session.balanceEyes).toBe(first);
    while (session.eyes === first) await session.act(session.look.actions[0]!);
    expect([session.peeking, session.balanceEyes], "the next one is not shown").toEqual([false, "spectator"]);
    await playOut(session);
    expect([session.covered, session.balanceEyes]).toEqual([false, session.eyes]);
  });

  test("R82: covers nothing for one person, or where all count openly", async () => {
    for (const [party, totals] of [
      [[person("Ada"), bot("Tarek")], "hidden"],
      [[person("Ada"), person("Bo")], "shown"],
    ] as const) {
      const { session } = await sessionOf(party, { totals });
      expect([session.covered, session.balanceEyes]).toEqual([false, session.eyes]);
    }
  });

  test("a lone person is not asked where only one thing can be done, whatever they hold", async () => {
    const { session } = await sessionOf([person("Ada"), bot("Tarek")], { sets: ["base", "artisans"] });
    let secrets = 0;
    while (!session.over) {
      const { actions, position } = session.look;
      expect(actions.length > 1 || actions[0] === "end", actions[0]).toBe(true);
      secrets += Number(holdsSecrets(position.seats[0]!));
      const wanted = actions.find((action) => action.startsWith("item ") || action === "keep");
      await session.act(wanted ?? actions[0]!);
    }
    expect(secrets).toBeGreaterThan(3);
  });

  test("plays all sets with five seats", async () => {
    const { session } = await sessionOf([person("Ada"), ...["B", "C", "D", "E"].map(bot)], {
      sets: ["base", "artisans", "whims"],
    });
    await playOut(session);
    expect(session.over).toBe(true);
  });

  test("takes back a decision with all that was shown of it", async () => {
    const { session } = await sessionOf([person("Ada"), bot("Tarek")]);
    while (session.look.position.step !== "take") await session.act(session.look.actions[0]!);
    const before = session.look;
    await session.act(before.actions[0]!);
    expect(session.look.moment).toBeGreaterThan(before.moment);
    await session.undo();
    expect(session.look).toEqual(before);
    expect(session.happenings.length).toBe(before.moment);
  });

  test("covers the screen between people only while there are secrets", async () => {
    const { session, desk } = await sessionOf([person("Ada"), person("Bo")], { sets: ["base", "artisans"] });
    const advice = new Thinker(engine);
    let covered = 0;
    while (session.look.moment < 250) {
      if (session.curtain !== null) {
        expect(session.look.position.seats.some((seat) => seat.unseen_items)).toBe(true);
        ++covered;
        await session.lift();
        expect(session.eyes).toBe(session.look.actor);
      }
      await session.act(await advice.choose(session.setup, desk.actions(), "greedy"));
    }
    expect(covered).toBeGreaterThan(0);
  });

  test("R51: at one screen a declined item does not hasten the steps of whoever holds it", async () => {
    const { session } = await sessionOf([person("Ada"), person("Bo")], {}, {}, await withHiddenMagic());
    if (session.curtain !== null) await session.lift();
    const { turn } = session.look.position;
    const asked = new Set<string | undefined>();
    while (session.look.position.turn === turn && session.look.actions[0] !== "end") {
      const { actions, position, moment } = session.look;
      asked.add(position.step);
      await session.act(actions.find((action) => !isUse(action))!);
      // The looks before what followed by itself.
      for (const { look } of session.happenings.slice(moment, -1))
        if (look.actor === turn) expect(look.actions.filter(isUse)).toEqual([]);
    }
    for (const step of ["take", "drop", "collect", "tile"]) expect(asked).toContain(step);
  });

  test("does not do what is not possible", async () => {
    const { session } = await sessionOf([person("Ada"), bot("Tarek")]);
    const before = session.look;
    await session.act("palm");
    expect(session.look).toBe(before);
  });

  test("keeps what was done before it is shown, so that nothing is lost while bots play", async () => {
    // oxlint-disable-next-line prefer-const -- it is asked for before it has a value
    let session: Session | undefined;
    let kept = "";
    let waits = 0;
    const actionsIn = (record: string) =>
      record
        .split("\n")
        .filter((line) => /^(auction|seat|clean-up)/.test(line))
        .join(";")
        .split(";").length;
    ({ session } = await sessionOf(
      [person("Ada"), bot("Tarek"), bot("Salma")],
      {},
      {
        pace: () => ({ bot: 1, forced: 1 }),
        keep: (record) => void (kept = record),
        wait: async () => {
          if (session === undefined) return;
          ++waits;
          expect(actionsIn(kept)).toBeGreaterThanOrEqual(session.look.moment);
        },
      },
    ));
    for (let i = 0; i < 12; ++i) await session.act(session.look.actions[0]!);
    expect(waits).toBeGreaterThan(10);
    expect(session.problem).toBe("");
  });

  test("takes no harm from clicks that come too late or twice", async () => {
    const { session, desk } = await sessionOf([person("Ada"), bot("Tarek")]);
    while (session.look.position.step !== "take") await session.act(session.look.actions[0]!);
    const [first, other] = session.look.actions;
    const before = session.look.moment;
    await Promise.all([
      session.act(first!),
      session.act(first!),
      session.act(other!),
      session.undo(),
      session.retry(),
      session.lift(),
    ]);
    expect(desk.actions()[before]).toBe(first);
    await Promise.all([session.undo(), session.undo(), session.undo()]);
    expect(session.look.moment).toBe(before);
    expect(session.problem).toBe("");
  });

  test("asks at each step, also where only one thing can be done, if that is wished", async () => {
    const { session } = await sessionOf([person("Ada"), bot("Tarek")], {}, { askEachStep: () => true });
    let alone = 0;
    for (let i = 0; i < 60; ++i) {
      if (session.look.actions.length === 1 && session.look.actions[0] !== "end") ++alone;
      await session.act(session.look.actions[0]!);
      expect(session.look.actor).toBe(1);
    }
    expect(alone).toBeGreaterThan(3);
  });

  test("tries again when a bot has stumbled", async () => {
    const thinker = new Thinker(engine);
    let stumbles = true;
    const choose: Thinker["choose"] = async (...asked) => {
      if (stumbles) throw new Error("out of memory");
      return thinker.choose(...asked);
    };
    const { session } = await sessionOf(
      [bot("Tarek"), person("Ada")],
      {},
      { thinker: { choose } as unknown as RemoteThinker },
    );
    // Chance deals who bids first.
    if (session.mayAct) await session.act(session.look.actions[0]!);
    // By chance the person may have bid first.
    while (session.mayAct) await session.act(session.look.actions[0]!);
    expect([session.problem, session.stumbled]).toEqual(["out of memory", true]);
    expect(session.mayAct).toBe(false);
    stumbles = false;
    await session.retry();
    expect([session.problem, session.stumbled]).toEqual(["", false]);
    expect(session.mayAct).toBe(true);
  });

  test("knows the game again from its record", async () => {
    const { session, desk, kept } = await sessionOf([person("Ada"), bot("Tarek")]);
    for (let i = 0; i < 12; ++i) await session.act(session.look.actions[0]!);
    const again = new Desk(engine);
    await again.read(kept.at(-1)!);
    expect(again.look(1)).toEqual(session.look);
    expect((await again.story(1)).happenings).toEqual((await desk.story(1)).happenings);
    expect((await again.story(1)).happenings).toEqual(session.happenings);
  });
});
