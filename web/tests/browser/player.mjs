// What a person does at the table, by the names that they see. A game is played by clicking at random what is offered.
import assert from "node:assert/strict";

/** Home page, one click: a game against a bot. Waits for the table. */
export async function startGame(page, words, address) {
  await page.goto(address);
  await page.getByRole("button", { name: words.ui.home.play }).click();
  await atTable(page, words);
}

/** A game as somebody wishes it, through its page. Seats: "person" or a level, from the second on. */
export async function startWith(page, words, address, { people = false, seats = [], artisans = false, whims = false } = {}) {
  const { ui } = words;
  await page.goto(`${address}#/new${people ? "/people" : ""}`);
  if (artisans) await page.getByLabel(ui.setup.artisans).check();
  if (whims) await page.getByLabel(ui.setup.whims).check();
  if (seats.length > 0) {
    await page.getByRole("group", { name: ui.setup.players }).getByText(String(seats.length + 1), { exact: true }).click();
    for (const [i, player] of seats.entries()) await page.getByLabel(ui.setup.seat(i + 2), { exact: true }).selectOption(player);
  }
  await page.getByRole("button", { name: ui.setup.start }).click();
  await atTable(page, words);
}

export const atTable = (page, words) => page.getByRole("group", { name: words.ui.table.board }).waitFor();

const labelsOf = ({ ui }) => ({
  over: ui.table.over, choices: ui.table.choices, board: ui.table.board, cancel: ui.buttons.cancel,
  lists: [ui.table.cardRow, ui.table.djinnRow, ui.table.turnOrder],
});

/** What is asked now: "end" when the game is over, "curtain", or "decide". */
export async function whatNow(page, words) {
  const handle = await page.waitForFunction(({ over, choices, board }) => {
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return "curtain";
    if (document.querySelector("h1")?.textContent.trim() === over) return "end";
    const buttons = `[role="group"][aria-label="${choices}"] button:not(:disabled)`;
    const tiles = `[role="group"][aria-label="${board}"] [role="button"][aria-disabled="false"]`;
    return document.querySelector(`${buttons}, ${tiles}`) ? "decide" : null;
  }, labelsOf(words), { timeout: 60_000 });
  return handle.jsonValue();
}

/**
 * All that a person can click on to go on: the buttons that name steps, glowing tiles, cards, djinns and prices. Each with
 * its name and a point where it is really met; what something else covers is left out.
 */
export const offered = (page, words) =>
  page.evaluate(({ choices, board, cancel, lists }) => {
    const group = (name) => document.querySelector(`[role="group"][aria-label="${name}"]`);
    const inLists = lists.flatMap((name) => [...document.querySelectorAll(`ol[aria-label="${name}"] button`)]);
    const all = [...group(choices).querySelectorAll("button"), ...group(board).querySelectorAll('[role="button"]'), ...inLists];
    const things = [];
    for (const one of all) {
      if (one.disabled || one.ariaDisabled === "true") continue;
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = one.getBoundingClientRect();
      const [at, over] = [x + width / 2, y + height / 2];
      const name = one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\s+/g, " ");
      if (name !== cancel && one.contains(document.elementFromPoint(at, over)))
        things.push({ name, x: at, y: over, tile: one.dataset.tile ?? null, width, height });
    }
    return things;
  }, labelsOf(words));

/** A click or, where there are only fingers, a tap. */
export async function press(page, { x, y }, touch = false) {
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Clicks one thing of those offered; false when the game is over. */
export async function playOneDecision(page, words, random, { touch = false } = {}) {
  const now = await whatNow(page, words);
  if (now === "end") return false;
  if (now === "curtain") await page.getByRole("button", { name: words.ui.curtain.show }).click();
  else {
    const things = await offered(page, words);
    assert.ok(things.length > 0, "Something is to be decided, but nothing of it can be clicked on.");
    await press(page, things[Math.floor(random() * things.length)], touch);
  }
  return true;
}

/** Plays on until the score sheet is there. */
export async function finishGame(page, words, random, most = 3_000) {
  for (let n = 0; n < most; ++n) {
    if (await playOneDecision(page, words, random)) continue;
    await page.getByRole("dialog").waitFor();
    return n;
  }
  assert.fail(`The game is not over after ${most} decisions.`);
}

/** Plays on until `enough` holds at a decision. */
export async function playUntil(page, words, random, enough, most = 200) {
  for (let n = 0; n < most; ++n) {
    assert.notEqual(await whatNow(page, words), "end", "The game is over too soon.");
    if (await enough()) return;
    await playOneDecision(page, words, random);
  }
  assert.fail(`It has not come to it after ${most} decisions.`);
}

/** The meeples in hand, while somebody sows. */
export const hand = (page, words) => page.getByRole("group", { name: words.ui.table.hand });
/** The one line that says what to do. */
export const line = (page, words) => page.getByRole("region", { name: words.ui.table.whatNow }).locator("p").first();

/** The record of the latest game that the browser keeps. */
export const keptRecord = (page) =>
  page.evaluate(() => {
    const [game] = JSON.parse(localStorage.getItem("naqala.games") ?? "[]");
    return game ? JSON.parse(localStorage.getItem(`naqala.game.${game.id}`)) : null;
  });
