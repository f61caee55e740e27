// R82 at a table over a server: it hides coins where two or more people sit, and says so beforehand.
import assert from "node:assert/strict";
import { ask, linkTo, named, place, scene, setTable, withServer } from "./friends.mjs";
import { atTable } from "./player.mjs";

withServer();

scene("the lobby says how coins are, by who sits there or as it was chosen", async (somebody) => {
  const { online, words } = place;
  const ana = await somebody();
  await setTable(ana, "Ana");
  const facts = ana.page.getByRole("region", { name: words.ui.table.seats }).locator("p").first();
  await facts.getByText(online.totalsShown).waitFor();
  const ben = await somebody();
  await ben.page.goto(ana.page.url());
  await named(ben.page, "button", online.sit).click();
  await facts.getByText(online.totalsHidden).waitFor();

  const cem = await somebody();
  await cem.page.goto(`${place.server.address}#/tables/new`);
  const hidden = cem.page.getByRole("radio", { name: words.ui.setup.totalsHidden, exact: true });
  assert.ok(await hidden.isChecked(), "a friend is a person");
  await cem.page.getByRole("radio", { name: words.ui.setup.totalsShown, exact: true }).check();
  await named(cem.page, "button", online.create).click();
  await cem.page.getByText(online.totalsShown).waitFor();
});

scene("nobody but its owner sees what a seat has in coins, and a spectator sees none", async (somebody) => {
  const { words } = place;
  const { ui } = words;
  const ana = await ask("tables", { players: 2, name: "Ana" });
  const ben = await ask(`tables/${ana.table}/join`, { name: "Ben" });
  await ask(`tables/${ana.table}/start`, {}, ana.token);
  const viewers = [
    [await somebody(), ana.token, "Ana"],
    [await somebody(), ben.token, "Ben"],
    [await somebody(), undefined, null],
  ];
  const fifty = words.game.coins(50);
  for (const [{ page }, token, own] of viewers) {
    await page.goto(linkTo(ana.table, token));
    await atTable(page, words);
    for (const name of ["Ana", "Ben"]) {
      const card = page.getByRole("region", { name: own === name ? ui.setup.you : name, exact: true });
      const seen = (await card.count()) > 0 ? card : page.getByRole("region", { name, exact: true });
      await seen.waitFor();
      assert.equal((await seen.textContent()).includes(fifty), own === name, `${own} looks at ${name}`);
    }
    assert.equal(await page.locator("[data-peek]").count(), 0, "one's own are there without a button");
    assert.equal(await page.locator('[data-stock="deck"]').count(), 0);
    await page.getByRole("tab", { name: ui.table.tabs.scores }).click();
    const panel = await page.getByRole("tabpanel").textContent();
    assert.equal(panel.includes(ui.scores.noGoods), own !== null, "whose goods are laid out");
  }
});
