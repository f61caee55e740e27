// How choices are offered: those that belong to places lie there, the rest are buttons. A power is called
// first and then shows its own places, so that a click on a tile never means two things.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import { parseAction } from "../words/action.ts";
import type { ParsedAction, TileName } from "../words/action.ts";
import type { Djinn, Item } from "../words/things.ts";

/** A djinn or magic item that can be used now. Several actions of one place differ in what is paid for it. */
export interface Power {
  name: Djinn | Item;
  byTile: Map<TileName, string[]>;
  /** Djinns of the row, for the lamp; positions count from 1. */
  byDjinn: Map<number, string[]>;
  plain: string[];
}

/** Every action is in one of `byTile`, `plain`, `sales` and `powers`. */
export interface Groups {
  /** The step's own actions by the tile they are about: one is done at once, of several one is chosen. */
  byTile: Map<TileName, string[]>;
  /** Buttons: the main action first, and last what does nothing or ends something. */
  plain: string[];
  /**
   * Those among `plain` that are about somebody, a card of the row or a djinn of the row;
   * positions count from 1.
   */
  bySeat: Map<Seat, string[]>;
  byCard: Map<number, string[]>;
  byDjinn: Map<number, string[]>;
  /** Sets of goods that can be sold, the largest first. */
  sales: string[];
  powers: Power[];
}

function add<K>(map: Map<K, string[]>, key: K, action: string): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

function powerOf(action: ParsedAction): Djinn | Item | undefined {
  switch (action.kind) {
    case "use-djinn":
      return action.djinn;
    case "use-item":
      return action.item;
    case "use-lamp":
      return "lamp";
    case "use-ring":
      return "ring";
    default:
      return undefined;
  }
}

function addToPower(powers: Power[], name: Djinn | Item, text: string, action: ParsedAction): void {
  let power = powers.find((one) => one.name === name);
  if (!power) powers.push((power = { name, byTile: new Map(), byDjinn: new Map(), plain: [] }));
  if ("tile" in action && action.tile !== undefined) return add(power.byTile, action.tile, text);
  if (action.kind === "use-lamp" && action.position !== "deck") add(power.byDjinn, action.position, text);
  power.plain.push(text);
}

const isLast = (action: string): boolean => action === "skip" || action === "end" || action === "done";

function addPlain(groups: Groups, text: string, action: ParsedAction): void {
  if (action.kind === "kill-seat") add(groups.bySeat, action.seat as Seat, text);
  if (action.kind === "buy") add(groups.byCard, action.position, text);
  if (action.kind === "djinn") add(groups.byDjinn, action.position, text);
  groups.plain.push(text);
}

const setSize = (sale: string): number => sale.split(" ").length;

/** The choices of whoever is to decide, in the order to offer them. */
export function groupsOf(look: Pick<Look, "actions">): Groups {
  const groups: Groups = {
    byTile: new Map(),
    plain: [],
    bySeat: new Map(),
    byCard: new Map(),
    byDjinn: new Map(),
    sales: [],
    powers: [],
  };
  for (const text of look.actions) {
    const action = parseAction(text);
    const power = powerOf(action);
    if (power !== undefined) addToPower(groups.powers, power, text, action);
    else if (action.kind === "sell") groups.sales.push(text);
    else if ("tile" in action && action.tile !== undefined) add(groups.byTile, action.tile, text);
    else addPlain(groups, text, action);
  }
  groups.plain.sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  groups.sales.sort((a, b) => setSize(b) - setSize(a));
  return groups;
}
