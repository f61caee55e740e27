// How many of everything are where.

import type { Counts, PositionForm } from "../../../bindings/wasm/naqala.ts";
import { put, type Bins } from "./flow.ts";
import {
  hiddenCards,
  hiddenDrawn,
  hiddenItems,
  knownCards,
  knownDrawn,
  knownItems,
  plus,
  seatAt,
  seatsOf,
} from "./read.ts";

function tally(names: readonly string[] = []): Counts {
  const counts: Counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

// ---- Meeples and buildings

export function meepleBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  put(bins, "hand", position.hand);
  for (const [tile, { meeples }] of Object.entries(position.tiles)) put(bins, tile, meeples);
  for (const seat of seatsOf(position)) {
    const { viziers = 0, elders = 0, artisans = 0 } = seatAt(position, seat);
    put(bins, `seat-${seat}`, { vizier: viziers, elder: elders, artisan: artisans });
  }
  return bins;
}

export function buildingBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  for (const [tile, { palms = 0, palaces = 0 }] of Object.entries(position.tiles))
    put(bins, tile, { palm: palms, palace: palaces });
  return bins;
}

// ---- What belongs to seats: camels and tents by "camel 1", markers by "marker 1"

export function camelBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  for (const [tile, { owner }] of Object.entries(position.tiles)) {
    if (owner === undefined) continue;
    const piece = seatAt(position, owner).tent === tile ? "tent" : "camel";
    put(bins, tile, { [`${piece} ${owner}`]: 1 });
  }
  return bins;
}

/** The turn order first, so that of two markers of a seat the one that bids is the one that goes there. */
export function markerBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  position.turn_order?.forEach(
    (seat, i) => seat !== null && put(bins, `turn-${i + 1}`, { [`marker ${seat}`]: 1 }),
  );
  position.bid_order?.forEach((seat, i) => put(bins, `bid-${i + 1}`, { [`marker ${seat}`]: 1 }));
  return bins;
}

// ---- Cards and the like

export function cardBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  put(bins, "row", tally(position.card_row));
  put(bins, "deck", plus(position.deck, position.unseen_earlier));
  for (const seat of seatsOf(position)) put(bins, `seat-${seat}`, knownCards(seatAt(position, seat)));
  return bins;
}
export const veiledCards = (position: PositionForm): Map<string, number> =>
  new Map(seatsOf(position).map((seat) => [`unseen-${seat}`, hiddenCards(seatAt(position, seat))]));

export function itemBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  put(bins, "stack", position.item_stack);
  put(bins, "drawn", knownDrawn(position));
  if (position.item_in_use !== undefined) put(bins, "in-use", { [position.item_in_use]: 1 });
  for (const seat of seatsOf(position)) put(bins, `seat-${seat}`, knownItems(seatAt(position, seat)));
  return bins;
}
export const veiledItems = (position: PositionForm): Map<string, number> =>
  new Map([
    ["unseen-drawn", hiddenDrawn(position)],
    ...seatsOf(position).map((seat): [string, number] => [
      `unseen-${seat}`,
      hiddenItems(seatAt(position, seat)),
    ]),
  ]);

export function djinnBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  put(bins, "djinn-row", tally(position.djinn_row));
  put(bins, "djinn-deck", tally(position.djinn_deck));
  put(bins, "drawn", tally(position.drawn));
  for (const seat of seatsOf(position)) put(bins, `seat-${seat}`, tally(seatAt(position, seat).djinns));
  return bins;
}

export function whimBins(position: PositionForm): Bins {
  const bins: Bins = new Map();
  for (const [tile, { whim }] of Object.entries(position.tiles))
    if (whim !== undefined) put(bins, tile, { [whim]: 1 });
  for (const seat of seatsOf(position)) {
    put(bins, `seat-${seat}`, tally(seatAt(position, seat).whims));
    put(bins, `fulfilled-${seat}`, tally(seatAt(position, seat).fulfilled));
  }
  return bins;
}
