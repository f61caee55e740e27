// The last steps of a build: the first page asks for all it needs at once and allows nothing else, the
// service worker gets the list of files, and each file is there compressed, for servers that send it so.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const languages = ["en", "ru", "uk", "pl"];
/** Not needed to play: pictures for others that link here, and the texts of licences. */
const notKept = /(^|\/)(card\.png|licenses\.txt|sw\.js)$|\.(br|gz)$/;

/** The chunk of a language's words and those that it imports. */
function wordChunks(bundle: Rolldown.OutputBundle, language: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const words = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/src/words/${language}/index.ts`),
  );
  if (!words) throw new Error(`No chunk has the words of ${language}.`);
  return [words.fileName, ...words.imports].map((name) => `./${name}`);
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = (script: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashOf(script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * The page with its policy, the script that runs first and the fonts of the first line, all right
 * behind its charset.
 */
function firstPage(html: string, bundle: Rolldown.OutputBundle): string {
  const words = Object.fromEntries(languages.map((language) => [language, wordChunks(bundle, language)]));
  const script = read("first.js")
    .replace(/^\/\/.*\n/, "")
    .replace(/\n\s*/g, "\n")
    .replace("__WORDS__", JSON.stringify(words));
  const fonts = Object.keys(bundle).filter((name) => /(rubik|philosopher)-latin-.*woff2$/.test(name));
  const lines = [
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy(script))}">`,
    `<script>${script}</script>`,
    ...fonts.map((name) => `<link rel="preload" href="./${name}" as="font" type="font/woff2" crossorigin>`),
  ];
  const charset = /<meta charset="utf-8" ?\/?>/;
  if (!charset.test(html)) throw new Error("index.html has no charset.");
  return html.replace(charset, (found) => [found, ...lines].join("\n    "));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();

/** The service worker with its list, and a name that changes with any byte of any file. */
function workerFor(folder: string): string {
  const files = filesIn(folder).filter((file) => !notKept.test(file));
  const code = read("../src/offline/worker.js");
  const hash = createHash("sha256").update(code);
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const version = hash.digest("hex").slice(0, 12);
  return `const version = "${version}";\nconst files = ${JSON.stringify(files)};\n${code}`;
}

const shrink = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function compress(folder: string, file: string): Promise<void> {
  const plain = readFileSync(join(folder, file));
  const brotli = await shrink.br(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  writeFileSync(join(folder, `${file}.br`), brotli);
  writeFileSync(join(folder, `${file}.gz`), await shrink.gz(plain, { level: 9 }));
}

export function offline(): Plugin {
  let folder = "";
  return {
    name: "naqala-offline",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, context) => (context.bundle ? firstPage(html, context.bundle) : html),
    },
    // After the files of the folder `public` are there too.
    closeBundle: async () => {
      writeFileSync(join(folder, "sw.js"), workerFor(folder));
      const worth = filesIn(folder).filter((file) =>
        /\.(html|js|css|svg|wasm|webmanifest|json|txt)$/.test(file),
      );
      await Promise.all(worth.map((file) => compress(folder, file)));
    },
  };
}
