// The built client is as small as we say, compressed as a server sends it: brotli, and gzip for
// those who ask for that.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const built = process.env.NAQALA_WEB ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const KB = 1000;
const limits = { first: 120 * KB, client: 430 * KB, engine: 600 * KB };

const isDense = (name) => /\.(woff2|png)$/.test(name);
const shrunk = new Map();
/** Bytes of a file as they are sent. */
function sizeOf(name, coding) {
  const key = `${coding} ${name}`;
  if (!shrunk.has(key)) {
    const plain = readFileSync(join(built, name));
    shrunk.set(
      key,
      (isDense(name) ? plain : coding === "br" ? brotliCompressSync(plain) : gzipSync(plain, { level: 9 }))
        .length,
    );
  }
  return shrunk.get(key);
}
const sum = (names, coding) => names.reduce((total, name) => total + sizeOf(name, coding), 0);
const told = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

const files = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(built.length + 1)
      .replaceAll("\\", "/"),
  );
const html = readFileSync(join(built, "index.html"), "utf8");
const named = (pattern) => [...html.matchAll(pattern)].map(([, name]) => name);

/**
 * What the first page loads in a language: its code, styles and words, and the fonts that its letters need.
 */
function firstFiles(language) {
  const words = JSON.parse(/const words = (\{.*?\});/.exec(html)[1])[language].map((name) => name.slice(2));
  const alphabets = { en: [], ru: ["cyrillic"], uk: ["cyrillic"], pl: ["polish"] }[language];
  const fonts = files.filter(
    (name) => name.endsWith(".woff2") && ["latin", ...alphabets].some((part) => name.includes(`-${part}-`)),
  );
  return [
    ...new Set([
      "index.html",
      "icon.svg",
      ...named(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g),
      ...words,
      ...fonts,
    ]),
  ];
}

for (const coding of ["br", "gzip"]) {
  for (const language of ["en", "ru", "uk", "pl"])
    test(`the home page in ${language} is usable after at most ${told(limits.first)} (${coding})`, (t) => {
      const names = firstFiles(language);
      assert.ok(names.length > 8 && names.some((name) => name.endsWith(".woff2")), names.join(" "));
      const bytes = sum(names, coding);
      t.diagnostic(`home page in ${language}, ${coding}: ${told(bytes)}`);
      assert.ok(bytes <= limits.first, told(bytes));
    });
  test(`all of the client but the engine is at most ${told(limits.client)} (${coding})`, (t) => {
    const names = files.filter((name) => !/\.wasm$|^card\.png$|^licenses\.txt$|^icon.*png$/.test(name));
    const bytes = sum(names, coding);
    t.diagnostic(`client in ${names.length} files, ${coding}: ${told(bytes)}`);
    assert.ok(bytes <= limits.client, told(bytes));
  });
  test(`the engine with its bots is at most ${told(limits.engine)} (${coding})`, (t) => {
    const bytes = sum(
      files.filter((name) => name.endsWith(".wasm")),
      coding,
    );
    t.diagnostic(`engine, ${coding}: ${told(bytes)}`);
    assert.ok(bytes > 0 && bytes <= limits.engine, told(bytes));
  });
}

test("only fonts that some text needs are shipped, each in one format", () => {
  const fonts = files.filter((name) => /\.(woff2?|ttf|otf|eot)$/.test(name));
  assert.ok(fonts.length > 0);
  for (const name of fonts) assert.match(name, /-(latin|cyrillic|polish|western|extended)-[\w-]+\.woff2$/);
});
