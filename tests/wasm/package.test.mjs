// The package as a page gets it: its size, what it asks of its host, and the example of its documentation.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load, packageFolder, root } from "./support.mjs";

// Bytes, of the module and its wrapper together; the nets that are built in come on top of them,
// as they hardly shrink.
const nets = readdirSync(join(root, "src/bots/nets")).filter((name) => name.endsWith(".net"));
const netBytes = nets.reduce((sum, name) => sum + statSync(join(root, "src/bots/nets", name)).size, 0);
const limit = 250_000 + netBytes;
const files = ["naqala.wasm", "naqala.js"].map((name) => readFileSync(join(packageFolder, name)));

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

for (const [name, compress] of [
  ["brotli", brotli],
  ["gzip", (bytes) => gzipSync(bytes, { level: 9 })],
]) {
  test(`the package is small enough with ${name}`, (t) => {
    const size = files.reduce((sum, bytes) => sum + compress(bytes).length, 0);
    t.diagnostic(`${size} bytes of ${limit}`);
    assert.ok(size <= limit, `${size} bytes are more than ${limit}`);
  });
}

test("the nets are small enough", () => assert.ok(netBytes <= 250_000, `${netBytes} bytes`));

test("the module asks its host for nothing but what the wrapper gives", () => {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(files[0]));
  const given = ["clock_time_get", "emscripten_notify_memory_growth", "proc_exit"];
  assert.deepEqual(imports.map(({ name }) => name).sort(), given);
});

test("a module, its bytes and the answer to a request can be loaded", async () => {
  const { Engine } = await import(pathToFileURL(join(packageFolder, "naqala.js")));
  const response = () => new Response(files[0], { headers: { "content-type": "application/wasm" } });
  const tables = (await load()).tables();
  for (const source of [new WebAssembly.Module(files[0]), response(), Promise.resolve(response())])
    assert.deepEqual((await Engine.load(source)).tables(), tables);
});

test("the example in docs/wasm.md prints what it says", () => {
  const page = readFileSync(join(root, "docs/wasm.md"), "utf8");
  const [, code, output] = page.match(/```js\n([^]*?)```[^]*?```text\n([^]*?)```/);
  const folder = pathToFileURL(packageFolder).href;
  const printed = execFileSync("node", ["--input-type=module"], {
    input: code.replaceAll("./naqala/", `${folder}/`),
    encoding: "utf8",
    cwd: join(packageFolder, ".."),
  });
  assert.equal(printed, output);
});

test("where the engine is not built, the tests say what to build", () => {
  const env = { ...process.env, NAQALA_WASM: join(root, "no-such-folder") };
  const { status, stderr } = spawnSync("node", [join(root, "tests/wasm/engine.mjs")], {
    env,
    encoding: "utf8",
  });
  assert.notEqual(status, 0);
  assert.match(stderr, /There is no naqala\.js in .*no-such-folder\. Build .*cmake --preset wasm/);
});
