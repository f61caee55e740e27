// What travels over the table and is heard, while somebody else plays.
import assert from "node:assert/strict";
import { house, scene } from "./house.mjs";
import { playOneDecision, startGame, whatNow } from "./player.mjs";

house();

/** Runs in a page, before anything else: notes each thing that travels, and counts what is heard. */
function watch() {
  globalThis.travelled = [];
  globalThis.heard = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.classList?.contains("flyer")) globalThis.travelled.push(node.classList[1]);
  }).observe(document, { childList: true, subtree: true });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    ++globalThis.heard;
    return start.apply(this, when);
  };
}

/** The ways in which things have travelled since the page was loaded, and how often something was heard. */
const noted = (page) =>
  page.evaluate(() => ({ ways: [...new Set(globalThis.travelled)], heard: globalThis.heard }));

/** Plays until each of both has had two turns or so. */
async function playOn({ page, words, random, address }) {
  await page.addInitScript(watch);
  await startGame(page, words, address);
  for (let n = 0; n < 25; ++n) await playOneDecision(page, words, random);
  await whatNow(page, words);
}

scene(
  "what happens is seen to move and is heard, and all of it comes to rest",
  { settings: { pace: "normal", motion: true, sound: true } },
  async (it) => {
    const { page } = it;
    await playOn(it);
    const { ways, heard } = await noted(page);
    for (const way of ["hop", "slide"]) assert.ok(ways.includes(way), `${way} is not among ${ways}`);
    assert.ok(heard > 0);
    await page.waitForFunction(() => document.querySelector(".flyer") === null);
    const hidden = page.locator('[data-place][style*="opacity"]');
    assert.equal(await hidden.count(), 0, "something has not arrived");
  },
);

scene(
  "nothing moves for those who want it so, and it is heard all the same",
  { settings: { pace: "normal", motion: false, sound: true } },
  async (it) => {
    await playOn(it);
    const { ways, heard } = await noted(it.page);
    assert.deepEqual(ways, []);
    assert.ok(heard > 0);
  },
);
