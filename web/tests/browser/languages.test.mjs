import assert from "node:assert/strict";
import { house, languages, scene, wordsIn } from "./house.mjs";
import { overflowing, speaksOnly } from "./looks.mjs";
import { playUntil, startGame, whatNow, wholeLog } from "./player.mjs";

house();

const pages = ["#/", "#/new", "#/new/people", "#/open", "#/rules", "#/nowhere"];
const sizes = { desktop: [1440, 900], phone: [390, 844] };
const ownNames = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski" };

for (const language of languages)
  for (const [name, size] of Object.entries(sizes))
    scene(
      `every page speaks ${language}, ${name}`,
      { language, size, phone: name === "phone" },
      async ({ page, words, address }) => {
        const look = async (where) => {
          await speaksOnly(page, language, where);
          assert.deepEqual(await overflowing(page), [], where);
        };
        for (const hash of pages) {
          await page.goto(address + hash);
          await page.getByRole("heading", { level: 1 }).waitFor();
          if (hash === "#/rules") await page.getByRole("textbox", { name: words.ui.rules.search }).waitFor();
          await look(hash);
        }
        await startGame(page, words, address);
        await whatNow(page, words);
        await look("the table");
      },
    );

/** Every tab of the table, one after the other. */
async function lookThrough(page, language) {
  const words = await wordsIn(language);
  for (const name of Object.values(words.ui.table.tabs)) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tab", { name, selected: true }).waitFor();
    if (name === words.ui.table.tabs.log) await wholeLog(page, words);
    await speaksOnly(page, language, name);
    assert.deepEqual(await overflowing(page), [], name);
  }
}

const logLines = (page) => page.getByRole("tabpanel").getByRole("listitem").allInnerTexts();

for (const [i, from] of languages.entries()) {
  const to = languages[(i + 1) % languages.length];
  scene(
    `the language changes in mid-game, ${from} to ${to}`,
    { language: from, seed: 51 + i },
    async ({ page, words, address, random }) => {
      await startGame(page, words, address);
      const round = (n) => page.getByRole("heading", { level: 1, name: words.ui.table.round(n) }).isVisible();
      await playUntil(page, words, random, () => round(3));
      await lookThrough(page, from);
      const before = await logLines(page);
      await page.getByRole("button", { name: words.ui.buttons.menu }).click();
      await page.getByRole("dialog").getByText(ownNames[to]).click();
      const next = await wordsIn(to);
      await page.getByRole("dialog").getByRole("heading", { name: next.ui.settings.title }).waitFor();
      await speaksOnly(page, to, "menu");
      await page.getByRole("dialog").getByRole("button", { name: next.ui.buttons.close }).click();
      await lookThrough(page, to);
      const after = await logLines(page);
      assert.equal(after.length, before.length);
      assert.ok(
        before.length > 20 && before.every((line, n) => line !== after[n]),
        "A line of the log stays as it was.",
      );
      await playUntil(page, next, random, () =>
        page.getByRole("heading", { level: 1, name: next.ui.table.round(4) }).isVisible(),
      );
      await lookThrough(page, to);
    },
  );
}
