// What happens around a game with others: seats that are freed, calls to who looks elsewhere, a
// server in trouble, the end.
import assert from "node:assert/strict";
import { ask, joinTable, linkTo, named, place, scene, setTable, turns, withServer } from "./friends.mjs";
import { randomFrom } from "./house.mjs";
import { atTable, offered, tryPress, whatNow } from "./player.mjs";

withServer();

/** A game that has begun, with a page for each of two people. */
async function running(somebody, options = {}, wish = {}) {
  const ana = await ask("tables", { players: 2, name: "Ana", ...wish });
  const ben = await ask(`tables/${ana.table}/join`, { name: "Ben" });
  await ask(`tables/${ana.table}/start`, { nonce: "dice" }, ana.token);
  const people = [];
  for (const [name, { token }] of Object.entries({ Ana: ana, Ben: ben })) {
    const one = await somebody(options);
    await one.page.goto(linkTo(ana.table, token));
    await atTable(one.page, place.words);
    people.push({ ...one, name });
  }
  return people;
}

/** Whoever can decide does something of what is offered, until it is enough. */
async function playUntil(people, enough, touch = false) {
  const random = randomFrom(7);
  const next = turns(people);
  for (let n = 0; !(await enough()); ++n) {
    assert.ok(n < 1000, "it comes to it");
    const { page } = (await next()).one;
    const chance = random();
    const things = await offered(page, place.words);
    if (things.length > 0) await tryPress(page, things[Math.floor(chance * things.length)], touch);
  }
}

/** Who can decide, first. */
async function dueFirst(people) {
  const { one: due } = await turns(people)();
  return [due, people.find((one) => one !== due)];
}

async function resign({ page }) {
  await page.getByRole("button", { name: place.words.ui.buttons.menu }).click();
  await named(page, "button", place.online.resign).click();
  await page.getByText(place.online.resignSure).waitFor();
  await named(page, "button", place.online.resign).click();
}

scene("the host frees a seat, and who sat there can take it again", async (somebody) => {
  const { online, words } = place;
  const [ana, ben] = [await somebody(), await somebody()];
  const link = await setTable(ana, "Ana");
  await joinTable(ben, link, "Ben");
  assert.equal(
    await ben.page.getByRole("button", { name: online.freeSeatOf("Ana") }).count(),
    0,
    "a guest frees nothing",
  );
  await ana.page.getByRole("button", { name: online.freeSeatOf("Ben") }).click();
  await ben.page.getByText(online.freed).waitFor();
  await ana.page.getByText(online.free, { exact: true }).waitFor();
  await named(ben.page, "button", online.sit).click();
  await ben.page.getByText(online.yourSeat, { exact: true }).waitFor();
  assert.equal(await ben.page.getByText(online.freed).count(), 0);
  // All seats are taken: now a guest can start too. Each has given a part in the luck, or will
  // with the start.
  await ben.page.getByText(online.fair).click();
  await ben.page.getByText(online.fairOwn).waitFor();
  await named(ben.page, "button", online.start).click();
  for (const { page } of [ana, ben]) await atTable(page, words);
});

scene("the part in the luck that the host was shown is the one that counts", async (somebody) => {
  const { online, words, server } = place;
  const ana = await somebody();
  await setTable(ana, "Ana");
  await ana.page.getByText(online.fair).click();
  const [commitment, nonce] = await ana.page.locator("dd").allInnerTexts();
  await ana.page.getByLabel(online.botLevel).selectOption("1");
  await named(ana.page, "button", online.startWithBots).click();
  await atTable(ana.page, words);
  // With bots alone one may ask for hints.
  await ana.page.getByRole("tab", { name: words.ui.table.tabs.hints }).waitFor();
  await resign(ana);
  await ana.page.getByText(online.proofAbout).waitFor();
  const id = ana.page.url().split("/").at(-1);
  const proof = await (await fetch(`${server.address}api/tables/${id}/proof`)).json();
  assert.deepEqual([proof.commitment, proof.nonces[0]], [commitment, nonce]);
});

scene("who looks elsewhere is called, for a turn and for a wish", async (somebody) => {
  const { online, words } = place;
  const [due, other] = await dueFirst(await running(somebody));
  for (const { page, context } of [due, other]) {
    await context.grantPermissions(["notifications"], { origin: new URL(place.server.address).origin });
    await page.getByRole("button", { name: words.ui.buttons.menu }).click();
    await named(page, "button", online.notify).click();
    await named(page, "button", online.notifyOn).waitFor();
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      globalThis.notes = [];
      const Real = Notification;
      globalThis.Notification = class extends Real {
        constructor(title, options) {
          super(title, options);
          this.onshow = () => globalThis.notes.push(title);
        }
      };
    });
  }
  const told = (page, title) => page.waitForFunction((title) => globalThis.notes.includes(title), title);
  const isDue = async ({ page }) => (await page.title()).includes(online.yourTurn);
  await playUntil([due, other], () => isDue(other));
  await told(other.page, online.yourTurn);
  await due.page.getByRole("button", { name: words.ui.buttons.menu }).click();
  await named(due.page, "button", online.askBack).click();
  await told(other.page, online.wish(due.name));
  assert.equal(
    await other.page.locator('link[type="image/svg+xml"]').getAttribute("href"),
    "./icon-turn.svg",
  );
  await named(other.page, "button", online.refuse).click();
  await other.page.waitForFunction((mine) => document.title.includes(mine), online.yourTurn);
});

