// Examples of everything the engine can ask, offer and tell, for the tests of all languages.

import { parseAction } from "./action";
import { ruleOf } from "./rule";
import {
  cards,
  categories,
  djinnRows,
  djinns,
  goods,
  items,
  paymentsFor,
  playerRows,
  steps,
  tileKinds,
  tribes,
  whims,
} from "./things";
import type { Step } from "./things";
import type { Ask, ButtonContext, Reason, Told, Who } from "./types";

const onTile = ["anun-nak", "bouraq", "enki", "hagis", "lamia", "leta", "utug"];

/** Every form of action text, with every name. */
export const actionTexts: readonly string[] = [
  ...[...new Set(playerRows["2"]!.prices)].map((price) => `bid ${price}`),
  "bid 12 fakirs 1",
  "bid 12 fakirs 2",
  "bid 18 fakirs 5",
  "take c3",
  ...tribes.map((tribe) => `drop c4 ${tribe}`),
  "skip",
  "collect",
  "camel",
  "tent",
  "keep",
  "trade",
  ..."0 1 2 5".split(" ").map((n) => `fakirs ${n}`),
  ...tribes.map((tribe) => `kill c4 ${tribe}`),
  "kill seat 2 elder",
  "kill seat 1 vizier",
  "kill seat 5 artisan",
  ...items.map((item) => `keep ${item}`),
  "keep unseen",
  "keep unseen discard chest lamp",
  "palm",
  "palace",
  "buy 1",
  "buy 9",
  "djinn 1 elder elder",
  "djinn 3 elder fakir",
  "item artisan",
  "item fakir fakir",
  "whim",
  ...goods.map((good) => `sell ${good}`),
  "sell ivory fish wheat",
  `sell ${goods.join(" ")}`,
  "end",
  ...djinns.flatMap((djinn) =>
    paymentsFor[djinnRows[djinn].cost].map(
      (payment) => `use ${djinn} ${payment}${onTile.includes(djinn) ? " b2" : ""}`,
    ),
  ),
  ...djinns.map((djinn) => `keep ${djinn}`),
  "use scimitar c4",
  "use lamp 2",
  "use lamp deck",
  "use carpet",
  "use flute c4",
  ...items.map((item) => `use ring ${item}`),
  "use talisman c4",
  "to d4",
  "use horn",
  ...cards.map((card) => `put ${card}`),
  ...tribes.map((tribe) => `remove ${tribe}`),
  ...tribes.map((tribe) => `move c3 ${tribe}`),
  "done",
  ...cards.map((card) => `deal ${card}`),
  "deal unseen",
  ...djinns.map((djinn) => `deal djinn ${djinn}`),
  ...items.map((item) => `deal item ${item}`),
  "deal item unseen",
  ...whims.map((whim) => `deal whim ${whim}`),
  ...tribes.map((tribe) => `draw ${tribe}`),
  "trade shows fish",
  "deal unseen shows pottery",
  "keep unseen discard horn shows jewellery chest crown",
];

const names: readonly Who[] = [{ name: "Ада" }, { name: "Bo", you: true }];
const counts = [0, 1, 2, 5, 11, 21, 22, 25, 101];

/** Every step, bare and with all there is to say about it. */
export const asks: readonly Ask[] = steps.flatMap((step): Ask[] => [
  { step },
  { step, last: true },
  { step, stuck: true },
  { step, sales: true },
  { step, carpet: true, hand: { elder: 1 }, tile: "c3" },
  { step, hand: { elder: 2, vizier: 1 } },
  { step, victim: { name: "Bo" }, tile: "c3", left: 1 },
  { step, piece: "tent", left: 2 },
  ...tribes.flatMap((tribe) =>
    counts.map((n) => ({ step, tribe, n, tile: "c3", blue: n, double: n === 2, left: n })),
  ),
  ...tileKinds.map((kind) => ({ step, kind, tile: "c3" })),
]);

const actionSteps: readonly Step[] = ["bid", "take", "tribe", "tile", "second-buy", "second-kill", "end"];
export const buttonContexts: readonly ButtonContext[] = actionSteps.flatMap((step): ButtonContext[] => [
  { step },
  ...counts.map((n) => ({ step, n, coins: n, fakirs: n, tribe: "elder" as const, tile: "c3" })),
  ...tribes.map((tribe) => ({ step, tribe, n: 2, place: 1 })),
  ...tileKinds.map((kind) => ({ step, kind })),
  ...cards.map((card) => ({ step, card, coins: -3 })),
  { step, djinn: "baal", victim: "Bo", whim: "line", fakirs: 2 },
]);

