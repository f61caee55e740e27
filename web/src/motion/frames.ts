// The way of a thing as key frames: transform and opacity only, so that the browser can move it
// without any layout.

import type { Manner } from "./flights.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const steps = 10;
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What puts an element that lies at `to` into another box; its origin is at the top left. */
function transformTo(box: Box, to: Box): string {
  const scale = to.w > 0 ? box.w / to.w : 1;
  return `translate(${round(box.x - to.x)}px, ${round(box.y - to.y)}px) scale(${round(scale)})`;
}

/** How high a hop goes, in the same unit as the boxes. */
export const heightOf = (from: Box, to: Box): number =>
  Math.min(2.2 * to.h, 0.35 * to.h + 0.1 * Math.hypot(to.x - from.x, to.y - from.y));

/** From one box to the other in an arc, a little nearer to the eye in the middle. */
export function arc(from: Box, to: Box, height: number): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = eased(i / steps);
    const up = 4 * t * (1 - t);
    const swell = 1 + (height > 0 ? 0.12 * up : 0);
    const [w, h] = [mix(from.w, to.w, t) * swell, mix(from.h, to.h, t) * swell];
    const x = mix(from.x + from.w / 2, to.x + to.w / 2, t) - w / 2;
    const y = mix(from.y + from.h / 2, to.y + to.h / 2, t) - h / 2 - up * height;
    return { transform: transformTo({ x, y, w, h }, to) };
  });
}

/** Appearing and vanishing at a place of this height. */
export function staying(manner: Exclude<Manner, "hop">, h: number): Keyframe[] {
  const shift = (part: number): string => `translateY(${round(part * h)}px)`;
  switch (manner) {
    case "rise":
      return [
        { opacity: 0, transform: "translateY(0) scale(0.6, 0.1)" },
        { opacity: 1, transform: "translateY(0) scale(0.94, 1.12)", offset: 0.65 },
        { opacity: 1, transform: "translateY(0) scale(1, 1)" },
      ];
    case "land":
      return [
        { opacity: 0, transform: `${shift(-0.7)} scale(1.08)` },
        { opacity: 1, transform: `${shift(0)} scale(1)` },
      ];
    case "fall":
      return [
        { opacity: 1, transform: "rotate(0deg)" },
        { opacity: 1, transform: "rotate(-84deg)", offset: 0.55, easing: "ease-out" },
        { opacity: 0, transform: "rotate(-90deg)" },
      ];
    case "leave":
      return [
        { opacity: 1, transform: `${shift(0)} scale(1)` },
        { opacity: 0, transform: `${shift(-0.8)} scale(0.85)` },
      ];
  }
}
