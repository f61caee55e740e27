// How much slower the strongest level thinks in WebAssembly than natively: a whole turn from `take` to `end`,
// and a request for analysis, from the same positions in both, by turns within one run. What they say must be
// the same. The best of the repeats counts, so that other work on the machine matters little.
//
//   node bench/wasm_turn.mjs [--native build/release/naqala] [--wasm build/wasm/naqala] [--bot
//   level-6] [--nodes 20000]
//                            [--repeats 3] [--json]
//
// --nodes is for the analysis. Exit code 1 if the ratio of all turns, or of all requests, exceeds
// the limit of 3.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";

const root = fileURLToPath(new URL("../", import.meta.url));
const { values: wish } = parseArgs({
  options: {
    native: { type: "string", default: join(root, "build/release/naqala") },
    wasm: { type: "string", default: join(root, "build/wasm/naqala") },
    bot: { type: "string", default: "level-6" },
    nodes: { type: "string", default: "20000" },
    repeats: { type: "string", default: "3" },
    json: { type: "boolean", default: false },
  },
});
const limit = 3;
const seed = 1; // as `naqala bench --turn` has it
const positions = [
  "base-2-first-turn",
  "base-2-middle",
  "base-4-middle",
  "artisans-3-middle",
  "whims-2-middle",
  "both-5-middle",
];

const { Engine } = await import(pathToFileURL(join(resolve(wish.wasm), "naqala.js")));
const engine = await Engine.load(readFileSync(join(wish.wasm, "naqala.wasm")));

/** The game of a vector, played on to the first position in which a tile is to be taken. */
function gameOf(name) {
  const text = readFileSync(join(root, "tests/vectors", `${name}.perft`), "utf8");
  const game = engine.readRecord(text.slice(text.indexOf("---\n") + 4));
  while (game.position().step !== "take")
    game.apply(game.actor() === "chance" ? game.draw(seed) : game.choose("greedy", seed));
  return game;
}

/** What an asynchronous piece of work says, and the milliseconds it takes. */
async function timed(work) {
  const begin = performance.now();
  const said = await work();
  return { said, ms: performance.now() - begin };
}

// ---- A turn: both sides time the decisions alone

function nativeTurn(record) {
  const options = { input: record, encoding: "utf8" };
  const { actions, seconds } = JSON.parse(
    execFileSync(resolve(wish.native), ["bench", "--turn", wish.bot, "--rounds", "2", "--json"], options),
  );
  return { said: actions, ms: seconds * 1000 };
}

async function wasmTurn(game) {
  const copy = game.copy(); // its bot has thought of nothing yet
  const seat = copy.actor();
  const said = [];
  let ms = 0;
  while (said.at(-1) !== "end" && (copy.actor() === seat || copy.actor() === "chance")) {
    const choice =
      copy.actor() === "chance"
        ? { said: copy.draw(seed), ms: 0 }
        : await timed(() => copy.choose(wish.bot, seed));
    ms += choice.ms;
    said.push(choice.said);
    copy.apply(choice.said);
  }
  copy.free();
  return { said, ms };
}

function turn(game) {
  const record = game.record();
  return { native: () => nativeTurn(record), wasm: () => wasmTurn(game) };
}

// ---- A request for analysis

const desk = spawn(resolve(wish.native), ["analyse"], { stdio: ["pipe", "pipe", "inherit"] });
const replies = createInterface({ input: desk.stdout })[Symbol.asyncIterator]();
async function askNative(request) {
  desk.stdin.write(JSON.stringify(request) + "\n");
  return JSON.parse((await replies.next()).value);
}

function analysis(game) {
  const request = { position: game.position(), nodes: Number(wish.nodes) };
  return { native: () => timed(() => askNative(request)), wasm: () => timed(() => engine.analyse(request)) };
}

// ---- Both, position by position

async function compare(what, name, sides) {
  const best = { native: Infinity, wasm: Infinity };
  const said = {};
  // One more than asked for: the first is not counted, as the module is still being compiled.
  for (let i = 0; i <= Number(wish.repeats); ++i)
    for (const side of ["native", "wasm"]) {
      const done = await sides[side]();
      said[side] = done.said;
      if (i > 0) best[side] = Math.min(best[side], done.ms);
    }
  if (!isDeepStrictEqual(said.native, said.wasm))
    throw new Error(`${what} of ${name}: what they say differs`);
  return { what, name, ...best };
}

const rows = [];
for (const [what, work] of Object.entries({ turn, analysis })) {
  const some = [];
  for (const name of positions) {
    const game = gameOf(name);
    some.push(await compare(what, name, work(game)));
    game.free();
  }
  const sum = (side) => some.reduce((all, row) => all + row[side], 0);
  rows.push(...some, { what, name: "all", native: sum("native"), wasm: sum("wasm") });
}
desk.stdin.end();
for (const row of rows) row.ratio = row.wasm / row.native;

if (wish.json) {
  console.log(JSON.stringify(rows));
} else {
  console.log("what      position            native ms    wasm ms   ratio");
  for (const { what, name, native, wasm, ratio } of rows)
    console.log(
      what.padEnd(10) +
        name.padEnd(18) +
        native.toFixed(1).padStart(11) +
        wasm.toFixed(1).padStart(11) +
        ratio.toFixed(2).padStart(8),
    );
}
process.exitCode = rows.some((row) => row.name === "all" && row.ratio > limit) ? 1 : 0;
