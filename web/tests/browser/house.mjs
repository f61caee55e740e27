// The browser tests' house: a server with the built client, a browser, a fresh page for each test, and the
// rule that nothing may be complained about in its console. Tests are those of node: node --test
// tests/browser/*.test.mjs
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";
import { listen } from "../../serve.mjs";

export const built = process.env.NAQALA_WEB ?? fileURLToPath(new URL("../../../build/web", import.meta.url));
export const languages = ["en", "ru", "uk", "pl"];

/**
 * How long something on a page may take, and how long a test, in ms. They end what would never end: on a busy
 * machine all takes many times as long as usual, and that is no failure.
 */
export const patience = 120_000;
export const testTime = 1_200_000;

/**
 * What the browser is started without. The first two are pages that it loads for its own address bar with
 * each window, at the cost of much time. The others are what Playwright switches off itself: the browser
 * goes by the last such list alone.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export const launch = () =>
  chromium.launch({
    executablePath: process.env.NAQALA_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      `--disable-features=${withoutFeatures.join(",")}`,
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });

/** A server for a folder on a free port: its address, and how to end it at once. */
export async function serveFolder(folder = built, port = 0) {
  const server = await listen(folder, { port, host: "127.0.0.1" });
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${server.address().port}/`, port: server.address().port, close };
}

const loaded = new Map();
/** All texts in a language, as the client has them: tests find things by the names that people see. */
export async function wordsIn(language) {
  if (!loaded.has(language)) {
    const file = fileURLToPath(new URL(`../../src/words/${language}/index.ts`, import.meta.url));
    loaded.set(language, (await runnerImport(file)).module.words);
  }
  return loaded.get(language);
}

/** The same numbers each time: tests that choose at random can be repeated. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shared = { browser: null, server: null };

/** Call once in each file of tests. */
export function house() {
  before(async () => {
    assert.ok(existsSync(`${built}/index.html`), "The client is not built: npm run build.");
    shared.browser = await launch();
    shared.server = await serveFolder();
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.close();
  });
}

/** Everything that a page complains about. */
function listenTo(page, complaints) {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
}

/** Chance in the page and in its workers, the same each time. */
async function fixChance(context, seed) {
  const seeded = `{
    const next = (${randomFrom})(${seed});
    Math.random = next;
    if (typeof window === "undefined") crypto.getRandomValues = (list) => {
      const bytes = new Uint8Array(list.buffer);
      for (let i = 0; i < bytes.length; ++i) bytes[i] = Math.floor(256 * next());
      return list;
    };
  }\n`;
  // What the browser keeps for later would not pass here.
  await context.addInitScript(`${seeded} delete Navigator.prototype.serviceWorker;`);
  await context.route(/\.worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: seeded + (await response.text()) });
  });
}

/**
 * Runs in a page, before anything else: counts the calls to workers that have not been answered yet. Where
 * nothing pauses or moves, a page with none of them does nothing more by itself: what follows an answer
 * follows within the same task.
 */
function countCalls() {
  globalThis.unanswered = 0;
  globalThis.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      this.addEventListener("message", () => --globalThis.unanswered);
    }
    postMessage(...message) {
      ++globalThis.unanswered;
      super.postMessage(...message);
    }
  };
}

/** What is needed to see a failure again. */
async function traceOf(page, seed) {
  const record = await page
    .evaluate(() => {
      const [game] = JSON.parse(localStorage.getItem("naqala.games") ?? "[]");
      return game ? JSON.parse(localStorage.getItem(`naqala.game.${game.id}`)) : "no game";
    })
    .catch(() => "the page does not answer");
  return `seed ${seed}, at ${page.url()}, with\n${record}`;
}

/**
 * A test with a page of its own. Options: language, theme, size ([width, height]), phone (touch), settings
 * (as the client keeps them; bots play at once and nothing moves unless said otherwise), seed, game (kept in
 * the browser as `game`). Chance is the same each time, except with `offline`: then nothing stands between
 * the page and the network. With `blocked` the browser has service workers but lets none in.
 * The body gets { page, context, words, address, random, complaints }.
 */
export function scene(name, options, body) {
  const {
    language = "en",
    theme = "light",
    size = [1440, 900],
    phone = false,
    settings = {},
    seed = 1,
    offline = false,
    blocked = false,
    game,
  } = options;
  test(name, { timeout: testTime }, async () => {
    const [width, height] = size;
    const context = await shared.browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: language,
      hasTouch: phone,
      isMobile: phone,
      ...(phone && { deviceScaleFactor: 2 }),
      ...(blocked && { serviceWorkers: "block" }),
    });
    const complaints = [];
    context.setDefaultTimeout(patience);
    context.on("page", (page) => listenTo(page, complaints));
    await context.addInitScript(countCalls);
    if (!offline && !blocked) await fixChance(context, seed);
    await context.addInitScript(
      ({ settings, game }) => {
        // Only where nothing is kept yet: what a test changes stays.
        if (location.protocol !== "http:" || localStorage.getItem("naqala.settings") !== null) return;
        localStorage.setItem("naqala.settings", JSON.stringify(settings));
        if (!game) return;
        localStorage.setItem("naqala.games", JSON.stringify([game.about]));
        localStorage.setItem(`naqala.game.${game.about.id}`, JSON.stringify(game.record));
      },
      { settings: { pace: "instant", motion: false, ...settings }, game: game?.() },
    );
    const page = await context.newPage();
    try {
      const words = await wordsIn(language);
      await body({
        page,
        context,
        words,
        address: shared.server.address,
        random: randomFrom(seed),
        complaints,
      });
      assert.deepEqual(complaints, []);
    } catch (error) {
      console.error(`${name}: ${await traceOf(page, seed)}`);
      throw error;
    } finally {
      // A page that goes may leave the fetching of a worker under way.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
  });
}
