// Pinch, wheel and drag for a drawing: how it is scaled and shifted, in its own units.

import type { Action } from "svelte/action";

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const wholeBoard: Zoom = { scale: 1, x: 0, y: 0 };
export const most = 4;

/** The drawing stays in view: never smaller than its frame, and never shifted out of it. */
export function within(zoom: Zoom, width: number, height: number): Zoom {
  const scale = Math.min(most, Math.max(1, zoom.scale));
  const clamp = (value: number, size: number) => Math.min(0, Math.max(size * (1 - scale), value));
  return { scale, x: clamp(zoom.x, width), y: clamp(zoom.y, height) };
}

/** Scales by a factor; the point stays where it is. */
export const zoomedAt = (zoom: Zoom, factor: number, at: { x: number; y: number }): Zoom => {
  const scale = Math.min(most, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
};

interface Handle {
  get(): Zoom;
  set(zoom: Zoom): void;
}

/**
 * Two fingers scale and shift, one finger shifts what is scaled, the wheel with Ctrl (or a pinch
 * of a touch pad) scales.
 */
export const panZoom: Action<SVGSVGElement, Handle> = (svg, handle) => {
  const fingers = new Map<number, { x: number; y: number }>();

  const inUnits = (event: { clientX: number; clientY: number }) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return { x: point.x, y: point.y };
  };
  const put = (zoom: Zoom) => handle.set(within(zoom, svg.viewBox.baseVal.width, svg.viewBox.baseVal.height));
  const middle = () => {
    const all = [...fingers.values()];
    return {
      x: all.reduce((sum, f) => sum + f.x, 0) / all.length,
      y: all.reduce((sum, f) => sum + f.y, 0) / all.length,
    };
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    put(zoomedAt(handle.get(), Math.exp(-event.deltaY / 200), inUnits(event)));
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") fingers.set(event.pointerId, inUnits(event));
  };
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const from = middle(),
      apart = spread();
    fingers.set(event.pointerId, inUnits(event));
    const to = middle();
    let zoom = handle.get();
    if (fingers.size === 2 && apart > 0) zoom = zoomedAt(zoom, spread() / apart, from);
    if (fingers.size === 2 || zoom.scale > 1)
      put({ ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y });
  };
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);

  svg.addEventListener("wheel", onWheel, { passive: false });
  svg.addEventListener("pointerdown", onDown);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);
  return {
    destroy() {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    },
  };
};
