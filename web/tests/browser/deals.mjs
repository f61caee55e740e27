// Games for tests to begin with: the engine itself plays them, outside of the browser, to the
// place that a test needs.
import { engine } from "../../../tests/wasm/engine.mjs";

export { engine };

/** A game played by quick bots until `enough` holds, or to its end. */
export function gameUntil(
  {
    players = 2,
    sets = ["base"],
    names = ["Ada", "Bo", "Cy", "Di", "Em"].slice(0, players),
    seed = 1,
    bot = "greedy",
    totals = "shown",
  },
  enough = () => false,
) {
  const game = engine.newGame({ players, sets, names, totals }, seed);
  for (let n = 1; game.actor() !== "nobody" && !(game.actor() !== "chance" && enough(game)); ++n)
    game.apply(game.actor() === "chance" ? game.draw(seed * 1000 + n) : game.choose(bot, seed * 1000 + n));
  return game;
}

/** When a seat is at a step, not before this round. */
export const at =
  (step, seat = 1, round = 1) =>
  (game) =>
    game.actor() === seat && game.position().step === step && game.progress().round >= round;

/** What the browser keeps of a game. The seats in `people` are persons, the others bots. */
export function kept(game, { people = [1], level = "level-1", id = "game" } = {}) {
  const form = game.recordForm();
  const party = form.names.map((name, i) => (people.includes(i + 1) ? { name } : { name, bot: level }));
  const about = {
    id,
    party,
    sets: form.sets ?? ["base"],
    begun: 0,
    played: 0,
    round: game.progress().round,
    over: game.actor() === "nobody",
  };
  return { about, record: game.record() };
}
