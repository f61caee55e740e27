// Drawing a way over the board, and carrying a meeple to it, with a mouse or one finger.

import type { Action } from "svelte/action";

/** Less is a click with an unsteady hand. */
const slack = 8;

export const tileUnder = (at: { clientX: number; clientY: number }): string | null =>
  document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-tile]")?.getAttribute("data-tile") ??
  null;

interface Draw {
  /** Whether one finger draws; otherwise it shifts the board. */
  byTouch(): boolean;
  over(from: string, to: string): void;
}

/** A click that ends a movement is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

export const drawing: Action<SVGSVGElement, Draw> = (svg, first) => {
  let draw = first;
  let pointer: number | null = null;
  let last: string | null = null;
  let moved = false;

  const onDown = (event: PointerEvent) => {
    // A second finger is a pinch.
    if (!event.isPrimary) return void (pointer = null);
    if (event.button !== 0 || (event.pointerType !== "mouse" && !draw.byTouch())) return;
    pointer = event.pointerId;
    last = tileUnder(event);
    moved = false;
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    const tile = tileUnder(event);
    if (tile === null || tile === last) return;
    if (last !== null) draw.over(last, tile);
    last = tile;
    moved = true;
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (moved) swallowClick();
  };
  svg.addEventListener("pointerdown", onDown);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);
  return {
    update: (next) => (draw = next),
    destroy() {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    },
  };
};

interface Carry {
  /** It has left its place: where it is now. */
  move(x: number, y: number): void;
  /** Let go over a tile, or elsewhere. */
  end(tile: string | null): void;
}

export const carried: Action<HTMLElement, Carry> = (node, first) => {
  let carry = first;
  let start: PointerEvent | null = null;
  let moved = false;

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    start = event;
    moved = false;
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointerId) return;
    moved ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack;
    if (moved) carry.move(event.clientX, event.clientY);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointerId) return;
    start = null;
    if (!moved) return;
    swallowClick();
    carry.end(event.type === "pointerup" ? tileUnder(event) : null);
  };
  node.addEventListener("pointerdown", onDown);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);
  return {
    update: (next) => (carry = next),
    destroy() {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    },
  };
};
