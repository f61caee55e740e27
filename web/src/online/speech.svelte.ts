// The texts of playing with others, in the language of the page. Whoever imports this waits until
// they are there.

import { app } from "../app/app.svelte.ts";
import { loadOnline, type LanguageCode, type OnlineWords } from "../words/index.ts";

class Speech {
  words = $state.raw<OnlineWords>()!;

  async speak(language: LanguageCode): Promise<void> {
    this.words = await loadOnline(language);
  }
}

export const speech = new Speech();
await speech.speak(app.words.language);

/** For pages: keeps to the language as it changes. */
export function followLanguage(): void {
  $effect(() => void speech.speak(app.words.language));
}
