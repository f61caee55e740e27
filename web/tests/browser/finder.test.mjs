import assert from "node:assert/strict";
import { at, engine, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { keptRecord, whatNow } from "./player.mjs";

house();

const game = gameUntil({ players: 3, seed: 61 }, at("take", 1, 2));

/** What the engine itself finds for the seat that plays. */
function sowingsIn(game) {
  const seen = engine.readPosition(game.observation(game.actor()));
  try {
    return seen.sowings();
  } finally {
    seen.free();
  }
}

async function openFinder({ page, words, address }) {
  await page.goto(`${address}#/game/game`);
  await whatNow(page, words);
  await page.getByRole("tab", { name: words.ui.table.tabs.finder }).click();
  await page.getByRole("tabpanel").getByRole("row").nth(1).waitFor();
}

/** The rows that are shown, as they are said. */
const rowsOn = (page) =>
  page
    .getByRole("tabpanel")
    .locator("tbody")
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
/** All of them: they come bit by bit, and the rest when somebody wants more. */
async function allRowsOn(page, words, count) {
  const more = page.getByRole("tabpanel").getByRole("button", { name: words.ui.buttons.more, exact: true });
  const all = page
    .getByRole("tabpanel")
    .locator("tbody tr")
    .nth(count - 1);
  for (;;) {
    await all.or(more).first().waitFor();
    if (await all.isVisible()) return rowsOn(page);
    await more.click({ timeout: 1_000 }).catch(() => {}); // It goes when more come by themselves.
  }
}
const cellsOn = (page, n) =>
  page
    .getByRole("tabpanel")
    .locator("tbody tr")
    .evaluateAll(
      (rows, n) => rows.map(({ cells }) => (cells[n].querySelector("button") ?? cells[n]).textContent.trim()),
      n,
    );
const saidRow =
  (words) =>
  ({ start, final, tribe, yield: { collected, total } }) =>
    words.ui.finder.row(start, final, words.game.tribeCount(collected, tribe), total);

scene("the finder has every turn there is, once", { game: () => kept(game) }, async (it) => {
  const { page, words } = it;
  await openFinder(it);
  const all = sowingsIn(game);
  assert.ok(all.length > 100);
  await page.getByText(words.ui.finder.rows(all.length, all.length), { exact: true }).waitFor();
  assert.deepEqual((await allRowsOn(page, words, all.length)).sort(), all.map(saidRow(words)).sort());
});

scene("the finder sorts and filters", { game: () => kept(game) }, async (it) => {
  const { page, words } = it;
  const { ui } = words;
  await openFinder(it);
  const all = sowingsIn(game);
  const panel = page.getByRole("tabpanel");
  const ordered = (list, sign) =>
    list.every((one, i) => i === 0 || sign * (one < list[i - 1] ? -1 : one > list[i - 1] ? 1 : 0) >= 0);
  assert.ok(ordered((await cellsOn(page, 6)).map(Number), -1), "not the best first");
  await panel.getByRole("button", { name: ui.finder.start, exact: true }).click();
  await panel
    .getByRole("columnheader", { name: ui.finder.start })
    .and(page.locator('[aria-sort="ascending"]'))
    .waitFor();
  assert.ok(ordered(await cellsOn(page, 0), 1), "not by their start");
  await panel.getByRole("button", { name: ui.finder.start, exact: true }).click();
  assert.ok(ordered(await cellsOn(page, 0), -1), "not by their start from the end");

  const builders = all.filter(({ tribe }) => tribe === "builder");
  await panel.getByRole("button", { name: words.game.tribes.builder, exact: true }).click();
  await page.getByText(ui.finder.rows(builders.length, all.length), { exact: true }).waitFor();
  assert.deepEqual(
    (await allRowsOn(page, words, builders.length)).sort(),
    builders.map(saidRow(words)).sort(),
  );
  const taking = builders.filter(({ yield: earned }) => earned.control);
  await panel.getByRole("combobox", { name: ui.finder.filter }).selectOption({ label: ui.finder.control });
  await page.getByText(ui.finder.rows(taking.length, all.length), { exact: true }).waitFor();
  assert.deepEqual((await allRowsOn(page, words, taking.length)).sort(), taking.map(saidRow(words)).sort());
});

scene("hovering over a row shows its path, a click plays it", { game: () => kept(game) }, async (it) => {
  const { page, words } = it;
  const { ui } = words;
  await openFinder(it);
  const row = page.getByRole("tabpanel").locator("tbody tr").nth(3);
  const said = await row.getByRole("button").getAttribute("aria-label");
  const sowing = sowingsIn(game).find((one) => saidRow(words)(one) === said);
  const stops = page.getByRole("group", { name: ui.table.board }).locator("circle.stop");
  assert.equal(await stops.count(), 0);
  await row.hover();
  await stops.first().waitFor();
  assert.equal(await stops.count(), sowing.path.length - 1);
  await page.getByRole("button", { name: `${ui.finder.play}: ${sowing.start}–${sowing.final}` }).waitFor();
  const then = page.getByRole("tabpanel").getByText(
    new RegExp(
      [1, 2, 3]
        .map((seat) => ui.finder.thenBest(["Ada", "Bo", "Cy"][seat - 1], 0))
        .concat(ui.finder.thenYou(0), ui.finder.thenNone)
        .map((text) => text.split(/\d/)[0])
        .join("|"),
    ),
  );
  await then.waitFor();
  await row.click();
  await whatNow(page, words);
  await page.waitForFunction(
    (end) => JSON.parse(localStorage.getItem("naqala.game.game")).includes(end),
    sowing.path.join("; "),
  );
  const after = engine.readRecord(await keptRecord(page));
  const [last] = after
    .history()
    .map(({ action }) => action)
    .filter((action) => action.startsWith("drop "))
    .slice(-1);
  after.free();
  assert.equal(last, `drop ${sowing.final} ${sowing.tribe}`);
});
