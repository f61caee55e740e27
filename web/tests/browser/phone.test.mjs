import assert from "node:assert/strict";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import {
  hand,
  keptRecord,
  line,
  offered,
  playOneDecision,
  press,
  startGame,
  tapThen,
  whatNow,
} from "./player.mjs";

house();

/** Whether the page fits the screen, the board as a whole and of the bar what it says. */
async function fits(page, words, where) {
  const line = await page
    .getByRole("region", { name: words.ui.table.whatNow })
    .locator("p")
    .first()
    .elementHandle();
  const seen = await page.evaluate(
    ({ board, line }) => {
      const inside = (one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      };
      const root = document.documentElement;
      return {
        wide: root.scrollWidth > innerWidth,
        high: root.scrollHeight > innerHeight,
        board: inside(document.querySelector(`[aria-label="${board}"]`)),
        line: inside(line),
      };
    },
    { board: words.ui.table.board, line },
  );
  assert.deepEqual(seen, { wide: false, high: false, board: true, line: true }, where);
}

const tap = (page, thing) => press(page, thing, true);
const tapOn = (page, target) => tapThen(page, () => target.tap());
const tileNamed = async (page, words, tile) => (await offered(page, words)).find((one) => one.tile === tile);

/** A tile to take and one beside it where several tribes could be dropped. */
function unclearDrop(game) {
  for (const take of game.legal().filter((action) => action.startsWith("take "))) {
    const then = game.copy();
    try {
      then.apply(take);
      const drops = then
        .legal()
        .filter((action) => action.startsWith("drop "))
        .map((action) => action.split(" ")[1]);
      const twice = drops.find((tile, i) => drops.indexOf(tile) !== i);
      if (twice) return { start: take.slice(5), tile: twice };
    } finally {
      then.free();
    }
  }
  throw new Error("there is no such drop");
}

const sizes = { upright: [390, 844], lying: [844, 390] };
for (const [name, size] of Object.entries(sizes)) {
  const game = gameUntil({ players: 3, seed: 41 }, at("take", 1, 2));

  scene(
    `on a phone, ${name}: lift, drop, asked for the tribe, step back`,
    { size, phone: true, game: () => kept(game) },
    async (it) => {
      const { page, words, address } = it;
      const { ui } = words;
      await page.goto(`${address}#/game/game`);
      await whatNow(page, words);
      await fits(page, words, "before");
      const { start, tile } = unclearDrop(game);
      await tap(page, await tileNamed(page, words, start));
      await hand(page, words).waitFor();
      await whatNow(page, words);
      await fits(page, words, "in hand");
      await tap(page, await tileNamed(page, words, tile));
      assert.equal(await line(page, words).innerText(), ui.table.chooseTribe);
      const tribes = (await offered(page, words)).filter((one) => one.tile === null);
      assert.ok(tribes.length > 1);
      for (const one of tribes)
        assert.ok(one.width >= 44 && one.height >= 44, `${one.name}: ${one.width} x ${one.height}`);
      await fits(page, words, "asked");
      await tap(page, tribes[1]);
      await whatNow(page, words);
      assert.match(await keptRecord(page), new RegExp(`take ${start}; drop ${tile} \\w+\\s*$`));
      await tapOn(page, page.getByRole("button", { name: ui.buttons.undo }));
      await whatNow(page, words);
      assert.match(await keptRecord(page), new RegExp(`take ${start}\\s*$`));
    },
  );

  scene(
    `on a phone, ${name}: the sheet with the finder`,
    { size, phone: true, game: () => kept(game) },
    async ({ page, words, address }) => {
      const { ui } = words;
      await page.goto(`${address}#/game/game`);
      await whatNow(page, words);
      assert.equal(await page.getByRole("tabpanel").count(), 0);
      for (const tab of await page.getByRole("tab").all()) assert.ok((await tab.boundingBox()).height >= 44);
      const finder = page.getByRole("tab", { name: ui.table.tabs.finder });
      await tapOn(page, finder);
      await page.getByRole("tabpanel").waitFor();
      await whatNow(page, words);
      await fits(page, words, "finder");
      const best = page.getByRole("tabpanel").getByRole("row").nth(1).getByRole("button");
      const [, start, final] = /(\w\d).*?(\w\d)/.exec(await best.getAttribute("aria-label"));
      await tapOn(page, best);
      await tapOn(page, page.getByRole("button", { name: `${ui.finder.play}: ${start}–${final}` }));
      await page.waitForFunction(
        (take) => JSON.parse(localStorage.getItem("naqala.game.game")).includes(take),
        `take ${start}; drop`,
      );
      await tapOn(page, finder);
      await page.getByRole("tabpanel").waitFor({ state: "detached" });
      await whatNow(page, words);
      await fits(page, words, "after");
    },
  );
}

scene(
  "some rounds on a phone, from the home page, by tapping",
  { size: [390, 844], phone: true, seed: 42 },
  async (it) => {
    const { page, words, address, random } = it;
    await startGame(page, words, address);
    const round = () => page.getByRole("heading", { level: 1, name: words.ui.table.round(3) }).isVisible();
    for (let n = 0; n < 120 && !(await round()); ++n) {
      assert.ok(await playOneDecision(page, words, random, { touch: true }));
      await whatNow(page, words);
      await fits(page, words, await line(page, words).innerText());
    }
    assert.ok(await round());
  },
);
