import assert from "node:assert/strict";
import { house, languages, scene } from "./house.mjs";
import { atTable, keptRecord, startWith } from "./player.mjs";

house();

/** What was dealt, without who sits where. */
const dealOf = (record) =>
  record
    .split("\n")
    .filter((text) => /^(tiles|card|djinn|bid|row|board|whim|item)/.test(text))
    .join("\n");
const seatsOf = (record) =>
  record
    .split("\n")
    .filter((text) => text.startsWith("name "))
    .join("\n");

scene("the same number deals the same game", {}, async ({ page, words, address }) => {
  const { ui } = words;
  const dealt = async (number) => {
    await page.goto(`${address}#/new`);
    await page.getByText(ui.setup.options).click();
    await page.getByLabel(ui.setup.number).pressSequentially(number);
    await page.getByRole("button", { name: ui.setup.start }).click();
    await atTable(page, words);
    return keptRecord(page);
  };
  const [first, other, again] = [await dealt("77"), await dealt("78"), await dealt("7x7")];
  assert.ok(dealOf(first).length > 100, first);
  assert.equal(dealOf(again), dealOf(first));
  assert.equal(seatsOf(again), seatsOf(first));
  assert.notEqual(dealOf(other), dealOf(first));
});

scene("a number can be had by chance, and the next game has none", {}, async ({ page, words, address }) => {
  const { ui } = words;
  await page.goto(`${address}#/new`);
  await page.getByText(ui.setup.options).click();
  const number = page.getByLabel(ui.setup.number);
  assert.equal(await number.inputValue(), "");
  await page.getByRole("button", { name: ui.setup.random }).click();
  assert.match(await number.inputValue(), /^\d{6}$/);
  await page.getByRole("button", { name: ui.setup.start }).click();
  await atTable(page, words);
  await page.goto(`${address}#/new`);
  await page.getByText(ui.setup.options).click();
  assert.equal(await number.inputValue(), "");
});

scene("what was chosen is there again, five only with an expansion", {}, async ({ page, words, address }) => {
  const { ui } = words;
  await startWith(page, words, address, { seats: ["level-3", "level-1", "level-6", "level-2"], whims: true });
  await page.goto(`${address}#/new`);
  const players = page.getByRole("group", { name: ui.setup.players });
  assert.ok(await players.getByRole("radio", { name: "5" }).isChecked());
  assert.equal(await page.getByLabel(ui.setup.seat(4), { exact: true }).inputValue(), "level-6");
  await page.getByLabel(ui.setup.whims).uncheck();
  assert.ok(await players.getByRole("radio", { name: "4" }).isChecked());
  assert.ok(await players.getByRole("radio", { name: "5" }).isDisabled());
  assert.ok(await page.getByText(ui.setup.fiveNeedsExpansion).isVisible());
});

for (const language of languages)
  scene(
    `the way to begin is always in sight: ${language}`,
    { language, phone: true },
    async ({ page, words, address }) => {
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1024, 768],
      ]) {
        await page.setViewportSize({ width, height });
        for (const hash of ["#/new", "#/new/people"]) {
          await page.goto(address + hash);
          const start = page.getByRole("button", { name: words.ui.setup.start });
          const { y, height: high } = await start.boundingBox();
          assert.ok(
            y >= 0 && y + high <= height && high >= 44,
            `${hash}: from ${y}, ${high} high, on ${height}`,
          );
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, hash);
        }
      }
    },
  );
