// In the built client the numbers of the game stand in its texts: what words/fill.ts does with their
// placeholders while the client is developed and tested is done once, and neither the placeholders nor all of
// the document are shipped.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { fillerFrom } from "../src/words/filler.ts";
import { counterOf } from "../src/words/plural.ts";

/** A placeholder: a path of the document, then the forms of a noun or the word before the last. */
const placeholder = /(?<!\$)\{([a-z_]+)(?:\.[\w -]+)*(?:[&|][^{}]*)?\}/g;

/** The source of a file of a language, with the numbers of the document in its texts. */
export function withNumbers(source: string, language: string, document: object): string {
  const fill = fillerFrom(counterOf(language), document);
  return source
    .replace(placeholder, (found, part: string) => (part in document ? fill(found) : found))
    .replace(/\bfill\(("(?:[^"\\]|\\.)*")\)/g, "$1");
}

/** What of each thing is shipped: what words/things.ts reads. The rest is only in texts. */
const shipped: Record<string, readonly string[]> = {
  tiles: ["colour", "value", "count"],
  djinns: ["set", "value", "cost", "moment"],
  cards: ["count"],
  items: ["value"],
  whims: ["coins", "wanted"],
};

/** And of some things more. The base game is the set of what names none. */
const shippedBesides: Record<string, string> = { "al-amin": "power", flute: "meeples" };

const only = (name: string, row: object, fields: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field, value]) => value !== "base" && (fields.includes(field) || shippedBesides[name] === field),
    ),
  );

/** The document without what the built client does not read. */
export function shippedOf(document: Record<string, object>): Record<string, unknown> {
  const rowsOf = (part: string, fields: readonly string[]) =>
    Object.fromEntries(
      Object.entries(document[part]!).map(([name, row]) => [name, only(name, row as object, fields)]),
    );
  return {
    ...document,
    ...Object.fromEntries(Object.entries(shipped).map(([part, fields]) => [part, rowsOf(part, fields)])),
  };
}

/** The module that stands for tables.json; with the name of a part behind it, the module of that part. */
const all = "\0naqala-tables:";

export function numbers(): Plugin {
  const file = new URL("../../build/wasm/naqala/tables.json", import.meta.url);
  return {
    name: "naqala-numbers",
    apply: "build",
    enforce: "pre",
    // Each part is a module of its own, so that it is loaded with what needs it.
    resolveId(source) {
      if (source.endsWith("/naqala/tables.json")) return { id: all, moduleSideEffects: false };
      return source.startsWith(all) ? { id: source, moduleSideEffects: false } : undefined;
    },
    load(id) {
      if (!id.startsWith(all)) return undefined;
      const document = shippedOf(JSON.parse(readFileSync(file, "utf8")) as Record<string, object>);
      if (id !== all) return `export default ${JSON.stringify(document[id.slice(all.length)])};`;
      const parts = Object.keys(document).map(
        (part) => `export { default as ${part} } from "${all}${part}";`,
      );
      return parts.join("\n");
    },
    transform(code, id) {
      if (id.endsWith("/src/words/fill.ts"))
        return { code: "export const fillerOf = () => (tree) => tree;", map: null };
      const language = /\/src\/words\/([a-z]{2})\/\w+\.ts$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      const document = JSON.parse(readFileSync(file, "utf8")) as object;
      return { code: withNumbers(code, language, document), map: null };
    },
  };
}
