// What is measured, at which moments of which games.
import { at, engine, gameUntil, kept } from "../browser/deals.mjs";
import { traced } from "./trace.mjs";

const tables = [
  { called: "2 seats", players: 2, sets: ["base"] },
  { called: "5 seats, all", players: 5, sets: ["base", "artisans", "whims"] },
];

/**
 * In the page: marks the next click, key or move of the slider, and the picture that follows the first change
 * in `root`; with `wanted`, the first after which that is there.
 */
function watch({ root, wanted }) {
  const begin = () => performance.mark("speed from");
  const kinds = ["pointerdown", "keydown", "input"];
  for (const kind of kinds) addEventListener(kind, begin, { capture: true, once: true });
  window.shown = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (wanted && !document.querySelector(wanted)) return;
      observer.disconnect();
      for (const kind of kinds) removeEventListener(kind, begin, { capture: true });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.mark("speed to").startTime);
        port2.postMessage(0);
      });
    });
    const attributes = wanted === undefined;
    observer.observe(document.querySelector(root), { childList: true, subtree: true, attributes });
  });
}

async function openPage({ browser, address }, game, hash) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, locale: "en", serviceWorkers: "block" });
  await context.addInitScript((game) => {
    if (location.protocol !== "http:") return;
    localStorage.setItem("naqala.settings", JSON.stringify({ pace: "normal", motion: true }));
    localStorage.setItem("naqala.games", JSON.stringify([game.about]));
    localStorage.setItem(`naqala.game.${game.about.id}`, JSON.stringify(game.record));
  }, game);
  const page = await context.newPage();
  await page.goto(`${address}#/${hash}/game`);
  await page.locator("[data-tile]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // A person looks first; meanwhile the page comes to rest.
  await page.waitForTimeout(1500);
  return page;
}

