import assert from "node:assert/strict";
import { house, scene } from "./house.mjs";
import { atTable, hand, keptRecord, offered, playUntil, startGame, whatNow } from "./player.mjs";

house();

/** What has the focus, and whether that can be seen. Runs in the page. */
function focusNow() {
  const one = document.activeElement;
  if (one === null || one === document.body) return { name: "nothing", seen: false, tile: null, list: null };
  const shown = one.matches("input.unseen") ? one.closest("label") : one;
  const { x, y, width, height } = shown.getBoundingClientRect();
  const inside =
    width > 0 && height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
  const marked =
    [getComputedStyle(shown), getComputedStyle(shown, "::after")].some(
      (style) => style.outlineStyle !== "none",
    ) ||
    (one.dataset.tile !== undefined && getComputedStyle(one.nextElementSibling).stroke !== "none");
  return {
    name: one.getAttribute("aria-label") ?? shown.textContent.trim().replace(/\s+/g, " "),
    seen: inside && marked,
    tile: one.dataset.tile ?? null,
    list: one.closest("ol")?.getAttribute("aria-label") ?? null,
  };
}
const focused = (page) => page.evaluate(focusNow);

/**
 * What had the focus may vanish; then something else has it at once, as soon as the page asks for
 * the next decision.
 */
async function seesFocus(page) {
  const { name, seen } = await focused(page);
  assert.ok(seen, `The focus is on ${name}, and that cannot be seen.`);
}

async function tabTo(page, what, wanted, most = 60) {
  const passed = [];
  for (let n = 0; n < most; ++n) {
    const at = await focused(page);
    if (wanted(at)) return at;
    passed.push(at.name);
    await page.keyboard.press("Tab");
  }
  return assert.fail(`Tab does not lead to ${what}, but to ${passed.join(" / ")}.`);
}

/** Arrows from tile to tile. */
async function walkTo(page, tile) {
  const from = (await tabTo(page, "the board", (at) => at.tile !== null)).tile;
  const [across, down] = [tile.charCodeAt(0) - from.charCodeAt(0), tile[1] - from[1]];
  for (let n = 0; n < Math.abs(across); ++n)
    await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let n = 0; n < Math.abs(down); ++n) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  assert.equal((await focused(page)).tile, tile);
}

/** One thing that is offered, without a pointer. */
async function choose(page, { name, tile, number, list }) {
  if (tile !== null) await walkTo(page, tile);
  else if (list !== null) {
    await tabTo(page, list, (at) => at.list === list);
    await page.keyboard.press("Home");
    for (let n = 0; n < 12 && (await focused(page)).name !== name; ++n)
      await page.keyboard.press("ArrowRight");
  } else if (number > 0 && number < 10) return page.keyboard.press(String(number));
  else await tabTo(page, name, (at) => at.name === name);
  await seesFocus(page);
  await page.keyboard.press("Enter");
}

const letterOf = async (page, words, random) => {
  const held = await hand(page, words)
    .getByRole("button", { disabled: false })
    .evaluateAll((all) => all.map((one) => one.dataset.hand));
  return held.length < 2 ? undefined : words.ui.letters[held[Math.floor(random() * held.length)]];
};

/** One decision: now and then the meeple is chosen by its letter first, or the action is typed. */
async function decide(page, words, random) {
  const way = random();
  if (way < 0.15) {
    const letter = await letterOf(page, words, random);
    if (letter !== undefined) await page.keyboard.press(letter.toLowerCase());
  }
  const things = await offered(page, words);
  assert.ok(things.length > 0, "Something is to be decided, but nothing is offered.");
  const thing = things[Math.floor(random() * things.length)];
  const start = thing.tile !== null && !(await hand(page, words).isVisible());
  if (start && way > 0.8) await type(page, words, `take ${thing.tile}`);
  else await choose(page, thing);
}

async function type(page, words, action) {
  await page.keyboard.press("t");
  const field = page.getByRole("combobox", { name: words.ui.table.typed });
  await field.waitFor();
  await seesFocus(page);
  await page.keyboard.type(action);
  await page.keyboard.press("Enter");
  await whatNow(page, words);
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
}

scene(
  "a whole game by keyboard alone, the focus always in sight",
  { seed: 31 },
  async ({ page, words, address, random }) => {
    const { ui } = words;
    await page.goto(address);
    await page.getByRole("button", { name: ui.home.play }).waitFor();
    await tabTo(page, ui.home.play, ({ name }) => name.startsWith(ui.home.play));
    await page.keyboard.press("Enter");
    await atTable(page, words);
    await whatNow(page, words);
    await tabTo(page, "the board", ({ tile }) => tile !== null);
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByRole("heading", { name: ui.table.keys }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    for (let n = 0; (await whatNow(page, words)) !== "end"; ++n) {
      assert.ok(n < 1500, "The game does not end.");
      await seesFocus(page);
      await decide(page, words, random);
    }
    await page.getByRole("table", { name: ui.end.sheet }).waitFor();
    await seesFocus(page);
    await tabTo(page, ui.end.rematch, ({ name }) => name.includes(ui.end.rematch));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: ui.table.round(1) }).waitFor();
  },
);

scene(
  "keys step back, open the tabs and say what cannot be done",
  { seed: 32 },
  async ({ page, words, address, random }) => {
    const { ui } = words;
    await startGame(page, words, address);
    await playUntil(page, words, random, async () =>
      (await offered(page, words)).every(({ tile }) => tile !== null),
    );
    const before = await keptRecord(page);
    const [{ tile }] = await offered(page, words);
    await walkTo(page, tile);
    await page.keyboard.press("Enter");
    await hand(page, words).waitFor();
    await whatNow(page, words);
    await page.keyboard.press("Escape");
    await hand(page, words).waitFor({ state: "detached" });
    assert.equal(await keptRecord(page), before);
    for (const [key, name] of [
      ["f", ui.table.tabs.finder],
      ["h", ui.table.tabs.hints],
      ["s", ui.table.tabs.scores],
      ["l", ui.table.tabs.log],
    ]) {
      await page.keyboard.press(key);
      await page.getByRole("tab", { name, selected: true }).waitFor();
      await seesFocus(page);
    }
    await page.keyboard.press("t");
    const field = page.getByRole("combobox", { name: ui.table.typed });
    for (const [typed, said] of [
      ["drop a1 elder", ui.errors.illegal],
      ["open sesame", ui.errors.unreadable],
    ]) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await page.getByText(said(typed)).waitFor();
    }
    assert.equal(await keptRecord(page), before);
  },
);
