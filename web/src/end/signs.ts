// A small drawing for each category of the score sheet, in a box of 100 units.

import { goods } from "../art/goods.ts";
import { meeple } from "../art/meeples.ts";
import { coin, palacePiece, palmPiece, tent } from "../art/pieces.ts";
import { itemArt } from "../art/things.ts";
import { tile } from "../art/tiles.ts";
import type { Category } from "../words/things.ts";

export const signs: Record<Category, string> = {
  coins: coin,
  viziers: meeple("vizier"),
  elders: meeple("elder"),
  artisans: meeple("artisan"),
  djinns: itemArt.lamp,
  tiles: tile("village"),
  cities: tile("city-blue"),
  palms: palmPiece,
  palaces: palacePiece,
  tents: tent(1),
  goods: goods.jewels,
  items: itemArt.chest,
};
