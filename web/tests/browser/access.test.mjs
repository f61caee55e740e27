import assert from "node:assert/strict";
import { house, scene } from "./house.mjs";
import { findings } from "./looks.mjs";
import { startGame } from "./player.mjs";

house();

const pages = {
  home: "#/",
  setup: "#/new",
  "pass and play": "#/new/people",
  open: "#/open",
  rules: "#/rules",
};

for (const theme of ["light", "dark"])
  for (const [size, phone] of [
    [[1440, 900], false],
    [[390, 844], true],
  ])
    scene(
      `axe finds nothing, ${theme}, ${phone ? "phone" : "desktop"}`,
      { theme, size, phone },
      async ({ page, words, address }) => {
        for (const [name, hash] of Object.entries(pages)) {
          await page.goto(address + hash);
          await page.getByRole("heading", { level: 1 }).waitFor();
          if (name === "rules") await page.getByRole("textbox", { name: words.ui.rules.search }).waitFor();
          assert.deepEqual(await findings(page), [], name);
        }
        await startGame(page, words, address);
        await page.goto(address); // Now with a game that is kept.
        await page.getByRole("region", { name: words.ui.home.games }).waitFor();
        assert.deepEqual(await findings(page), [], "home with games");
      },
    );

scene("the home page can be walked through with the keyboard", {}, async ({ page, words, address }) => {
  await page.goto(address);
  const { ui } = words;
  await page.getByRole("button", { name: ui.home.play }).waitFor();
  const seen = [];
  for (let n = 0; n < 7; ++n) {
    await page.keyboard.press("Tab");
    const [name, visible] = await page.evaluate(() => {
      const one = document.activeElement;
      const shown = one.matches("input.unseen") ? one.closest("label") : one;
      return [(shown.textContent ?? "").trim(), getComputedStyle(shown).outlineStyle !== "none"];
    });
    assert.ok(visible, `the focus on “${name}” is not seen`);
    seen.push(name);
  }
  for (const text of [ui.home.play, ui.home.custom, ui.home.rules, ui.home.open, "English"])
    assert.ok(
      seen.some((name) => name.includes(text)),
      `${text} is not among ${seen.join(" / ")}`,
    );
});
