// Knows nothing but the package `naqala`: loads the engine, lets bots play a game, and reads its record.
import { Engine } from "naqala";

const engine = await Engine.load();
const game = engine.newGame({ players: 2, names: ["Ada", "Bo"] }, 7);
let decisions = 0;
for (; game.actor() !== "nobody"; ++decisions) {
  game.apply(game.actor() === "chance" ? game.draw(decisions) : game.choose("greedy", decisions));
}
const again = engine.readRecord(game.record());
if (again.hash() !== game.hash()) throw new Error("the record leads elsewhere");
if (!(engine instanceof Engine)) throw new Error("the engine is of another class");
console.log(`${decisions} decisions, ${game.score().seats.length} seats`);
