// What the worker of the bots can be asked. It follows games by their actions, so that a bot can go on with
// what it has thought out at the beginning of its turn.

import type {
  Analysis,
  AnalysisWish,
  Engine,
  Game,
  PositionForm,
  RecordForm,
} from "../../../bindings/wasm/naqala.ts";
import { randomBits } from "./random.ts";

export class Thinker {
  private game: Game | undefined;
  private setup = "";
  private done: string[] = [];

  constructor(private readonly engine: Promise<Engine>) {}

  /** The action of a bot for whoever decides after these actions. */
  async choose(setup: RecordForm, actions: string[], bot: string): Promise<string> {
    return (await this.follow(setup, actions)).choose(bot, randomBits());
  }

  /** The best turns of the one who knows this much. */
  async analyse(observation: PositionForm, wish: AnalysisWish): Promise<Analysis> {
    return (await this.engine).analyse({ ...wish, observation });
  }

  private async follow(setup: RecordForm, actions: string[]): Promise<Game> {
    const text = JSON.stringify(setup);
    const goesOn = text === this.setup && this.done.every((action, i) => action === actions[i]);
    if (this.game === undefined || !goesOn) {
      this.game?.free();
      this.game = (await this.engine).readRecord(setup);
      this.setup = text;
      this.done = [];
    }
    for (const action of actions.slice(this.done.length)) this.game.apply(action);
    this.done = [...actions];
    return this.game;
  }
}
