// The page on which somebody who owns the box holds its numbers against ours, and gets a report to send.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { house, languages, scene } from "./house.mjs";
import { findings, overflowing, speaksOnly } from "./looks.mjs";

house();

/** The texts of the page, which come with it. */
const numbersIn = async (language) => {
  const file = fileURLToPath(new URL(`../../src/words/${language}/numbers.ts`, import.meta.url));
  return (await runnerImport(file)).module.numbers;
};

/** The field of a number by its name as a screen reader says it: the thing, then what is asked of it. */
const fieldOf = (page, role, thing, asked) =>
  page.getByRole(role, { name: `${thing} ${asked}`, exact: true });

async function open(page, address, numbers) {
  await page.goto(`${address}#/box`);
  await page.getByRole("heading", { name: numbers.title, level: 1 }).waitFor();
  await page.locator("li input").first().waitFor();
}

/** What is on the clipboard: pasted into a field, as a person would. */
async function pasted(page) {
  await page.evaluate(() => {
    const field = Object.assign(document.createElement("textarea"), { id: "pasted" });
    document.querySelector("main").append(field);
    field.focus();
  });
  await page.keyboard.press("Control+V");
  const text = await page.locator("#pasted").inputValue();
  await page.locator("#pasted").evaluate((field) => field.remove());
  return text;
}

scene(
  "what is printed is noted, kept, and copied as a report",
  {},
  async ({ page, context, words, address }) => {
    const numbers = await numbersIn("en");
    const { game, ui } = words;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, address, numbers);
    const geb = fieldOf(page, "textbox", game.djinn.geb, numbers.subjects["djinn-points"]);
    const horn = fieldOf(page, "textbox", game.item.horn, numbers.subjects["item-count"]);
    const colour = fieldOf(page, "combobox", game.tile["workshop-nw"], numbers.subjects["tile-colour"]);
    const all = await page.locator("li input, li select").count();
    await geb.fill("9");
    await horn.fill("x");
    await colour.selectOption("blue");
    assert.equal(await horn.getAttribute("aria-invalid"), "true");
    await page.getByText(numbers.wrong).waitFor();
    const status = page.getByRole("main").getByRole("status");
    assert.equal((await status.innerText()).trim(), `${numbers.counted(2, all)}, ${numbers.differ(1)}`);
    await horn.fill("");

    await page.reload();
    await geb.waitFor();
    assert.equal(await geb.inputValue(), "9");
    assert.equal(await colour.inputValue(), "blue");
    assert.equal(await horn.inputValue(), "");
    await page.getByRole("button", { name: numbers.copy }).click();
    await page.getByRole("button", { name: ui.buttons.copied }).waitFor();
    const report = await page.getByRole("textbox", { name: numbers.report }).inputValue();
    assert.match(report, /Different: 1\. The same: 1\./);
    assert.match(report, /\(`djinn geb`\): printed \*\*9\*\*, ours 6, house number/);
    assert.match(report, /\(`tile workshop colour`\): printed blue, ours blue, one source/);
    assert.equal(await pasted(page), report);
    await page.getByText("A printed number of your box").waitFor();
  },
);

scene("without a clipboard the report is copied in the old way", {}, async ({ page, context, address }) => {
  const numbers = await numbersIn("en");
  // As on a page that came over http from another machine.
  await context.addInitScript(() => delete Navigator.prototype.clipboard);
  await open(page, address, numbers);
  await page.locator("li input").first().fill("9");
  await page.getByRole("button", { name: numbers.copy }).click();
  const report = page.getByRole("textbox", { name: numbers.report });
  await report.waitFor();
  assert.equal(await pasted(page), await report.inputValue());
});

scene("where nothing can be copied the report is selected", {}, async ({ page, context, address }) => {
  const numbers = await numbersIn("en");
  await context.addInitScript(() => {
    delete Navigator.prototype.clipboard;
    document.execCommand = () => false;
  });
  await open(page, address, numbers);
  await page.getByRole("button", { name: numbers.copy }).press("Enter");
  await page.getByRole("alert").getByText(numbers.byHand).waitFor();
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
  });
  assert.match(selected, /^Numbers of the box/);
  assert.match(selected, /\(`djinn geb`\): printed \?, ours 6/);
});

scene("the page is reached from home and from the rules", {}, async ({ page, words, address }) => {
  const numbers = await numbersIn("en");
  for (const from of ["#/", "#/rules"]) {
    await page.goto(address + from);
    await page.getByRole("link", { name: words.ui.home.box }).click();
    await page.getByRole("heading", { name: numbers.title, level: 1 }).waitFor();
  }
});

const looks = languages.map((language, i) => ({ language, theme: i % 2 === 0 ? "light" : "dark" }));
for (const { language, theme } of looks)
  for (const size of [
    [1440, 900],
    [390, 844],
  ])
    scene(
      `it fits, and everybody can use it: ${language}, ${theme}, ${size.join("x")}`,
      { language, theme, size, phone: size[0] === 390 },
      async ({ page, address }) => {
        await open(page, address, await numbersIn(language));
        await page.locator("li input").first().fill("9");
        await page.locator("li input").nth(1).fill("x");
        await page.locator(".report button").click();
        await page.locator(".report textarea").waitFor();
        await page.evaluate(() => document.fonts.ready);
        assert.deepEqual(await overflowing(page), []);
        assert.deepEqual(await findings(page), []);
        await speaksOnly(page, language, "#/box");
      },
    );
