import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { engine } from "./deals.mjs";
import { house, scene } from "./house.mjs";
import { atTable, finishGame, startGame, startWith } from "./player.mjs";

house();

/** The text of the file that a click saves. */
async function downloaded(page, click) {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

/** The columns of the score sheet: of each seat its name, the numbers of its categories and their total. */
async function sheetOn(page, words) {
  const rows = await page
    .getByRole("table", { name: words.ui.end.sheet })
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  const [names, ...rest] = rows;
  return names.slice(1).map((name, i) => {
    const points = rest.map((row) => Number(row[i + 1].replace("−", "-")));
    return { name, points: points.slice(0, -1), total: points.at(-1) };
  });
}

/** The sheet is what the engine makes of the record, and its parts add up. */
function checkSheet(sheet, record) {
  const game = engine.readRecord(record);
  try {
    assert.equal(game.actor(), "nobody");
    const { seats, winners } = game.score();
    assert.deepEqual(
      sheet.map(({ total }) => total),
      seats.map(({ total }) => total),
    );
    for (const { points, total } of sheet)
      assert.equal(
        points.reduce((sum, n) => sum + n, 0),
        total,
      );
    return { winners, seats, form: game.recordForm() };
  } finally {
    game.free();
  }
}

scene("a whole game against a bot, to the sheet, its record and another game", { seed: 11 }, async (at) => {
  const { page, words, address, random } = at;
  const { ui } = words;
  await startGame(page, words, address);
  await finishGame(page, words, random);
  const end = page.getByRole("dialog");
  const { name, text } = await downloaded(page, () =>
    end.getByRole("button", { name: ui.end.download }).click(),
  );
  assert.equal(name, `${ui.record.fileName}.txt`);
  const sheet = await sheetOn(page, words);
  const { winners, seats } = checkSheet(sheet, text);

  const best = winners.map((seat) => sheet[seat - 1].name);
  const title = await end.getByRole("heading", { level: 2 }).innerText();
  const total = seats[winners[0] - 1].total;
  assert.equal(
    title,
    best.length > 1
      ? ui.end.share(best, total)
      : best[0] === ui.setup.you
        ? ui.end.youWin
        : ui.end.wins(best[0], total),
  );

  const graph = end.getByRole("slider", { name: ui.end.graph });
  await graph.focus();
  await page.keyboard.press("End");
  const said = await graph.getAttribute("aria-valuetext");
  for (const one of sheet) assert.ok(said.includes(one.name) && said.includes(String(one.total)), said);
  await end.getByRole("button", { name: ui.end.picture }).click();
  await end.getByRole("img").first().waitFor();

  const before = page.url();
  await end.getByRole("button", { name: ui.end.rematch }).click();
  await page.waitForURL((url) => url.href !== before);
  await atTable(page, words);
  await page.getByRole("heading", { level: 1, name: ui.table.round(1) }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
});

scene("a whole game of five with both expansions", { seed: 12 }, async ({ page, words, address, random }) => {
  await startWith(page, words, address, {
    seats: ["level-1", "level-2", "level-1", "level-2"],
    artisans: true,
    whims: true,
  });
  await finishGame(page, words, random);
  const { text } = await downloaded(page, () =>
    page.getByRole("dialog").getByRole("button", { name: words.ui.end.download }).click(),
  );
  const sheet = await sheetOn(page, words);
  const { form } = checkSheet(sheet, text);
  assert.deepEqual([sheet.length, form.sets], [5, ["base", "artisans", "whims"]]);
});
