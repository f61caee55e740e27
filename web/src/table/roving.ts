// A group that Tab enters once; arrows walk over what is in it.

import type { Action } from "svelte/action";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow, Home or End leads among so many; undefined for other keys. */
export function stepTo(key: string, at: number, of: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return of - 1;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(of - 1, Math.max(0, at + step));
}

/** use:roving: all that has data-stop can be walked to. */
export const roving: Action<HTMLElement, unknown> = (node) => {
  const stops = () => [...node.querySelectorAll<HTMLElement>("[data-stop]")];
  let last: HTMLElement | undefined;

  function put(): void {
    const all = stops();
    const entry = last && all.includes(last) ? last : all[0];
    for (const stop of all) stop.tabIndex = stop === entry ? 0 : -1;
  }
  const onFocus = (event: FocusEvent) => {
    const stop = (event.target as Element).closest<HTMLElement>("[data-stop]");
    if (!stop) return;
    last = stop;
    put();
  };
  const onKey = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    const next = at < 0 ? undefined : stepTo(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]!.focus();
  };
  const changes = new MutationObserver(put);
  changes.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onFocus);
  node.addEventListener("keydown", onKey);
  put();
  return { destroy: () => changes.disconnect() };
};
