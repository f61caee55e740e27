// Which buttons stand in the bar. With Kumarbi a price can be paid in several ways: it has one button, and then they are asked.

import { parseAction } from "../words/action.ts";

function priceOf(action: string): number | undefined {
  const parsed = parseAction(action);
  return parsed.kind === "bid" ? parsed.price : undefined;
}

/** The actions that share a button with this one, itself among them. */
export function offeredWith(actions: readonly string[], action: string): string[] {
  const price = priceOf(action);
  return price === undefined ? [action] : actions.filter((other) => priceOf(other) === price);
}

/** The actions that bid this price. */
export const bidsAt = (actions: readonly string[], price: number): string[] =>
  actions.filter((action) => priceOf(action) === price);

/** One action for each button, in their order. */
export const offersOf = (actions: readonly string[]): string[] =>
  actions.filter((action) => offeredWith(actions, action)[0] === action);

/** The goods of all sales, in the order of the largest one first. */
export const goodsIn = (sales: readonly string[]): string[] =>
  [...new Set(sales.flatMap((sale) => sale.split(" ").slice(1)))];

/** The sale of exactly these goods. */
export const saleOf = (sales: readonly string[], goods: ReadonlySet<string>): string | undefined =>
  sales.find((sale) => {
    const sold = sale.split(" ").slice(1);
    return sold.length === goods.size && sold.every((good) => goods.has(good));
  });
