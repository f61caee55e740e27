import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { knownLicences, licences } from "./plugins/licences.ts";
import { needsEngine } from "./plugins/needsEngine.ts";
import { numbers } from "./plugins/numbers.ts";
import { offline } from "./plugins/offline.ts";

// Relative addresses, so that the client works from any folder of any web server.
export default defineConfig({
  base: "./",
  plugins: [needsEngine(), numbers(), svelte(), licences(), offline()],
  build: { target: "es2022", outDir: "../build/web", emptyOutDir: true, assetsInlineLimit: 0 },
  worker: { format: "es", plugins: () => [numbers(), knownLicences()] },
  // While developing, games with others are those of a server beside: naqala serve --port 8080 --client "".
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["NAQALA_API"] ?? "http://127.0.0.1:8080", ws: true } },
  },
  // Those in tests/ are of node's own runner and see the built client. Whole games take their
  // time on a busy machine.
  test: { include: ["{src,plugins}/**/*.test.ts"], testTimeout: 60_000 },
});
