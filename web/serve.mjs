#!/usr/bin/env node
// Serves the built client: plain files, nothing else. Any static web server does as well; this
// one needs only node.
import { spawn } from "node:child_process";
import { createReadStream, existsSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const help = `Usage: node serve.mjs [--port N] [--host ADDRESS] [--folder FOLDER] [--open]

Serves the client that \`npm run build\` made.

  --port N          8080; if it is taken and was not asked for, the next free one. 0: any free one
  --host ADDRESS    127.0.0.1, this machine only; 0.0.0.0 lets others in the network play too,
                    at the addresses that are printed
  --folder FOLDER   what to serve; build/web
  --open            open it in the browser
`;

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** The file for an address, or undefined. Never one outside of the folder, not even through a link. */
export function fileFor(folder, address) {
  let path;
  try {
    path = decodeURIComponent(address.split(/[?#]/)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith("/") || path.includes("\0") || path.includes("\\")) return undefined;
  const wanted = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!wanted.startsWith(folder + sep) || !existsSync(wanted)) return undefined;
  const real = realpathSync(wanted);
  return real.startsWith(realpathSync(folder) + sep) && statSync(real).isFile() ? real : undefined;
}

/** The smallest form of a file that the browser takes. */
function formOf(file, accepted) {
  const offered = accepted
    .split(",")
    .map((part) => part.trim().split(";"))
    .filter(([, q]) => !/^\s*q=0(\.0*)?$/.test(q ?? ""))
    .map(([name]) => name);
  for (const [coding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ])
    if (offered.includes(coding) && existsSync(file + ending)) return { path: file + ending, coding };
  return { path: file };
}

/** Files with a hash in their name stay as they are for ever; all else is asked for each time. */
const cachingOf = (file) =>
  /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+$/.test(file) ? "public, max-age=31536000, immutable" : "no-cache";

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(response.req.method === "HEAD" ? undefined : `${text}\n`);
}

export function answer(folder, request, response) {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("X-Frame-Options", "DENY");
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuse(response, 405, "Only GET and HEAD.", { Allow: "GET, HEAD" });
  const file = fileFor(folder, request.url);
  if (file === undefined) return refuse(response, 404, "There is no such file here.");
  const { path, coding } = formOf(file, request.headers["accept-encoding"] ?? "");
  const { size, mtimeMs } = statSync(path);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${coding ? `-${coding}` : ""}"`;
  const headers = { "Cache-Control": cachingOf(file), ETag: tag, Vary: "Accept-Encoding" };
  if (request.headers["if-none-match"] === tag) return void response.writeHead(304, headers).end();
  response.writeHead(200, {
    ...headers,
    "Content-Type": types[extname(file)] ?? "application/octet-stream",
    "Content-Length": size,
    ...(coding && { "Content-Encoding": coding }),
  });
  if (request.method === "HEAD") return void response.end();
  createReadStream(path)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** Listens; gives the server. With `next`, a port that is taken is passed over for the one after it. */
export function listen(folder, { port, host, next = false }) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((done, fail) => {
    server.on("error", (error) => {
      if (next && error.code === "EADDRINUSE" && port < 65535) server.listen(++port, host);
      else fail(error);
    });
    server.listen(port, host, () => done(server));
  });
}

/**
 * Where the client is found: first by this machine, then by others in the network. `own` are the
 * machine's addresses.
 */
export function placesOf({ address, family, port }, own = networkInterfaces()) {
  const place = (host) => `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
  if (address !== "0.0.0.0" && address !== "::") return [place(address)];
  // Addresses that hold for one cable only (fe80::) cannot be typed into a browser.
  const others = Object.values(own)
    .flat()
    .filter(
      (one) =>
        !one.internal && (one.family === "IPv4" || (family === "IPv6" && !/^fe[89ab]/i.test(one.address))),
    );
  return [place("localhost"), ...others.map((one) => place(one.address))];
}

function openBrowser(address) {
  const [command, ...rest] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", ""]
        : ["xdg-open"];
  spawn(command, [...rest, address], { stdio: "ignore", detached: true })
    .on("error", () => console.log("No browser could be opened; the address is above."))
    .unref();
}

function fail(text, code) {
  console.error(text);
  process.exit(code);
}

function optionsFrom(words) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        port: { type: "string" },
        host: { type: "string", default: "127.0.0.1" },
        folder: { type: "string" },
        open: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error(`--port ${values.port}: not a port`);
    return values;
  } catch (error) {
    return fail(`${error.message}\n\n${help}`, 2);
  }
}

async function main() {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) return process.stdout.write(help);
  const folder = resolve(options.folder ?? fileURLToPath(new URL("../build/web", import.meta.url)));
  if (!existsSync(join(folder, "index.html")))
    fail(`${folder} has no client. Build it first: ./play, or npm run build in web.`, 1);
  const asked = Number(options.port ?? 8080);
  const server = await listen(folder, {
    port: asked,
    host: options.host,
    next: options.port === undefined,
  }).catch((error) =>
    fail(
      error.code === "EADDRINUSE" ? `Port ${asked} is taken. Choose another with --port.` : error.message,
      1,
    ),
  );
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
      console.log("");
      process.exit(0);
    });
  const { port } = server.address();
  const [here, ...others] = placesOf(server.address());
  if (asked !== 0 && port !== asked) console.log(`Port ${asked} is taken; this is the next free one.`);
  console.log(
    [
      `Naqala is at ${here} (Ctrl-C ends it)`,
      ...others.map((one) => `Others in the network find it at ${one}`),
    ].join("\n"),
  );
  if (options.open) openBrowser(here);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
