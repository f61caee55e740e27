// How much slower the engine is in WebAssembly than natively: the rows of `naqala bench` and a perft, the
// same work in both, by turns within one run. Repeats are short and the best of them counts, so that other
// work on the machine matters little.
//
//   node bench/wasm_vs_native.mjs [--native build/release/naqala] [--wasm build/wasm/naqala]
//   [--repeats 25] [--json]
//
// Exit code 1 if a ratio exceeds the limit of 2.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("../", import.meta.url));
const { values: wish } = parseArgs({
  options: {
    native: { type: "string", default: join(root, "build/release/naqala") },
    wasm: { type: "string", default: join(root, "build/wasm/naqala") },
    repeats: { type: "string", default: "25" },
    json: { type: "boolean", default: false },
  },
});
const limit = 2;
const slice = 16; // part of the rounds of `naqala bench` that one repeat does
const perftSeed = 7;
const perftDepth = 7;

const { Engine } = await import(pathToFileURL(join(resolve(wish.wasm), "naqala.js")));
const engine = await Engine.load(readFileSync(join(wish.wasm, "naqala.wasm")));
const native = (args, input = "") => execFileSync(resolve(wish.native), args, { input, encoding: "utf8" });

/** Seconds that a piece of work takes. */
function timed(work) {
  const begin = performance.now();
  work();
  return (performance.now() - begin) / 1000;
}

function benchRow(row, number) {
  const rounds = Math.ceil(row.rounds / slice);
  let items = 0;
  return {
    name: row.name,
    native: () => {
      const result = JSON.parse(native(["bench", "--row", row.name, "--rounds", `${rounds}`, "--json"]))[
        row.name
      ];
      items = result.items;
      return result.seconds;
    },
    wasm: () => {
      let done = 0;
      const seconds = timed(() => (done = engine.benchRun(number, rounds)));
      if (done !== items) throw new Error(`${row.name}: ${done} items, but ${items} natively`);
      return seconds;
    },
  };
}

/** The native time is that of the whole command, some milliseconds of which are not perft. */
function perftRow() {
  const game = engine.newGame({ players: 2 }, perftSeed);
  const record = game.record();
  const depths = Array.from({ length: perftDepth }, (_, i) => i + 1);
  return {
    name: `perft 1 to ${perftDepth}`,
    native: () => timed(() => native(["perft", "-", "--depth", `${perftDepth}`], record)),
    wasm: () => timed(() => depths.forEach((depth) => game.perft(depth))),
  };
}

/** The best times of both sides, taken by turns; once before, so that the module is compiled. */
function compare(row) {
  row.native();
  row.wasm();
  const best = { native: Infinity, wasm: Infinity };
  for (let i = 0; i < Number(wish.repeats); ++i)
    for (const side of ["native", "wasm"]) best[side] = Math.min(best[side], row[side]());
  return { name: row.name, ...best, ratio: best.wasm / best.native };
}

const rows = [...engine.benchRows().map(benchRow), perftRow()].map(compare);
if (wish.json) {
  console.log(JSON.stringify(rows));
} else {
  console.log("row               native ms    wasm ms   ratio");
  for (const { name, native, wasm, ratio } of rows)
    console.log(
      name.padEnd(16) +
        (native * 1e3).toFixed(1).padStart(11) +
        (wasm * 1e3).toFixed(1).padStart(11) +
        ratio.toFixed(2).padStart(8),
    );
}
process.exitCode = rows.some((row) => row.ratio > limit) ? 1 : 0;
