import { expect, test } from "vitest";
import type { Acted, RecordForm, Viewer } from "../../../bindings/wasm/naqala.ts";
import { engineOfTests, everyEyes, nameOf, numbers, setUps } from "../view/playing.ts";
import { Table, type Look } from "./table.ts";
import { Told } from "./told.ts";

const engine = await engineOfTests();

/** The same without what only the table itself knows. */
const seen = ({ undoable: _, ...look }: Look) => look;

/** The fewest and the most seats of each choice of sets. */
const some = setUps.filter(({ players, sets }) => players === 2 || players === (sets!.length > 1 ? 5 : 4));

test.each(some.map((options) => [nameOf(options), options] as const))(
  "who is told of a game sees it as those at the table: %s",
  (_, options) => {
    const random = numbers(options.players + 10 * options.sets!.length);
    const table = Table.deal(engine, options, random);
    const viewers = everyEyes(options.players).filter((eyes) => eyes !== undefined) as Viewer[];
    const told = viewers.map((viewer) => new Told(engine, table.setup(), viewer));
    for (let n = 0; table.position().actor() !== "nobody"; ++n) {
      const before = table.actions().length;
      table.act(table.position().choose("random", random()), undefined);
      for (const [i, viewer] of viewers.entries()) {
        const news = table.position().history(viewer).slice(before);
        const heard = told[i]!.hear(news);
        if (n % 7 > 0 || table.position().actor() === "nobody") continue;
        expect(seen(heard.at(-1)!.look)).toEqual(seen(table.look(viewer)));
        expect(heard.map(({ effects }) => effects)).toEqual(news.map(({ effects }) => effects));
      }
    }
    for (const one of told) one.free();
    table.free();
  },
  120_000,
);

function started(): { table: Table; setup: RecordForm; told: Told; hear: () => Acted[] } {
  const table = Table.deal(engine, { players: 2, sets: ["base"] }, numbers(5));
  const told = new Told(engine, table.setup(), 1);
  let heard = 0;
  const hear = () => {
    const news = table.position().history(1).slice(heard);
    heard += news.length;
    told.hear(news);
    return news;
  };
  return { table, setup: table.setup(), told, hear };
}

test("what was taken back did not happen", () => {
  const { table, told, hear } = started();
  for (let i = 0; i < 8; ++i) {
    table.act(table.choices().actions[0]!, undefined);
    hear();
  }
  const before = seen(told.look());
  const [first] = table.choices().actions;
  const moment = table.actions().length;
  table.act(first!, undefined);
  hear();
  expect(seen(told.look())).not.toEqual(before);
  told.back(moment);
  expect(seen(told.look())).toEqual(before);
});

test("a plan goes as far as it is possible, with the steps that have only one form", () => {
  const { table, told, hear } = started();
  while (!(table.position().actor() === 1 && table.look(1).position.step === "take")) {
    table.act(table.choices().actions[0]!, undefined);
    hear();
  }
  const { path } = table.position().sowings()[0]!;
  const asked = told.planned(path, true);
  expect(asked).toEqual(path);
  const whole = told.planned(path, false);
  expect(whole.slice(0, path.length)).toEqual(path);
  expect(whole).toContain("collect");
  expect(told.planned([path[0]!, "palm"], false)).toEqual([path[0]]);
  // Nothing of it has been done.
  expect(seen(told.look())).toEqual(seen(table.look(1)));
  const copy = table.position().copy();
  for (const action of whole) copy.apply(action);
  expect(copy.history().length).toBe(table.actions().length + whole.length);
});
