import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Relative addresses, so that the client works from any folder of any web server.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { target: "es2022", outDir: "../build/web", emptyOutDir: true },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
});
