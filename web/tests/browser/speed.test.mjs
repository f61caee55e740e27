// What makes the table quick: it has few elements, and a click costs little of the processor's time. The
// exact figures are measured by ../speed.mjs; the bounds here are about ten times as wide, so that a busy
// machine does not fail them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, launch, scene, serveFolder, testTime } from "./house.mjs";
import { whatNow } from "./player.mjs";
import { hardest } from "../speed/scenes.mjs";

house();

const all = ["base", "artisans", "whims"];
const tables = [
  { called: "two seats", game: () => kept(gameUntil({ players: 2, seed: 3 }, at("take", 1, 2))), most: 1100 },
  {
    called: "five seats and both expansions",
    game: () => kept(gameUntil({ players: 5, sets: all, seed: 3 }, at("take", 1, 2))),
    most: 1600,
  },
];
for (const { called, game, most } of tables)
  scene(
    `a table with ${called} is made of at most ${most} elements, and every drawing is there`,
    { game },
    async ({ page, words, address }) => {
      await page.goto(`${address}#/game/game`);
      await whatNow(page, words);
      await page.waitForFunction(() =>
        [...document.querySelectorAll("image")].every((image) => image.getAttribute("href")),
      );
      const counted = await page.evaluate(() => ({
        all: document.querySelectorAll("*").length,
        drawings: document.querySelectorAll("image").length,
      }));
      assert.ok(counted.drawings > 100, `${counted.drawings} drawings`);
      assert.ok(counted.all <= most, `${counted.all} elements`);
    },
  );

test("a click and the finder take little of the processor's time", { timeout: testTime }, async (t) => {
  const [browser, server] = [await launch(), await serveFolder()];
  try {
    const results = await hardest({ browser, address: server.address, options: { runs: 1 } });
    for (const [name, { samples, longest }] of Object.entries(results)) {
      const told = `${name}: ${samples[0].main.toFixed(0)} ms, longest task ${longest.cpu.toFixed(0)} ms`;
      t.diagnostic(told);
      assert.ok(samples[0].main < 600 && longest.cpu < 500, told);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
