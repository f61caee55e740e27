import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./plugins/offline.ts";

// Relative addresses, so that the client works from any folder of any web server.
export default defineConfig({
  base: "./",
  plugins: [svelte(), offline()],
  build: { target: "es2022", outDir: "../build/web", emptyOutDir: true, assetsInlineLimit: 0 },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  // Those in tests/ are of node's own runner and see the built client. Whole games take their time on a busy machine.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
