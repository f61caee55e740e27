// The package `naqala` in node: the engine, which finds the naqala.wasm beside this file.

import { readFile } from "node:fs/promises";
import { Engine as AnyEngine, type Source } from "./naqala.js";

export * from "./naqala.js";

const ownModule = new URL("./naqala.wasm", import.meta.url);

export class Engine extends AnyEngine {
  /** The engine of this package, or the one of a source. */
  static override load(source: Source = readFile(ownModule)): Promise<Engine> {
    return super.load(source);
  }
}
