// The face itself: actions as texts and numbers, errors as values, handles, and texts of every kind.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { engine, load, native, packageFolder, play, randomNumbers, step } from "./support.mjs";

test("the signature is that of the native build", () => {
  const { signature } = JSON.parse(native(["bench", "--rounds", "1", "--json"]));
  assert.equal(engine.signature(), signature);
});

test("the tables are those of the native build, and those of the file beside the module", () => {
  const tables = engine.tables();
  assert.deepEqual(tables, JSON.parse(native(["tables", "--json"])));
  assert.deepEqual(tables, JSON.parse(readFileSync(join(packageFolder, "tables.json"), "utf8")));
});

test("actions are the same as texts and as numbers", () => {
  const random = randomNumbers(11);
  const game = engine.newGame({ players: 2 }, 11);
  const byNumber = engine.newGame({ players: 2 }, 11);
  while (game.actor() !== "nobody") {
    const texts = game.legal();
    const numbers = [...game.legalNumbers()];
    assert.deepEqual(
      numbers.map((number) => engine.actionText(number)),
      texts,
    );
    const action = step(game, random);
    assert.equal(engine.actionNumber(action), numbers[texts.indexOf(action)]);
    byNumber.apply(numbers[texts.indexOf(action)]);
    assert.equal(byNumber.hash(), game.hash());
  }
  game.free();
  byNumber.free();
});

test("what is refused says why and changes nothing", () => {
  const game = engine.newGame({ players: 2 }, 12);
  const before = game.hash();
  const refused = [
    [() => game.apply("end"), "end is not legal here"],
    [() => game.apply(0), /is not legal here/],
    [() => game.apply(0xffffffff), /is not legal here/],
    [() => game.apply("dance"), /^action: "dance"/],
    [() => game.draw(1), "it is not for chance to draw"],
    [() => game.undo(1), "nothing to undo"],
    [() => game.observation(3), "viewer: there is no such seat"],
    [() => game.perft(-1), "depth: must not be negative"],
    [() => engine.newGame({ players: 7 }, 1), /^options: players: 7/],
    [() => engine.newGame({ players: 5 }, 1), /^options: players: five can play only with an expansion/],
    [() => engine.newGame({ players: 2, sets: ["bandits"] }, 1), /^options: sets.1: "bandits"/],
    [() => engine.newGame({ players: 2, colour: "red" }, 1), /^options: colour/],
    [() => engine.newGame({ players: 2, names: ["a", "b", "c"] }, 1), /^options: names/],
    [() => engine.readRecord("naqala"), /^record: /],
    [() => engine.readPosition("{"), /^position: line 1/],
    [() => engine.readPosition({ players: 2, tiles: {}, seats: [{}, {}] }), /^position: /],
    [() => engine.benchRun(99, 1), "row: there is no such row"],
  ];
  for (const [call, message] of refused) assert.throws(call, { name: "Error", message });
  assert.equal(game.hash(), before);
  game.free();
});

test("an observation keeps its secrets", () => {
  const game = play(engine.newGame({ players: 2 }, 13), randomNumbers(13), (g) => g.actor() === 2);
  const seen = engine.readPosition(game.observation(1));
  assert.throws(() => seen.legal(), { message: "this viewer does not know what can be done here" });
  assert.throws(() => seen.observation(2), { message: "an observation has no other view than its own" });
  assert.throws(() => seen.perft(1), { message: "counting needs a whole position, not an observation" });
  assert.throws(() => seen.apply("end"), { message: "end is not legal here" });
  assert.equal(seen.settle(), undefined);
  seen.free();
  game.free();
});

test("an observation refuses what cannot have happened", () => {
  const poor = (g) =>
    g.actor() === 2 && g.position().step === "end" && g.position().seats[1].cards === undefined;
  const game = play(engine.newGame({ players: 2 }, 18), randomNumbers(18), poor);
  const seen = engine.readPosition(game.observation(1));
  const before = seen.hash();
  assert.throws(() => seen.apply("sell ivory"), { message: "sell ivory is not legal here" });
  assert.throws(() => seen.apply("deal unseen"), { message: "deal unseen is not legal here" });
  assert.equal(seen.hash(), before);
  seen.apply("end");
  seen.free();
  game.free();
});

test("what others are told of hidden things has a number too", () => {
  const texts = [
    "deal item unseen",
    "keep unseen discard crown",
    "whim shows fish wheat pottery",
    "keep unseen discard lamp horn shows pottery jewellery chest crown",
  ];
  for (const text of texts) assert.equal(engine.actionText(engine.actionNumber(text)), text);
  assert.ok(engine.actionNumber(texts[3]) > 2 ** 31);
});

