// Without the engine the client can be neither served nor built nor tested. Where it is missing,
// this says how to build it.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const needed = ["naqala.wasm", "tables.json"].map((name) =>
  fileURLToPath(new URL(`../../build/wasm/naqala/${name}`, import.meta.url)),
);
const advice =
  "Build the engine for the web first, in the root of the project: " +
  "cmake --preset wasm && cmake --build --preset wasm";

export const needsEngine = (): Plugin => ({
  name: "naqala-needs-engine",
  configResolved() {
    const missing = needed.find((file) => !existsSync(file));
    if (missing !== undefined) throw new Error(`There is no ${missing}. ${advice}`);
  },
});
