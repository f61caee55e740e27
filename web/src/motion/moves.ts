// What became of each piece by the effects of some actions: where it was before all of them, and where it is
// after all of them.

import type {
  CauseForm,
  EffectForm,
  MoveForm,
  PlaceForm,
  PositionForm,
} from "../../../bindings/wasm/naqala.ts";

/** A piece that can move, as effects name it. */
export interface Thing {
  piece: MoveForm["effect"];
  what: MoveForm["what"];
}

export type RowName = "row" | "djinn-row" | "bid";
/** In a row, a position: in `from` that before all the effects, in `to` that after all of them. */
export type Spot = PlaceForm | `${RowName}/${number}`;

/** One piece that went from one place to another. */
export interface Move {
  thing: Thing;
  from: Spot;
  to: Spot;
  by: CauseForm;
}

export interface Moves {
  /** In the order in which they happened. */
  moves: Move[];
  /** For each row that changed, the position before and the position now of what stayed in it. */
  stayed: Partial<Record<RowName, [number, number][]>>;
}

export const isMove = (effect: EffectForm): effect is MoveForm => "from" in effect;

/** The effects that undo these. */
export const undone = (effects: readonly EffectForm[]): EffectForm[] =>
  effects.map((one) => (isMove(one) ? { ...one, from: one.to, to: one.from } : one)).reverse();

/** A row that closes up where a piece leaves it. Pieces keep the number of their first position. */
class Row {
  private readonly pieces: number[];
  private known: number;
  changed = false;

  constructor(private readonly before: number) {
    this.pieces = Array.from({ length: before }, (_, i) => i + 1);
    this.known = before;
  }

  take(at: number): number {
    this.changed = true;
    return this.pieces.splice(at - 1, 1)[0] ?? ++this.known;
  }

  put(at: number, piece = ++this.known): number {
    this.changed = true;
    this.pieces.splice(at - 1, 0, piece);
    return piece;
  }

  at(piece: number): number {
    return this.pieces.indexOf(piece) + 1;
  }

  get stayed(): [number, number][] {
    return this.pieces.flatMap((piece, i): [number, number][] =>
      piece <= this.before ? [[piece, i + 1]] : [],
    );
  }
}

type Rows = Record<RowName, Row>;

const rowsOf = ({ card_row, djinn_row, bid_order }: PositionForm): Rows => ({
  row: new Row(card_row?.length ?? 0),
  "djinn-row": new Row(djinn_row?.length ?? 0),
  bid: new Row(bid_order?.length ?? 0),
});

/** The row that a place is in, with the position there. */
function rowAt(place: PlaceForm, piece: Thing["piece"]): [RowName, number] | undefined {
  const [name, at] = place.split("-");
  if (name === "bid") return ["bid", Number(at)];
  return name === "row" ? [piece === "djinn" ? "djinn-row" : "row", Number(at)] : undefined;
}

/** One piece of an effect on its way; nothing if it only changes its position in a row. */
function carry(rows: Rows, { effect: piece, what, from, to, by }: MoveForm): Move[] {
  const [left, joined] = [rowAt(from, piece), rowAt(to, piece)];
  const taken = left && rows[left[0]].take(left[1]);
  const stays = left && left[0] === joined?.[0];
  const put = joined && rows[joined[0]].put(joined[1], stays ? taken : undefined);
  if (stays) return [];
  const spot = (row: typeof left, known: number | undefined, place: PlaceForm): Spot =>
    row ? `${row[0]}/${known!}` : place;
  return [{ thing: { piece, what }, from: spot(left, taken, from), to: spot(joined, put, to), by }];
}

const isSame = (a: Thing, b: Thing): boolean => a.piece === b.piece && a.what === b.what;

/** Adds a move: what goes on from where it has just come to has gone all of the way, and may be back. */
function follow(moves: Move[], move: Move): void {
  // Coins are alike, so that what the bank takes is not what it gives.
  const last =
    move.from === "bank"
      ? -1
      : moves.findLastIndex((one) => one.to === move.from && isSame(one.thing, move.thing));
  if (last < 0) return void moves.push(move);
  const from = moves[last]!.from;
  if (from === move.to) moves.splice(last, 1);
  else moves[last] = { ...move, from };
}

/** What moved, one piece at a time, by effects on a position. */
export function movesBy(effects: readonly EffectForm[], before: PositionForm): Moves {
  const rows = rowsOf(before);
  const moves: Move[] = [];
  for (const effect of effects.filter(isMove))
    for (let i = 0; i < effect.n; ++i) for (const move of carry(rows, effect)) follow(moves, move);
  const names = (Object.keys(rows) as RowName[]).filter((name) => rows[name].changed);
  const now = (spot: Spot): Spot => {
    const [name, piece] = spot.split("/");
    return piece === undefined ? spot : `${name as RowName}/${rows[name as RowName].at(Number(piece))}`;
  };
  return {
    moves: moves.map((move) => ({ ...move, to: now(move.to) })),
    stayed: Object.fromEntries(names.map((name) => [name, rows[name].stayed])),
  };
}
