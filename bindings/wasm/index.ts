// The package `naqala` in a page or a worker: the engine, which finds the naqala.wasm beside this file.

import { Engine as AnyEngine, type Source } from "./naqala.js";

export * from "./naqala.js";

export class Engine extends AnyEngine {
  /** The engine of this package, or the one of a source. */
  static override load(source: Source = fetch(new URL("./naqala.wasm", import.meta.url))): Promise<Engine> {
    return super.load(source);
  }
}
