// What calls somebody back to the table: a mark on the icon of the page, and a notification if it
// was allowed.

import type { Store } from "../game/storage.ts";

const usual = "./icon.svg";
const marked = "./icon-turn.svg";

export function markIcon(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (icon && icon.getAttribute("href") !== (on ? marked : usual))
    icon.setAttribute("href", on ? marked : usual);
}

const key = "naqala.notify";
export const canNotify = (): boolean => "Notification" in globalThis;
export const notifies = (store: Store): boolean =>
  canNotify() && Notification.permission === "granted" && store.getItem(key) === "yes";

/** Asks the browser; only ever because somebody pressed a button. */
export async function allowNotifying(store: Store, wanted: boolean): Promise<void> {
  if (!wanted) return store.removeItem(key);
  if (canNotify() && (await Notification.requestPermission()) === "granted") store.setItem(key, "yes");
}

/** Only for who looks elsewhere; one note for each table. */
export async function notify(store: Store, table: string, title: string, body: string): Promise<void> {
  if (!notifies(store) || !document.hidden) return;
  const options = { body, tag: `naqala-${table}`, icon: "./icon-192.png" };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones want it from the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
