/**
 * What is there first is looked at first: so long the page has all of the network and of the
 * processor, in ms.
 */
const settling = 4000;

/** Calls when the page has loaded and has nothing better to do. */
export function whenIdle(call: () => void): void {
  const idle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(call, { timeout: 3000 }) : call();
  const loaded = () => setTimeout(idle, settling);
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
