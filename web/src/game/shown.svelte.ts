// A game as it is shown: how it looks now, and all that happened on the way, to one pair of eyes.

import type { Eyes, Happening, Look, RemoteDesk } from "../engine/index.ts";
import { shared } from "../engine/share.ts";

export class Shown {
  look = $state.raw<Look>()!;
  beginning = $state.raw<Look>()!;
  happenings = $state.raw<Happening[]>([]);
  eyes = $state<Eyes>();
  /** Somebody looks at what is covered, for as long as a button or key is held. */
  peeking = $state(false);

  /** Several people share this screen, and what each has in coins and cards is covered (R82). */
  get covered(): boolean {
    return false;
  }

  /** Who is shown what they have in coins and cards: where it is covered, nobody. */
  get balanceEyes(): Eyes {
    return this.covered && !this.peeking ? "spectator" : this.eyes;
  }

  /** All of it anew, as these eyes see it. */
  protected async see(desk: RemoteDesk, eyes: Eyes): Promise<void> {
    const story = await desk.story(eyes);
    this.peeking = false;
    this.eyes = eyes;
    this.beginning = story.beginning;
    this.happenings = story.happenings;
    this.look = shared(story.happenings.at(-1)?.look ?? story.beginning, await desk.look(eyes));
  }

  /**
   * One more thing has happened. Looks come from the worker as copies: what is the same as before
   * need not be drawn again.
   */
  protected add(happening: Happening): void {
    happening.look = shared(this.look, happening.look);
    this.happenings = [...this.happenings, happening];
    this.look = happening.look;
  }

  /** Things are again as they were at this look's moment. */
  protected takeBack(look: Look): void {
    this.look = shared(this.look, look);
    this.happenings = this.happenings.slice(0, look.moment);
  }
}
