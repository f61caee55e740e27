// What a person does at the table, by the names that they see. A game is played by clicking at
// random what is offered.
import assert from "node:assert/strict";
import { patience } from "./house.mjs";

/** Home page, one click: a game against a bot. Waits for the table. */
export async function startGame(page, words, address) {
  await page.goto(address);
  await page.getByRole("button", { name: words.ui.home.play }).click();
  await atTable(page, words);
}

/** A game as somebody wishes it, through its page. Seats: "person" or a level, from the second on. */
export async function startWith(
  page,
  words,
  address,
  { people = false, seats = [], artisans = false, whims = false } = {},
) {
  const { ui } = words;
  await page.goto(`${address}#/new${people ? "/people" : ""}`);
  if (artisans) await page.getByLabel(ui.setup.artisans).check();
  if (whims) await page.getByLabel(ui.setup.whims).check();
  if (seats.length > 0) {
    await page
      .getByRole("group", { name: ui.setup.players })
      .getByText(String(seats.length + 1), { exact: true })
      .click();
    for (const [i, player] of seats.entries())
      await page.getByLabel(ui.setup.seat(i + 2), { exact: true }).selectOption(player);
  }
  await page.getByRole("button", { name: ui.setup.start }).click();
  await atTable(page, words);
}

export const atTable = (page, words) => page.getByRole("group", { name: words.ui.table.board }).waitFor();

const labelsOf = ({ ui }) => ({
  over: ui.table.over,
  choices: ui.table.choices,
  board: ui.table.board,
  cancel: ui.buttons.cancel,
  lists: [ui.table.cardRow, ui.table.djinnRow, ui.table.turnOrder],
});

/**
 * What is asked now: "end" when the game is over, "curtain", or "decide". Waits until something is, and
 * until the workers have answered all that they were asked: before that, what is shown may be what was
 * there before the last click.
 */
export async function whatNow(page, words, timeout = patience) {
  const handle = await page.waitForFunction(
    ({ over, choices, board }) => {
      if (globalThis.unanswered > 0) return null;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return "curtain";
      if (document.querySelector("h1")?.textContent.trim() === over) return "end";
      const buttons = `[role="group"][aria-label="${choices}"] button:not(:disabled)`;
      const tiles = `[role="group"][aria-label="${board}"] [role="button"][aria-disabled="false"]`;
      return document.querySelector(`${buttons}, ${tiles}`) ? "decide" : null;
    },
    labelsOf(words),
    { timeout },
  );
  return handle.jsonValue();
}

/**
 * All that a person can click on to go on: the buttons that name steps, glowing tiles, cards, djinns and
 * prices. Each with its name, its size and the number that it has for the keyboard. Nothing may cover any of
 * them; only a dialog covers them all.
 */
export async function offered(page, words) {
  const { things, covered } = await lookRound(page, words);
  assert.deepEqual(covered, [], "what is offered is covered");
  return things;
}

const lookRound = (page, words) =>
  page.evaluate(({ choices, board, cancel, lists }) => {
    if (document.querySelector("dialog:modal, [aria-modal='true']")) return { things: [], covered: [] };
    const group = (name) => document.querySelector(`[role="group"][aria-label="${name}"]`);
    const inLists = lists.flatMap((name) => [
      ...document.querySelectorAll(`ol[aria-label="${name}"] button`),
    ]);
    const all = [
      ...group(choices).querySelectorAll("button"),
      ...group(board).querySelectorAll('[role="button"]'),
      ...inLists,
    ];
    const numbered = [...group(choices).querySelectorAll("button")].filter(
      (one) => one.closest('[role="group"]') === group(choices),
    );
    const nameOf = (one) => one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\s+/g, " ");
    globalThis.middleOf = (one) => {
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return one.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
    };
    const open = all.filter((one) => !one.disabled && one.ariaDisabled !== "true" && nameOf(one) !== cancel);
    const coverOf = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const cover = document.elementFromPoint(x + width / 2, y + height / 2);
      const by = cover?.outerHTML.slice(0, 120) ?? "the edge of the screen";
      return `${nameOf(one)} at ${Math.round(x)} ${Math.round(y)} by ${by}`;
    };
    globalThis.offered = open;
    const things = open.map((one, index) => {
      const { width, height } = one.getBoundingClientRect();
      const list = one.closest("ol")?.getAttribute("aria-label") ?? null;
      return {
        index,
        name: nameOf(one),
        width,
        height,
        tile: one.dataset.tile ?? null,
        number: numbered.indexOf(one) + 1,
        list,
      };
    });
    return { things, covered: open.filter((one) => !globalThis.middleOf(one)).map(coverOf) };
  }, labelsOf(words));

/**
 * Taps, and waits for the click that comes of it: the browser makes it only when the finger has been lifted.
 */
export async function tapThen(page, tap) {
  await page.evaluate(() => {
    globalThis.clicked = false;
    addEventListener("click", () => (globalThis.clicked = true), { capture: true, once: true });
  });
  await tap();
  await page.waitForFunction(() => globalThis.clicked);
}

/**
 * A click on something that was offered or, where there are only fingers, a tap. False if it has
 * gone meanwhile.
 */
export async function tryPress(page, { index }, touch) {
  const middle = await page.evaluate((index) => globalThis.middleOf(globalThis.offered[index]), index);
  if (middle === null) return false;
  if (touch) await tapThen(page, () => page.touchscreen.tap(middle.x, middle.y));
  else await page.mouse.click(middle.x, middle.y);
  // What the click has brought is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return true;
}
export const press = async (page, thing, touch = false) =>
  assert.ok(await tryPress(page, thing, touch), `${thing.name} can be seen no more.`);

/** Clicks one thing of those offered; false when the game is over. */
export async function playOneDecision(page, words, random, { touch = false } = {}) {
  const chance = random();
  for (let tries = 0; tries < 40; ++tries) {
    const now = await whatNow(page, words);
    if (now === "end") return false;
    if (now === "curtain") {
      await page.getByRole("button", { name: words.ui.curtain.show }).click();
      return true;
    }
    const things = await offered(page, words);
    // What goes on by itself may have taken it away just now.
    if (things.length > 0 && (await tryPress(page, things[Math.floor(chance * things.length)], touch)))
      return true;
  }
  return assert.fail("Something is to be decided, but nothing of it can be clicked on.");
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
export const line = (page, words) =>
  page.getByRole("region", { name: words.ui.table.whatNow }).locator("p").first();

/** The log comes from its end, and its beginning a moment later. */
export const wholeLog = (page, words) =>
  page
    .getByRole("tabpanel")
    .getByRole("heading", { name: words.log.auction(1), exact: true })
    .waitFor();

/** The record of the latest game that the browser keeps. */
export const keptRecord = (page) =>
  page.evaluate(() => {
    const [game] = JSON.parse(localStorage.getItem("naqala.games") ?? "[]");
    return game ? JSON.parse(localStorage.getItem(`naqala.game.${game.id}`)) : null;
  });
