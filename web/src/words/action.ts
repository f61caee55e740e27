// Actions as the engine writes them (docs/notation.md), taken apart.

import { cards, djinns, goods, isOne, items, tribes, whims, payments } from "./things";
import type { Card, Djinn, Good, Item, Payment, Tribe, Whim } from "./things";

/** A column letter and a row number. */
export type TileName = string;

type Simple =
  | "skip"
  | "collect"
  | "camel"
  | "tent"
  | "keep"
  | "trade"
  | "palm"
  | "palace"
  | "whim"
  | "end"
  | "done"
  | "deal-unseen"
  | "deal-item-unseen";

/** What an action says; seats and positions count from 1. */
type Deed =
  | { [K in Simple]: { kind: K } }[Simple]
  | { kind: "bid"; price: number; fakirs: number }
  | { kind: "take"; tile: TileName }
  | { kind: "drop"; tile: TileName; tribe: Tribe }
  | { kind: "fakirs"; n: number }
  | { kind: "kill"; tile: TileName; tribe: Tribe }
  | { kind: "kill-seat"; seat: number; tribe: Tribe }
  | { kind: "keep-item"; item: Item }
  | { kind: "keep-unseen"; discard: Item[] }
  | { kind: "keep-djinn"; djinn: Djinn }
  | { kind: "buy"; position: number }
  | { kind: "djinn"; position: number; payment: Payment }
  | { kind: "item"; payment: "artisan" | "fakir fakir" }
  | { kind: "sell"; goods: Good[] }
  | { kind: "use-djinn"; djinn: Djinn; payment: Payment; tile?: TileName }
  | { kind: "use-item"; item: Item; tile?: TileName }
  | { kind: "use-lamp"; position: number | "deck" }
  | { kind: "use-ring"; item: Item }
  | { kind: "remove"; tribe: Tribe }
  | { kind: "move"; tile: TileName; tribe: Tribe }
  | { kind: "to"; tile: TileName }
  | { kind: "put"; card: Card }
  | { kind: "deal-card"; card: Card }
  | { kind: "deal-djinn"; djinn: Djinn }
  | { kind: "deal-item"; item: Item }
  | { kind: "deal-whim"; whim: Whim }
  | { kind: "draw"; tribe: Tribe };

/** With what it lays open, where a whim is fulfilled by cards or items that others had not seen. */
export type ParsedAction = Deed & { shows?: (Good | Item)[] };
export type ActionKind = ParsedAction["kind"];

const simple: Record<string, Simple> = {
  skip: "skip",
  collect: "collect",
  camel: "camel",
  tent: "tent",
  keep: "keep",
  trade: "trade",
  palm: "palm",
  palace: "palace",
  whim: "whim",
  end: "end",
  done: "done",
  "deal unseen": "deal-unseen",
  "deal item unseen": "deal-item-unseen",
};

/** Thrown away words are errors: the reader takes each in turn and must come to the end. */
class Reader {
  private at = 0;
  private readonly words: string[];

  constructor(private readonly text: string) {
    this.words = text.trim().split(/\s+/);
  }

  get left(): number {
    return this.words.length - this.at;
  }
  get next(): string | undefined {
    return this.words[this.at];
  }
  fail(): never {
    throw new Error(`not an action: "${this.text}"`);
  }
  word(): string {
    return this.words[this.at++] ?? this.fail();
  }
  skip(word: string): boolean {
    if (this.next !== word) return false;
    this.at++;
    return true;
  }
  one<T extends string>(list: readonly T[]): T {
    const word = this.word();
    return isOne(list, word) ? word : this.fail();
  }
  rest<T extends string>(list: readonly T[]): T[] {
    const found: T[] = [];
    while (this.left > 0) found.push(this.one(list));
    return found.length > 0 ? found : this.fail();
  }
  number(): number {
    const word = this.word();
    return /^\d+$/.test(word) ? Number(word) : this.fail();
  }
  tile(): TileName {
    const word = this.word();
    return /^[a-g][1-6]$/.test(word) ? word : this.fail();
  }
  payment(): Payment {
    const parts: string[] = [];
    while (this.next === "elder" || this.next === "fakir") parts.push(this.word());
    const text = parts.join(" ");
    return isOne(payments, text) ? text : this.fail();
  }
}

