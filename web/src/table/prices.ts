/** What the spaces of the turn order track cost, the cheapest first, as the engine lists them. */
export const prices: readonly number[] = [0, 0, 0, 1, 3, 5, 8, 12, 18];
