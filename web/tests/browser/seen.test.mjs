// What a player must be able to see at the table: what is sure and what is not, what is left,
// what went wrong.
import assert from "node:assert/strict";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, languages, scene, wordsIn } from "./house.mjs";
import { offered, whatNow } from "./player.mjs";

house();

const all = ["base", "artisans", "whims"];
const hides = ({ unseen_items }) => typeof unseen_items === "number";
/** Five seats; somebody hides an item from the first. */
const game = gameUntil(
  { players: 5, sets: all, seed: 9 },
  (now) => at("take", 1, 3)(now) && now.observation(1).seats.some(hides),
);
const hiding = game.observation(1).seats.flatMap((seat, i) => (hides(seat) ? [i] : []));

async function openTab({ page, words, address }, tab) {
  await page.goto(`${address}#/game/game`);
  await whatNow(page, words);
  const wanted = page.getByRole("tab", { name: words.ui.table.tabs[tab] });
  if ((await wanted.getAttribute("aria-selected")) !== "true") await wanted.click();
  await page.getByRole("tabpanel").waitFor();
}

scene(
  "points that a rival may hide are marked, and nobody's are taken for sure",
  { game: () => kept(game) },
  async (it) => {
    const { page, words } = it;
    const { ui } = words;
    assert.ok(hiding.length > 0);
    await openTab(it, "scores");
    const panel = page.getByRole("tabpanel");
    const { seats } = game.score(1);
    const cells = (row) => panel.getByRole("row", { name: row }).getByRole("cell");
    const items = cells(new RegExp(`^${words.game.category.items}\\b`));
    const totals = cells(new RegExp(`^${ui.scores.total}\\b`));
    const cards = page.getByRole("complementary", { name: ui.table.seats }).getByRole("region");
    for (const i of seats.keys()) {
      const more = hiding.includes(i);
      assert.equal((await items.nth(i).innerText()).includes("?"), more, `items of seat ${i + 1}`);
      assert.match(
        await totals.nth(i).innerText(),
        more ? new RegExp(`^${seats[i].total}\\s*\\+ \\?`) : new RegExp(`^${seats[i].total}\\b(?!.*\\?)`),
      );
      assert.equal(await totals.nth(i).getByTitle(ui.scores.more(seats[i].total)).count(), more ? 1 : 0);
      assert.equal((await cards.nth(i).innerText()).includes("?"), more, `the card of seat ${i + 1}`);
    }
    assert.ok(await panel.getByText(ui.scores.unknown).isVisible());
  },
);

for (const [name, size] of Object.entries({ "a small window": [1024, 768], "a phone": [390, 844] }))
  scene(
    `the sheet of five seats fits on ${name}, in every language`,
    { size, phone: size[0] < 800, game: () => kept(game) },
    async (it) => {
      const { page, address } = it;
      await openTab(it, "scores");
      for (const language of languages) {
        await page.evaluate((language) => {
          const settings = JSON.parse(localStorage.getItem("naqala.settings"));
          localStorage.setItem("naqala.settings", JSON.stringify({ ...settings, language }));
        }, language);
        await page.goto(address);
        await page.reload();
        await page.goto(`${address}#/game/game`);
        await whatNow(page, await wordsIn(language));
        if (size[0] < 800) await page.locator("#tab-scores").tap();
        const wide = await page
          .getByRole("tabpanel")
          .evaluate((panel) =>
            [panel, ...panel.querySelectorAll("div, table")]
              .filter((one) => one.scrollWidth > one.clientWidth + 1)
              .map((one) => `${one.tagName} ${one.className}`),
          );
        assert.deepEqual(wide, [], language);
      }
    },
  );

const sizes = {
  desktop: [1440, 900],
  "small window": [1024, 768],
  "phone, upright": [390, 844],
  "phone, lying": [844, 390],
  "small phone": [360, 640],
};
for (const [name, size] of Object.entries(sizes))
  scene(
    `what is left in stock can be seen: ${name}`,
    { size, game: () => kept(game) },
    async ({ page, words, address }) => {
      const { table } = words.ui;
      await page.goto(`${address}#/game/game`);
      await whatNow(page, words);
      const position = game.position();
      const on = (what) => Object.values(position.tiles).reduce((sum, tile) => sum + (tile[what] ?? 0), 0);
      const sum = (counts) => Object.values(counts).reduce((all, n) => all + n, 0);
      const stocks = page.getByRole("list", { name: table.stocks });
      const told = [
        table.palmsLeft(12 - on("palms")),
        table.palacesLeft(10 - on("palaces")),
        table.deck(sum(position.deck)),
        table.djinnDeck(position.djinn_deck.length),
        table.itemStack(sum(position.item_stack)),
      ];
      for (const text of told) {
        const chip = stocks.getByRole("listitem").filter({ hasText: text });
        await chip.scrollIntoViewIfNeeded();
        assert.ok(await chip.isVisible(), text);
      }
      assert.equal(await stocks.getByRole("listitem").count(), 7);
      assert.equal(
        await page.evaluate(
          () =>
            document.documentElement.scrollWidth > innerWidth ||
            document.documentElement.scrollHeight > innerHeight,
        ),
        false,
      );
    },
  );