function readKeep(r: Reader): Deed {
  if (r.skip("unseen")) return { kind: "keep-unseen", discard: r.skip("discard") ? r.rest(items) : [] };
  if (isOne(items, r.next)) return { kind: "keep-item", item: r.one(items) };
  return { kind: "keep-djinn", djinn: r.one(djinns) };
}

function readUse(r: Reader): Deed {
  if (r.skip("lamp")) return { kind: "use-lamp", position: r.skip("deck") ? "deck" : r.number() };
  if (r.skip("ring")) return { kind: "use-ring", item: r.one(items) };
  if (isOne(items, r.next)) return { kind: "use-item", item: r.one(items), ...tileIfAny(r) };
  return { kind: "use-djinn", djinn: r.one(djinns), payment: r.payment(), ...tileIfAny(r) };
}

const tileIfAny = (r: Reader): { tile?: TileName } => (r.left > 0 ? { tile: r.tile() } : {});

function readKill(r: Reader): Deed {
  if (r.skip("seat")) return { kind: "kill-seat", seat: r.number(), tribe: r.one(tribes) };
  return { kind: "kill", tile: r.tile(), tribe: r.one(tribes) };
}

function readDeal(r: Reader): Deed {
  if (r.skip("djinn")) return { kind: "deal-djinn", djinn: r.one(djinns) };
  if (r.skip("item")) return { kind: "deal-item", item: r.one(items) };
  if (r.skip("whim")) return { kind: "deal-whim", whim: r.one(whims) };
  return { kind: "deal-card", card: r.one(cards) };
}

function readItem(r: Reader): Deed {
  if (r.skip("artisan")) return { kind: "item", payment: "artisan" };
  return r.skip("fakir") && r.skip("fakir") ? { kind: "item", payment: "fakir fakir" } : r.fail();
}

const readers: Record<string, (r: Reader) => Deed> = {
  bid: (r) => ({ kind: "bid", price: r.number(), fakirs: r.skip("fakirs") ? r.number() : 0 }),
  take: (r) => ({ kind: "take", tile: r.tile() }),
  drop: (r) => ({ kind: "drop", tile: r.tile(), tribe: r.one(tribes) }),
  fakirs: (r) => ({ kind: "fakirs", n: r.number() }),
  kill: readKill,
  keep: readKeep,
  buy: (r) => ({ kind: "buy", position: r.number() }),
  djinn: (r) => ({ kind: "djinn", position: r.number(), payment: r.payment() }),
  item: readItem,
  sell: (r) => ({ kind: "sell", goods: r.rest(goods) }),
  use: readUse,
  remove: (r) => ({ kind: "remove", tribe: r.one(tribes) }),
  move: (r) => ({ kind: "move", tile: r.tile(), tribe: r.one(tribes) }),
  to: (r) => ({ kind: "to", tile: r.tile() }),
  put: (r) => ({ kind: "put", card: r.one(cards) }),
  deal: readDeal,
  draw: (r) => ({ kind: "draw", tribe: r.one(tribes) }),
};

function parseDeed(text: string): Deed {
  const kind = Object.hasOwn(simple, text) ? simple[text] : undefined;
  if (kind !== undefined) return { kind };
  const r = new Reader(text);
  const word = r.word();
  const read = Object.hasOwn(readers, word) ? readers[word] : undefined;
  const deed = read ? read(r) : r.fail();
  return r.left === 0 ? deed : r.fail();
}

/** Takes an action's text apart. Throws if it is none; whether it is legal only the engine knows. */
export function parseAction(text: string): ParsedAction {
  const [deed, shown, ...more] = text.trim().split(/\s+shows\s+/);
  const action: ParsedAction = parseDeed((deed ?? "").replace(/\s+/g, " "));
  if (more.length > 0) throw new Error(`not an action: "${text}"`);
  if (shown !== undefined) action.shows = new Reader(shown).rest([...goods, ...items]);
  return action;
}
