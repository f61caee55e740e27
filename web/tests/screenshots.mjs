// The pictures in docs/pictures, always the same: fixed deals, bots with fixed numbers, nothing moves.
//
//   node tests/screenshots.mjs [NAME...]
//
// The client and the engine must be built (./play builds both).
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { engine } from "../../tests/wasm/engine.mjs";
import { launch, serveFolder, wordsIn } from "./browser/house.mjs";
import { packed } from "./png.mjs";

const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const words = await wordsIn("en");
const { ui } = words;
const bots = ["level-2", "level-3", "level-4"];

/** A game played by bots until `enough` says so; the first seat is the person at the screen. */
function gameUntil({ players = 2, sets = ["base"], seed }, enough) {
  const names = [ui.setup.you, ...bots.map((level) => ui.levels[level].name)].slice(0, players);
  const game = engine.newGame({ players, sets, names }, seed);
  for (let n = 1; ; ++n) {
    const actor = game.actor();
    if (actor === "nobody") return { game, names, sets };
    if (actor === 1 && enough(game)) return { game, names, sets };
    game.apply(actor === "chance" ? game.draw(seed * 1000 + n) : game.choose("greedy", seed * 1000 + n));
  }
}
const at = (round, step) => (game) => game.progress().round >= round && game.position().step === step;
const never = () => false;

/** What the browser would have kept of it. */
function kept({ game, names, sets }) {
  const party = names.map((name, i) =>
    i === 0 ? { name, usual: true } : { name, bot: bots[i - 1], usual: true },
  );
  const over = game.actor() === "nobody";
  return {
    about: { id: "picture", party, sets, begun: 0, played: 0, round: game.progress().round, over },
    record: game.record(),
  };
}

/** In the middle of a sowing: two are dropped, two or more are still in hand. */
function sowing(round) {
  return (game) => {
    const { step, hand = {} } = game.position();
    if (step !== "drop" || game.progress().round < round) return false;
    const last = game
      .history()
      .slice(-2)
      .map(({ action }) => action);
    return (
      last.every((action) => action.startsWith("drop ")) &&
      Object.values(hand).reduce((a, b) => a + b, 0) >= 2
    );
  };
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const pictures = {
  home: { ...desktop },
  auction: { ...desktop, game: () => gameUntil({ players: 4, seed: 11 }, at(2, "bid")) },
  sowing: { ...desktop, game: () => gameUntil({ players: 3, seed: 5 }, sowing(2)) },
  finder: {
    ...desktop,
    game: () => gameUntil({ players: 2, seed: 8 }, at(4, "take")),
    then: async (page) => {
      await page.getByRole("tab", { name: ui.table.tabs.finder }).click();
      await page.getByRole("table").getByRole("row").nth(2).hover();
    },
  },
  end: {
    ...desktop,
    game: () => gameUntil({ players: 3, seed: 4 }, never),
    then: (page) => page.getByRole("dialog").waitFor(),
  },
  phone: { ...phone, game: () => gameUntil({ players: 2, seed: 5 }, sowing(2)) },
  dark: {
    ...desktop,
    colorScheme: "dark",
    game: () => gameUntil({ players: 4, sets: ["base", "artisans", "whims"], seed: 21 }, at(4, "take")),
  },
};

const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await serveFolder();
const browser = await launch();

/** In the page: no picture is still being made. */
function everythingIsDrawn() {
  const pictures = [...document.querySelectorAll("image, img")];
  return pictures.every((one) => one.getAttribute("href") ?? one.getAttribute("src"));
}

async function take(name, { game, then, ...look }) {
  const context = await browser.newContext({
    locale: "en",
    reducedMotion: "reduce",
    colorScheme: "light",
    ...look,
  });
  await context.addInitScript(
    ({ about, record } = {}) => {
      if (location.protocol !== "http:") return;
      localStorage.setItem("naqala.settings", JSON.stringify({ pace: "instant", motion: false }));
      if (!about) return;
      localStorage.setItem("naqala.games", JSON.stringify([about]));
      localStorage.setItem(`naqala.game.${about.id}`, JSON.stringify(record));
    },
    game && kept(game()),
  );
  const page = await context.newPage();
  await page.goto(`${server.address}${game ? "#/game/picture" : ""}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (game) await page.locator("[data-tile]").first().waitFor();
  await then?.(page);
  await page.waitForFunction(everythingIsDrawn);
  await page.evaluate(() => document.fonts.ready);
  const png = packed(await page.screenshot({ animations: "disabled" }));
  writeFileSync(`${folder}${name}.png`, png);
  console.log(`${name}.png: ${Math.round(png.length / 1000)} KB`);
  await context.close();
}

try {
  for (const [name, picture] of Object.entries(pictures))
    if (wanted.length === 0 || wanted.includes(name)) await take(name, picture);
} finally {
  await browser.close();
  await server.close();
}
