// The drawing of a thing that travels.

import { cardFace, itemFace, whimFace } from "../art/cards.ts";
import { djinn } from "../art/djinns.ts";
import { meeple } from "../art/meeples.ts";
import { narrow, pictureNow, square } from "../art/picture.svelte.ts";
import { camel, coin, palacePiece, palmPiece, tent, turnMarker } from "../art/pieces.ts";
import { cardBack } from "../art/stocks.ts";
import type { Box } from "./frames.ts";
import type { Thing } from "./places.ts";

/** The picture of a thing, 100 units high. */
function pictureOf(thing: Thing): string {
  switch (thing.piece) {
    case "meeple":
      return pictureNow(meeple, [thing.tribe]);
    case "camel":
      return pictureNow(camel, [thing.seat]);
    case "tent":
      return pictureNow(tent, [thing.seat]);
    case "marker":
      return pictureNow(turnMarker, [thing.seat]);
    case "palm":
      return pictureNow(palmPiece, []);
    case "palace":
      return pictureNow(palacePiece, []);
    case "coin":
      return pictureNow(coin, []);
    case "card":
      return thing.card === null
        ? pictureNow(cardBack, [], narrow)
        : pictureNow(cardFace, [thing.card], narrow);
    case "item":
      return thing.item === null
        ? pictureNow(cardBack, [], narrow)
        : pictureNow(itemFace, [thing.item], narrow);
    case "djinn":
      return pictureNow(djinn, [thing.djinn], narrow);
    case "whim":
      return pictureNow(whimFace, [thing.whim], narrow);
  }
}

const cards: ReadonlySet<Thing["piece"]> = new Set(["card", "item", "djinn", "whim"] as const);
/** How wide it is for its height of 100. */
export const widthOf = (thing: Thing): number => (cards.has(thing.piece) ? narrow : square);

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
