// What somebody has pointed at before a choice is complete: a power that was called, a tile with several
// choices, a tribe, or a card, a djinn or a price for which there are several choices.

import type { Look } from "../engine/index.ts";
import { groupsOf, type Groups, type Power } from "../view/ask.ts";
import { parseAction } from "../words/action.ts";
import { offersOf, offeredWith, withoutDoubles } from "./offers.ts";
import type { Tribe } from "../words/things.ts";

const noGroups: Groups = {
  byTile: new Map(),
  plain: [],
  bySeat: new Map(),
  byCard: new Map(),
  byDjinn: new Map(),
  sales: [],
  powers: [],
};

export class Choosing {
  power = $state<string | null>(null);
  tile = $state<string | null>(null);
  tribe = $state<Tribe | null>(null);
  private among = $state.raw<readonly string[]>([]);

  constructor(
    private readonly look: () => Look,
    private readonly mayAct: () => boolean,
    private readonly act: (action: string) => void,
  ) {}

  readonly groups: Groups = $derived.by(() => (this.mayAct() ? groupsOf(this.look()) : noGroups));
  readonly called: Power | undefined = $derived(this.groups.powers.find(({ name }) => name === this.power));

  /** What can be done at each tile, with the power or the tribe that was pointed at. */
  readonly byTile: ReadonlyMap<string, string[]> = $derived.by(() => {
    const places = this.called ? this.called.byTile : this.groups.byTile;
    if (this.tribe === null || this.called) return places;
    const fits = [...places].map(
      ([tile, actions]) => [tile, actions.filter((action) => this.fits(action))] as const,
    );
    return new Map(fits.filter(([, actions]) => actions.length > 0));
  });
  readonly glowing: ReadonlySet<string> = $derived(new Set(this.byTile.keys()));

  /** The tribes in hand that can be dropped somewhere now. */
  readonly droppable: readonly Tribe[] = $derived.by(() => {
    const drops = [...this.groups.byTile.values()].flat().map((text) => parseAction(text));
    return [...new Set(drops.flatMap((action) => (action.kind === "drop" ? [action.tribe] : [])))];
  });

  /** What the bar offers as buttons. */
  readonly options: readonly string[] = $derived.by(() => {
    if (this.tile !== null) return this.byTile.get(this.tile) ?? [];
    if (this.among.length > 0) return this.among;
    if (this.called) return this.called.plain;
    return offersOf(withoutDoubles(this.groups.plain, this.look().position.card_row ?? []));
  });

  /** Whether a button of the bar asks for more before anything is done. */
  asksMore(action: string): boolean {
    return !this.narrowed && !this.called && offeredWith(this.groups.plain, action).length > 1;
  }

  /** Whether something was pointed at, and can be let go again. */
  get begun(): boolean {
    return this.tile !== null || this.among.length > 0 || this.called !== undefined;
  }

  /** Whether one of several is to be chosen. */
  get narrowed(): boolean {
    return this.tile !== null || this.among.length > 0;
  }

  /** A tile was pointed at: its only action is done, of several one is chosen in the bar. */
  point(tile: string): void {
    const actions = this.byTile.get(tile) ?? [];
    if (actions.length === 1) this.do(actions[0]!);
    else {
      this.among = [];
      this.tile = actions.length > 1 && this.tile !== tile ? tile : null;
    }
  }

  /** Something with these actions was pointed at. */
  pick(actions: readonly string[]): void {
    this.tile = null;
    if (actions.length === 1) this.do(actions[0]!);
    else this.among = actions;
  }

  /** A button of the bar was pressed. */
  press(action: string): void {
    this.pick(this.narrowed || this.called ? [action] : offeredWith(this.groups.plain, action));
  }

  call(power: string): void {
    const wanted = this.power === power ? null : power;
    this.clear();
    this.power = wanted;
    if (this.called && this.called.byTile.size === 0 && this.called.plain.length === 1)
      this.do(this.called.plain[0]!);
  }

  choose(tribe: Tribe): void {
    this.power = this.tile = null;
    this.among = [];
    this.tribe = this.tribe === tribe ? null : tribe;
  }

  do(action: string): void {
    this.clear();
    this.act(action);
  }

  /** Whether there was something to forget. */
  clear(): boolean {
    const any = this.begun || this.tribe !== null;
    this.power = this.tile = this.tribe = null;
    this.among = [];
    return any;
  }

  private fits(text: string): boolean {
    const action = parseAction(text);
    return !("tribe" in action) || action.tribe === this.tribe;
  }
}