/** A click at the middle of something, looked for beforehand: the search is not to be counted. */
async function presserOf(page, selector) {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

/** Does something and waits for the picture after it. */
async function shown(page, root, act, wanted) {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(watch, { root, wanted });
  await act();
  await page.evaluate(() => window.shown);
}

/** Runs a scene in fresh pages, and puts together what each of its traces says. */
async function repeated(house, times, game, hash, scene) {
  const result = { samples: [], longest: { cpu: 0, parts: [] }, over: 0 };
  for (let n = 0; n < times; ++n) {
    const page = await openPage(house, game, hash);
    const trace = await traced(house.browser, page, () => scene(page));
    await page.context().close();
    const { over, ...longest } = trace.longest();
    result.samples.push(...trace.samples());
    result.over += over;
    if (longest.cpu > result.longest.cpu) result.longest = longest;
  }
  return result;
}

// ---- Clicks

/** A tile to lift, such that afterwards some tile takes one tribe only. */
function liftAndDrop(game) {
  for (const action of game.legal().filter((text) => text.startsWith("take "))) {
    const after = game.copy();
    after.apply(action);
    const drops = after.legal().filter((text) => text.startsWith("drop "));
    after.free();
    const tiles = drops.map((text) => text.split(" ")[1]);
    const drop = tiles.find((tile) => tiles.filter((other) => other === tile).length === 1);
    if (drops.length > 1 && drop !== undefined) return { lift: action.split(" ")[1], drop };
  }
  throw new Error("There is no tile to lift from which one can drop at once.");
}
const pressTile = async (page, tile) => (await presserOf(page, `[data-tile="${tile}"]`))();
const rest = (page) => page.waitForTimeout(700);

const beforeSowing = ({ players, sets }) => gameUntil({ players, sets, seed: 3 }, at("take", 1, 3));

/** Lifts a tile: with the very first click of all, or once that has been done before. */
const lifting = (house, game, lift, again) =>
  repeated(house, house.options.runs, game, "game", async (page) => {
    if (again) {
      await pressTile(page, lift);
      await rest(page);
      await page.keyboard.press("Escape");
      await rest(page);
    }
    await shown(page, "svg.board", await presserOf(page, `[data-tile="${lift}"]`), "[data-place=hand]");
    await rest(page);
  });

export async function clicks(house) {
  const { runs } = house.options;
  for (const { called, players, sets } of tables) {
    const sowing = beforeSowing({ players, sets });
    const { lift, drop } = liftAndDrop(sowing);
    const game = kept(sowing);
    // With the very first click most of the code runs for the first time.
    house.print(`first click of all (lift), ${called}`, await lifting(house, game, lift, false));
    house.print(`lift, ${called}`, await lifting(house, game, lift, true));
    house.print(
      `drop, ${called}`,
      await repeated(house, runs, game, "game", async (page) => {
        await pressTile(page, lift);
        await rest(page);
        await shown(page, "svg.board", await presserOf(page, `[data-tile="${drop}"]`));
        await rest(page);
      }),
    );
    const auction = kept(gameUntil({ players, sets, seed: 3 }, at("bid", 1, 2)));
    house.print(
      `bid, ${called}`,
      await repeated(house, runs, auction, "game", async (page) => {
        const cheapest = ".spaces li:has(.offered):not(:has(~ li .offered)) button";
        await shown(page, ".spaces", await presserOf(page, cheapest), ".spaces svg");
        await rest(page);
      }),
    );
    for (const tab of ["log", "hints", "scores"])
      house.print(
        `tab ${tab}, ${called}`,
        await repeated(house, runs, game, "game", async (page) => {
          if (tab === "scores") await page.locator("#tab-log").click();
          await shown(page, "#tab-panel", await presserOf(page, `#tab-${tab}`), `#tab-panel .${tab}`);
        }),
      );
  }
}

// ---- Bots

export async function botTurns(house) {
  for (const { called, players, sets } of tables) {
    const game = kept(gameUntil({ players, sets, seed: 5 }, at("bid", 1, 3)), { people: [] });
    house.print(
      `bots play, ${called}`,
      await repeated(house, 1, game, "game", async (page) => {
        await page.evaluate(() => performance.mark("speed begin"));
        await page.waitForTimeout(1000 * house.options.seconds);
      }),
    );
  }
}

// ---- The finder

/** The position of a seat before its sowing with the most sowings, in several games. */
function widest({ players, sets }) {
  let best = { n: 0 };
  for (let seed = 1; seed <= 6; ++seed) {
    gameUntil({ players, sets, seed }, (game) => {
      if (!at("take")(game)) return false;
      const n = game.sowings().length;
      if (n > best.n) best = { n, game: kept(game) };
      return false;
    }).free();
  }
  return best;
}

const finding = (house, game) =>
  repeated(house, house.options.runs, game, "game", async (page) => {
    await shown(page, "#tab-panel", await presserOf(page, "#tab-finder"), "#tab-panel tbody tr + tr");
    await rest(page);
  });

export async function finder(house) {
  for (const table of tables) {
    const { n, game } = widest(table);
    house.print(`finder, ${n} rows, ${table.called}`, await finding(house, game));
  }
}

/** The two that take longest: the first click of all, and the finder, with five seats and both expansions. */
export async function hardest(house) {
  const sowing = beforeSowing(tables[1]);
  const game = kept(sowing);
  return {
    lift: await lifting(house, game, liftAndDrop(sowing).lift, false),
    finder: await finding(house, game),
  };
}

// ---- Replay

export async function replay(house) {
  for (const { called, players, sets } of tables) {
    const game = kept(gameUntil({ players, sets, seed: 4 }));
    const moments = engine.readRecord(game.record).history().length;
    const slide = (page, to) =>
      page.evaluate((to) => {
        const slider = document.querySelector("input[type=range]");
        slider.value = to;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      }, String(to));
    const walk = (called, stops) =>
      repeated(house, 1, game, "replay", async (page) => {
        await slide(page, stops[0]);
        await rest(page);
        for (const stop of stops.slice(1)) {
          await shown(page, ".replay", () => slide(page, stop));
          await page.waitForTimeout(400);
        }
      }).then((result) => house.print(called, result));
    const stops = (at) => Array.from({ length: 13 }, (_, n) => at(n));
    await walk(
      `replay, a step, ${called}`,
      stops((n) => (moments >> 1) + n),
    );
    await walk(
      `replay, a jump, ${called}`,
      stops((n) => Math.round(moments * ((n * 0.618) % 1))),
    );
  }
}
