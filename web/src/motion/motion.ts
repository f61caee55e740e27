// Whether and how one look follows from another: by a step forward, by a few steps back, or not at all.

import { flightsBetween, type Flight, type Moment } from "./flights.ts";
import { slidesBetween, type Slide } from "./slides.ts";

export interface Motion {
  flights: Flight[];
  slides: Slide[];
  /** In ms. */
  slideMs: number;
}

/** More than a decision with all that came of it is a leap. */
const mostBack = 12;

/** Undefined if there is nothing to see but the end: a leap, another viewer, or no change. */
export function motionBetween(before: Moment, after: Moment): Motion | undefined {
  const steps = after.moment - before.moment;
  const follows = steps === 1 || (steps < 0 && steps >= -mostBack);
  if (!follows || before.position.viewer !== after.position.viewer) return undefined;
  const flights = flightsBetween(before, after);
  const slides = slidesBetween(before, after);
  return flights.length + slides.length === 0
    ? undefined
    : { flights, slides, slideMs: steps < 0 ? 160 : 240 };
}

/** How long all of it takes, in ms. */
export const lengthOf = ({ flights, slides, slideMs }: Motion): number =>
  Math.max(slides.length > 0 ? slideMs : 0, ...flights.map(({ delay, ms }) => delay + ms));
