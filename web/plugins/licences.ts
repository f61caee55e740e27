// The built client carries the licence texts of all that is bundled in it, and is not built if a package is
// bundled whose licence is not known (licenses/components.json).

import type { Plugin, Rolldown } from "vite";
import { components, textsFor } from "../../packaging/licences.mjs";

const known = new Set(components.map(({ npm }) => npm));

/**
 * The npm package that a module belongs to; undefined for our own files. A bundler's own helpers stand
 * under its name behind a zero.
 */
export function packageOf(module: string): string | undefined {
  const [, name] =
    /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(module) ?? /^\0([a-z]+)\//.exec(module) ?? [];
  return name?.replace("\\", "/");
}

/** The packages in a bundle whose licence is not known. */
export function unknownIn(modules: Iterable<string>): string[] {
  const names = new Set([...modules].map(packageOf).filter((name) => name !== undefined));
  return [...names].filter((name) => !known.has(name)).sort();
}

function refuseUnknown(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const unknown = unknownIn(chunks.flatMap((chunk) => Object.keys(chunk.modules)));
  if (unknown.length > 0) {
    throw new Error(`Bundled, but without a licence in licenses/components.json: ${unknown.join(", ")}.`);
  }
}

/** For the bundles of workers, which have plugins of their own. */
export const knownLicences = (): Plugin => ({
  name: "naqala-known-licences",
  apply: "build",
  generateBundle: (_options, bundle) => refuseUnknown(bundle),
});

export const licences = (): Plugin => ({
  name: "naqala-licences",
  apply: "build",
  generateBundle(_options, bundle) {
    refuseUnknown(bundle);
    this.emitFile({ type: "asset", fileName: "licenses.txt", source: textsFor(["client", "engine"]) });
  },
});
