// How long the client's move finder takes, in milliseconds of this process's processor time. For each the
// best of the repeats counts, so that other work on the machine matters little:
//
//   turns    the engine finds all turns of a position: the slowest of many positions of three games
//   rows     the client makes rows of more than 400 turns, filters and sorts them, and makes the
//            heat map of them
//   reply    the client ends a turn of assassins as somebody would who counts: the mean of a game's turns
//
//   node bench/finder.mjs [--repeats 5]
//
// The engine must be built for the web and the packages of the client installed (./play does both). Exit code
// 1 if a row exceeds its limit.
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { engine } from "../tests/wasm/engine.mjs";
import { gameUntil } from "../web/tests/browser/deals.mjs";

const { values: wish } = parseArgs({ options: { repeats: { type: "string", default: "5" } } });
const repeats = Number(wish.repeats);
if (!Number.isInteger(repeats) || repeats < 1)
  throw new Error(`--repeats ${wish.repeats}: a whole number from 1 on is needed`);

const packages = createRequire(new URL("../web/package.json", import.meta.url));
const { runnerImport } = await import(pathToFileURL(packages.resolve("vite")));
const clientPart = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../web/src/${path}`, import.meta.url)))).module;
const { finishTurn, sowingsOf } = await clientPart("engine/finder.ts");
const { filterRows, finderRows, heatOf, sortRows } = await clientPart("view/finder.ts");

/** The milliseconds of processor time that this process takes for some work. */
function timed(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const bestOf = (measure) => Math.min(...Array.from({ length: repeats }, measure));

/** Calls `visit` with what the seat sees that is to take a tile, at every such moment of a game. */
function eachTake(options, visit) {
  gameUntil(options, (game) => {
    if (game.position().step !== "take") return false;
    const seen = engine.readPosition(game.observation(game.actor()));
    visit(seen, game.actor());
    seen.free();
    return false;
  }).free();
}

function turns() {
  let slowest = 0;
  for (const [players, sets] of [
    [2, ["base"]],
    [4, ["base"]],
    [5, ["base", "artisans", "whims"]],
  ])
    eachTake({ players, sets, seed: 62 + players, bot: "random" }, (seen) => {
      slowest = Math.max(
        slowest,
        bestOf(() => timed(() => seen.sowings())),
      );
    });
  return slowest;
}

function rows() {
  const game = engine.newGame({ players: 2, sets: ["base", "whims"] }, 32);
  while (game.position().step === "bid") game.apply(game.legal().at(-1));
  const look = { position: game.position() };
  const sowings = sowingsOf(game);
  game.free();
  if (sowings.length <= 400) throw new Error(`there are only ${sowings.length} turns`);
  const tribes = ["builder", "merchant", "elder", "vizier"];
  return bestOf(() =>
    timed(() => heatOf(sortRows(filterRows(finderRows(look, sowings), { tribes }), "coins"))),
  );
}

function reply() {
  const times = [];
  eachTake({ players: 4, seed: 7 }, (seen) => {
    for (const { path } of sowingsOf(seen)
      .filter(({ tribe }) => tribe === "assassin")
      .slice(0, 5))
      times.push(
        bestOf(() => {
          const copy = seen.copy();
          for (const action of path) copy.apply(action);
          const ms = timed(() => finishTurn(copy));
          copy.free();
          return ms;
        }),
      );
  });
  return times.reduce((sum, ms) => sum + ms, 0) / times.length;
}

const limits = { turns: 50, rows: 10, reply: 5 };
console.log("what         ms   limit");
for (const [name, measure] of Object.entries({ turns, rows, reply })) {
  const ms = measure();
  console.log(name.padEnd(8) + ms.toFixed(2).padStart(7) + String(limits[name]).padStart(8));
  if (ms > limits[name]) process.exitCode = 1;
}
