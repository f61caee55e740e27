// How much slower a turn of the strongest level is thought out in WebAssembly than natively: the same requests for analysis to
// both, by turns within one run. The replies must be the same. The best of the repeats counts, so that other work on the
// machine matters little.
//
//   node bench/wasm_turn.mjs [--native build/release/naqala] [--wasm build/wasm/naqala] [--nodes 20000] [--repeats 5] [--json]
//
// Exit code 1 if the ratio exceeds the limit of 3.
import { spawn } from "node:child_process";
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
    nodes: { type: "string", default: "20000" },
    repeats: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
  },
});
const limit = 3;
const positions = ["base-2-first-turn", "base-2-middle", "base-4-middle", "artisans-3-middle", "whims-2-middle", "both-5-middle"];

const { Engine } = await import(pathToFileURL(join(resolve(wish.wasm), "naqala.js")));
const engine = await Engine.load(readFileSync(join(wish.wasm, "naqala.wasm")));

const native = spawn(resolve(wish.native), ["analyse"], { stdio: ["pipe", "pipe", "inherit"] });
const replies = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
async function askNative(request) {
  native.stdin.write(JSON.stringify(request) + "\n");
  return JSON.parse((await replies.next()).value);
}

/** A request for the first position of a vector's game, from its end on, in which a tile is to be taken. */
function requestFor(name) {
  const text = readFileSync(join(root, "tests/vectors", `${name}.perft`), "utf8");
  const game = engine.readRecord(text.slice(text.indexOf("---\n") + 4));
  while (game.position().step !== "take")
    game.apply(game.actor() === "chance" ? game.draw(1) : game.choose("greedy", 1));
  const request = { id: name, position: game.position(), nodes: Number(wish.nodes) };
  game.free();
  return request;
}

async function compare(name) {
  const request = requestFor(name);
  const sides = { native: askNative, wasm: async (r) => engine.analyse(r) };
  const best = { native: Infinity, wasm: Infinity };
  const said = {};
  // One more than asked for: the first is not counted, as the module is still being compiled.
  for (let i = 0; i <= Number(wish.repeats); ++i)
    for (const [side, ask] of Object.entries(sides)) {
      const begin = performance.now();
      said[side] = await ask(request);
      if (i > 0) best[side] = Math.min(best[side], performance.now() - begin);
    }
  if (!isDeepStrictEqual(said.native, said.wasm)) throw new Error(`${name}: the replies differ`);
  return { name, nodes: said.wasm.nodes, ...best };
}

const rows = [];
for (const name of positions) rows.push(await compare(name));
native.stdin.end();
const sum = (side) => rows.reduce((all, row) => all + row[side], 0);
rows.push({ name: "all", nodes: sum("nodes"), native: sum("native"), wasm: sum("wasm") });
for (const row of rows) row.ratio = row.wasm / row.native;

if (wish.json) {
  console.log(JSON.stringify(rows));
} else {
  console.log("position               nodes  native ms    wasm ms   ratio");
  for (const { name, nodes, native, wasm, ratio } of rows)
    console.log(
      name.padEnd(18) + `${nodes}`.padStart(10) + native.toFixed(1).padStart(11) + wasm.toFixed(1).padStart(11) +
        ratio.toFixed(2).padStart(8),
    );
}
process.exitCode = rows.at(-1).ratio > limit ? 1 : 0;
