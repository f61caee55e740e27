// A way drawn over the board becomes a sowing: each tile it comes to is a drop. Drawing can be quicker than
// the engine answers, so the tiles wait in a line.

interface Sower {
  /** What is to be done now, and on which tile the last meeple was dropped. */
  step(): { step?: string; at?: string };
  /** What can be done at a tile. */
  actionsAt(tile: string): readonly string[];
  act(action: string): Promise<void>;
  /** Several can be dropped here: somebody has to choose. */
  ask(tile: string): void;
}

export class Way {
  private waiting: [from: string, to: string][] = [];
  private walking = false;

  constructor(private readonly sower: Sower) {}

  async over(from: string, to: string): Promise<void> {
    this.waiting.push([from, to]);
    if (this.walking) return;
    this.walking = true;
    while (this.waiting.length > 0) {
      const [start, end] = this.waiting.shift()!;
      if (!(await this.go(start, end))) this.waiting = [];
    }
    this.walking = false;
  }

  /** Whether the way can go on from there. */
  private async go(from: string, to: string): Promise<boolean> {
    const { sower } = this;
    if (sower.step().step === "take" && sower.actionsAt(from).length === 1) await sower.act(`take ${from}`);
    const { step, at } = sower.step();
    if (step !== "drop" || at !== from) return false;
    const actions = sower.actionsAt(to);
    if (actions.length > 1) sower.ask(to);
    if (actions.length !== 1) return false;
    await sower.act(actions[0]!);
    return true;
  }
}

/** The path of the sowing under way, or of the last one. */
export function pathOf(actions: readonly string[]): string[] {
  const start = actions.findLastIndex((action) => action.startsWith("take "));
  if (start < 0) return [];
  const way = [actions[start]!.split(" ")[1]!];
  for (const action of actions.slice(start + 1)) {
    if (action.startsWith("drop ")) way.push(action.split(" ")[1]!);
    // Items can be used on the way, with all that follows from them.
    else if (action === "collect" || action === "end") break;
  }
  return way;
}
