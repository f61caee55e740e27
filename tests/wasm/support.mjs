// What the tests of the WebAssembly build share. NAQALA_BINARY is the native command to compare with.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./engine.mjs";

export { Engine, engine, load, packageFolder, root } from "./engine.mjs";

const binary = resolve(process.env.NAQALA_BINARY ?? join(root, "build/dev/naqala"));

/** The output of the native command; `input` is its standard input. */
export function native(args, input = "") {
  if (!existsSync(binary))
    throw new Error(
      `There is no ${binary}. Build the command first, in the root of the project: ` +
        "cmake --preset dev && cmake --build --preset dev --target naqala",
    );
  return execFileSync(binary, args, { input, encoding: "utf8", maxBuffer: 1 << 26 });
}

/** The fifteen set-ups: the base game with 2 to 4 seats, each choice of expansions with 2 to 5. */
export const setups = Object.entries({
  base: [],
  artisans: ["artisans"],
  whims: ["whims"],
  both: ["artisans", "whims"],
})
  .flatMap(([name, sets]) =>
    [2, 3, 4, 5].map((players) => ({ name: `${name}-${players}`, players, sets: ["base", ...sets] })),
  )
  .filter(({ players, sets }) => players < 5 || sets.length > 1);
export const optionsOf = ({ players, sets }) => ({ players, sets });

/** The files of a folder below tests/ with their texts. */
export function filesOf(folder, ending) {
  const names = readdirSync(join(root, "tests", folder))
    .filter((name) => name.endsWith(ending))
    .sort();
  return names.map((name) => ({ name, text: readFileSync(join(root, "tests", folder, name), "utf8") }));
}

/** Random numbers that are the same in each run (mulberry32). */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

/** One random decision, of chance or of a seat; gives its text. */
export function step(game, random) {
  const actions = game.legal();
  const action = game.actor() === "chance" ? game.draw(random(1 << 30)) : actions[random(actions.length)];
  game.apply(action);
  return action;
}

/** Plays at random until the game is over or `until(game)` holds. */
export function play(game, random, until = () => false) {
  while (game.actor() !== "nobody" && !until(game)) step(game, random);
  return game;
}
