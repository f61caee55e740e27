// R82: coins and cards are hidden where two or more people play, unless they choose otherwise.
import assert from "node:assert/strict";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { findings, textsOn } from "./looks.mjs";
import { atTable, finishGame, keptRecord, startWith, whatNow, wholeLog } from "./player.mjs";

house();

const choiceOf = (page, text) => page.getByRole("radio", { name: text, exact: true });

scene("totals go by who sits there, and the choice is one click", {}, async ({ page, words, address }) => {
  const { ui } = words;
  const hidden = choiceOf(page, ui.setup.totalsHidden);
  const shown = choiceOf(page, ui.setup.totalsShown);
  await page.goto(`${address}#/new`);
  assert.ok(await shown.isChecked(), "one person against bots");
  const second = page.getByLabel(ui.setup.seat(2), { exact: true });
  await second.selectOption("person");
  assert.ok(await hidden.isChecked(), "two people");
  await second.selectOption("level-2");
  assert.ok(await shown.isChecked(), "one person again");
  await hidden.check();
  await page.getByRole("button", { name: ui.setup.start }).click();
  await atTable(page, words);
  assert.match(await keptRecord(page), /^totals hidden$/m);
  assert.equal(await page.locator("[data-peek]").count(), 0, "one's own coins are there");

  await page.goto(`${address}#/new/people`);
  assert.ok(await hidden.isChecked(), "people among themselves");
  await shown.check();
  await page.getByRole("button", { name: ui.setup.start }).click();
  await atTable(page, words);
  assert.match(await keptRecord(page), /^totals shown$/m);
  await page.goto(`${address}#/new/people`);
  assert.ok(await shown.isChecked(), "what was chosen is there again");
});

scene("people among themselves play with hidden totals", { seed: 3 }, async ({ page, words, address }) => {
  await startWith(page, words, address, { people: true, seats: ["person"] });
  assert.match(await keptRecord(page), /^totals hidden$/m);
  await page.locator("[data-peek]").waitFor();
});

/** Both have cards and coins, and one of them is to move. */
const game = gameUntil({ players: 2, totals: "hidden", seed: 11 }, (one) => {
  const { seats } = one.position();
  const rich = seats.every(({ cards = {}, coins }) => Object.keys(cards).length > 1 && coins > 20);
  return rich && at("take", 1, 3)(one);
});
const { seats } = game.position();
const scores = game.score().seats;

/** What tells a balance: coins, cards in hand, totals. */
function balancesOf(words, seat) {
  const { coins, cards } = seats[seat - 1];
  return [
    words.game.coins(coins),
    ...Object.entries(cards).map(([card, n]) => words.game.cardCounts(n, card)),
    words.ui.say.score(["Ada", "Bo"][seat - 1], scores[seat - 1].total),
  ];
}
const toldOf = async (page, words, seat) => {
  const region = page.getByRole("region", { name: ["Ada", "Bo"][seat - 1], exact: true });
  if ((await region.count()) === 0) return []; // a sheet is over it
  const texts = await region.evaluate((card) =>
    [card, ...card.querySelectorAll("*")].flatMap((one) => [
      one.getAttribute("aria-label"),
      one.getAttribute("title"),
      one.dataset?.place,
      ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
    ]),
  );
  const all = texts.filter(Boolean).map((text) => text.trim());
  return balancesOf(words, seat).filter((text) => all.includes(text));
};

