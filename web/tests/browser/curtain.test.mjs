import assert from "node:assert/strict";
import { house, scene } from "./house.mjs";
import { kept } from "./deals.mjs";
import { offered, playOneDecision, startWith, whatNow, wholeLog } from "./player.mjs";
import { mentions, secretGame, secretOf } from "./secrets.mjs";

house();

/** Seat 1 ends its turn, seat 2 is next. */
const beforeTheOther = (game) => {
  if (game.actor() !== 1 || game.position().step !== "end") return false;
  const next = game.copy();
  next.apply("end");
  const other = next.actor() === 2;
  next.free();
  return other;
};
const game = secretGame(beforeTheOther, 81);
const secret = secretOf(game, 1);

const seesSecret = async (page, words, seat) =>
  (await page
    .getByRole("region", { name: seat, exact: true })
    .getByRole("img", { name: words.game.item[secret], exact: true })
    .count()) > 0;

scene(
  "the curtain falls between two people, and nothing secret is behind it",
  { game: () => kept(game, { people: [1, 2] }) },
  async (it) => {
    const { page, words, address } = it;
    const { ui } = words;
    await page.goto(`${address}#/game/game`);
    if ((await whatNow(page, words)) === "curtain")
      await page.getByRole("button", { name: ui.curtain.show }).click();
    await whatNow(page, words);
    await page.getByRole("tab", { name: ui.table.tabs.log }).click();
    await wholeLog(page, words);
    assert.ok(await seesSecret(page, words, "Ada"), "one's own items are not seen");
    const known = await mentions(page, words, secret);
    assert.ok(known.length > 1, "the log does not tell of it");
    await page
      .getByRole("group", { name: ui.table.choices })
      .getByRole("button", { name: words.steps.button({ kind: "end" }, {}), exact: true })
      .click();

    const curtain = page.getByRole("dialog", { name: ui.curtain.title("Bo") });
    await curtain.waitFor();
    const { width, height, x, y } = await curtain.boundingBox();
    assert.deepEqual([x, y, width, height], [0, 0, 1440, 900]);
    assert.equal(
      await page.evaluate(() =>
        getComputedStyle(document.querySelector('[role="dialog"]')).backgroundColor.match(
          /rgba\(.*, 0(\.\d+)?\)|transparent/,
        ),
      ),
      null,
    );
    // Neither by Tab nor by a screen reader does one come to what is behind it.
    for (let n = 0; n < 4; ++n) {
      await page.keyboard.press("Tab");
      assert.ok(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement.closest('[role="dialog"]') !== null,
        ),
      );
    }
    assert.ok(
      await page
        .getByRole("group", { name: ui.table.board })
        .evaluate((board) => board.closest("[inert]") !== null),
    );
    assert.deepEqual(await mentions(page, words, secret), [], "behind the curtain");

    await curtain.getByRole("button", { name: ui.curtain.show }).click();
    await curtain.waitFor({ state: "detached" });
    await whatNow(page, words);
    assert.deepEqual(await mentions(page, words, secret), []);
    for (const tab of Object.values(ui.table.tabs)) {
      await page.getByRole("tab", { name: tab }).click();
      if (tab === ui.table.tabs.log) await wholeLog(page, words);
      assert.deepEqual(await mentions(page, words, secret), [], tab);
    }
    assert.ok(
      await page
        .getByRole("region", { name: "Ada", exact: true })
        .getByRole("img", { name: ui.table.unseen(1), exact: true })
        .isVisible(),
    );

    await page.reload();
    assert.equal(await whatNow(page, words), "curtain");
  },
);

scene(
  "without secrets two people just take turns",
  { seed: 82 },
  async ({ page, words, address, random }) => {
    await startWith(page, words, address, { people: true, seats: ["person"] });
    const names = new Set();
    for (let n = 0; n < 12; ++n) {
      assert.equal(await whatNow(page, words), "decide");
      if ((await offered(page, words)).length > 0)
        names.add(await page.locator("section.active").getAttribute("aria-label"));
      await playOneDecision(page, words, random);
    }
    assert.deepEqual([...names].sort(), [words.ui.setup.playerName(1), words.ui.setup.playerName(2)]);
  },
);
