// Where tiles lie. a1 is the north-west corner; columns go east, rows south.

export interface Place {
  column: number;
  row: number;
}

export const placeOf = (tile: string): Place => ({
  column: tile.charCodeAt(0) - 97,
  row: Number(tile.slice(1)) - 1,
});
export const tileAt = ({ column, row }: Place): string => String.fromCharCode(97 + column) + (row + 1);

/** Units of the drawing: a tile is 100 wide. */
export const tileSize = 100;
export const pitch = 105;
export const margin = 16;

export interface Size {
  columns: number;
  rows: number;
}
export function sizeOf(tiles: Iterable<string>): Size {
  let columns = 0,
    rows = 0;
  for (const tile of tiles) {
    const { column, row } = placeOf(tile);
    columns = Math.max(columns, column + 1);
    rows = Math.max(rows, row + 1);
  }
  return { columns, rows };
}

export const cornerOf = (tile: string): { x: number; y: number } => {
  const { column, row } = placeOf(tile);
  return { x: margin + column * pitch, y: margin + row * pitch };
};
export const middleOf = (tile: string): { x: number; y: number } => {
  const { x, y } = cornerOf(tile);
  return { x: x + tileSize / 2, y: y + tileSize / 2 };
};
export const extentOf = (n: number): number => 2 * margin + n * pitch - (pitch - tileSize);

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tile that an arrow key leads to; the same one at the edge. */
export function neighbourBy(key: string, tile: string, size: Size): string {
  const step = steps[key];
  if (step === undefined) return tile;
  const { column, row } = placeOf(tile);
  const next = { column: column + step[0], row: row + step[1] };
  const inside = next.column >= 0 && next.row >= 0 && next.column < size.columns && next.row < size.rows;
  return inside ? tileAt(next) : tile;
}

/** A line through the middles of tiles, for the path of a sowing. */
export const lineThrough = (tiles: readonly string[]): string =>
  tiles.map((tile, i) => `${i === 0 ? "M" : "L"}${middleOf(tile).x} ${middleOf(tile).y}`).join("");

/** The next of these tiles after a tile, row by row, and round again. */
export function nextOf(tiles: readonly string[], tile: string, step: 1 | -1): string {
  const rank = (name: string): number => placeOf(name).row * 100 + placeOf(name).column;
  const order = [...tiles].sort((a, b) => step * (rank(a) - rank(b)));
  return order.find((other) => step * (rank(other) - rank(tile)) > 0) ?? order[0] ?? tile;
}
