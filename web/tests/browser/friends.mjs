// People with a browser each, and the server that they meet at.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { launch, patience, testTime, wordsIn } from "./house.mjs";
import { whatNow } from "./player.mjs";
import { noServer, serveGames } from "./server.mjs";

export const place = { browser: null, server: null, words: null, online: null };

export const onlineWords = async (language) =>
  (await runnerImport(fileURLToPath(new URL(`../../src/words/${language}/online.ts`, import.meta.url))))
    .module.online;

/** Call once in each file of tests. */
export function withServer() {
  before(async () => {
    if (noServer) return;
    place.words = await wordsIn("en");
    place.online = await onlineWords("en");
    place.server = await serveGames();
    place.browser = await launch();
  });
  after(async () => {
    await place.browser?.close();
    await place.server?.close();
  });
}

/** Asks the server directly, as a program would. */
export async function ask(path, body = {}, token = "") {
  const answer = await fetch(`${place.server.address}api/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${said.error}`);
  return said;
}

/**
 * Somebody with a browser of their own: the page, all that it hears from the server, and all that
 * it complains about.
 */
export async function person({
  language = "en",
  size = [1280, 860],
  theme = "light",
  phone = false,
  settings = {},
} = {}) {
  const [width, height] = size;
  const context = await place.browser.newContext({
    viewport: { width, height },
    locale: language,
    colorScheme: theme,
    hasTouch: phone,
    isMobile: phone,
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(
    (settings) => {
      // Whoever hides something hesitates before steps that follow by themselves; here as briefly as can be.
      Math.random = () => 0;
      delete Navigator.prototype.serviceWorker;
      if (localStorage.getItem("naqala.settings") !== null) return;
      localStorage.setItem("naqala.settings", JSON.stringify(settings));
    },
    { pace: "instant", motion: false, ...settings },
  );
  const page = await context.newPage();
  const [heard, complaints] = [[], []];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(payload))),
  );
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  return { context, page, heard, complaints };
}

export const named = (page, role, name) => page.getByRole(role, { name, exact: true });

/** Ana sets a table through the pages and gives the link away. */
export async function setTable({ page }, name) {
  const { words, online, server } = place;
  await page.goto(server.address);
  await page.getByRole("link", { name: words.ui.home.friends }).click();
  await page.getByRole("link", { name: online.make }).click();
  await page.getByLabel(online.yourName).fill(name);
  await page.getByLabel(words.ui.setup.artisans).check();
  await named(page, "button", online.create).click();
  return page.getByLabel(online.invite).inputValue();
}

export async function joinTable({ page }, link, name) {
  await page.goto(link);
  await page.getByLabel(place.online.yourName).fill(name);
  await named(page, "button", place.online.sit).click();
  await page.getByText(place.online.yourSeat, { exact: true }).waitFor();
}

/** Gives whoever of them is asked something first. The others wait for as long as that one takes. */
export function turns(people) {
  const asked = new Map();
  const ask = (one) => {
    if (!asked.has(one))
      asked.set(
        one,
        whatNow(one.page, place.words, testTime).then((now) => {
          asked.delete(one);
          return { one, now };
        }),
      );
    return asked.get(one);
  };
  return () => Promise.race(people.map(ask));
}

/** A table, or a seat of it, in the browser. */
export const linkTo = (...parts) => `${place.server.address}#/table/${parts.join("/")}`;
/** A test with as many people as its body calls; none of their pages may complain. */
export const scene = (name, body) =>
  test(name, { skip: noServer, timeout: testTime }, async () => {
    const people = [];
    await body(async (options) => {
      people.push(await person(options));
      return people.at(-1);
    });
    for (const { complaints, context } of people) {
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });
