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

const olderWords = { en: "slaves", ru: "Рабы", uk: "Раби", pl: "niewolnicy" };
for (const language of languages)
  scene(
    `a word of an older edition finds what it is called today: ${language}`,
    { language, size: [390, 844], phone: true },
    async ({ page, words, address }) => {
      await page.goto(`${address}#/rules`);
      const field = page.getByRole("textbox", { name: words.ui.rules.search });
      await field.fill(olderWords[language]);
      await inSight(page);
      const fakir = words.game.card.fakir;
      const marked = (await page.locator("mark").allTextContents()).map((text) => text.toLowerCase());
      assert.ok(marked.length > 10 && marked.every((text) => text === fakir));
      await page.locator("search").getByText(fakir).waitFor();
      await page.locator("#goods-fakir mark").waitFor();
    },
  );

const examples = ["auction", "loop", "builders", "assassins", "sale", "tent"];
for (const size of [
  [1440, 900],
  [390, 844],
])
  scene(`the examples are drawn: ${size.join("x")}`, { size }, async ({ page, address }) => {
    await page.goto(`${address}#/rules`);
    await page.locator("#example-tent").waitFor();
    assert.deepEqual(
      await page.locator("figure").evaluateAll((all) => all.map(({ id }) => id)),
      examples.map((name) => `example-${name}`),
    );
    // Every meeple is drawn on its way, every tile that counts has its number, and what is won says so.
    const texts = (name, part) => page.locator(`#example-${name} ${part} text`).allTextContents();
    const numbers = async (name, part) => (await texts(name, part)).filter((text) => /^\+?\d+$/.test(text));
    assert.deepEqual(await numbers("loop", ".drop"), ["1", "2", "3", "4", "5"]);
    assert.deepEqual(await numbers("builders", ".counted + .chip"), ["1", "2", "3", "4", "5"]);
    assert.deepEqual(await numbers("tent", ".counted + .chip"), ["1", "2", "3", "4"]);
    assert.deepEqual(await numbers("assassins", ".won"), ["+6", "+5"]);
    const sums = async (name) =>
      (await page.locator(`#example-${name} .sum`).allTextContents()).map((sum) => sum.replace(/\s/g, ""));
    assert.deepEqual(await sums("builders"), ["4×5=20", "(4+1)×5=25"]);
    assert.deepEqual(await sums("sale"), ["=30", "=7"]);
    assert.deepEqual(await sums("tent"), ["8+4=12"]);
    assert.deepEqual(await page.locator("#example-auction .turn").allTextContents(), ["1", "2", "3", "4"]);
    for (const picture of await page.locator("figure [data-example]").all()) {
      const { width, height } = await picture.boundingBox();
      assert.ok(width > 150 && height > 60 && width <= size[0]);
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= size[0]);
  });

scene("the mark of our own numbers leads to their list", {}, async ({ page, words, address }) => {
  await page.goto(`${address}#/rules`);
  await page.locator("#djinns-geb button").click();
  await page.waitForFunction(() => {
    const { top, bottom } = document.getElementById("numbers").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  assert.ok((await page.locator("section:has(#numbers)").textContent()).includes(words.game.djinn.geb));
});

scene("a link to a rule shows it", {}, async ({ page, address }) => {
  await page.goto(`${address}#/rules/R28`);
  await inSight(page);
  assert.equal(await page.locator(".current").getAttribute("id"), "R28");
});
