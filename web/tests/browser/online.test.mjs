// Two people in two browsers and somebody who watches play a whole game over the real server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinTable, named, person, place, setTable, turns, withServer } from "./friends.mjs";
import { randomFrom, testTime } from "./house.mjs";
import { atTable, hand, keptRecord, offered, press, tryPress, whatNow } from "./player.mjs";
import { noServer } from "./server.mjs";

withServer();

const seatCard = (page, n) => page.locator(`[data-place="seat-${n}"]`);

/** One thing of those offered, unless what was just done has taken them away. */
async function playSomething({ page }, random) {
  const chance = random();
  const things = await offered(page, place.words);
  if (things.length > 0) await tryPress(page, things[Math.floor(chance * things.length)], false);
}

async function playUntil(next, random, enough, most = 3000) {
  for (let n = 0; n < most; ++n) {
    const { one, now } = await next();
    if (now === "end" || (await enough(one))) return one;
    await playSomething(one, random);
  }
  return assert.fail("It does not come to it.");
}

const isTaking = async ({ page }) =>
  (await offered(page, place.words)).some(({ tile }) => tile !== null) &&
  (await hand(page, place.words).count()) === 0 &&
  (await page.getByRole("region", { name: place.words.ui.table.whatNow }).innerText()).includes(
    place.words.steps.now({ step: "take" }),
  );

/** What the one who watches was told, byte for byte: no secret of a seat, and nothing to choose from. */
function knowsNoSecrets({ heard }) {
  const running = heard.filter((message) => message.snapshot?.table.phase !== "over");
  assert.ok(running.length > 50, "little was heard");
  for (const message of running) {
    assert.doesNotMatch(JSON.stringify(message), /"legal"|"undo"|"token"/);
    for (const seat of message.snapshot?.observation?.seats ?? [])
      for (const secret of ["unseen", "unseen_earlier", "unseen_items"])
        assert.notEqual(typeof seat[secret], "object", secret);
  }
}

