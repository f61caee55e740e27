// All texts of a language with where they come from, for the tests: strings as they are,
// functions called with examples.

import { parseAction } from "./action";
import { actionTexts, asks, buttonContexts, countSamples, reasonSamples, told } from "./samples";
import { tellerOf } from "./tell";
import { cards, categories, djinns, items, tileKinds, tribes, whims } from "./things";
import {
  renamed,
  things,
  type Block,
  type Game,
  type NumberWords,
  type OnlineWords,
  type Rules,
  type Words,
} from "./types";

export type Text = readonly [where: string, text: string];

/** Arguments for functions of `ui` that take more than numbers and names. */
const special: Record<string, unknown[]> = {
  describeTile: [
    {
      tile: "c3",
      kind: "city-red",
      value: 4,
      meeples: { elder: 2, vizier: 1 },
      owner: "Bo",
      tent: true,
      palms: 2,
      palaces: 1,
      whim: "line",
    },
  ],
  set: [["Ада", "Bo"], 3],
  share: [["Ада", "Bo"], 120],
  oneMoreAdds: ["Ада", 4],
};

function textsIn(tree: object, path = ""): Text[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): Text[] => {
    const at = `${path}.${key}`;
    if (typeof value === "string") return [[at, value]];
    if (typeof value === "object" && value !== null) return textsIn(value, at);
    if (typeof value !== "function") return [[at, String(value)]];
    if (special[key]) return [[at, String(value(...special[key]))]];
    return countSamples.map((n) => [`${at}(${n})`, String(value(n, n + 1, n + 2, n + 3))]);
  });
}

function gameTexts(game: Game): Text[] {
  const counted = Object.entries(game).flatMap(([key, value]: [string, unknown]): Text[] =>
    typeof value === "function" && value.length === 1 && key !== "list" && key !== "meeples"
      ? countSamples.map((n) => [`${key}(${n})`, String(value(n))])
      : [],
  );
  const tables = Object.entries(game).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? textsIn(value, key) : [],
  );
  const each = countSamples.flatMap((n): Text[] => [
    ...tribes.map((tribe): Text => [`${tribe} ${n}`, game.tribeCount(n, tribe)]),
    ...cards.map((card): Text => [`${card} ${n}`, game.cardCounts(n, card)]),
  ]);
  return [...counted, ...tables, ...each, ["meeples", game.meeples({ elder: 2, vizier: 1 })]];
}

export function cardTexts({ cards: c }: Words): Text[] {
  const all = [
    ...djinns.flatMap((djinn) => [c.djinn(djinn), c.djinn(djinn, true)]),
    ...items.map((item) => c.item(item)),
    ...whims.map((whim) => c.whim(whim)),
    ...tileKinds.map((kind) => c.tile(kind)),
    ...tribes.map((tribe) => c.tribe(tribe)),
    ...cards.map((card) => c.card(card)),
    ...things.map((thing) => c.thing(thing)),
  ];
  return [...all.flatMap((card) => textsIn(card, card.name)), ...textsIn(c.labels)];
}

function stepTexts({ steps }: Words): Text[] {
  const asked = asks.flatMap((ask): Text[] => [
    [`now ${JSON.stringify(ask)}`, steps.now(ask)],
    [`waiting ${ask.step}`, steps.waiting(ask, { name: "Bo" })],
    [`you ${ask.step}`, steps.waiting(ask, { name: "Bo", you: true })],
    [`nobody ${ask.step}`, steps.waiting(ask, null)],
  ]);
  const buttons = actionTexts.flatMap((text) =>
    buttonContexts.map((context): Text => [
      `${text} ${JSON.stringify(context)}`,
      steps.button(parseAction(text), context),
    ]),
  );
  return [...asked, ...buttons, ...textsIn(steps.name)];
}

function logTexts(words: Words): Text[] {
  const log = tellerOf(words);
  const who = { name: "Bo" };
  return [
    ...told.map((entry): Text => [`line ${JSON.stringify(entry)}`, log.line(entry)]),
    ["gains", log.gains(Object.fromEntries(categories.map((category) => [category, 3])))],
    ["auction", log.auction(2)],
    ["cleanUp", log.cleanUp(2)],
    ["turn", log.turn(1, 4, who)],
    ["your turn", log.turn(1, 4, { ...who, you: true })],
  ];
}

function reasonTexts({ reasons }: Words): Text[] {
  return [
    ...reasonSamples.map((reason): Text => [JSON.stringify(reason), reasons.reason(reason)]),
    ["all", reasons.sentence(reasonSamples)],
    ["none", reasons.sentence([])],
    ["margin", reasons.margin(-2.5)],
    ["chance", reasons.chance(0.624)],
  ];
}

function blockTexts(block: Block): readonly string[] {
  if ("text" in block) return [block.text];
  if ("hint" in block) return [block.hint];
  if ("list" in block) return block.list;
  return "table" in block ? block.table.flat() : [];
}

export function ruleTexts(rules: Rules): Text[] {
  const sections = [rules.quick, ...rules.sections];
  return [
    ["title", rules.title],
    ["lead", rules.lead],
    ["contents", rules.contents],
    ["ownNumber", rules.ownNumber],
    ...renamed.flatMap((name): Text[] => [
      ["today", rules.today[name].word],
      ["older", rules.older("Bo", rules.today[name].word)],
    ]),
    ...sections.flatMap((s): Text[] => [
      [s.id, s.title],
      ...s.blocks.flatMap(blockTexts).map((text): Text => [s.id, text]),
    ]),
  ];
}

export const onlineTexts = (online: OnlineWords): Text[] => textsIn(online, "online");

export const numberTexts = (numbers: NumberWords): Text[] => textsIn(numbers, "numbers");

/** Everything but the rules page, the numbers of the box and what is only needed to play with others. */
export const allTexts = (words: Words): Text[] => [
  ...textsIn(words.ui, "ui"),
  ...gameTexts(words.game),
  ...cardTexts(words),
  ...stepTexts(words),
  ...logTexts(words),
  ...reasonTexts(words),
];