test("an action answers what it did, as the viewer is told of it", () => {
  const random = randomNumbers(19);
  const game = engine.newGame({ players: 3, sets: ["artisans", "whims"] }, 19);
  for (let i = 0; i < 300 && game.actor() !== "nobody"; ++i) {
    const seat = game.actor();
    const actions = seat === "chance" ? [game.draw(random(1 << 30))] : game.legal();
    const action = actions[random(actions.length)];
    const preview = seat === "chance" ? undefined : game.preview(action, seat);
    const seen = engine.readPosition(game.observation(1));
    const copy = game.copy();
    const told = copy.apply(action, 1);
    copy.free();
    assert.deepEqual(seen.apply(told.action), told, "an observation says the same");
    seen.free();
    const all = game.apply(action);
    assert.equal(all.seat, seat);
    assert.equal(all.action, action);
    if (seat !== "chance") assert.deepEqual(preview, all.effects);
    if (game.actor() !== "nobody") assert.deepEqual(game.history(1).at(-1), told);
  }
  game.free();
});

test("a decision says what the step asks for", () => {
  const game = engine.newGame({ players: 2 }, 20);
  const { step, actor, by, ends } = game.decision();
  assert.deepEqual(
    { step, actor, by, ends },
    { step: "bid", actor: game.actor(), by: { step: "bid" }, ends: undefined },
  );
  assert.throws(() => game.decision(3), { message: "viewer: there is no such seat" });
  assert.throws(() => game.preview("end"), { message: "end is not legal here" });
  game.free();
});

/** A game with both expansions at a step of seat 2, and what seat 1 sees of it. */
function watched(wanted, more = () => true) {
  for (let seed = 1; ; ++seed) {
    const game = engine.newGame({ players: 2, sets: ["artisans", "whims"] }, seed);
    const isWanted = (g) => {
      const { step, turn } = g.position();
      return step === wanted && turn === 2 && more(g.position());
    };
    play(game, randomNumbers(seed), isWanted);
    if (game.actor() !== "nobody") return { game, seen: engine.readPosition(game.observation(1)) };
    game.free();
  }
}

/** Applies the actions to an observation, which must refuse all but the last of them. */
function refusesBut({ game, seen }, ...actions) {
  const before = seen.hash();
  const good = actions.pop();
  for (const action of actions) {
    assert.throws(() => seen.apply(action), /is not legal here|cannot be/, action);
    assert.equal(seen.hash(), before);
  }
  seen.apply(good);
  seen.free();
  game.free();
}

test("R81: an item that another seat draws is seen by nobody else", () => {
  const drawing = watched("draw-items");
  assert.throws(() => drawing.seen.legal(), { message: "this viewer does not know what can be done here" });
  refusesBut(drawing, "deal item crown", "deal unseen", "deal item unseen shows crown", "deal item unseen");
});

test("R46: of the items drawn all but one are discarded", () => {
  const keeping = watched(
    "keep-item",
    (position) => position.drawn_items && Object.keys(position.drawn_items).length === 2,
  );
  const [kept, discarded] = Object.keys(keeping.game.position().drawn_items);
  refusesBut(
    keeping,
    `keep ${kept}`,
    "keep unseen",
    "keep unseen discard jewellery chest crown chest",
    "end",
    `keep unseen discard ${discarded}`,
  );
});

test("R51: an item that nobody has seen can be used only by a seat that has one", () => {
  const without = watched(
    "end",
    ({ seats, item_used }) => !item_used && !seats[1].unseen_items && !seats[1].items,
  );
  refusesBut(without, "use lamp deck", "use horn", "use carpet", "end");
  const magic = ({ seats, item_used, djinn_row }) =>
    !item_used && djinn_row.length > 0 && seats[1].unseen_items?.lamp && !seats[1].items?.lamp;
  refusesBut(watched("end", magic), "use carpet", "use lamp 1 shows fish", "use lamp 1");
});

test("R64: what is shown fulfils a whim, or nothing is shown", () => {
  const noWhims = ({ seats }) => !seats[1].whims;
  refusesBut(watched("end", noWhims), "end shows fish", "end shows jewellery chest crown", "end");
  const fish = ({ seats }) =>
    seats[1].whims?.includes("fish") && !seats[1].unseen && !seats[1].unseen_earlier;
  refusesBut(watched("end", fish), "end shows fish", "end shows wheat", "end");
});

/** What a spectator sees of a game of four in the middle, with other cards. */
function spectated(wanted, change) {
  const game = play(engine.newGame({ players: 4 }, 21), randomNumbers(21), (g) => wanted(g.position()));
  const form = game.observation("spectator");
  Object.assign(form, { card_row: [], deck: {}, unseen_earlier: undefined });
  for (const seat of form.seats) Object.assign(seat, { cards: {}, unseen: 0, unseen_earlier: 0, djinns: [] });
  change(form);
  return { game, seen: engine.readPosition(form) };
}

