// Where the focus goes when what had it has vanished: to the first choice, otherwise to the board if
// something glows there, otherwise to the bar, which waits.

import { tick } from "svelte";

const isLost = (at: Element | null): boolean => at === null || at === document.body || !at.isConnected;

export function wantsFocus(table: HTMLElement): (HTMLElement | SVGElement) | undefined {
  const bar = table.querySelector<HTMLElement>("[data-bar]");
  const at = document.activeElement;
  if (!isLost(at) && at !== bar) return undefined;
  const choice = table.querySelector<HTMLElement>("[data-bar] .choices .button");
  const place = table.querySelector<SVGElement>(".glowing > [data-tile]");
  return choice ?? place ?? (at === bar ? undefined : (bar ?? undefined));
}

/** After a button of a tab has vanished: the tab itself has the focus. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (isLost(document.activeElement)) document.getElementById("tab-panel")?.focus({ preventScroll: true });
}
