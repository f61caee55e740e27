// What the whole client shares: settings, the language and its words, the page, and the engine
// once it is needed.

import { light, type ThemeName } from "../art/light.svelte.ts";
import { startDesk, startThinker, type RemoteDesk, type RemoteThinker } from "../engine/index.ts";
import { browserStore, keepSettings, keptSettings, type Settings } from "../game/storage.ts";
import { bestLanguage, loadWords, type LanguageCode, type Words } from "../words/index.ts";
import { hashFor, routeFrom, type Route } from "./route.ts";

class App {
  private readonly kept = browserStore();
  readonly store = this.kept.store;
  settings = $state<Settings>(keptSettings(this.store));
  words = $state.raw<Words>()!;
  route = $state.raw<Route>(routeFrom(location.hash));
  /** The browser would not keep something. */
  forgetful = $state(!this.kept.lasts);

  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  #desk: RemoteDesk | undefined;
  #thinker: RemoteThinker | undefined;

  /** Loads what the first page needs. */
  async begin(): Promise<void> {
    // The engine takes longest to come: a page that needs it does not wait until it is shown itself.
    if (["game", "replay", "table"].includes(this.route.page)) void this.desk;
    addEventListener("hashchange", () => (this.route = routeFrom(location.hash)));
    this.dark.addEventListener("change", () => (light.name = this.theme));
    await this.speak(bestLanguage([this.settings.language ?? "", ...navigator.languages]));
    this.light();
  }

  async speak(language: LanguageCode): Promise<void> {
    this.words = await loadWords(language);
    document.documentElement.lang = language;
  }

  /** Changes settings and keeps them. */
  async set(changes: Partial<Settings>): Promise<void> {
    Object.assign(this.settings, changes);
    if (!keepSettings(this.store, this.settings)) this.forgetful = true;
    if (changes.language) await this.speak(changes.language as LanguageCode);
    this.light();
  }

  go(route: Route): void {
    location.hash = hashFor(route);
  }

  get desk(): RemoteDesk {
    return (this.#desk ??= startDesk());
  }
  get thinker(): RemoteThinker {
    return (this.#thinker ??= startThinker());
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The browser's own bars take the colour of the ground: the page has one for each light. */
  private frame(): void {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const { theme } = this.settings;
    for (const meta of metas) meta.dataset["own"] ??= meta.content;
    const chosen = metas.find(({ media }) => media.includes(theme))?.dataset["own"];
    for (const meta of metas) meta.content = chosen ?? meta.dataset["own"]!;
  }

  /** The light in which the page is seen. */
  get theme(): ThemeName {
    const { theme } = this.settings;
    return theme !== "auto" ? theme : this.dark.matches ? "dark" : "light";
  }

  private light(): void {
    const root = document.documentElement;
    if (this.settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.settings.theme;
    this.frame();
    light.name = this.theme;
  }
}

export const app = new App();
