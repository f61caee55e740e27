// A long list that is there at once: its first part with the next picture, the rest bit by bit.
// So no picture waits.

/** Between two bits there is time for a picture, in ms. */
const usualPause = 40;

export class Growing {
  /** So many are shown. */
  n = $state(0);
  private most = $state(0);

  /**
   * Call while a component is made. `first` are shown at once, then `step` more each time, until
   * there are `most`.
   */
  constructor(
    private readonly first: number,
    private readonly step: number,
    most: number,
    pause = usualPause,
  ) {
    this.n = first;
    this.most = most;
    $effect(() => {
      if (!this.grows) return;
      const later = setTimeout(() => (this.n = Math.min(this.most, this.n + this.step)), pause);
      return () => clearTimeout(later);
    });
  }

  get grows(): boolean {
    return this.n < this.most;
  }

  /** It ends after so many. */
  upTo(most: number): void {
    this.most = most;
  }

  /** Nothing is left out any more. */
  all(): void {
    this.n = Infinity;
  }

  /** From the start again. */
  again(most: number): void {
    this.n = this.first;
    this.most = most;
  }
}
