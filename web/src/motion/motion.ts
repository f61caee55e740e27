// What is seen to move when one look follows another.

import { flightsIn, type Flight } from "./flights.ts";
import { slidesIn, type Slide } from "./slides.ts";
import { transitionBetween, type Shown } from "./transition.ts";

export interface Motion {
  flights: Flight[];
  slides: Slide[];
  /** In ms. */
  slideMs: number;
}

/** Undefined if there is nothing to see but the end: a leap, another viewer, or no change. */
export function motionBetween(before: Shown, after: Shown): Motion | undefined {
  const transition = transitionBetween(before, after);
  if (transition === undefined) return undefined;
  const flights = flightsIn(transition);
  const slides = slidesIn(transition);
  return flights.length + slides.length === 0
    ? undefined
    : { flights, slides, slideMs: transition.back ? 160 : 240 };
}

/** How long all of it takes, in ms. */
export const lengthOf = ({ flights, slides, slideMs }: Motion): number =>
  Math.max(slides.length > 0 ? slideMs : 0, ...flights.map(({ delay, ms }) => delay + ms));
