// The drawing of a thing that travels.

import { cardFace, itemFace, whimFace } from "../art/cards.ts";
import { djinn } from "../art/djinns.ts";
import { at, c, fade, r } from "../art/draw.ts";
import { meeple } from "../art/meeples.ts";
import { camel, coin, palacePiece, palmPiece, tent, turnMarker } from "../art/pieces.ts";
import { star } from "../art/things.ts";
import type { Box } from "./frames.ts";
import type { Thing } from "./places.ts";

/** A card face down. */
const back = r("night", 0, 0, 70, 100, 6) + r("gold2", 1.8, 1.8, 66.4, 96.4, 4.8) +
  r("indigo2", 3.2, 3.2, 63.6, 93.6, 3.8) + fade(0.5, c("indigo", 35, 50, 26)) + at(15, 30, 0.4, star("gold"));

/** SVG text in a box 100 units high. */
function markup(thing: Thing): string {
  switch (thing.piece) {
    case "meeple": return meeple(thing.tribe);
    case "camel": return camel(thing.seat);
    case "tent": return tent(thing.seat);
    case "marker": return turnMarker(thing.seat);
    case "palm": return palmPiece;
    case "palace": return palacePiece;
    case "coin": return coin;
    case "card": return thing.card === null ? back : cardFace(thing.card);
    case "item": return thing.item === null ? back : itemFace(thing.item);
    case "djinn": return djinn(thing.djinn);
    case "whim": return whimFace(thing.whim);
  }
}

const narrow: ReadonlySet<Thing["piece"]> = new Set(["card", "item", "djinn", "whim"] as const);
/** How wide it is for its height of 100. */
export const widthOf = (thing: Thing): number => (narrow.has(thing.piece) ? 70 : 100);

function svgWith(x: number, y: number, w: number, h: number): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
  return svg;
}

export function drawingOf(thing: Thing): SVGSVGElement {
  const svg = svgWith(0, 0, widthOf(thing), 100);
  svg.innerHTML = markup(thing);
  return svg;
}

/** A copy of a part of a drawing; `box` is where it is on the screen. It has no names, so nothing is found twice. */
export function copyOf(element: SVGGElement, box: Box): SVGSVGElement | undefined {
  const frame = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  if (!frame) return undefined;
  const svg = svgWith((box.x - frame.e) / frame.a, (box.y - frame.f) / frame.d, box.w / frame.a, box.h / frame.d);
  const copy = element.cloneNode(true) as SVGGElement;
  copy.style.opacity = "";
  for (const part of [copy, ...copy.querySelectorAll("[data-place]")]) part.removeAttribute("data-place");
  svg.append(copy);
  return svg;
}
