import assert from "node:assert/strict";
import { house, languages, scene } from "./house.mjs";

house();

/** Whether the marked place is on the screen and not below the field. */
const inSight = (page) =>
  page.waitForFunction(() => {
    const place = document.querySelector(".current, h2:has(mark)");
    if (!place) return false;
    const { top, bottom } = place.getBoundingClientRect();
    return top < innerHeight && bottom > document.querySelector("search").getBoundingClientRect().bottom;
  });

for (const language of languages)
  scene(
    `words are found in the rules and jumped to: ${language}`,
    { language, size: [390, 844], phone: true },
    async ({ page, words, address }) => {
      const { rules } = words.ui;
      await page.goto(`${address}#/rules`);
      const field = page.getByRole("textbox", { name: rules.search });
      await field.fill(words.game.djinn.kandicha);
      await inSight(page);
      assert.ok((await page.locator("mark").allTextContents()).includes(words.game.djinn.kandicha));
      await field.fill("qqqq");
      await page.getByText(rules.found(0), { exact: true }).waitFor({ state: "attached" });
      assert.equal(await page.locator("mark").count(), 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    },
  );

scene(
  "Enter and the arrows walk through what was found, Escape ends it",
  {},
  async ({ page, words, address }) => {
    const { rules } = words.ui;
    await page.goto(`${address}#/rules`);
    const field = page.getByRole("textbox", { name: rules.search });
    await field.fill("tent camel");
    const current = () => page.locator(".current").getAttribute("id");
    const first = await current();
    await field.press("Enter");
    const second = await current();
    assert.notEqual(second, first);
    await inSight(page);
    await page.getByRole("button", { name: rules.next }).click();
    assert.notEqual(await current(), second);
    await page.getByRole("button", { name: rules.previous }).click();
    assert.equal(await current(), second);
    await field.press("Shift+Enter");
    assert.equal(await current(), first);
    await field.press("Shift+Enter");
    await inSight(page);
    assert.notEqual(await current(), first);
    await field.press("Escape");
    assert.equal(await field.inputValue(), "");
    assert.equal(await page.locator("mark").count(), 0);
  },
);

scene("a link to a rule shows it", {}, async ({ page, address }) => {
  await page.goto(`${address}#/rules/R28`);
  await inSight(page);
  assert.equal(await page.locator(".current").getAttribute("id"), "R28");
});
