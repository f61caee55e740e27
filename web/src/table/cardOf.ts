// The card that a choice is about: what it can do is told with it.

import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { ParsedAction } from "../words/action.ts";
import type { Card, Djinn, Item } from "../words/things.ts";

export interface ShownCard {
  djinn?: Djinn;
  item?: Item;
  card?: Card;
}

const inRow = <Name>(row: readonly string[] | undefined, position: number): Name | undefined =>
  row?.[position - 1] as Name | undefined;

export function cardOf(
  action: ParsedAction,
  { djinn_row, card_row }: Pick<PositionForm, "djinn_row" | "card_row">,
): ShownCard {
  switch (action.kind) {
    case "djinn":
    case "use-lamp": {
      const djinn = action.position === "deck" ? undefined : inRow<Djinn>(djinn_row, action.position);
      return djinn ? { djinn } : {};
    }
    case "keep-djinn":
      return { djinn: action.djinn };
    case "keep-item":
    case "use-ring":
      return { item: action.item };
    case "buy": {
      const card = inRow<Card>(card_row, action.position);
      return card ? { card } : {};
    }
    case "put":
      return { card: action.card };
    default:
      return {};
  }
}
