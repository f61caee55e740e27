// Everything explains itself where it stands: on hover, on focus by the keyboard, on a long press.

import type { Action } from "svelte/action";
import type { Explained } from "../words/index.ts";

export type Explains = () => Explained | undefined;

interface Shown {
  what: Explained;
  at: DOMRect;
}

class Explaining {
  shown = $state.raw<Shown | null>(null);
  #timer = 0;

  soon(node: Element, explains: Explains, ms: number): void {
    this.stop();
    this.#timer = window.setTimeout(() => this.now(node, explains), ms);
  }
  now(node: Element, explains: Explains): void {
    const what = explains();
    if (what) this.shown = { what, at: node.getBoundingClientRect() };
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
export const explaining = new Explaining();

const hoverMs = 450;
const pressMs = 500;

/** use:explain={() => words.cards.tile(kind)} */
export const explain: Action<Element, Explains> = (node, first) => {
  let explains = first;
  const on = (type: string, listener: (event: never) => void) => node.addEventListener(type, listener as EventListener);
  on("pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && explaining.soon(node, explains, hoverMs));
  on("pointerdown", (event: PointerEvent) =>
    event.pointerType === "mouse" ? explaining.stop() : explaining.soon(node, explains, pressMs));
  for (const type of ["pointerleave", "pointerup", "pointercancel", "blur"]) on(type, () => explaining.stop());
  on("focus", () => node.matches(":focus-visible") && explaining.soon(node, explains, hoverMs));
  on("contextmenu", (event: Event) => explaining.shown && event.preventDefault());
  return { update: (next) => (explains = next), destroy: () => explaining.stop() };
};
