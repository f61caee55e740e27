// Hides what has not arrived yet. Several may wait for one element: it is seen again when the
// last of them lets go.

export class Covers {
  private readonly held = new Map<SVGElement | HTMLElement, number>();

  /** Hides an element until the returned function is called. It keeps its room, its name and the focus. */
  hide(element: Element): () => void {
    if (!(element instanceof SVGElement || element instanceof HTMLElement)) return () => {};
    this.held.set(element, (this.held.get(element) ?? 0) + 1);
    element.style.opacity = "0";
    let done = false;
    return () => {
      if (!done) this.release(element);
      done = true;
    };
  }

  private release(element: SVGElement | HTMLElement): void {
    const n = (this.held.get(element) ?? 1) - 1;
    if (n > 0) return void this.held.set(element, n);
    this.held.delete(element);
    element.style.opacity = "";
    if (element.getAttribute("style") === "") element.removeAttribute("style");
  }
}
