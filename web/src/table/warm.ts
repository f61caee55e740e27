// The drawings that a table shows first are made while the engine is still being loaded: then
// they are there with it.
import { cardFace } from "../art/cards.ts";
import { meeple } from "../art/meeples.ts";
import { narrow, picture } from "../art/picture.svelte.ts";
import { camel, coin, palacePiece, palmPiece, seatMark, turnMarker } from "../art/pieces.ts";
import { tileMarks } from "../art/signs.ts";
import { tile } from "../art/tiles.ts";
import { cards, tileRows, tileKinds, tribes, type TileKind } from "../words/things.ts";

function tileDrawings(kind: TileKind): void {
  const { value, colour } = tileRows[kind];
  for (const variant of [0, 1, 2] as const) picture(tile, [kind, variant]);
  if (colour !== "none") picture(tileMarks, [kind, value || "★", colour]);
}

/** Asks for the drawings of a table with these sets and so many seats. */
export function warm(sets: readonly string[], seats: number): void {
  // The first eight kinds are those of the base game, and the artisan is the last tribe.
  for (const kind of sets.length > 1 ? tileKinds : tileKinds.slice(0, 8)) tileDrawings(kind);
  for (const tribe of sets.includes("artisans") ? tribes : tribes.slice(0, 5)) picture(meeple, [tribe]);
  for (const seat of ([1, 2, 3, 4, 5] as const).slice(0, seats))
    for (const draw of [seatMark, turnMarker, camel]) picture(draw, [seat]);
  for (const drawing of [coin, palmPiece, palacePiece]) picture(drawing, []);
  for (const card of cards) picture(cardFace, [card], narrow);
}
