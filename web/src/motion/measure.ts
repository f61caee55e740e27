// Where the places of the table are on the screen.

import type { Box } from "./frames.ts";
import { isTile, type Place } from "./places.ts";

const nameOf = (element: Element): Place | null =>
  element.getAttribute("data-place") ?? element.getAttribute("data-tile");
const isInPicture = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements of the table by the names of their places. */
export class Elements {
  private all = new Map<Place, Element[]>();
  private fresh = false;

  constructor(private readonly root: ParentNode) {}

  /**
   * The table may show something else now. To look through all of it takes long: that waits until
   * something is missed.
   */
  stale(): void {
    this.fresh = false;
  }

  /** The one that is in the picture, if any. */
  at(place: Place): Element | undefined {
    const known = this.all
      .get(place)
      ?.find((one) => one.isConnected && nameOf(one) === place && isInPicture(one));
    if (known || this.fresh) return known;
    this.find();
    return this.at(place);
  }

  private find(): void {
    this.all = new Map();
    for (const element of this.root.querySelectorAll("[data-place], [data-tile]")) {
      const name = nameOf(element)!;
      const known = this.all.get(name);
      if (known) known.push(element);
      else this.all.set(name, [element]);
    }
    this.fresh = true;
  }

  /** The box for a thing at the first of these places that is in the picture. */
  box(places: readonly Place[], width: number): Box | undefined {
    for (const place of places) {
      const element = this.at(place);
      if (element) return boxAt(place, element, width);
    }
    return undefined;
  }
}

const centred = (rect: DOMRect, size: number): Box => ({
  x: rect.x + (rect.width - size) / 2,
  y: rect.y + (rect.height - size) / 2,
  w: size,
  h: size,
});

/** The box of the drawing at a place: all of its 100 units, not just what is painted. */
export function boxAt(place: Place, element: Element, width: number): Box {
  const rect = element.getBoundingClientRect();
  if (isTile(place)) return centred(rect, 0.32 * rect.height);
  if (/^seat-\d$/.test(place)) return centred(rect, 26);
  const frame = element.querySelector("image")?.getScreenCTM();
  if (!frame) return centred(rect, 22);
  return { x: frame.e, y: frame.f, w: width * frame.a, h: 100 * frame.d };
}
