/** Calls when the page has loaded and has nothing better to do. */
export function whenIdle(call: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(call, { timeout: 3000 }) : setTimeout(call, 1));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
