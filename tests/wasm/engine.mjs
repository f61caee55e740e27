// The engine as it is built for the web. NAQALA_WASM is the folder with naqala.js and naqala.wasm.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const packageFolder = resolve(process.env.NAQALA_WASM ?? join(root, "build/wasm/naqala"));

for (const name of ["naqala.js", "naqala.wasm"])
  if (!existsSync(join(packageFolder, name)))
    throw new Error(
      `There is no ${name} in ${packageFolder}. Build the engine for the web first, ` +
        "in the root of the project: cmake --preset wasm && cmake --build --preset wasm",
    );

export const { Engine } = await import(pathToFileURL(join(packageFolder, "naqala.js")));
export const load = () => Engine.load(readFileSync(join(packageFolder, "naqala.wasm")));
export const engine = await load();
