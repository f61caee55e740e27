// What stays but makes room, measured on the screen.

import type { Box } from "./frames.ts";
import { boxAt, type Elements } from "./measure.ts";
import { copyOf } from "./pictures.ts";
import type { Slide } from "./slides.ts";

export interface Slider {
  slide: Slide;
  element: Element;
  start: Box;
  end: Box;
  /** Of a part of a drawing; other parts of the page slide by themselves. */
  copy: SVGSVGElement | undefined;
}

/** A drawing in an SVG is measured by its own units, anything else by its edges. */
export function slideBox(element: Element | undefined): Box | undefined {
  if (element === undefined) return undefined;
  if (element instanceof SVGGElement) return boxAt("", element, 100);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

const isNear = (a: Box, b: Box): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

/** What has to slide, measured; nothing if it stays where it is. */
export function sliderFor(slide: Slide, start: Box | undefined, elements: Elements): Slider[] {
  const element = elements.at(slide.to);
  const end = slideBox(element);
  if (!element || !start || !end || isNear(start, end)) return [];
  return [
    { slide, element, start, end, copy: element instanceof SVGGElement ? copyOf(element, end) : undefined },
  ];
}
