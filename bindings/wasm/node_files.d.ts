// The one function of node that node.ts uses, so that the compiler needs no further package for it.
declare module "node:fs/promises" {
  export function readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
}
