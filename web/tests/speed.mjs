#!/usr/bin/env node
// How quick the table is, in processor time: run by hand, see --help. The figures are in docs/performance.md.
import { parseArgs } from "node:util";
import { built, launch, serveFolder } from "./browser/house.mjs";
import { botTurns, clicks, finder, replay } from "./speed/scenes.mjs";
import { loopTime } from "./speed/trace.mjs";

const help = `Usage: node tests/speed.mjs [OPTION...] [NAME...]

Measures the built client in chromium. All figures are milliseconds of processor time of the page's main
thread, so that other work on the machine does not count; "engine" is what the engine's worker takes
meanwhile. They are taken from the browser's own trace, which makes everything a little slower. "loop" is a
fixed loop, to compare machines by.

  clicks     lift, drop, bid and change of tab: from the click until the picture with its effect
  bots       bots play with movement on: the longest task, and how many took more than 50 ms
  finder     from the click on its tab until its table is there, at the widest of many positions
  replay     one step, and jumps to anywhere, until the picture is there
  NAME...    which of these; all

  --folder FOLDER  the client; build/web
  --runs N         how often the clicks are repeated, each in a page of its own; 3
  --seconds N      how long the bots are watched; 20
  --port N         where it is served; any free port
  --why            what the longest task of each row was busy with

Each is measured with two seats, and with five seats and both expansions. The engine must be built too
(./play builds both).
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: "string", default: built },
    runs: { type: "string", default: "3" },
    port: { type: "string", default: "0" },
    seconds: { type: "string", default: "20" },
    why: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
});
const parts = { clicks, bots: botTurns, finder, replay };
const unknown = positionals.filter((name) => !(name in parts));
if (values.help || unknown.length > 0) {
  const text = unknown.length > 0 ? `There is no ${unknown[0]}.\n\n${help}` : help;
  (values.help ? process.stdout : process.stderr).write(text);
  process.exit(values.help ? 0 : 2);
}

const round = (ms) => ms.toFixed(1);
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

function print(name, { samples, longest, over }) {
  const totals = samples.map(({ main }) => main);
  const engine = samples.map((sample) => sample.engine);
  const cells =
    samples.length > 0 ? [median(totals), Math.max(...totals), median(engine)].map(round) : ["", "", ""];
  console.log(`| ${name} | ${cells.join(" | ")} | ${round(longest.cpu)} | ${over} |`);
  if (values.why)
    for (const [what, ms] of longest.parts) if (ms >= 0.5) console.log(`    ${what}: ${round(ms)}`);
}

const server = await serveFolder(values.folder, Number(values.port));
const browser = await launch();
const options = { runs: Number(values.runs), seconds: Number(values.seconds) };
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
try {
  console.log(`loop: ${round(await loopTime(browser))} ms\n`);
  console.log(
    "| what | median | most | engine | longest task | tasks over 50 ms |\n|---|---|---|---|---|---|",
  );
  for (const name of wanted) await parts[name]({ browser, address: server.address, options, print });
} finally {
  await browser.close();
  await server.close();
}
