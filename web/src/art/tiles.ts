import {
  largeMarket,
  oasis,
  sacred10,
  sacred12,
  sacred15,
  sacred6,
  smallMarket,
  village,
} from "./baseScenes";
import type { TileKind } from "./kinds";
import { chasm, cityBlue, cityRed, lake, specialisedMarket, workshopNw, workshopSe } from "./moreScenes";
import type { Variant } from "./parts";

const scenes: Record<TileKind, (variant: Variant) => string> = {
  oasis,
  village,
  "small-market": smallMarket,
  "large-market": largeMarket,
  "sacred-6": sacred6,
  "sacred-10": sacred10,
  "sacred-12": sacred12,
  "sacred-15": sacred15,
  "workshop-nw": workshopNw,
  "workshop-se": workshopSe,
  "specialised-market": specialisedMarket,
  chasm,
  "city-blue": cityBlue,
  "city-red": cityRed,
  lake,
};

/** Any whole number will do to choose a variant, for instance the tile's place on the board. */
export const variantOf = (n: number): Variant => (Math.abs(n) % 3) as Variant;

export const tile = (kind: TileKind, variant = 0): string => scenes[kind](variantOf(variant));
