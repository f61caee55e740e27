import assert from "node:assert/strict";
import { house, languages, scene } from "./house.mjs";
import { atTable, keptRecord, playOneDecision, startGame, whatNow } from "./player.mjs";

house();

scene("a newcomer is in a game after two clicks", {}, async ({ page, words, address }) => {
  await page.goto(address);
  await page.getByRole("button", { name: words.ui.home.play }).click();
  await atTable(page, words);
  assert.equal(await whatNow(page, words), "decide");
  const offered = page.getByRole("group", { name: words.ui.table.choices }).getByRole("button");
  const before = await keptRecord(page);
  await offered.first().click();
  await page.waitForFunction((text) => {
    const [game] = JSON.parse(localStorage.getItem("naqala.games"));
    return JSON.parse(localStorage.getItem(`naqala.game.${game.id}`)) !== text;
  }, before);
});

scene("a game is there again after a reload in mid-turn, and from the home page", { seed: 5 }, async (at) => {
  const { page, words, address, random } = at;
  await startGame(page, words, address);
  const inTurn = () => page.getByRole("group", { name: words.ui.table.hand }).isVisible();
  for (let n = 0; n < 60 && !(await inTurn()); ++n) {
    await playOneDecision(page, words, random);
    await whatNow(page, words);
  }
  assert.ok(await inTurn(), "no meeples were taken up");
  const hand = await page.getByRole("group", { name: words.ui.table.hand }).innerText();
  const board = () =>
    page
      .getByRole("group", { name: words.ui.table.board })
      .getByRole("button")
      .evaluateAll((tiles) =>
        tiles.map((tile) => `${tile.getAttribute("aria-label")} ${tile.getAttribute("aria-disabled")}`),
      );
  const tiles = await board();
  const record = await keptRecord(page);
  await page.reload();
  await atTable(page, words);
  await page.getByRole("group", { name: words.ui.table.hand }).waitFor();
  await whatNow(page, words);
  assert.deepEqual(await board(), tiles);
  assert.equal(await page.getByRole("group", { name: words.ui.table.hand }).innerText(), hand);
  assert.equal(await keptRecord(page), record);
  await page.goto(address);
  await page.getByRole("link", { name: words.ui.home.resume }).click();
  await page.getByRole("group", { name: words.ui.table.hand }).waitFor();
  await whatNow(page, words);
  assert.deepEqual(await board(), tiles);
});

scene(
  "games can be deleted from the home page, but not by one click",
  {},
  async ({ page, words, address }) => {
    await startGame(page, words, address);
    await page.goto(address);
    const { ui } = words;
    const kept = page.getByRole("region", { name: ui.home.games });
    await kept.getByRole("button", { name: ui.home.delete }).click();
    assert.ok(await kept.getByText(ui.home.deleteSure).isVisible());
    await kept.getByRole("button", { name: ui.buttons.cancel }).click();
    assert.equal(await kept.getByRole("link").count(), 1);
    await kept.getByRole("button", { name: ui.home.delete }).click();
    await kept.getByRole("button", { name: ui.home.delete, exact: true }).click();
    await kept.waitFor({ state: "detached" });
    assert.equal(
      await page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith("naqala.game.")).length,
      ),
      0,
    );
  },
);

const keptGame = () => ({
  about: {
    id: "game",
    party: [{ name: "Ada" }, { name: "Salma", bot: "level-2" }],
    sets: ["base"],
    begun: 1,
    played: 2,
    round: 3,
    over: false,
  },
  record: "",
});
for (const language of languages)
  scene(
    `nobody with a phone has to scroll to find a way into a game: ${language}`,
    { language, phone: true, game: keptGame },
    async (at) => {
      const { page, words, address } = at;
      const { home } = words.ui;
      for (const [width, height] of [
        [844, 390],
        [667, 375],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await page.getByRole("button", { name: home.play }).waitFor();
        await page.evaluate(() => document.fonts.ready);
        for (const name of [home.play, home.resume, home.custom, home.passAndPlay, home.rules, home.open]) {
          const box = await page.getByRole("main").getByText(name, { exact: true }).boundingBox();
          assert.ok(
            box.y >= 0 && box.y + box.height <= height,
            `${name} ends at ${box.y + box.height}, the screen at ${height}`,
          );
        }
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      }
    },
  );

scene("what is no page says so and leads home", {}, async ({ page, words, address }) => {
  await page.goto(`${address}#/nowhere`);
  await page.getByRole("heading", { name: words.ui.errors.page }).waitFor();
  await page.getByRole("link", { name: words.ui.buttons.home }).click();
  await page.getByRole("button", { name: words.ui.home.play }).waitFor();
});
