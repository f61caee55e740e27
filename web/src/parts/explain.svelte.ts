// Everything explains itself where it stands: on hover, on focus by the keyboard, on a long press.

import type { Action } from "svelte/action";
import type { Explained } from "../words/index.ts";

/** `at`: where in the window it is pointed at. */
export type Explains = (at?: Point) => Explained | undefined;
interface Point {
  x: number;
  y: number;
}

interface Shown {
  what: Explained;
  at: DOMRect;
}

class Explaining {
  shown = $state.raw<Shown | null>(null);
  #timer = 0;

  soon(node: Element, explains: () => Explained | undefined, ms: number): void {
    this.stop();
    this.#timer = window.setTimeout(() => this.now(node, explains), ms);
  }
  now(node: Element, explains: () => Explained | undefined): void {
    const what = explains();
    if (what && node.isConnected) this.shown = { what, at: node.getBoundingClientRect() };
  }
  stop(): void {
    clearTimeout(this.#timer);
    // Not at once: what has the focus also loses it by being taken off the page, while that is being drawn.
    queueMicrotask(() => (this.shown = null));
  }
}
export const explaining = new Explaining();

/**
 * Where the mouse was pressed last, until it is moved away: what comes to lie under it there is
 * not pointed at.
 */
let rested: Point | null = null;
const moved = 4;
function noteRest({ type, pointerType, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  if (type === "pointerdown") rested = { x, y };
  else if (rested && Math.hypot(x - rested.x, y - rested.y) > moved) rested = null;
}
for (const type of ["pointerdown", "pointermove"] as const)
  window.addEventListener(type, noteRest, { capture: true, passive: true });

const hoverMs = 450;
const pressMs = 500;

/** The finger that lets go after a long press has looked something up, not chosen it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 300);
}

/** use:explain={() => words.cards.tile(kind)} */
export const explain: Action<Element, Explains> = (node, first) => {
  let explains = first;
  /** The name of what the mouse points at. */
  let pointed: string | undefined;
  let pressed: Point | null = null;
  const at =
    ({ clientX: x, clientY: y }: PointerEvent) =>
    (): Explained | undefined =>
      explains({ x, y });
  const on = <E extends Event>(type: string, listener: (event: E) => void) =>
    node.addEventListener(type, listener as EventListener);

  const point = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons > 0) return;
    if (rested && Math.hypot(event.clientX - rested.x, event.clientY - rested.y) <= moved) return;
    const before = pointed;
    pointed = at(event)()?.name;
    if (pointed !== before) explaining.soon(node, at(event), hoverMs);
  };
  on("pointerenter", point);
  on("pointerleave", (event: PointerEvent) => {
    pointed = undefined;
    if (event.pointerType === "mouse") explaining.stop();
  });
  on("pointerdown", (event: PointerEvent) => {
    pressed = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") explaining.stop();
    else explaining.soon(node, at(event), pressMs);
  });
  on("pointermove", (event: PointerEvent) => {
    if (event.pointerType === "mouse") return point(event);
    const far = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10;
    if (far && !explaining.shown) explaining.stop();
  });
  on("pointerup", (event: PointerEvent) => {
    pressed = null;
    if (event.pointerType === "mouse") return;
    // What a long press has brought stays until the next touch.
    if (explaining.shown) swallowClick();
    else explaining.stop();
  });
  on("pointercancel", () => !explaining.shown && explaining.stop());
  on("focusin", (event: Event) => {
    if ((event.target as Element).matches(":focus-visible")) explaining.soon(node, () => explains(), hoverMs);
  });
  on("focusout", () => explaining.stop());
  // Who goes on by the keyboard has read enough; Escape, too, then steps back at once.
  on("keydown", (event: KeyboardEvent) => event.key !== "Escape" && explaining.stop());
  on("contextmenu", (event: Event) => explaining.shown && event.preventDefault());
  return { update: (next) => (explains = next), destroy: () => pointed && explaining.stop() };
};
