// Examples of everything the engine can ask, offer and tell, for the tests of all languages.

import type { CauseForm, EffectForm, MoveForm, PlaceForm } from "../../../bindings/wasm/naqala.ts";
import { parseAction, type ParsedAction } from "./action";
import {
  cards,
  categories,
  djinnRows,
  djinns,
  goods,
  items,
  steps,
  tileKinds,
  tribes,
  whims,
} from "./things";
import { paymentsFor, playerRows } from "./rows";
import type { Step, TileKind } from "./things";
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
  { step, ends: true },
  { step, can_skip: true },
  { step, can_sell: true },
  { step, carpet: true, hand: { elder: 1 }, place: "c3" },
  { step, hand: { elder: 2, vizier: 1 } },
  { step, victim: { name: "Bo" }, place: "c3", left: 1 },
  { step, tent: true, left: 2 },
  { step, tribe: "elder", items: ["lamp"] },
  ...tribes.flatMap((tribe) =>
    counts.map((n) => ({ step, tribe, n, place: "c3", blue: n, times: n === 2 ? 2 : 1, left: n })),
  ),
  ...tileKinds.map((kind) => ({ step, kind, place: "c3" })),
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

const move = (
  effect: MoveForm["effect"],
  n: number,
  from: string,
  to: string,
  by: CauseForm,
  what?: MoveForm["what"],
): MoveForm => ({
  effect,
  n,
  from: from as PlaceForm,
  to: to as PlaceForm,
  by,
  ...(what !== undefined && { what }),
});

/** What an action of seat 1 can do, with so many of everything. */
function effectsOf(action: ParsedAction, n: number): readonly EffectForm[] {
  const [here, mine] = ["c3", "seat-1"] as const;
  const elder = (from: string, to: string, by: CauseForm, what = "elder"): MoveForm =>
    move("meeple", n, from, to, by, what);
  const fakirs = (by: CauseForm): MoveForm => move("card", n, mine, "discards", by, "fakir");
  const coins = (by: CauseForm, paid = n): MoveForm => move("coins", paid, "bank", mine, by);
  const cost = (by: CauseForm, paid = n): MoveForm => move("coins", paid, mine, "bank", by);
  switch (action.kind) {
    case "bid":
      return action.fakirs > 0
        ? [fakirs({ djinn: "kumarbi" }), cost({ step: "bid" })]
        : [cost({ step: "bid" }, action.price > 5 ? n : action.price)].filter((one) => one.n > 0);
    case "take":
      return [
        elder(action.tile, "hand", { step: "take" }),
        elder(action.tile, "hand", { step: "take" }, "vizier"),
      ];
    case "drop":
      return [move("meeple", 1, "hand", action.tile, { step: "drop" }, action.tribe)];
    case "collect":
      return [elder(here, "hand", { step: "collect" }, tribes[n % tribes.length])];
    case "camel":
    case "tent":
      return [move(action.kind, 1, mine, here, { step: "control" }, 1)];
    case "keep":
      return [elder("hand", mine, { tribe: "elder", n })];
    case "trade":
      return ["fish", "fakir"].map((card, i) =>
        move("card", n * i, "row-1", mine, { tribe: "merchant", n }, card),
      );
    case "fakirs": {
      const by = { tribe: "builder" as const, n, ...(action.n && { fakirs: action.n }) };
      const factors = { ...by, each: 2, ...(n === 2 && { times: 2 }) };
      return [elder("hand", "bag", by, "builder"), ...(n === 5 ? [] : [coins(factors, 12)])];
    }
    case "kill":
      return [fakirs({ tribe: "assassin" }), elder(action.tile, "bag", { tribe: "assassin" }, action.tribe)];
    case "kill-seat": {
      const victim = elder(`seat-${n % 2 ? 2 : 1}`, "bag", { tribe: "assassin" }, action.tribe);
      return [victim, { ...victim, from: "bag", to: mine, by: { djinn: "kandicha" } }];
    }
    case "keep-item":
      return [
        move("item", 1, "drawn", "unseen-1", { tribe: "artisan" }, action.item),
        move("item", n, "drawn", "discards", { tribe: "artisan" }, "crown"),
      ];
    case "keep-unseen":
      return [
        move("item", 1, "drawn", "unseen-1", { tribe: "artisan" }, null),
        ...action.discard.map((item) => move("item", 1, "drawn", "discards", { tribe: "artisan" }, item)),
      ];
    case "keep-djinn":
      return [
        move("djinn", 1, "drawn", mine, { djinn: "sibittis" }, action.djinn),
        move("djinn", 1, "drawn", "discards", { djinn: "sibittis" }, "boaz"),
      ];
    case "palm":
    case "palace":
      return [move(action.kind, 1, "supply", here, { tile: "oasis" })];
    case "buy":
      return [
        cost({ tile: "small-market" }),
        move("card", 1, "row-2", mine, { tile: "small-market" }, cards[n % cards.length]),
      ];
    case "djinn":
      return [move("djinn", 1, "row-2", mine, { tile: "sacred-6" }, "baal")];
    case "item":
      return action.payment === "artisan" ? [] : [fakirs({ tile: "workshop-nw" })];
    case "whim":
      return [move("whim", 1, here, mine, { tile: "city-red" }, "line")];
    case "sell":
      return [coins({ step: "end", n: action.goods.length })];
    case "use-djinn":
      return n === 5 ? [coins({ djinn: action.djinn })] : [];
    case "use-item":
      return [move("item", 1, mine, "in-use", { item: action.item }, action.item)];
    case "use-lamp":
      return action.position === "deck" ? [] : [move("djinn", 1, "row-2", mine, { item: "lamp" }, "boaz")];
    case "remove":
      return [elder(here, "bag", { item: "scimitar" }, action.tribe)];
    case "move":
      return [move("meeple", 1, action.tile, "d3", { item: "flute" }, action.tribe)];
    case "to":
      return [move(n === 2 ? "tent" : "camel", 1, here, action.tile, { item: "talisman" }, 1)];
    case "deal-card":
      return [move("card", n, "deck", n === 5 ? "unseen-1" : "row-9", { step: "refill-cards" }, action.card)];
    case "deal-unseen":
      return [move("card", 1, "deck", "unseen-1", { djinn: "sloar" }, null)];
    case "deal-item":
    case "deal-item-unseen":
      return [
        move(
          "item",
          n,
          "deck",
          "drawn",
          { tribe: "artisan" },
          action.kind === "deal-item" ? action.item : null,
        ),
      ];
    case "deal-djinn": {
      const to = ({ 1: "row-3", 2: "drawn", 5: mine } as const)[n]!;
      return [move("djinn", 1, "deck", to, { step: "refill-djinns" }, action.djinn)];
    }
    case "deal-whim":
      return Array.from({ length: n }, () =>
        move("whim", 1, "deck", here, { step: "refill-whims" }, action.whim),
      );
    case "draw":
      return [elder("bag", here, { djinn: "anun-nak" }, action.tribe)];
    default:
      return [];
  }
}

