import assert from "node:assert/strict";
import { at, gameUntil, kept } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { startGame, whatNow } from "./player.mjs";

house();

const game = gameUntil({ players: 2, seed: 3 }, at("take", 1, 2));
const record = game.record();

/** Before the page is there: what the browser keeps. */
const keep = (context, entries) =>
  context.addInitScript((entries) => {
    if (location.protocol !== "http:" || sessionStorage.getItem("kept")) return;
    sessionStorage.setItem("kept", "once");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, entries);

const damaged = {
  "no JSON": '{"[',
  "another kind": "7",
  "rubbish in a list": JSON.stringify([
    null,
    3,
    {},
    { id: 4, party: [] },
    { id: "x", party: "none" },
    { id: "y", party: [null], sets: 3 },
  ]),
};
for (const [name, games] of Object.entries(damaged))
  scene(
    `a damaged list of games does not stop anybody: ${name}`,
    {},
    async ({ page, context, words, address }) => {
      await keep(context, { "naqala.games": games });
      await startGame(page, words, address);
      assert.equal(await whatNow(page, words), "decide");
      await page.goto(address);
      await page.getByRole("link", { name: words.ui.home.resume }).waitFor();
    },
  );

const settings = {
  "no JSON": "oh",
  "a list": "[1]",
  nothing: "null",
  rubbish: JSON.stringify({ language: "xx", theme: 3, pace: {}, motion: "yes", sound: null }),
};
for (const [name, text] of Object.entries(settings))
  scene(
    `damaged settings are as if they were not there: ${name}`,
    {},
    async ({ page, context, words, address }) => {
      await keep(context, { "naqala.settings": text });
      await page.goto(address);
      await page.getByRole("button", { name: words.ui.home.play }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    },
  );

const broken = {
  rubbish: '"no record"',
  "no text": "{",
  "cut off": JSON.stringify(record.slice(0, 400)),
  "an impossible action": JSON.stringify(record.replace(/take \w\d/, "take a9")),
};
for (const [name, text] of Object.entries(broken))
  scene(
    `a game that cannot be read says so: ${name}`,
    { game: () => kept(game) },
    async ({ page, context, words, address }) => {
      const { ui } = words;
      await keep(context, { "naqala.game.game": text });
      for (const hash of ["#/game/game", "#/replay/game"]) {
        await page.goto(address + hash);
        const home = page.getByRole("link", { name: ui.buttons.home }).last();
        await home.waitFor();
        assert.ok((await page.getByRole("main").innerText()).length > 20);
        await home.click();
      }
      const games = page.getByRole("region", { name: ui.home.games });
      await games.getByRole("button", { name: ui.home.delete }).click();
      await games.getByRole("button", { name: ui.home.delete, exact: true }).click();
      await games.waitFor({ state: "detached" });
      await startGame(page, words, address);
    },
  );

scene(
  "records that cannot be opened are refused with a reason, and a good one opens after them",
  {},
  async ({ page, words, address }) => {
    const { ui } = words;
    const { trouble } = ui.record;
    await page.goto(`${address}#/open`);
    const alert = page.getByRole("alert");
    const refused = [
      ["Dear diary", ui.record.bad],
      ['{"a": [1, 2', ui.record.bad],
      [record.replace("naqala-record 1", "naqala-record 9"), trouble.version],
      [record.replace(/tables \w+/, "tables 0000000000000000"), trouble.tables],
      [record.slice(0, 300), trouble.cut],
      [record.slice(0, 30), trouble.cut],
      [record.replace("sets base", "sets bass"), trouble.damaged],
      [
        record.replace(/take \w\d; drop \w\d/, "take a1; drop f5"),
        trouble
          .actions("")
          .split(/\s(?=\S*:)|:/)[0]
          .trim(),
      ],
      [JSON.stringify(game.position()), trouble.position],
      [JSON.stringify(game.observation(1)), trouble.view],
    ];
    for (const [text, why] of refused) {
      await page.getByRole("textbox", { name: ui.record.paste }).fill(text);
      await page.getByRole("button", { name: ui.record.open, exact: true }).click();
      await alert.filter({ hasText: why }).waitFor();
    }
    await page.getByLabel(ui.record.file).setInputFiles({
      name: "big.txt",
      mimeType: "text/plain",
      buffer: Buffer.alloc(20_000_000, "naqala-record 1\ntile a1 oasis\n"),
    });
    await alert.filter({ hasText: trouble.large }).waitFor();
    await page.getByLabel(ui.record.file).setInputFiles({
      name: "noise.bin",
      mimeType: "text/plain",
      buffer: Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)),
    });
    await alert.filter({ hasText: ui.record.bad }).waitFor();
    await page.getByLabel(ui.record.file).setInputFiles({
      name: "good.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(`\uFEFF${record.replaceAll("\n", "\r\n")}`),
    });
    await page.getByRole("slider", { name: ui.replay.slider }).waitFor();
  },
);

scene("addresses that lead nowhere are told, not a white page", {}, async ({ page, words, address }) => {
  for (const hash of ["#/%", "#/game/%E0%A4%A", "#/game/none", "#/replay/none/7", "#/rules/no.such.rule"]) {
    await page.goto(address);
    await page.goto(address + hash);
    await page.getByRole("heading").first().waitFor();
    await page.goto(address);
    await page.getByRole("button", { name: words.ui.home.play }).waitFor();
  }
});
