// Which rule something rests on (the numbers of the rules page).

import type { CauseForm } from "../../../bindings/wasm/naqala.ts";
import type { Djinn, Item, Step, TileKind, Tribe } from "./things";

/** A rule's number as it stands in the rules: "R24". */
export type RuleId = `R${number}`;

const stepRules: Partial<Record<Step, RuleId>> = {
  bid: "R5",
  take: "R13",
  drop: "R14",
  collect: "R19",
  control: "R45",
  end: "R11",
  "order-row": "R58",
  "refill-whims": "R61",
};

/** Powers with more to be said of them than what all powers have in common. */
const djinnRules: Partial<Record<Djinn, RuleId>> = {
  "anun-nak": "R38",
  hagis: "R37",
  iblis: "R38",
  kandicha: "R34",
  kumarbi: "R39",
  lamia: "R37",
  leta: "R37",
  sibittis: "R38",
  utug: "R37",
};

const itemRules: Partial<Record<Item, RuleId>> = {
  scimitar: "R52",
  lamp: "R53",
  carpet: "R54",
  flute: "R55",
  ring: "R56",
  talisman: "R57",
  horn: "R58",
};

const tileRules: Record<TileKind, RuleId> = {
  oasis: "R28",
  village: "R28",
  "small-market": "R29",
  "large-market": "R30",
  "sacred-6": "R31",
  "sacred-10": "R31",
  "sacred-12": "R31",
  "sacred-15": "R31",
  "workshop-nw": "R48",
  "workshop-se": "R48",
  "specialised-market": "R49",
  chasm: "R44",
  lake: "R62",
  "city-blue": "R61",
  "city-red": "R61",
};

/** The rule of a tile's action. */
export const ruleOfTile = (kind: TileKind): RuleId => tileRules[kind];
/** The rule of a magic item; precious ones just count. */
export const ruleOfItem = (item: Item): RuleId => itemRules[item] ?? "R50";
/** The rule of a tribe's action. */
export const ruleOfTribe = (tribe: Tribe): RuleId =>
  (
    ({
      vizier: "R23",
      elder: "R23",
      merchant: "R24",
      builder: "R25",
      assassin: "R26",
      artisan: "R46",
    }) as const
  )[tribe];

/** The rule by which something happens. */
export function ruleOf({ step, tribe, tile, djinn, item, whim, n }: CauseForm): RuleId {
  if (tribe) return ruleOfTribe(tribe);
  if (tile) return ruleOfTile(tile as TileKind);
  if (djinn) return djinnRules[djinn as Djinn] ?? "R35";
  if (item) return ruleOfItem(item as Item);
  if (whim) return "R64";
  // What is sold at the end of a turn is counted, the end itself is not.
  if (step === "end" && n !== undefined) return "R32";
  return stepRules[step as Step] ?? "R33";
}
