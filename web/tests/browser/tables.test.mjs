// What axe finds at the table, in the states that a game comes to.
import assert from "node:assert/strict";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { findings } from "./looks.mjs";
import { hand, offered, press, whatNow } from "./player.mjs";

house();

// All states by day at a desk; of the others those that look different there. Each takes axe a second or two.
const looks = [
  { theme: "light", size: [1440, 900], tabs: ["finder", "hints", "scores", "log"], menu: true },
  { theme: "dark", size: [1440, 900], tabs: ["finder"], menu: true },
  { theme: "light", size: [390, 844], phone: true, tabs: ["hints", "log"] },
  { theme: "dark", size: [844, 390], phone: true, tabs: ["scores"] },
];
const clean = async (page, where) => assert.deepEqual(await findings(page), [], where);
const everything = { players: 3, sets: ["base", "artisans", "whims"] };

/** A hint from the bot, as somebody who asks for it sees it. */
async function askForHints(page, { ui }) {
  await page.getByRole("button", { name: ui.hints.ask }).click();
  await page.getByRole("button", { name: ui.hints.play }).first().waitFor();
}

for (const { tabs, menu = false, ...look } of looks) {
  const name = `${look.theme}, ${look.size.join(" x ")}`;

  scene(
    `axe finds nothing in a turn, ${name}`,
    {
      ...look,
      game: () => kept(gameUntil({ ...everything, seed: 4 }, at("take", 1, 3))),
    },
    async ({ page, words, address }) => {
      const { ui } = words;
      const dialog = page.getByRole("dialog");
      await page.goto(`${address}#/game/game`);
      await whatNow(page, words);
      for (const tab of tabs) {
        await page.getByRole("tab", { name: ui.table.tabs[tab] }).click();
        await page.getByRole("tabpanel").waitFor();
        if (tab === "finder") await page.getByRole("tabpanel").getByRole("row").nth(1).waitFor();
        if (tab === "hints") await askForHints(page, words);
        await clean(page, tab);
      }
      if (look.phone) await page.getByRole("tab", { name: ui.table.tabs[tabs.at(-1)] }).click();
      if (menu) {
        await page.getByRole("button", { name: ui.buttons.menu }).click();
        await dialog.waitFor();
        await clean(page, "menu");
        await dialog.getByRole("button", { name: ui.table.keys }).click();
        if (look.theme === "light") await clean(page, "keys");
        await dialog.getByRole("button", { name: ui.buttons.close }).click();
      }
      // One with several meeples: a single one would be sown by itself.
      await press(
        page,
        (await offered(page, words)).find(
          ({ tile, name }) => tile !== null && /[2-9] \w+,.* and /.test(name),
        ),
        look.phone,
      );
      await hand(page, words).waitFor();
      await page.keyboard.press("t");
      await page.getByRole("combobox", { name: ui.table.typed }).waitFor();
      await clean(page, "sowing");
    },
  );

  scene(
    `axe finds nothing at the end, ${name}`,
    {
      ...look,
      game: () => kept(gameUntil({ ...everything, seed: 5 })),
    },
    async ({ page, words, address }) => {
      const { ui } = words;
      const dialog = page.getByRole("dialog");
      await page.goto(`${address}#/game/game`);
      await dialog.waitFor();
      if (menu) await clean(page, "end");
      await dialog.getByRole("button", { name: ui.end.picture }).click();
      await dialog.getByText(ui.end.asTable).click();
      await clean(page, "end as a picture");
      await dialog.getByRole("link", { name: ui.end.replay }).click();
      await page.getByRole("slider", { name: ui.replay.slider }).waitFor();
      await clean(page, "replay");
      await page.getByRole("button", { name: ui.replay.goOn }).click();
      await dialog.waitFor();
      if (menu) await clean(page, "playing on");
    },
  );
}

scene(
  "axe finds nothing at the auction",
  {
    game: () => kept(gameUntil({ players: 4, seed: 3 }, at("bid", 1, 2))),
  },
  async ({ page, words, address }) => {
    await page.goto(`${address}#/game/game`);
    await whatNow(page, words);
    await clean(page, "auction");
  },
);
