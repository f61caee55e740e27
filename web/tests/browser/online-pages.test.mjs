// The pages around a game with others: in every language, for everybody, and when something is
// not as it should be.
import assert from "node:assert/strict";
import { ask, linkTo, named, onlineWords, place, scene, setTable, turns, withServer } from "./friends.mjs";
import { languages, wordsIn } from "./house.mjs";
import { findings, overflowing } from "./looks.mjs";
import { atTable, whatNow } from "./player.mjs";

withServer();

/** A table at which somebody waits, and one at which a game has begun. */
async function twoTables() {
  const chairs = [{ sitter: "person" }, { sitter: "nobody" }, { sitter: "bot", level: 2 }];
  const open = await ask("tables", {
    players: 3,
    sets: ["base", "artisans", "whims"],
    listed: true,
    name: "Konstantynopolitańczykowianeczka",
    chairs,
    clock: { turn: 60, reserve: 600 },
  });
  const running = await ask("tables", { players: 2, listed: true, name: "Ana" });
  await ask(`tables/${running.table}/start`, { bots: 1 }, running.token);
  return { open, running };
}

scene("nothing is cut off on a phone, in any language", async (somebody) => {
  const { open, running } = await twoTables();
  for (const language of languages) {
    const { page } = await somebody({ language, size: [390, 844], phone: true });
    const [words, online] = [await wordsIn(language), await onlineWords(language)];
    const looksWell = async (where) =>
      assert.deepEqual(await overflowing(page), [], `${where} in ${language}`);
    await page.goto(`${place.server.address}#/tables`);
    await page.getByText("Ana").first().waitFor();
    await looksWell("tables");
    await page.goto(`${place.server.address}#/tables/new`);
    await named(page, "button", online.create).waitFor();
    await looksWell("a new table");
    await page.goto(linkTo(open.table));
    await named(page, "button", online.sit).waitFor();
    await looksWell("before the game");
    await page.goto(linkTo(running.table));
    await atTable(page, words);
    await page.getByText(online.watching).waitFor();
    await looksWell("the table");
  }
});

scene("axe finds nothing", async (somebody) => {
  const { open, running } = await twoTables();
  for (const options of [{ theme: "light" }, { theme: "dark", size: [390, 844], phone: true }]) {
    const { page } = await somebody(options);
    const well = async (where) => assert.deepEqual(await findings(page), [], where);
    await page.goto(`${place.server.address}#/tables`);
    await page.getByText("Ana").first().waitFor();
    await well("tables");
    await page.goto(`${place.server.address}#/tables/new`);
    await named(page, "button", place.online.create).waitFor();
    await well("a new table");
    await page.goto(linkTo(open.table, open.token));
    await page.getByLabel(place.online.invite).waitFor();
    await well("before the game");
    await page.goto(linkTo(running.table, running.token));
    await whatNow(page, place.words);
    await page.getByRole("button", { name: place.words.ui.buttons.menu }).click();
    await named(page, "button", place.online.resign).click();
    await well("the menu");
  }
});

scene("bots take the seats that stay free", async (somebody) => {
  const { online, words } = place;
  const ana = await somebody();
  await setTable(ana, "Ana");
  await ana.page.getByLabel(online.botLevel).selectOption("1");
  await named(ana.page, "button", online.startWithBots).click();
  await atTable(ana.page, words);
  await ana.page.getByRole("heading", { level: 2, name: words.ui.levels["level-1"].name }).waitFor();
  assert.equal(await whatNow(ana.page, words), "decide");
});

scene("when the time runs out a bot plays, until its owner is back", async (somebody) => {
  const { online, words } = place;
  const ana = await ask("tables", { players: 2, name: "Ana", clock: { turn: 8, reserve: 0 } });
  const ben = await ask(`tables/${ana.table}/join`, { name: "Ben" });
  const people = [await somebody(), await somebody()];
  for (const [i, { token }] of [ana, ben].entries()) {
    await people[i].page.goto(linkTo(ana.table, token));
    await people[i].page.getByText(online.yourSeat, { exact: true }).waitFor();
    assert.equal(people[i].page.url(), linkTo(ana.table), "a link to a seat leaves its token behind");
  }
  // All are there before time runs. Whoever is to bid first does nothing; the other one has time
  // of their own.
  await ask(`tables/${ana.table}/start`, {}, ana.token);
  const { one } = await turns(people)();
  const { page, context } = one;
  const card = page.locator(`[data-place="seat-${people.indexOf(one) + 1}"]`);
  await card.getByText(/^0:0[0-8]$/).waitFor();
  await page.getByText(online.late).waitFor();
  await card.getByText(online.botPlays).waitFor();
  await named(page, "button", online.back).click();
  await page.getByText(online.late).waitFor({ state: "detached" });
  await card.getByText(online.here).waitFor();
  // The plain link knows the seat again.
  const other = await context.newPage();
  await other.goto(linkTo(ana.table));
  await atTable(other, words);
  assert.equal(await other.getByText(online.watching).count(), 0);
});

scene("a table that is not there, and a link that is no seat", async (somebody) => {
  const { online, words } = place;
  const { running } = await twoTables();
  const { page } = await somebody();
  await page.goto(linkTo("nowhere"));
  await page.getByText(online.noTable).waitFor();
  await page.goto(linkTo(running.table, "wrong"));
  await atTable(page, words);
  await page.getByText(online.watching).waitFor();
  assert.equal(page.url(), linkTo(running.table));
  // Nor does such a link take away the seat that one has.
  await page.goto(linkTo(running.table, running.token));
  await whatNow(page, words);
  await page.goto(linkTo(running.table, "wrong"));
  assert.equal(await whatNow(page, words), "decide");
  await page.getByText(online.watching).waitFor({ state: "detached" });
});
