// Whether something is on its way to the server: nothing else is sent meanwhile.

/** What takes no longer is not shown, in ms. */
const quick = 150;

export class Sending {
  under = false;
  /** The same for the picture, so that nothing flickers while an answer comes at once. */
  shown = $state(false);

  async during(work: () => Promise<void>): Promise<void> {
    if (this.under) return;
    this.under = true;
    const late = setTimeout(() => (this.shown = true), quick);
    try {
      await work();
    } finally {
      clearTimeout(late);
      this.under = this.shown = false;
    }
  }
}
