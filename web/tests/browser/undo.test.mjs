import assert from "node:assert/strict";
import { at, engine, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { hand, keptRecord, line, offered, playUntil, press, whatNow } from "./player.mjs";

house();

const boardOn = (page, words) =>
  page
    .getByRole("group", { name: words.ui.table.board })
    .getByRole("button")
    .evaluateAll((tiles) =>
      tiles.map((tile) => `${tile.getAttribute("aria-label")} ${tile.getAttribute("aria-disabled")}`),
    );
const game = () => kept(gameUntil({ players: 2, seed: 71 }, at("take", 1, 2)));
const actionsOf = (record) => {
  const game = engine.readRecord(record);
  const actions = game.history().map(({ action }) => action);
  game.free();
  return actions;
};

scene("steps of a turn are taken back one by one", { game }, async ({ page, words, address }) => {
  const { ui } = words;
  await page.goto(`${address}#/game/game`);
  const seen = [];
  const back = page.getByRole("button", { name: ui.buttons.undo });
  await whatNow(page, words);
  assert.equal(await back.getAttribute("aria-disabled"), "true", "nothing is done yet");
  const several = (await offered(page, words)).find(({ name }) =>
    /[2-9] \w+,.* and |1 \w+, 1 \w+ and /.test(name),
  );
  for (let n = 0; n < 3; ++n) {
    seen.push({
      board: await boardOn(page, words),
      record: await keptRecord(page),
      line: await line(page, words).innerText(),
    });
    const things = await offered(page, words);
    await press(page, n === 0 ? several : things[0]);
    await whatNow(page, words);
    if ((await line(page, words).innerText()) === ui.table.chooseTribe)
      await press(page, (await offered(page, words))[0]);
    await whatNow(page, words);
  }
  assert.ok(await hand(page, words).isVisible());
  for (const before of seen.reverse()) {
    await back.click();
    await whatNow(page, words);
    assert.deepEqual(
      {
        board: await boardOn(page, words),
        record: await keptRecord(page),
        line: await line(page, words).innerText(),
      },
      before,
    );
  }
  assert.equal(await back.getAttribute("aria-disabled"), "true");
});

scene(
  "a misclick at the end of a turn can be taken back until it is confirmed",
  { game, seed: 72 },
  async (it) => {
    const { page, words, address, random } = it;
    const { ui } = words;
    await page.goto(`${address}#/game/game`);
    const end = page
      .getByRole("group", { name: ui.table.choices })
      .getByRole("button", { name: words.steps.button({ kind: "end" }, {}), exact: true });
    await playUntil(page, words, random, () => end.isVisible());
    const atEnd = await keptRecord(page);
    const back = page.getByRole("button", { name: ui.buttons.undo });
    await back.click();
    await whatNow(page, words);
    const before = await keptRecord(page);
    assert.ok(actionsOf(before).length < actionsOf(atEnd).length);
    assert.deepEqual(actionsOf(atEnd).slice(0, actionsOf(before).length), actionsOf(before));
    await playUntil(page, words, random, () => end.isVisible());
    const again = await keptRecord(page);
    await page.reload();
    await end.waitFor();
    assert.equal(await keptRecord(page), again);
    await end.click();
    await whatNow(page, words);
    assert.deepEqual(actionsOf(await keptRecord(page)).slice(0, actionsOf(again).length + 1), [
      ...actionsOf(again),
      "end",
    ]);
    assert.equal(await back.getAttribute("aria-disabled"), "true", "a turn that is over stays as it is");
  },
);