scene(
  "a game without artisans shows no items, and a chip explains itself",
  { game: () => kept(gameUntil({ players: 2, seed: 4 }, at("take", 1))) },
  async ({ page, words, address }) => {
    await page.goto(`${address}#/game/game`);
    await whatNow(page, words);
    const chips = page.getByRole("list", { name: words.ui.table.stocks }).getByRole("listitem");
    assert.equal(await chips.count(), 6);
    await chips.first().hover();
    await page
      .getByRole("tooltip")
      .filter({ hasText: words.cards.thing("palm").text })
      .waitFor();
  },
);

scene("hints are three turns to different ends", { game: () => kept(game) }, async (it) => {
  const { page, words } = it;
  await openTab(it, "hints");
  await page.getByRole("button", { name: words.ui.hints.ask }).click();
  const hints = page.getByRole("tabpanel").getByRole("listitem");
  await hints.nth(2).waitFor();
  const ends = await hints.evaluateAll((all) =>
    all.map((one) => {
      const title = one.querySelector("h3");
      return `${title.querySelector("svg")?.getAttribute("aria-label")} ${title.textContent.split("→")[1]}`;
    }),
  );
  assert.equal(new Set(ends).size, 3, ends.join(", "));
});

const botsTurn = gameUntil({ players: 2, seed: 4 }, at("take", 2));
scene(
  "a bot that stumbles is told of in the player's language, and can try again",
  { language: "pl", game: () => kept(botsTurn) },
  async ({ page, context, words, address }) => {
    const { ui } = words;
    await context.route(/thinker\.worker-[\w-]+\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'onmessage = ({ data }) => postMessage({ id: data.id, error: "out of memory" });',
      }),
    );
    await page.goto(`${address}#/game/game`);
    const alert = page.getByRole("alert").filter({ hasText: ui.errors.bot });
    await alert.waitFor();
    assert.equal(await alert.locator('[lang="en"]').innerText(), "out of memory");
    await page.getByRole("button", { name: ui.buttons.again }).click();
    await alert.waitFor();
  },
);

/** A turn of seat 1 with so many choices of a kind. */
const choosing = (kind, least) => {
  for (let seed = 1; ; ++seed) {
    const found = gameUntil(
      { players: 5, sets: all, seed, bot: "random" },
      (now) => now.actor() === 1 && now.legal().filter((action) => action.startsWith(kind)).length >= least,
    );
    if (found.actor() === 1) return found;
    found.free();
  }
};

scene(
  "many choices leave the board its place on a phone",
  { size: [390, 844], phone: true, game: () => kept(choosing("buy ", 8)) },
  async ({ page, words, address }) => {
    await page.goto(`${address}#/game/game`);
    await whatNow(page, words);
    const { width } = await page.locator('[data-tile="a1"]').boundingBox();
    assert.ok(width > 40, `a tile is ${width} wide`);
    const labels = (await offered(page, words))
      .filter(({ list, tile }) => list === null && tile === null)
      .map(({ name }) => name);
    assert.equal(new Set(labels).size, labels.length, labels.join(", "));
  },
);

const sacred = choosing("djinn ", 4);
scene(
  "a djinn that can be paid in several ways has one button, which then asks",
  { game: () => kept(sacred) },
  async ({ page, words, address }) => {
    const { game: names, ui } = words;
    await page.goto(`${address}#/game/game`);
    await whatNow(page, words);
    const row = sacred.position().djinn_row;
    const choices = page.getByRole("group", { name: ui.table.choices }).getByRole("button");
    await choices.filter({ hasText: names.djinn[row[0]] }).click();
    await choices.filter({ hasText: ui.buttons.cancel }).waitFor();
    const pays = sacred.legal().filter((action) => action.startsWith("djinn 1 "));
    assert.equal(await choices.count(), pays.length + 1);
    await choices.first().click();
    await page.waitForFunction(
      (action) => JSON.parse(localStorage.getItem("naqala.game.game")).includes(action),
      pays[0],
    );
  },
);
