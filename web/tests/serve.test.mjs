import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fileFor, listen, placesOf } from "../serve.mjs";

const script = fileURLToPath(new URL("../serve.mjs", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "naqala-serve-"));
const folder = join(place, "web");
const wasm = Buffer.from("engine ".repeat(100));
let server;
let address;

before(async () => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(place, "secret.txt"), "secret");
  writeFileSync(join(place, "web-secret.txt"), "secret");
  writeFileSync(join(folder, "index.html"), "<title>here</title>");
  writeFileSync(join(folder, "sw.js"), "");
  writeFileSync(join(folder, "a name.txt"), "text");
  writeFileSync(join(folder, "manifest.webmanifest"), "{}");
  const engine = join(folder, "assets/naqala-BZ16tpxq.wasm");
  writeFileSync(engine, wasm);
  writeFileSync(`${engine}.br`, brotliCompressSync(wasm));
  writeFileSync(`${engine}.gz`, gzipSync(wasm));
  symlinkSync(join(place, "secret.txt"), join(folder, "link.txt"));
  server = await listen(folder, { port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${server.address().port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(place, { recursive: true, force: true });
});

/** A request exactly as written: fetch would tidy the path. */
const raw = (head) =>
  new Promise((done, fail) => {
    let text = "";
    const socket = connect(server.address().port, "127.0.0.1", () =>
      socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket
      .on("data", (data) => (text += data))
      .on("end", () => done(text))
      .on("error", fail);
  });

test("files have their types, and those with a hash in their name stay", async () => {
  const expected = {
    "/": ["text/html; charset=utf-8", "no-cache"],
    "/?source=card": ["text/html; charset=utf-8", "no-cache"],
    "/sw.js": ["text/javascript; charset=utf-8", "no-cache"],
    "/manifest.webmanifest": ["application/manifest+json", "no-cache"],
    "/a%20name.txt": ["text/plain; charset=utf-8", "no-cache"],
    "/assets/naqala-BZ16tpxq.wasm": ["application/wasm", "public, max-age=31536000, immutable"],
  };
  for (const [path, [type, caching]] of Object.entries(expected)) {
    const response = await fetch(address + path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("content-type"), type);
    assert.equal(response.headers.get("cache-control"), caching);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
  }
});

test("the smallest form that the browser takes is sent", async () => {
  for (const [accepted, coding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
  ]) {
    const response = await fetch(`${address}/assets/naqala-BZ16tpxq.wasm`, {
      headers: { "Accept-Encoding": accepted },
    });
    assert.equal(response.headers.get("content-encoding"), coding, accepted);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), wasm);
  }
});

test("what has not changed is not sent again", async () => {
  const tag = (await fetch(`${address}/`)).headers.get("etag");
  const again = await fetch(`${address}/`, { headers: { "If-None-Match": tag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), "");
});

test("nothing outside of the folder is ever sent", async () => {
  const paths = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
    "/../web-secret.txt",
    "/link.txt",
    "//secret.txt",
    "/%00",
    "/%",
    "/..\\secret.txt",
    "/assets",
    "/nothing",
    "secret.txt",
    "*",
  ];
  for (const path of paths) {
    assert.equal(fileFor(folder, path), undefined, path);
    const answer = await raw(`GET ${path} HTTP/1.1`);
    assert.match(answer, /^HTTP\/1.1 4\d\d /, path);
    assert.doesNotMatch(answer.split("\r\n\r\n")[1], /secret/, path);
  }
});

test("HEAD has no body, other methods are refused, what is not there is 404", async () => {
  const head = await raw("HEAD / HTTP/1.1");
  assert.match(head, /^HTTP\/1.1 200 /);
  assert.match(head, /content-length: 19/i);
  assert.equal(head.split("\r\n\r\n")[1], "");
  const post = await fetch(`${address}/`, { method: "POST", body: "x" });
  assert.deepEqual([post.status, post.headers.get("allow")], [405, "GET, HEAD"]);
  assert.equal((await fetch(`${address}/nothing.js`)).status, 404);
});

/** The server as a program, until it says something; then it is ended as by Ctrl-C. */
function run(...options) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, "--folder", folder, ...options]);
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      if (/Ctrl-C/.test(text)) child.kill("SIGINT");
    });
    child.stderr.on("data", (data) => (text += data));
    child.on("close", (code) => done({ code, text }));
  });
}

test("the program says where it listens and ends cleanly", async () => {
  const { code, text } = await run("--port", "0");
  assert.match(text, /http:\/\/127\.0\.0\.1:\d+\//);
  assert.equal(code, 0);
});

test("with all addresses open, those by which other machines find it are said", async () => {
  const own = {
    lo: [
      { address: "127.0.0.1", family: "IPv4", internal: true },
      { address: "::1", family: "IPv6", internal: true },
    ],
    cable: [
      { address: "192.168.1.5", family: "IPv4", internal: false },
      { address: "fe80::1", family: "IPv6", internal: false },
    ],
    air: [
      { address: "10.0.0.7", family: "IPv4", internal: false },
      { address: "2001:db8::7", family: "IPv6", internal: false },
    ],
  };
  const at = (address, family = "IPv4") => placesOf({ address, family, port: 80 }, own);
  assert.deepEqual(at("127.0.0.1"), ["http://127.0.0.1:80/"]);
  assert.deepEqual(at("::1", "IPv6"), ["http://[::1]:80/"]);
  assert.deepEqual(at("0.0.0.0"), ["http://localhost:80/", "http://192.168.1.5:80/", "http://10.0.0.7:80/"]);
  assert.deepEqual(at("::", "IPv6"), [...at("0.0.0.0"), "http://[2001:db8::7]:80/"]);

  const { text } = await run("--port", "0", "--host", "0.0.0.0");
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  assert.match(text, /Naqala is at http:\/\/localhost:\d+\//);
  for (const { address } of outside)
    assert.match(text, new RegExp(`find it at http://${address.replaceAll(".", "\\.")}:\\d+/`));
});

test("a port that was asked for and is taken is an error", async () => {
  const { code, text } = await run("--port", String(server.address().port));
  assert.deepEqual(
    [code, text],
    [1, `Port ${server.address().port} is taken. Choose another with --port.\n`],
  );
});

test("without a wish the next free port is taken, and that is said", async () => {
  // Somebody else may have it.
  const taken = await listen(folder, { port: 8080, host: "127.0.0.1" }).catch(() => null);
  try {
    const { code, text } = await run();
    assert.equal(code, 0);
    assert.match(
      text,
      /Port 8080 is taken; this is the next free one\.\nNaqala is at http:\/\/127\.0\.0\.1:80[89]\d\//,
    );
  } finally {
    taken?.close();
  }
});

test("wrong use is told with the usage", async () => {
  for (const options of [["--port", "many"], ["--nothing"], ["word"]]) {
    const { code, text } = await run(...options);
    assert.equal(code, 2);
    assert.match(text, /Usage: node serve\.mjs/);
  }
  assert.equal((await run("--folder", place)).code, 1);
});

test("./play tells how to play in the browser and in the terminal, and knows wrong options", () => {
  const play = (...words) =>
    spawnSync(fileURLToPath(new URL("../../play", import.meta.url)), words, { encoding: "utf8" });
  const help = play("--help");
  assert.equal(help.status, 0);
  assert.match(help.stdout, /\.\/play terminal/);
  assert.match(help.stdout, /--port/);
  const wrong = play("--seats");
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /\.\/play terminal/);
});