function tellings(text: string, step: Step): Told[] {
  const action = parseAction(text);
  const rule = ruleOf({ action, step });
  const [other, you] = names as [Who, Who];
  return [
    { who: other, action, step, rule },
    {
      who: you,
      action,
      step,
      rule,
      tile: "c3",
      n: 2,
      tribe: "elder",
      coins: 12,
      blue: 3,
      cards: ["fish", "fakir"],
    },
    { who: null, action, step, more: [action, action], tile: "c3", cards: 2, coins: -3, fakirs: 2, items: 3 },
    {
      who: other,
      action,
      step,
      more: [parseAction("drop c4 elder"), parseAction("use carpet")],
      meeples: { elder: 2, vizier: 1 },
      djinn: "baal",
      discarded: ["boaz", "crown"],
      whim: "line",
      victim: you,
      kept: true,
      doubled: true,
      n: 1,
      blue: 1,
      coins: 1,
      tribe: "artisan",
      items: 1,
      piece: "tent",
      kind: "oasis",
      tile: "c3",
      cards: [],
      lastRound: true,
      claimed: [
        { tile: "c3", kind: "oasis", piece: "camel" },
        { tile: "c4", piece: "tent" },
      ],
      earned: [
        { who: you, coins: 2, djinn: "marid" },
        { who: other, coins: 1, djinn: "nekir" },
      ],
      fulfilled: [
        { who: you, whim: "line", coins: 15 },
        { who: other, whim: "fish", coins: 10 },
      ],
      gains: Object.fromEntries(categories.map((category, i) => [category, i - 4])),
    },
    { who: you, action, step, victim: other, cards: 0, coins: 0 },
  ];
}

/** The steps at which an action can come. */
function stepsFor(text: string): readonly Step[] {
  const dealt: readonly [RegExp, readonly Step[]][] = [
    [/^deal djinn/, ["refill-djinns", "draw-djinns", "draw-djinn"]],
    [/^deal item/, ["draw-items", "draw-item"]],
    [/^deal whim/, ["refill-whims"]],
    [/^deal unseen/, ["draw-card"]],
    [/^deal/, ["refill-cards", "fill-row", "draw-card"]],
    [/^draw/, ["draw-meeples"]],
  ];
  return dealt.find(([form]) => form.test(text))?.[1] ?? actionSteps;
}

const tileTellings = tileKinds.flatMap((kind) =>
  names.map((who): Told => ({ who, action: parseAction("skip"), step: "tile", kind, tile: "c3" })),
);

export const told: readonly Told[] = [
  ...actionTexts.flatMap((text) => stepsFor(text).flatMap((step) => tellings(text, step))),
  ...tileTellings,
  ...counts.flatMap((n) =>
    tribes.map((tribe): Told => ({
      who: names[0] ?? null,
      action: parseAction("collect"),
      step: "collect",
      tribe,
      n,
      tile: "c3",
    })),
  ),
];

export const reasonSamples: readonly Reason[] = [
  ...tileKinds.map((tile): Reason => ({ kind: "tile", tile, at: "c3", value: 8 })),
  ...counts.flatMap((n): Reason[] => [
    { kind: "palms", n, points: n },
    { kind: "palaces", n, points: n },
    { kind: "coins", coins: n },
    { kind: "builders", coins: n, n, blue: 2 },
    { kind: "cards", n, points: n },
    { kind: "set", goods: n, points: n },
    { kind: "viziers", n, points: n },
    { kind: "elders", n, points: n },
    { kind: "artisans", n, points: n },
    { kind: "item", n },
    { kind: "city", points: n },
    { kind: "tent", points: n },
    { kind: "sells", coins: n, goods: n },
    { kind: "earns", points: n },
    { kind: "leaves-little", next: "Bo", points: n },
    { kind: "leaves-much", next: "Bo", points: n },
    { kind: "leaves-you", points: n },
    { kind: "denies", from: "Bo", points: n },
    { kind: "bid-cheap", coins: n },
    { kind: "bid-first", points: n },
    { kind: "bid-dear", coins: n },
  ]),
  { kind: "race", against: "Bo" },
  { kind: "lead", against: "Bo" },
  { kind: "ends-game" },
  { kind: "bid-free" },
  { kind: "bid-twice" },
  ...djinns.flatMap((djinn): Reason[] => [
    { kind: "djinn", djinn, points: 6 },
    { kind: "power", djinn },
  ]),
  ...items.map((item): Reason => ({ kind: "magic", item })),
  ...whims.flatMap((whim): Reason[] => [
    { kind: "whim", whim, coins: 10 },
    { kind: "takes-whim", whim },
  ]),
  ...tribes.flatMap((tribe): Reason[] => [
    { kind: "kill", tribe },
    { kind: "kill", tribe, at: "c3" },
    { kind: "kill", tribe, from: "Bo" },
  ]),
];

export const countSamples = counts;
