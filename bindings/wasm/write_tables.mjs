// Writes tables.json beside the module in a folder: every number and name of the game, as the module has
// them.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const { Engine } = await import(pathToFileURL(join(folder, "naqala.js")).href);
const engine = await Engine.load(readFileSync(join(folder, "naqala.wasm")));
writeFileSync(join(folder, "tables.json"), `${JSON.stringify(engine.tables(), null, 1)}\n`);
