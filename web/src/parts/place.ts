// Where a card stands that explains something: beside it, never over it if that can be helped, and
// never outside the window.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Extent = Pick<Box, "width" | "height">;

const gap = 10;
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Above the thing if there is room, otherwise below, otherwise at the side with more room. */
export function placeBeside(thing: Box, card: Extent, window: Extent): { left: number; top: number } {
  const right = thing.left + thing.width,
    bottom = thing.top + thing.height;
  const left = between(gap, thing.left + thing.width / 2 - card.width / 2, window.width - card.width - gap);
  const above = thing.top - card.height - gap;
  if (above >= gap) return { left, top: above };
  if (bottom + gap + card.height + gap <= window.height) return { left, top: bottom + gap };
  const beside = thing.left > window.width - right ? thing.left - card.width - gap : right + gap;
  return {
    left: between(gap, beside, window.width - card.width - gap),
    top: between(gap, thing.top + thing.height / 2 - card.height / 2, window.height - card.height - gap),
  };
}
