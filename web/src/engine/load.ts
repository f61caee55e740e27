import wasm from "../../../build/wasm/naqala/naqala.wasm?url";
import { Engine } from "../../../bindings/wasm/naqala.ts";

/** The engine for this worker. */
export const loadEngine = (): Promise<Engine> => Engine.load(fetch(wasm));
