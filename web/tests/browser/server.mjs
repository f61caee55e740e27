// The real server for tests with several people: on a free port, with a database that is thrown away.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { built } from "./house.mjs";

const binary =
  process.env.NAQALA_SERVER ?? fileURLToPath(new URL("../../../build/dev/naqala", import.meta.url));

/** Why these tests cannot run, or false. */
export const noServer = existsSync(binary)
  ? false
  : `There is no server at ${binary}: build it, or name it in NAQALA_SERVER.`;

export async function serveGames() {
  const folder = mkdtempSync(join(tmpdir(), "naqala-online-"));
  const options = ["--port", "0", "--db", `sqlite:${join(folder, "games.db")}`, "--client", built];
  const server = spawn(binary, ["serve", ...options], { stdio: ["ignore", "ignore", "pipe"] });
  const log = [];
  const port = await new Promise((found, failed) => {
    server.once("exit", () => failed(new Error(`The server did not start:\n${log.join("\n")}`)));
    createInterface({ input: server.stderr }).on("line", (line) => {
      log.push(line);
      const listening = /"listening".*"port":"(\d+)"/.exec(line);
      if (listening) found(Number(listening[1]));
    });
  });
  const close = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}/`, log, close };
}
