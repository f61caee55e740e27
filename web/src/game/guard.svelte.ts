// One thing at a time: what is being done, and what went wrong with it.

/** What takes no longer is done at once, in ms. */
const quick = 20;

export class Guard {
  /** Something is being done: nothing else can be. */
  working = false;
  /**
   * The same for the picture; not for the few ms that the engine usually takes, so as not to draw it twice.
   */
  busy = $state(false);
  /** What went wrong, if a call to the engine failed. */
  problem = $state("");

  /** While this goes on nobody can act; what goes wrong is told. */
  async run(work: () => Promise<void>): Promise<void> {
    this.working = true;
    this.problem = "";
    const late = setTimeout(() => (this.busy = true), quick);
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(late);
      this.working = this.busy = false;
    }
  }
}
