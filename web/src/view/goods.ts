// Sets of goods. What they are worth together the engine says too; here they are laid out one by one.

import type { Counts, Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { alAminFakirs, cards, goods } from "../words/things.ts";
import { setValue } from "../words/rows.ts";
import type { Card, Good } from "../words/things.ts";
import { hiddenCards, knownCards, seatAt } from "./read.ts";

export interface GoodsSet {
  goods: Good[];
  /** Places filled by pairs of fakirs (Al-Amin). */
  wild: number;
  value: number;
}

export interface GoodsSheet {
  /** As they would be sold, the largest first. */
  sets: GoodsSet[];
  value: number;
  fakirs: number;
  /** Cards that the viewer does not know; they are in no set. */
  hidden: number;
  /** What one more card of each kind in the row would add. */
  more: { card: Card; adds: number }[];
}

/**
 * The first set holds one of every kind, the next one of every kind held twice, and so on; wild
 * ones fill it up.
 */
export function setsOf(held: Counts, wildGoods: number): GoodsSet[] {
  const sets: GoodsSet[] = [];
  for (let copies = 1, wild = wildGoods; ; ++copies) {
    const kinds = goods.filter((good) => (held[good] ?? 0) >= copies);
    const filled = Math.min(wild, goods.length - kinds.length);
    if (kinds.length + filled === 0) return sets;
    wild -= filled;
    sets.push({ goods: kinds, wild: filled, value: setValue(kinds.length + filled) });
  }
}

const valueOf = (sets: readonly GoodsSet[]): number => sets.reduce((all, set) => all + set.value, 0);

function setsHeld(held: Counts, alAmin: boolean): GoodsSet[] {
  return setsOf(held, alAmin ? Math.floor((held["fakir"] ?? 0) / alAminFakirs) : 0);
}

/** What a further card would add to the goods of a seat, as far as the viewer knows them. */
export function oneMore(look: Look, seat: Seat, card: Card): number {
  const form = seatAt(look.position, seat);
  const held = knownCards(form);
  const alAmin = form.djinns?.includes("al-amin") ?? false;
  const value = (counts: Counts): number => valueOf(setsHeld(counts, alAmin));
  return value({ ...held, [card]: (held[card] ?? 0) + 1 }) - value(held);
}

export function goodsOf(look: Look, seat: Seat): GoodsSheet {
  const form = seatAt(look.position, seat);
  const held = knownCards(form);
  const sets = setsHeld(held, form.djinns?.includes("al-amin") ?? false);
  const inRow = cards.filter((card) => look.position.card_row?.includes(card));
  return {
    sets,
    value: valueOf(sets),
    fakirs: held["fakir"] ?? 0,
    hidden: hiddenCards(form),
    more: inRow.map((card) => ({ card, adds: oneMore(look, seat, card) })),
  };
}