test(
  "two people and a spectator: a link, a whole game, a reload, a broken line, a step back, and once more",
  { skip: noServer, timeout: testTime },
  async () => {
    const { words, online } = place;
    const { ui } = words;
    const random = randomFrom(11);
    const [ana, ben, watcher] = [await person(), await person(), await person()];
    const all = [ana, ben, watcher];

    const link = await setTable(ana, "Ana & <b>Co</b>");
    assert.match(link, /#\/table\/[\w-]+$/);
    await watcher.page.goto(link);
    await watcher.page.getByText("Ana & <b>Co</b>", { exact: true }).waitFor();
    await joinTable(ben, link, "Ben");
    await ana.page.getByText("Ben", { exact: true }).waitFor();
    await named(ana.page, "button", online.start).click();
    await Promise.all(all.map(({ page }) => atTable(page, words)));
    assert.equal(ben.page.url(), link, "the token is not in the address");
    await watcher.page.getByText(online.watching).waitFor();

    // Whose turn it is stands in the title and on the icon.
    const next = turns([ana, ben]);
    const { one: due } = await next();
    assert.match(await due.page.title(), new RegExp(online.yourTurn));
    assert.equal(
      await due.page.locator('link[type="image/svg+xml"]').getAttribute("href"),
      "./icon-turn.svg",
    );
    const idle = due === ana ? ben : ana;
    for (const { page } of [idle, watcher]) assert.equal(await page.title(), ui.app.name);
    // People play by their own wits.
    for (const { page } of all)
      assert.deepEqual(
        await page.getByRole("tab").allInnerTexts(),
        ["finder", "scores", "log"].map((tab) => ui.table.tabs[tab]),
      );

    // A step back is a step back for everybody.
    const sower = await playUntil(next, random, isTaking);
    await press(
      sower.page,
      (await offered(sower.page, words)).find(({ tile }) => tile !== null),
    );
    for (const { page } of all) await hand(page, words).waitFor();
    await sower.page.getByRole("button", { name: ui.buttons.undo }).click();
    for (const { page } of all) await hand(page, words).waitFor({ state: "detached" });
    assert.ok(await isTaking(sower));

    // A reload goes on where it was.
    const before = await seatCard(ana.page, 1).innerText();
    await ana.page.reload();
    await atTable(ana.page, words);
    assert.equal(await seatCard(ana.page, 1).innerText(), before);

    // Ben's line breaks while Ana plays on.
    await playUntil(next, random, async (one) => one === ana && isTaking(one));
    await ben.context.setOffline(true);
    await ben.page.getByText(online.offline).waitFor();
    await seatCard(ben.page, 1).getByText(online.unknown).waitFor();
    await seatCard(ana.page, 2).getByText(online.away).waitFor();
    const sowing = (await offered(ana.page, words)).find(({ tile }) => tile !== null);
    await press(ana.page, sowing);
    await hand(ana.page, words).waitFor();
    assert.equal(await hand(ben.page, words).count(), 0);
    await ben.context.setOffline(false);
    await hand(ben.page, words).waitFor();
    await ben.page.getByText(online.offline).waitFor({ state: "detached" });
    await seatCard(ben.page, 1).getByText(online.here).waitFor();
    await seatCard(ana.page, 2).getByText(online.here).waitFor();

    // To the end. What somebody holds unseen only they can see.
    let secrets = 0;
    await playUntil(next, random, async () => {
      const unseen = (page, n) => page.locator(`[data-place="seat-${n}/unseen"]`).count();
      for (const [n, one] of [
        [1, ana],
        [2, ben],
      ]) {
        assert.equal(await unseen(one.page, n), 0, "one sees what one has");
        secrets += await unseen(watcher.page, n);
      }
      return false;
    });
    assert.ok(secrets > 0, "somebody held something unseen");
    for (const { page } of all) await page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor();
    knowsNoSecrets(watcher);
    const records = await Promise.all(all.map(({ page }) => keptRecord(page)));
    assert.match(records[0], /Ben/);
    assert.deepEqual([records[1], records[2]], [records[0], records[0]]);
    const headings = await Promise.all(
      [ana, ben].map(({ page }) => page.getByRole("dialog").getByRole("heading", { level: 2 }).innerText()),
    );
    const shared = headings[0].includes(" share ");
    assert.equal(headings.filter((text) => text === ui.end.youWin).length, shared ? 0 : 1, headings.join());

    // Once more: whoever asks first makes it, the others come along.
    await named(ana.page, "button", online.rematch).click();
    await named(ben.page, "button", online.rematchGo).click();
    await named(watcher.page, "button", online.watch).click();
    for (const { page } of all)
      await page.getByRole("heading", { level: 1, name: ui.table.round(1) }).waitFor();
    assert.equal(new Set(all.map(({ page }) => page.url())).size, 1);
    assert.equal((await next()).now, "decide");

    for (const { complaints } of all) assert.deepEqual(complaints, []);
    for (const { context } of all) await context.close();
  },
);

test(
  "a wish to take a turn back, and giving up the seat",
  { skip: noServer, timeout: testTime },
  async () => {
    const { words, online } = place;
    const { ui } = words;
    const random = randomFrom(5);
    const [ana, ben] = [await person(), await person()];
    const link = await setTable(ana, "Ana");
    await joinTable(ben, link, "Ben");
    await named(ana.page, "button", online.start).click();
    await Promise.all([ana, ben].map(({ page }) => atTable(page, words)));
    const next = turns([ana, ben]);
    // Ana asks as soon as it is Ben who decides after her.
    let done = 0;
    await playUntil(next, random, async (one) => one === ben && ++done > 1 && isTaking(one));
    await ana.page.getByRole("button", { name: ui.buttons.menu }).click();
    await named(ana.page, "button", online.askBack).click();
    await ana.page.getByText(online.asked).waitFor();
    await ben.page.getByText(online.wish("Ana")).waitFor();
    assert.ok((await ben.page.title()).includes(online.wish("Ana")));
    await named(ben.page, "button", online.agree).click();
    await ana.page.getByText(online.asked).waitFor({ state: "detached" });
    assert.equal(await whatNow(ana.page, words), "decide");
    // Ben gives up: a bot plays on for him.
    await ben.page.getByRole("button", { name: ui.buttons.menu }).click();
    await named(ben.page, "button", online.resign).click();
    await ben.page.getByText(online.resignSure).waitFor();
    await named(ben.page, "button", online.resign).click();
    await ben.page.getByText(online.resigned).waitFor();
    await ana.page.getByText(online.botFor("Ben")).waitFor();
    for (let n = 0; n < 30; ++n) {
      assert.equal(await whatNow(ana.page, words), "decide");
      await playSomething(ana, random);
    }
    for (const { complaints, context } of [ana, ben]) {
      assert.deepEqual(complaints, []);
      await context.close();
    }
  },
);
