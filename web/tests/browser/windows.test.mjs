import assert from "node:assert/strict";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { atTable, keptRecord, offered, press, whatNow } from "./player.mjs";

house();

const game = () => kept(gameUntil({ players: 2, seed: 71 }, at("take", 1, 2)));

scene(
  "a game that goes on in another window is not overwritten by this one",
  { game },
  async ({ page, context, words, address }) => {
    const { ui } = words;
    await page.goto(`${address}#/game/game`);
    assert.equal(await whatNow(page, words), "decide");
    const other = await context.newPage();
    await other.goto(`${address}#/game/game`);
    await whatNow(other, words);
    await press(other, (await offered(other, words))[0]);
    await whatNow(other, words);
    await page.getByRole("heading", { name: ui.errors.elsewhere }).waitFor();
    const record = await keptRecord(other);
    await page.getByRole("button", { name: ui.errors.goOnHere }).click();
    await atTable(page, words);
    assert.equal(await whatNow(page, words), "decide");
    assert.equal(await keptRecord(page), record);
  },
);

scene(
  "with hidden totals a rival's coins, cards and total are not on the screen",
  {},
  async ({ page, words, address }) => {
    const { ui } = words;
    await page.goto(`${address}#/new`);
    await page.getByText(ui.setup.options).click();
    await page.getByLabel(ui.setup.totalsHidden, { exact: true }).check();
    await page.getByRole("button", { name: ui.setup.start }).click();
    await atTable(page, words);
    await whatNow(page, words);
    const seats = page.getByRole("complementary", { name: ui.table.seats });
    const texts = await seats.getByRole("region").allInnerTexts();
    assert.equal(texts.filter((text) => text.includes(ui.table.hidden)).length, 1, texts.join("\n---\n"));
    assert.ok(await page.getByText(ui.scores.hidden).isVisible());
  },
);