test("unseen cards can be sold as far as they can have come from their decks", () => {
  const trader = (form) => {
    Object.assign(form.seats[1], { cards: { silk: 1 }, unseen: 1, unseen_earlier: 1 });
    form.seats[2].unseen_earlier = 1;
    Object.assign(form, { deck: { ivory: 1, fish: 1 }, unseen_earlier: { ivory: 1, gold: 1 } });
  };
  const selling = ({ step, turn }) => step === "end" && turn === 2;
  const refused = ["sell jewels", "sell fish ivory gold", "sell silk jewels gold"];
  for (const good of [
    "sell ivory gold",
    "sell silk ivory gold",
    "sell fish ivory",
    "sell fish gold silk",
    "end",
  ])
    refusesBut(spectated(selling, trader), ...refused, good);
});

test("R7: who cannot pay may have had fakirs for Kumarbi, or none", () => {
  const poor = (form) => {
    Object.assign(form.seats[3], { coins: 0, unseen: 1, djinns: ["kumarbi"] });
    Object.assign(form, { deck: { fakir: 1, fish: 1 }, djinn_row: [], djinn_deck: [] });
    Object.assign(form, { bid_order: [4], turn_order: [1, 2, 3, null, null, null, null, null, null] });
  };
  const bidding = ({ step }) => step === "bid";
  for (const good of ["bid 1", "bid 1 fakirs 1"])
    refusesBut(spectated(bidding, poor), "bid 0", "bid 3", "bid 3 fakirs 1", "bid 1 fakirs 2", good);
});

test("handles are freed one by one and never used again", async () => {
  const own = await load();
  const game = own.newGame({ players: 2 }, 14);
  const copy = game.copy();
  const position = own.readPosition(game.position());
  assert.equal(own.held(), 3);
  copy.apply(copy.legal()[0]);
  assert.notEqual(copy.hash(), game.hash());
  game.free();
  assert.throws(() => game.hash(), { message: "this game was freed" });
  assert.throws(() => game.free(), { message: "this game was freed" });
  copy.free();
  position.free();
  assert.equal(own.held(), 0);
});

test("memory does not grow with games that are freed", async () => {
  const own = await load();
  const record = play(own.newGame({ players: 4 }, 15), randomNumbers(15)).record();
  const bytes = () => own.border.face.memory.buffer.byteLength;
  for (let i = 0; i < 20; ++i) own.readRecord(record).free();
  const before = bytes();
  for (let i = 0; i < 200; ++i) own.readRecord(record).free();
  assert.equal(bytes(), before);
});

test("names of any language survive", () => {
  const game = engine.newGame({ players: 2, names: ["Zoë", "Мельник 🐫"] }, 16);
  assert.deepEqual(engine.readRecord(game.record()).recordForm().names, ["Zoë", "Мельник 🐫"]);
  game.free();
});

test("broken texts are refused, whatever they are", () => {
  const random = randomNumbers(17);
  const game = play(engine.newGame({ players: 3 }, 17), random);
  const sources = [
    [(text) => engine.readRecord(text), game.record()],
    [(text) => engine.readRecord(text), JSON.stringify(game.recordForm())],
    [(text) => engine.readPosition(text), JSON.stringify(game.position())],
    [(text) => engine.readPosition(text), JSON.stringify(engine.newGame({ players: 2 }, 1).observation(1))],
  ];
  let refused = 0;
  for (const [read, text] of sources) {
    for (let i = 0; i < 200; ++i) {
      try {
        read(mutated(text, random)).free();
      } catch (error) {
        assert.equal(error.constructor, Error, error.stack); // a RuntimeError would be a trap in the module
        ++refused;
      }
    }
  }
  assert.ok(refused > 400);
  game.free();
});

/** The text with a piece cut out, doubled, or overwritten. */
function mutated(text, random) {
  const at = random(text.length);
  const piece = text.slice(at, at + 1 + random(12));
  const other = text.slice(random(text.length)).slice(0, 1 + random(12));
  const middle = ["", piece + piece, other, String.fromCharCode(random(0x3000))][random(4)];
  return text.slice(0, at) + middle + text.slice(at + piece.length);
}

test("the numbers of the box are those of the command", () => {
  const rows = engine.houseNumbers();
  assert.deepEqual(rows, JSON.parse(native(["numbers", "--json"])));
  assert.equal(new Set(rows.map(({ key }) => key)).size, rows.length);
});

test("the report of a box is that of the command, and what is no number is refused", () => {
  const notes = { "djinn geb": 8, "city whim": "yes" };
  const printed = Object.entries(notes).flatMap(([key, value]) => ["--printed", `${key}=${value}`]);
  assert.equal(engine.numbersReport(notes), native(["numbers", "--report", ...printed]));
  assert.equal(engine.numbersReport({}), native(["numbers", "--report"]));
  assert.throws(() => engine.numbersReport({ "djinn gob": 8 }), {
    message: 'printed: "djinn gob" is not in the list of numbers to check',
  });
  assert.throws(() => engine.numbersReport({ "djinn geb": "eight" }), {
    message: 'printed: djinn geb: "eight" is not a whole number from 0 to 999',
  });
});
