import { expect, test } from "vitest";
import { packageOf, unknownIn } from "./licences.ts";

test("a module belongs to the innermost package of its path", () => {
  expect(packageOf("/home/node_modules/svelte/src/index.js")).toBe("svelte");
  expect(packageOf("\0/home/node_modules/@scope/name/index.js?url")).toBe("@scope/name");
  expect(packageOf("/home/node_modules/outer/node_modules/inner/index.js")).toBe("inner");
  expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
  expect(packageOf("/home/web/src/main.ts")).toBeUndefined();
});

test("a package whose licence nobody wrote down is found", () => {
  const modules = ["/a/node_modules/svelte/x.js", "/a/node_modules/stranger/x.js", "/a/src/x.ts"];
  expect(unknownIn(modules)).toEqual(["stranger"]);
});
