import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { built, house, languages, scene, serveFolder, wordsIn } from "./house.mjs";
import { atTable, keptRecord, playOneDecision, startGame } from "./player.mjs";

house();

const folder = mkdtempSync(join(tmpdir(), "naqala-"));
after(() => rmSync(folder, { recursive: true, force: true }));
/** A copy of the client below a folder of its own. */
function copyTo(...path) {
  const copy = join(folder, ...path);
  cpSync(built, copy, { recursive: true });
  return copy;
}

const isKept = (page, words) => page.getByText(words.ui.offline.ready).waitFor();
const cacheNames = (page) => page.evaluate(() => caches.keys());

scene(
  "after one visit all of it works without a network and without the server",
  { offline: true },
  async (at) => {
    const { page, context, words, random, complaints } = at;
    const server = await serveFolder();
    try {
      await page.goto(server.address);
      await isKept(page, words);
    } finally {
      await server.close();
    }
    await context.setOffline(true);
    await startGame(page, words, server.address);
    const before = await keptRecord(page);
    for (let n = 0; n < 5; ++n) await playOneDecision(page, words, random);
    assert.notEqual(await keptRecord(page), before);
    await page.reload();
    await atTable(page, words);
    for (const hash of ["#/rules", "#/open", "#/new"]) {
      await page.goto(server.address + hash);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
    for (const language of languages) {
      await page.goto(server.address);
      const name = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski" }[language];
      await page
        .getByRole("group", {
          name: (await wordsIn(await page.evaluate(() => document.documentElement.lang))).ui.settings
            .language,
        })
        .getByText(name)
        .click();
      await page.getByRole("button", { name: (await wordsIn(language)).ui.home.play }).waitFor();
    }
    // The browser itself says that it could not look for a newer version; nothing else may be said.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/sw\.js/.test(text)));
  },
);

scene("works from any folder of a server", { offline: true }, async ({ page, context, words, random }) => {
  copyTo("site", "games", "naqala");
  const server = await serveFolder(join(folder, "site"));
  const address = `${server.address}games/naqala/`;
  try {
    await startGame(page, words, address);
    await playOneDecision(page, words, random);
    await page.goto(address);
    await isKept(page, words);
    const scope = await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
    assert.equal(scope, address);
  } finally {
    await server.close();
  }
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: words.ui.home.play }).waitFor();
});

scene(
  "a new version is offered, and takes over without losing the game",
  { offline: true },
  async ({ page, words, random }) => {
    const client = copyTo("client");
    const server = await serveFolder(client);
    try {
      await page.goto(server.address);
      await isKept(page, words);
      const old = await cacheNames(page);
      publish(client);
      // At once: after a game has begun the browser looks for a newer version only a minute later.
      await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
      const notice = page.getByText(words.ui.offline.update);
      await notice.waitFor();
      await page.getByRole("button", { name: words.ui.home.play }).click();
      await atTable(page, words);
      for (let n = 0; n < 4; ++n) await playOneDecision(page, words, random);
      assert.equal(await notice.count(), 0, "nothing lies over a game");
      const record = await keptRecord(page);
      await page.goto(server.address);
      await notice.waitFor();
      assert.equal(await page.locator('meta[name="newer"]').count(), 0);
      await page.getByRole("button", { name: words.ui.offline.updateNow }).click();
      await page.locator('meta[name="newer"]').waitFor({ state: "attached" });
      await page.getByRole("link", { name: words.ui.home.resume }).click();
      await atTable(page, words);
      assert.equal(await keptRecord(page), record);
      await page.waitForFunction(async (gone) => !(await caches.keys()).includes(gone), old[0]);
      assert.equal((await cacheNames(page)).length, 1);
    } finally {
      await server.close();
    }
  },
);

scene("a notice that was closed does not come back", { offline: true }, async ({ page, words, address }) => {
  await page.goto(address);
  await isKept(page, words);
  const notice = page.getByText(words.ui.offline.offline);
  const goOffline = () => page.context().setOffline(true);
  await goOffline();
  await notice.waitFor();
  await page.getByRole("status").getByRole("button", { name: words.ui.buttons.close }).click();
  await notice.waitFor({ state: "detached" });
  await page.getByRole("link", { name: words.ui.home.custom }).click();
  await page.getByRole("button", { name: words.ui.setup.start }).waitFor();
  assert.equal(await notice.count(), 0);
  // But the next time it is news.
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await goOffline();
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: "detached" });
});

scene(
  "where workers are blocked it plays as well and says nothing of it",
  { blocked: true },
  async ({ page, words, address, random, complaints }) => {
    const blocked = page.waitForEvent("console", (message) => /blocked by Playwright/.test(message.text()));
    await startGame(page, words, address);
    for (let n = 0; n < 3; ++n) await playOneDecision(page, words, random);
    await blocked;
    await page.goto(address);
    await page.getByRole("button", { name: words.ui.home.play }).waitFor();
    assert.equal(await page.getByText(words.ui.offline.ready).count(), 0);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((text) => !/blocked by Playwright/.test(text)),
    );
  },
);

/** Another version: a page with a sign in it, and a worker of another name. */
function publish(client) {
  const change = (file, from, to) => {
    const path = join(client, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    for (const ending of [".br", ".gz"]) rmSync(path + ending, { force: true });
  };
  change("index.html", "<title>", '<meta name="newer"><title>');
  change("sw.js", /const version = "\w+"/, 'const version = "newer"');
}

scene("what a browser needs to install it is there", {}, async ({ page, address }) => {
  await page.goto(address);
  const link = await page.locator('link[rel="manifest"]').getAttribute("href");
  const response = await page.request.get(new URL(link, address).href);
  assert.equal(response.headers()["content-type"], "application/manifest+json");
  const manifest = await response.json();
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ["./", "./", "standalone"]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href);
    assert.equal(icon.headers()["content-type"], type);
    if (type !== "image/png") continue;
    const body = await icon.body();
    assert.equal(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, sizes);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
});