for (const phone of [false, true])
  scene(
    `at one screen all is covered, and one's own is seen while it is held: ${phone ? "phone" : "desktop"}`,
    {
      game: () => kept(game, { people: [1, 2] }),
      ...(phone && { phone: true, size: [390, 844] }),
    },
    async ({ page, words, address }) => {
      const { ui } = words;
      await page.goto(`${address}#/game/game`);
      assert.equal(await whatNow(page, words), "decide", "there is no curtain for coins");
      const covered = async (what) => {
        for (const seat of [1, 2]) assert.deepEqual(await toldOf(page, words, seat), [], `${what}: ${seat}`);
        assert.equal(await page.locator('[data-place*="/card-"]').count(), 0, what);
        assert.equal(await page.locator('[data-stock="deck"]').count(), 0, what);
      };
      await covered("at first");
      const button = page.locator("[data-peek]");
      assert.ok((await button.boundingBox()).width >= 44);
      const { x, y, width, height } = await button.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      assert.deepEqual(await toldOf(page, words, 1), balancesOf(words, 1), "held");
      assert.deepEqual(await toldOf(page, words, 2), [], "only one's own");
      assert.ok((await page.getByRole("status").allTextContents()).some((text) => text.includes("Ada")));
      await page.mouse.up();
      await covered("let go");
      await page.mouse.move(5, 5);
      await page.keyboard.down("o");
      assert.deepEqual(await toldOf(page, words, 1), balancesOf(words, 1), "by a key");
      await page.keyboard.up("o");
      await covered("the key is let go");
      await button.focus();
      await page.keyboard.down("Space");
      assert.deepEqual(await toldOf(page, words, 1), balancesOf(words, 1), "by the button's key");
      await page.keyboard.up("Space");
      await covered("the button's key is let go");
      await button.evaluate((one) => one.click());
      assert.deepEqual(await toldOf(page, words, 1), balancesOf(words, 1), "pressed by a screen reader");
      await button.evaluate((one) => one.click());
      await covered("pressed again");

      for (const tab of ["scores", "finder", "hints", "log"]) {
        await page.getByRole("tab", { name: ui.table.tabs[tab] }).click();
        if (tab === "log") await wholeLog(page, words);
        if (tab === "finder") await page.locator("[data-row]").first().focus();
        if (tab === "finder") await page.getByText(ui.finder.thenHidden).waitFor();
        if (tab === "hints") {
          await page.getByText(ui.hints.hidden).waitFor();
          await page.getByRole("button", { name: ui.hints.ask }).click();
          await page.getByRole("button", { name: ui.hints.play }).first().waitFor();
        }
        await covered(tab);
        const panel = (await page.getByRole("tabpanel").textContent()).replace(/\s+/g, " ");
        if (tab === "hints") assert.doesNotMatch(panel, /%|lead|at best|at once/i);
        if (tab === "log") assert.doesNotMatch(panel, /goods [+-−]/i);
        if (tab !== "scores") continue;
        const rows = await page.getByRole("tabpanel").locator("tr").allTextContents();
        for (const category of ["coins", "goods"]) {
          const row = rows.find((text) => text.trim().startsWith(words.game.category[category]));
          assert.match(row.replace(/\s+/g, " "), /\? \? ?$/, row);
        }
        assert.ok(!panel.includes(ui.scores.oneMore), "what more cards would bring");
      }
      const own = scores.map(({ total }) => words.game.points?.(total) ?? "").filter(Boolean);
      assert.deepEqual(
        (await textsOn(page)).filter((text) => own.some((total) => text.includes(total))),
        [],
      );
      assert.deepEqual(await findings(page), []);
    },
  );

scene(
  "when the game is over all is shown",
  {
    game: () => kept(gameUntil({ totals: "hidden", seed: 11 }, at("end", 1, 6)), { people: [1, 2] }),
    seed: 4,
  },
  async ({ page, words, address, random }) => {
    await page.goto(`${address}#/game/game`);
    await whatNow(page, words);
    assert.equal(await page.locator("[data-peek]").count(), 1);
    await finishGame(page, words, random);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("[data-peek]").count(), 0);
    await page.getByRole("tab", { name: words.ui.table.tabs.scores }).click();
    assert.doesNotMatch(await page.getByRole("tabpanel").textContent(), /\?/);
  },
);

scene(
  "the replay of a running game is seen by a spectator, and tells no balances",
  { game: () => kept(game, { people: [1, 2] }) },
  async ({ page, words, address }) => {
    const moment = game.history().length;
    await page.goto(`${address}#/replay/game/${moment}`);
    await page.getByRole("slider").waitFor();
    for (const seat of [1, 2]) assert.deepEqual(await toldOf(page, words, seat), []);
    await page.getByRole("tab", { name: words.ui.table.tabs.scores }).click();
    const panel = await page.getByRole("tabpanel").textContent();
    assert.ok(!panel.includes(words.ui.scores.oneMore), "what more cards would bring the first seat");
    assert.equal(await page.locator('[data-stock="deck"]').count(), 0);
  },
);
