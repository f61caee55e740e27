// Which rule an action rests on (the numbers of the rules page).

import type { ParsedAction } from "./action";
import type { Item, Step, TileKind, Tribe } from "./things";

/** A rule's number as it stands in the rules: "R24". */
export type RuleId = `R${number}`;

/** What must be known besides the action. */
export interface RuleCase {
  action: ParsedAction;
  step: Step;
  tribe?: Tribe;
  kind?: TileKind;
  /** For a drop: that it was the last one. */
  last?: boolean;
}

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

function ruleOfSkip({ step, kind }: RuleCase): RuleId {
  if (step === "take") return "R12";
  if (step === "tile" && kind) return tileRules[kind];
  return "R26";
}

function ruleOfDraw(step: Step): RuleId {
  switch (step) {
    case "draw-card":
      return "R34";
    case "draw-djinns":
    case "draw-meeples":
      return "R38";
    case "draw-items":
      return "R46";
    case "draw-item":
      return "R48";
    case "draw-djinn":
      return "R53";
    case "fill-row":
      return "R58";
    default:
      return "R33";
  }
}

function ruleOfPower(action: ParsedAction & { kind: "use-djinn" }): RuleId {
  switch (action.djinn) {
    case "hagis":
    case "lamia":
    case "leta":
    case "utug":
      return "R37";
    case "anun-nak":
    case "sibittis":
    case "iblis":
      return "R38";
    default:
      return "R35";
  }
}

/** The rule that says what an action does. */
export function ruleOf(of: RuleCase): RuleId {
  const { action, step, tribe, kind } = of;
  switch (action.kind) {
    case "bid":
      return action.fakirs > 0 ? "R39" : "R5";
    case "take":
      return "R13";
    case "drop":
      return of.last ? "R16" : "R14";
    case "skip":
      return ruleOfSkip(of);
    case "collect":
      return "R19";
    case "camel":
    case "tent":
      return "R45";
    case "keep":
      return tribe === "artisan" ? "R46" : "R23";
    case "trade":
      return "R24";
    case "fakirs":
      return "R25";
    case "kill":
    case "kill-seat":
      return step === "second-kill" ? "R38" : action.tribe === "artisan" ? "R47" : "R26";
    case "keep-item":
    case "keep-unseen":
      return "R46";
    case "keep-djinn":
      return "R38";
    case "palm":
    case "palace":
      return "R28";
    case "buy":
      return step === "second-buy" ? "R30" : kind ? tileRules[kind] : "R29";
    case "djinn":
      return "R31";
    case "item":
      return "R48";
    case "whim":
    case "deal-whim":
      return "R61";
    case "sell":
      return "R32";
    case "end":
      return "R11";
    case "use-djinn":
      return ruleOfPower(action);
    case "use-item":
      return ruleOfItem(action.item);
    case "use-lamp":
      return "R53";
    case "use-ring":
      return "R56";
    case "remove":
      return "R52";
    case "move":
    case "done":
      return "R55";
    case "to":
      return "R57";
    case "put":
      return "R58";
    default:
      return ruleOfDraw(step);
  }
}
