// Whether the client plays without a network, whether there is a newer one, and whether it can be installed.

import { whenIdle } from "./idle.ts";

/** What browsers that install offer; not in the standard types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Offline {
  /** All files are kept here. */
  ready = $state(false);
  online = $state(true);
  /** A newer version is here and waits. */
  update = $state(false);
  installable = $state(false);
  installed = $state(false);

  #registration: ServiceWorkerRegistration | undefined;
  #install: InstallEvent | undefined;

  begin(): void {
    this.online = navigator.onLine;
    for (const type of ["online", "offline"]) addEventListener(type, () => (this.online = navigator.onLine));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
      this.installable = true;
    });
    addEventListener("appinstalled", () => {
      this.installable = false;
      this.installed = true;
    });
    if (import.meta.env.PROD && "serviceWorker" in navigator)
      whenIdle(() => void this.register().catch(() => undefined));
  }

  async install(): Promise<void> {
    const answer = await this.#install?.prompt();
    if (answer?.outcome === "accepted") this.installable = false;
  }

  /** The newer version takes over. Games are kept at each decision, so the page may be loaded anew. */
  takeOver(): void {
    this.#registration?.waiting?.postMessage("take over");
  }

  /**
   * Loads the page again in the newest version there is: what is kept here may be older than what
   * the server has.
   */
  async renew(): Promise<void> {
    await this.#registration?.update().catch(() => undefined);
    const next = this.#registration?.installing;
    if (next) await new Promise((done) => next.addEventListener("statechange", done, { once: true }));
    if (this.#registration?.waiting && navigator.serviceWorker.controller) this.takeOver();
    else location.reload();
  }

  /**
   * Fails where workers are switched off. Without them the client plays as well, only not without a network.
   */
  private async register(): Promise<void> {
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
      controlled = true; // The first version only begins to look after the page that loaded it.
    });
    this.#registration = await serviceWorker.register("./sw.js", { updateViaCache: "none" });
    // What blocks workers does not always say so.
    if (!this.#registration) return;
    this.watch(this.#registration);
    document.addEventListener("visibilitychange", () => this.lookForNews());
    await serviceWorker.ready;
    this.ready = true;
  }

  private watch(registration: ServiceWorkerRegistration): void {
    const see = () =>
      (this.update = registration.waiting !== null && navigator.serviceWorker.controller !== null);
    see();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", see);
    });
  }

  private lookForNews(): void {
    if (!document.hidden && this.online) this.#registration?.update().catch(() => undefined);
  }
}

export const offline = new Offline();
