// Which file of the client may import which. Checked by scripts/lint.
const { readdirSync } = require("node:fs");
const { join } = require("node:path");

// The rooms (folders of src) in order: each may use those before it, so that none depends on what depends
// on it.
const rooms = [
  "fonts",
  "words",
  "art",
  "engine",
  "view",
  "game",
  "app",
  "offline",
  "parts",
  "setup",
  "sound",
  "motion",
  "end",
  "table",
  "online",
  "replay",
  "rules",
  "pages",
];

// The doors that still lead the other way. None may be added; one that is closed is taken out here.
const knownDoors = [
  ["engine", "view"],
  ["app", "offline"],
  ["app", "pages"],
  ["app", "parts"],
  ["motion", "table"],
  ["end", "table"],
];

const source = join(__dirname, "src");
for (const entry of readdirSync(source, { withFileTypes: true })) {
  if (entry.isDirectory() && !rooms.includes(entry.name))
    throw new Error(`src/${entry.name} has no place in the order of rooms in .dependency-cruiser.cjs`);
}

const mayNotUse = (room) =>
  rooms
    .slice(rooms.indexOf(room) + 1)
    .filter((other) => !knownDoors.some(([from, to]) => from === room && to === other));

const roomRules = rooms
  .filter((room) => mayNotUse(room).length > 0)
  .map((room) => ({
    name: `room-${room}`,
    comment: `${room} comes before these rooms and may not use them.`,
    severity: "error",
    from: { path: `^src/${room}/` },
    to: { path: `^src/(${mayNotUse(room).join("|")})/` },
  }));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: "no-cycles",
      comment: "Files that need each other to run cannot be loaded one by one. Types may go in a circle.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "resolvable",
      comment: "What is imported must be there; the engine only once it has been built.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "/build/wasm/naqala/" },
    },
    {
      name: "no-tests-in-client",
      comment: "What players get does not need a test to run.",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.ts$" },
      to: { path: "\\.test\\.ts$|^tests/" },
    },
    {
      name: "no-node-in-client",
      comment: "A browser has no modules of node. view/playing.ts plays games for tests.",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.ts$|^src/view/playing\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "used",
      comment: "A file that nobody imports is either a beginning, named here, or dead.",
      severity: "error",
      from: { orphan: true, path: "^src/", pathNot: "\\.test\\.ts$|\\.d\\.ts$|^src/offline/worker\\.js$" },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, "tsconfig.json") },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "svelte", "node", "default", "types"],
    },
  },
};
