// What is to be decided now, and what its buttons must know.

import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Eyes, Look } from "../engine/table.ts";
import { parseAction, type TileName } from "../words/action.ts";
import { coinsOf, fakirsIn, isInRow, moveOf, movesOf, namesIn } from "../words/effects.ts";
import { setValue } from "../words/rows.ts";
import type { Card, Djinn, Step, TileKind, Tribe, Whim } from "../words/things.ts";
import type { Ask, ButtonContext } from "../words/types.ts";
import { kindAt, stepOf, sum, tileAt, whoOf, type Names } from "./read.ts";

export { groupsOf, type Groups, type Power } from "./groups.ts";

/** What is asked for, of whoever is to decide. `covered`: all coins and cards on the screen are (R82). */
export function askOf({ decision }: Look, names: Names = [], eyes?: Eyes, covered = false): Ask {
  const { step, kind, victim, can_sell, actor: _, by: __, ...ask } = decision;
  return {
    ...ask,
    step: step as Step,
    ...(kind && { kind: kind as TileKind }),
    ...(victim && { victim: whoOf(victim, names, eyes) }),
    // Where hands are covered it is not told whether there are any goods.
    ...(can_sell && !covered && { can_sell }),
  };
}

const place = (position: PositionForm, tile: TileName | undefined): Pick<ButtonContext, "tile" | "kind"> =>
  tile === undefined ? {} : { tile, kind: kindAt(position, tile) };

/** What the button of an action must know: most of it is what the action would do. */
function contextOfAction({ position, previews }: Look, text: string, names: Names): Partial<ButtonContext> {
  const action = parseAction(text);
  const effects = previews[text] ?? [];
  const here = place(position, position.at);
  const card = moveOf(effects, "card")?.what as Card | undefined;
  const djinn = moveOf(effects, "djinn")?.what as Djinn | undefined;
  const whim = moveOf(effects, "whim")?.what as Whim | undefined;
  switch (action.kind) {
    case "bid":
      return { coins: coinsOf(effects), fakirs: action.fakirs };
    case "take":
      return { ...place(position, action.tile), n: sum(tileAt(position, action.tile).meeples) };
    case "drop":
    case "move":
      return { ...place(position, action.tile), tribe: action.tribe };
    case "remove":
      return { ...place(position, position.place), tribe: action.tribe };
    case "collect":
    case "keep": {
      const move = moveOf(effects, "meeple");
      return { ...here, ...(move && { tribe: move.what as Tribe, n: move.n }) };
    }
    case "camel":
    case "tent":
      return place(position, position.place);
    case "trade":
      return { n: namesIn(movesOf(effects, "card").filter(({ from }) => isInRow(from))).length };
    case "fakirs":
      return { ...here, fakirs: action.n, coins: coinsOf(effects) };
    case "kill":
      return { tribe: action.tribe, ...place(position, action.tile), fakirs: fakirsIn(effects) };
    case "kill-seat":
      return { tribe: action.tribe, victim: whoOf(action.seat as Seat, names, undefined).name };
    case "palm":
    case "palace":
      return place(position, position.place ?? position.at);
    case "skip":
    case "item":
      return position.step === "tile" ? here : {};
    case "buy":
      return { ...here, ...(card && { card }), coins: coinsOf(effects) };
    case "djinn":
    case "use-lamp":
      return djinn ? { djinn } : {};
    case "whim":
      return { ...here, ...(whim && { whim }) };
    case "sell":
      return { n: action.goods.length, coins: setValue(action.goods.length) };
    case "use-djinn":
      return { ...place(position, action.tile), coins: coinsOf(effects) };
    case "use-item":
    case "to":
      return place(position, action.tile);
    case "put":
      return { card: action.card, place: (position.card_row?.length ?? 0) - (position.left ?? 0) + 1 };
    default:
      return {};
  }
}

/** What the button of an action must know. */
export const contextOf = (look: Look, action: string, names: Names = []): ButtonContext => ({
  step: stepOf(look),
  ...contextOfAction(look, action, names),
});
