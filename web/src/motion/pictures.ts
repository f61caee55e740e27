// The drawing of a thing that travels.

import type { Seat, Tribe } from "../../../bindings/wasm/naqala.ts";
import { cardFace, itemFace, whimFace } from "../art/cards.ts";
import { djinn } from "../art/djinns.ts";
import { meeple } from "../art/meeples.ts";
import { narrow, pictureNow, square } from "../art/picture.svelte.ts";
import { camel, coin, palacePiece, palmPiece, tent, turnMarker } from "../art/pieces.ts";
import { cardBack } from "../art/stocks.ts";
import type { Card, Djinn, Item, Whim } from "../words/things.ts";
import type { Box } from "./frames.ts";
import type { Thing } from "./moves.ts";

const cards: ReadonlySet<Thing["piece"]> = new Set(["card", "item", "djinn", "whim"] as const);
/** How wide it is for its height of 100. */
export const widthOf = (thing: Thing): number => (cards.has(thing.piece) ? narrow : square);

/** The picture of a thing, 100 units high. */
function pictureOf({ piece, what }: Thing): string {
  if (what === null) return pictureNow(cardBack, [], narrow);
  switch (piece) {
    case "meeple":
      return pictureNow(meeple, [what as Tribe]);
    case "camel":
      return pictureNow(camel, [what as Seat]);
    case "tent":
      return pictureNow(tent, [what as Seat]);
    case "marker":
      return pictureNow(turnMarker, [what as Seat]);
    case "palm":
      return pictureNow(palmPiece, []);
    case "palace":
      return pictureNow(palacePiece, []);
    case "coins":
      return pictureNow(coin, []);
    case "card":
      return pictureNow(cardFace, [what as Card], narrow);
    case "item":
      return pictureNow(itemFace, [what as Item], narrow);
    case "djinn":
      return pictureNow(djinn, [what as Djinn], narrow);
    case "whim":
      return pictureNow(whimFace, [what as Whim], narrow);
  }
}

function svgWith(x: number, y: number, w: number, h: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
  return svg;
}

export function drawingOf(thing: Thing): SVGSVGElement {
  const svg = svgWith(0, 0, widthOf(thing), 100);
  const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
  for (const [name, value] of Object.entries({ href: pictureOf(thing), width: widthOf(thing), height: 100 }))
    image.setAttribute(name, String(value));
  svg.append(image);
  return svg;
}

/**
 * A copy of a part of a drawing; `box` is where it is on the screen. It has no names, so nothing
 * is found twice.
 */
export function copyOf(element: SVGGElement, box: Box): SVGSVGElement | undefined {
  const frame = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  if (!frame) return undefined;
  const svg = svgWith(
    (box.x - frame.e) / frame.a,
    (box.y - frame.f) / frame.d,
    box.w / frame.a,
    box.h / frame.d,
  );
  const copy = element.cloneNode(true) as SVGGElement;
  copy.style.opacity = "";
  for (const part of [copy, ...copy.querySelectorAll("[data-place]")]) part.removeAttribute("data-place");
  svg.append(copy);
  return svg;
}
