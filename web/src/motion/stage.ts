// Lets things travel over the table, as drawings in a layer above it: these the browser moves
// without painting the table anew. The table itself shows how things stand; what has not arrived yet
// is only hidden for so long.

import { Covers } from "./cover.ts";
import { arc, heightOf, staying, type Box } from "./frames.ts";
import type { Flight, Manner } from "./flights.ts";
import { Elements } from "./measure.ts";
import { lengthOf, type Motion } from "./motion.ts";
import { drawingOf, widthOf } from "./pictures.ts";
import type { Place } from "./places.ts";
import { slideBox, sliderFor, type Slider } from "./slider.ts";

/** A drawing on its way: how its place is found again, if that moves. */
interface Flyer {
  layer: HTMLElement;
  /** Something that makes room or is carried on: the next look takes over from here. */
  slides: boolean;
  box: (elements: Elements) => Box | undefined;
  land: () => void;
}
interface Sending {
  drawing: SVGSVGElement;
  /** Where it ends, and what that place is called. */
  at: Box;
  to: Place[];
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  hidden: Element | undefined;
  manner?: Manner | "slide";
}
export interface Plan {
  motion: Motion;
  /** Where the flights and the slides begin, in the same order. */
  flights: (Box | undefined)[];
  slides: (Box | undefined)[];
}

const putAt = (element: HTMLElement, { x, y, w, h }: Box): void =>
  void Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

export class Stage {
  private readonly covers = new Covers();
  private readonly flyers = new Set<Flyer>();
  /** Parts of the page that slide by themselves. */
  private readonly sliding = new Map<Element, Animation>();
  private until = 0;
  private readonly elements: Elements;

  /** `layer` covers the window; the places are in `root`. */
  constructor(
    private readonly layer: HTMLElement,
    root: ParentNode,
  ) {
    this.elements = new Elements(root);
  }

  /** To be called before the table shows the new look. */
  prepare(motion: Motion): Plan {
    const { elements } = this;
    elements.stale();
    return {
      motion,
      flights: motion.flights.map(({ thing, from }) => elements.box(from, widthOf(thing))),
      slides: motion.slides.map(({ from }) => slideBox(elements.at(from))),
    };
  }

  /**
   * To be called when the table shows it. All is measured before anything moves: each change costs a layout.
   */
  perform({ motion, flights, slides }: Plan): void {
    for (const { slides: passing, land } of [...this.flyers]) if (passing) land();
    for (const animation of this.sliding.values()) animation.cancel();
    this.sliding.clear();
    const { elements } = this;
    elements.stale();
    const ends = motion.flights.map(({ thing, to }) => elements.box(to, widthOf(thing)));
    const hidden = motion.flights.map(({ arrives }) => (arrives === null ? undefined : elements.at(arrives)));
    const moving = motion.slides.flatMap((slide, i) => sliderFor(slide, slides[i], elements));
    for (const slider of moving) this.slide(slider, motion.slideMs);
    motion.flights.forEach((flight, i) => this.fly(flight, flights[i], ends[i], hidden[i]));
    this.until = performance.now() + lengthOf(motion);
  }

  /** How long until everything has arrived, in ms. */
  get left(): number {
    return this.flyers.size + this.sliding.size > 0 ? Math.max(0, this.until - performance.now()) : 0;
  }

  /** Everything is where it belongs at once. */
  finish(): void {
    for (const { land } of [...this.flyers]) land();
    for (const animation of this.sliding.values()) animation.cancel();
    this.sliding.clear();
  }

  /** The table has been laid out anew: what is on its way arrives where its place is now. */
  follow(): void {
    if (this.flyers.size === 0) return;
    this.elements.stale();
    const boxes = [...this.flyers].map(({ layer, box }) => ({ layer, box: box(this.elements) }));
    for (const { layer, box } of boxes) if (box) putAt(layer, box);
  }

  private fly(
    flight: Flight,
    start: Box | undefined,
    end: Box | undefined,
    hidden: Element | undefined,
  ): void {
    const at = end ?? start;
    if (at === undefined) return;
    const { thing, manner, ms: duration, delay } = flight;
    const easing = manner === "hop" ? "linear" : "ease-out";
    const frames = wayOf(flight, start, end, at);
    this.send({
      drawing: drawingOf(thing),
      at,
      to: end ? flight.to : [],
      frames,
      hidden,
      manner,
      timing: { duration, delay, easing },
    });
  }

  private send({ drawing, at, to, frames, timing, hidden, manner = "slide" }: Sending): void {
    const layer = document.createElement("div");
    layer.className = `flyer ${manner}`;
    putAt(layer, at);
    layer.append(drawing);
    this.layer.append(layer);
    const animation = layer.animate(frames, { fill: "both", ...timing });
    const show = hidden ? this.covers.hide(hidden) : (): void => {};
    const flyer: Flyer = {
      layer,
      slides: manner === "slide",
      box: (elements) => elements.box(to, (100 * at.w) / at.h),
      land: () => {
        this.flyers.delete(flyer);
        animation.cancel();
        layer.remove();
        show();
      },
    };
    this.flyers.add(flyer);
    animation.finished.then(flyer.land, () => {});
  }

  private slide({ slide, element, start, end, copy }: Slider, duration: number): void {
    if (copy === undefined) return this.shift(element, start, end, duration);
    const frames = arc(start, end, slide.hop ? heightOf(start, end) : 0);
    this.send({ drawing: copy, at: end, to: [slide.to], frames, timing: { duration }, hidden: element });
  }

  private shift(element: Element, start: Box, end: Box, duration: number): void {
    const frames = [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` },
      { transform: "none" },
    ];
    const animation = element.animate(frames, { duration, easing: "ease-in-out" });
    this.sliding.set(element, animation);
    animation.finished.then(
      () => this.sliding.delete(element),
      () => {},
    );
  }
}

function wayOf({ manner }: Flight, start: Box | undefined, end: Box | undefined, at: Box): Keyframe[] {
  if (start && end) return arc(start, end, heightOf(start, end));
  if (manner !== "hop") return staying(manner, at.h);
  return staying(end ? "land" : "leave", at.h);
}