scene("a server that cannot reach its games says so, and the page comes back by itself", async (somebody) => {
  const { online, words } = place;
  const table = await ask("tables", {
    players: 2,
    name: "Ana",
    chairs: [{ sitter: "person" }, { sitter: "bot", level: 1 }],
  });
  await ask(`tables/${table.table}/start`, {}, table.token);
  const { page, context } = await somebody();
  let [well, line] = [true, null];
  await context.routeWebSocket(/\/api\/live$/, (socket) => {
    line = socket;
    if (well) socket.connectToServer();
    else socket.close({ code: 1013, reason: "the store does not answer" });
  });
  await page.goto(linkTo(table.table, table.token));
  assert.equal(await whatNow(page, words), "decide");
  well = false;
  await line.close({ code: 1013, reason: "the store does not answer" });
  await page.getByText(online.noStore).waitFor();
  assert.equal(
    await page.getByRole("group", { name: words.ui.table.choices }).getByRole("button").count(),
    0,
  );
  well = true;
  await page.getByText(online.noStore).waitFor({ state: "detached" });
  assert.equal(await whatNow(page, words), "decide");
});

scene("when all have given up, the result is one click away", async (somebody) => {
  const { online } = place;
  const people = await running(somebody, { settings: { pace: "slow" } });
  for (const one of people) await resign(one);
  const [ana, ben] = people;
  for (const { page } of people) {
    await page.getByText(online.ended).waitFor();
    await named(page, "button", online.toResult).click();
    await page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor();
    assert.equal(await page.getByText(online.ended).count(), 0);
  }
  // Nobody here has given a part in the luck that this browser knows of.
  await ana.page.getByText(online.proofLess).waitFor();
  await named(ana.page, "button", online.rematch).click();
  await named(ben.page, "button", online.rematchGo).click();
  await dueFirst(people);
  assert.equal(ana.page.url(), ben.page.url());
});

scene("clocks stand while there is no line", async (somebody) => {
  const { online } = place;
  const [due, other] = await dueFirst(await running(somebody, {}, { clock: { turn: 600, reserve: 0 } }));
  const clockOf = (page) => page.locator(".panel.seat.active .clock");
  const first = await clockOf(other.page).innerText();
  await other.page.waitForFunction(
    ({ before }) => document.querySelector(".panel.seat.active .clock").textContent.trim() !== before,
    { before: first },
  );
  await due.context.setOffline(true);
  await due.page.getByText(online.unknown).first().waitFor();
  const stood = await clockOf(due.page).innerText();
  const before = await clockOf(other.page).innerText();
  await other.page.waitForFunction(
    ({ before }) => document.querySelector(".panel.seat.active .clock").textContent.trim() !== before,
    { before },
  );
  assert.equal(await clockOf(due.page).innerText(), stood);
});

scene(
  "on a phone the board keeps its size when somebody asks something, and the card that counts is to be seen",
  async (somebody) => {
    const { online, words } = place;
    const people = await running(
      somebody,
      { size: [390, 844], phone: true },
      { sets: ["base", "artisans"], clock: { turn: 600, reserve: 600 } },
    );
    await playUntil(
      people,
      () => people[0].page.getByRole("heading", { level: 1, name: words.ui.table.turn(2, 4) }).count(),
      true,
    );
    const [due, other] = await dueFirst(people);
    const board = due.page.getByRole("group", { name: words.ui.table.board });
    const before = (await board.boundingBox()).width;
    await other.page.getByRole("button", { name: words.ui.buttons.menu }).click();
    await named(other.page, "button", online.askBack).click();
    await named(due.page, "button", online.agree).waitFor();
    assert.ok(
      (await board.boundingBox()).width >= Math.min(before, 320),
      `${(await board.boundingBox()).width}, before ${before}`,
    );
    for (const { page } of people) {
      const card = page.locator(".panel.seat.active");
      for (const part of [".total", ".clock", ".counts"]) {
        const { x, width } = await card.locator(part).boundingBox();
        assert.ok(x >= 0 && x + width <= 390, `${part} from ${x} to ${x + width}`);
      }
    }
  },
);

scene("what comes to lie under the mouse explains itself only when the mouse is moved", async (somebody) => {
  const { online, words } = place;
  const { page } = await somebody({ size: [1440, 900] });
  await page.clock.install();
  await setTable({ page }, "Ana");
  await page.getByLabel(online.botLevel).selectOption("1");
  const start = named(page, "button", online.startWithBots);
  const { x, y, height } = await start.boundingBox();
  const [left, top] = [x + 20, y + height / 2];
  await page.mouse.click(left, top);
  await atTable(page, words);
  await page.waitForFunction(
    ([left, top]) => document.elementFromPoint(left, top).matches("[data-tile]:hover"),
    [left, top],
  );
  // Much longer than an explanation takes to come.
  await page.clock.fastForward(10_000);
  assert.equal(await page.getByRole("tooltip").count(), 0);
  await page.mouse.move(left + 8, top);
  await page.getByRole("tooltip").waitFor();
});

scene("the lists of tables are kept up to date by themselves", async (somebody) => {
  const { online } = place;
  const { page } = await somebody();
  await page.goto(`${place.server.address}#/tables`);
  await page.getByText(online.finished).waitFor();
  const list = (title) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const made = await ask("tables", {
    players: 2,
    listed: true,
    name: "Zoe",
    chairs: [{ sitter: "person" }, { sitter: "bot", level: 1 }],
  });
  await list(online.open).getByText("Zoe").waitFor();
  await ask(`tables/${made.table}/start`, {}, made.token);
  await list(online.running).getByText("Zoe").waitFor();
});
