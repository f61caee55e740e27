// The time, for clocks that count down: one tick for all of them, and only while somebody looks.

import { createSubscriber } from "svelte/reactivity";

const tick = 500;

class Ticking {
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, tick);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.subscribe();
    return Date.now();
  }
}

export const ticking = new Ticking();
