import assert from "node:assert/strict";
import { engine, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { atTable, keptRecord, playOneDecision, whatNow, wholeLog } from "./player.mjs";
import { mentions, secretGame, secretOf } from "./secrets.mjs";

house();

const whole = gameUntil({ players: 3, seed: 91 });
const last = whole.history().length;

/** Opens a record by pasting it. */
async function paste({ page, words, address }, text) {
  await page.goto(`${address}#/open`);
  await page.getByRole("textbox", { name: words.ui.record.paste }).fill(text);
  await page.getByRole("button", { name: words.ui.record.open, exact: true }).click();
}
const slider = (page, words) => page.getByRole("slider", { name: words.ui.replay.slider });
const momentOn = async (page, words) => Number(await slider(page, words).inputValue());

/** The moments between which a unit steps, as the engine tells them. */
function momentsOf(game, changes) {
  const again = engine.readRecord({ ...game.recordForm(), turns: [] });
  const found = [];
  let before = changes(again);
  for (const [i, { action }] of game.history().entries()) {
    again.apply(action);
    const now = changes(again);
    if (now !== before) found.push(i + 1);
    before = now;
  }
  again.free();
  return found;
}

scene("a pasted record is replayed by slider, action, turn and round", {}, async (it) => {
  const { page, words } = it;
  const { ui } = words;
  await paste(it, whole.record());
  await slider(page, words).waitFor();
  assert.equal(await slider(page, words).getAttribute("max"), String(last));
  const click = (name) => page.getByRole("button", { name, exact: true }).click();
  assert.equal(await momentOn(page, words), 0);
  for (let n = 1; n <= 3; ++n) {
    await click(ui.replay.stepForward);
    assert.equal(await momentOn(page, words), n);
  }
  await click(ui.replay.stepBack);
  assert.equal(await slider(page, words).getAttribute("aria-valuetext"), ui.replay.position(2, last));

  await page.getByRole("group", { name: ui.replay.by }).getByText(ui.replay.byRound, { exact: true }).click();
  await click(ui.replay.stepForward);
  const rounds = momentsOf(whole, (game) => game.progress().round);
  assert.equal(await momentOn(page, words), rounds[0]);
  await page.getByText(new RegExp(`^${ui.table.round(2)} ·`)).waitFor();
  await click(ui.replay.stepForward);
  assert.equal(await momentOn(page, words), rounds[1]);
  await page.getByRole("group", { name: ui.replay.by }).getByText(ui.replay.byTurn, { exact: true }).click();
  await click(ui.replay.stepForward);
  const turned = await momentOn(page, words);
  assert.ok(turned > rounds[1] && turned < rounds[2], "a turn is no round");

  const box = await slider(page, words).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = await momentOn(page, words);
  assert.ok(Math.abs(middle - last / 2) < last / 20, `${middle} of ${last}`);
  await page.keyboard.press("End");
  assert.equal(await momentOn(page, words), last);
  await page.getByRole("button", { name: ui.replay.result }).click();
  const totals = await page
    .getByRole("dialog")
    .getByRole("table", { name: ui.end.sheet })
    .locator("tfoot td")
    .allInnerTexts();
  assert.deepEqual(
    totals.map(Number),
    whole.score().seats.map(({ total }) => total),
  );
});

scene("other eyes do not see what is secret", {}, async (it) => {
  const { page, words, address } = it;
  const { ui } = words;
  const game = secretGame((game) => game.actor() === 2, 92);
  const secret = secretOf(game, 1);
  await page.goto(`${address}#/open`);
  // As a file, in the other form of records.
  await page.getByLabel(ui.record.file).setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(game.recordForm())),
  });
  await slider(page, words).waitFor();
  await page.getByRole("button", { name: ui.replay.end, exact: true }).click();
  const eyes = page.getByRole("combobox", { name: ui.replay.eyes });
  const held = page
    .getByRole("region", { name: "Ada", exact: true })
    .getByRole("img", { name: words.game.item[secret], exact: true });
  for (const [seen, label] of [
    [true, ui.replay.allOpen],
    [false, "Bo"],
    [true, "Ada"],
    [false, ui.replay.spectator],
  ]) {
    await eyes.selectOption({ label });
    await held.waitFor({ state: seen ? "attached" : "detached" });
    await wholeLog(page, words);
    const found = await mentions(page, words, secret);
    assert.equal(found.length > 0, seen, `${label}: ${found.join(" / ")}`);
    await page.getByRole("tab", { name: ui.table.tabs.scores }).click();
    if (!seen) assert.deepEqual(await mentions(page, words, secret), []);
    await page.getByRole("tab", { name: ui.table.tabs.log }).click();
  }
});

scene(
  "a record can be played on against bots, and stays as it is",
  { game: () => kept(whole), seed: 93 },
  async (it) => {
    const { page, words, address, random } = it;
    const { ui } = words;
    await page.goto(`${address}#/replay/game`);
    await slider(page, words).waitFor();
    await page
      .getByRole("group", { name: ui.replay.by })
      .getByText(ui.replay.byRound, { exact: true })
      .click();
    for (let n = 0; n < 2; ++n)
      await page.getByRole("button", { name: ui.replay.stepForward, exact: true }).click();
    const moment = await momentOn(page, words);
    await page.getByRole("button", { name: ui.replay.goOn }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Bo", { exact: true }).click();
    await dialog
      .getByRole("combobox", { name: ui.replay.level })
      .selectOption({ label: ui.levels["level-1"].full });
    await dialog.getByRole("button", { name: ui.replay.begin, exact: true }).click();
    await atTable(page, words);
    for (let n = 0; n < 6; ++n) await playOneDecision(page, words, random);
    await whatNow(page, words);
    const actionsOf = (record) =>
      engine
        .readRecord(record)
        .history()
        .map(({ action }) => action);
    const played = actionsOf(await keptRecord(page));
    assert.deepEqual(played.slice(0, moment), actionsOf(whole.record()).slice(0, moment));
    assert.ok(played.length > moment + 3);
    assert.match(await keptRecord(page), new RegExp(`name 2 ${ui.setup.playerName(2)}`));
    assert.equal(
      await page.evaluate(() => JSON.parse(localStorage.getItem("naqala.game.game"))),
      whole.record(),
    );
  },
);
