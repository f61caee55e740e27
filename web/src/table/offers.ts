// Which buttons stand in the bar. A djinn, and with Kumarbi a price, can be paid in several ways: it has one
// button, and then they are asked.

import { parseAction } from "../words/action.ts";

function priceOf(action: string): number | undefined {
  const parsed = parseAction(action);
  return parsed.kind === "bid" ? parsed.price : undefined;
}

/** What actions of one button have in common. */
function aimOf(action: string): string {
  const parsed = parseAction(action);
  if (parsed.kind === "bid") return `bid ${parsed.price}`;
  return parsed.kind === "djinn" ? `djinn ${parsed.position}` : action;
}

/** The actions that share a button with this one, itself among them. */
export const offeredWith = (actions: readonly string[], action: string): string[] =>
  actions.filter((other) => aimOf(other) === aimOf(action));

/** Of cards that are alike, the foremost has a button; all can be chosen where they lie. */
export function withoutDoubles(actions: readonly string[], row: readonly string[]): string[] {
  const cardOf = (action: string): string | undefined => {
    const parsed = parseAction(action);
    return parsed.kind === "buy" ? row[parsed.position - 1] : undefined;
  };
  return actions.filter((action, i) => {
    const card = cardOf(action);
    return card === undefined || actions.findIndex((other) => cardOf(other) === card) === i;
  });
}

/** The actions that bid this price. */
export const bidsAt = (actions: readonly string[], price: number): string[] =>
  actions.filter((action) => priceOf(action) === price);

/** One action for each button, in their order. */
export const offersOf = (actions: readonly string[]): string[] =>
  actions.filter((action) => offeredWith(actions, action)[0] === action);

/** The goods of all sales, in the order of the largest one first. */
export const goodsIn = (sales: readonly string[]): string[] => [
  ...new Set(sales.flatMap((sale) => sale.split(" ").slice(1))),
];

/** The sale of exactly these goods. */
export const saleOf = (sales: readonly string[], goods: ReadonlySet<string>): string | undefined =>
  sales.find((sale) => {
    const sold = sale.split(" ").slice(1);
    return sold.length === goods.size && sold.every((good) => goods.has(good));
  });