const aftermath: readonly EffectForm[] = [
  move("camel", 1, "seat-1", "c3", { step: "collect" }, 1),
  move("tent", 1, "seat-2", "c4", { djinn: "utug" }, 2),
  move("coins", 2, "bank", "seat-2", { djinn: "marid", n: 1, each: 2 }),
  move("coins", 2, "bank", "seat-2", { djinn: "marid", n: 1, each: 2 }),
  move("coins", 1, "bank", "seat-1", { djinn: "nekir", n: 1, each: 1 }),
  move("coins", 3, "bank", "seat-1", { djinn: "kandicha", n: 1, each: 3 }),
  move("card", 1, "unseen-2", "seat-2", { whim: "fish" }, "fish"),
  move("item", 2, "unseen-2", "seat-2", { whim: "precious" }, "crown"),
  move("coins", 15, "bank", "seat-2", { whim: "line" }),
  move("coins", 10, "bank", "seat-1", { whim: "fish" }),
  { effect: "last-round", by: { step: "collect" } },
];

function tellings(text: string, step: Step): Told[] {
  const action = parseAction(text);
  const [first, second] = names as [Who, Who];
  const people = [first, second, ...[3, 4, 5].map((seat) => ({ name: `Bo ${seat}` }))];
  const kinds = { c3: "oasis", c4: "city-blue" } as const;
  const told = (who: Who | null, n: number, more: Partial<Told> = {}): Told => {
    const effects = effectsOf(action, n);
    return { who, step, actions: [action], effects, people, kinds, ...more };
  };
  const more = [...effectsOf(action, 2), ...effectsOf(parseAction("use carpet"), 1), ...aftermath];
  return [
    told(first, 1),
    told(second, 5),
    told(null, 2, { actions: [action, action] }),
    told(first, 2, {
      actions: [action, parseAction("drop c4 elder")],
      effects: more,
      gains: Object.fromEntries(categories.map((category, i) => [category, i - 4])),
    }),
    told(second, 1, { effects: [...effectsOf(action, 1), ...aftermath] }),
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

const skipped = (kind: TileKind): Told[] =>
  names.map((who) => ({
    who,
    step: "tile",
    actions: [parseAction("skip")],
    effects: [],
    people: names,
    kinds: { c3: kind },
    at: "c3",
  }));

export const told: readonly Told[] = [
  ...actionTexts.flatMap((text) => stepsFor(text).flatMap((step) => tellings(text, step))),
  ...tileKinds.filter((kind) => kind !== "chasm" && kind !== "lake").flatMap(skipped),
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
