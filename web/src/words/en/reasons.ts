import { sentenceOf } from "../reason";
import type { Reason, ReasonWords } from "../types";
import { coins, game, list, number, oneTribe, points, signed, tribeCount } from "./game";

function reason(r: Reason): string {
  switch (r.kind) {
    case "tile":
      return `takes the ${game.tile[r.tile]} ${r.at} (${r.value})`;
    case "palms":
      return r.n === 1
        ? `adds a palm (${signed(r.points)})`
        : `adds ${game.palms(r.n)} (${signed(r.points)})`;
    case "palaces":
      return r.n === 1
        ? `adds a palace (${signed(r.points)})`
        : `adds ${game.palaces(r.n)} (${signed(r.points)})`;
    case "coins":
      return `brings ${coins(r.coins)}`;
    case "builders":
      return `brings ${coins(r.coins)} from builders (${r.n} × ${game.blueTiles(r.blue)})`;
    case "cards":
      return `brings ${game.cards(r.n)} (${signed(r.points)})`;
    case "set":
      if (r.goods === 1) return `adds a good (${signed(r.points)})`;
      return `makes a set of ${r.goods} different goods (${signed(r.points)})`;
    case "viziers":
      return `brings ${tribeCount(r.n, "vizier")} (${signed(r.points)})`;
    case "race":
      return `wins the race for viziers against ${r.against}`;
    case "lead":
      return `stays ahead of ${r.against} in viziers`;
    case "elders":
      return `brings ${tribeCount(r.n, "elder")} (${signed(r.points)})`;
    case "artisans":
      return `brings ${tribeCount(r.n, "artisan")} (${signed(r.points)})`;
    case "djinn":
      return `wins ${game.djinn[r.djinn]} (${r.points})`;
    case "power":
      return `uses the power of ${game.djinn[r.djinn]}`;
    case "item":
      return r.n === 1 ? "brings an item" : `lets you choose from ${game.items(r.n)}`;
    case "magic":
      return `uses the ${game.item[r.item]}`;
    case "kill":
      return `kills ${oneTribe(r.tribe)}${r.from ? ` of ${r.from}` : r.at ? ` on ${r.at}` : ""}`;
    case "whim":
      return `fulfils “${game.whim[r.whim]}” (${signed(r.coins)})`;
    case "takes-whim":
      return `takes the whim “${game.whim[r.whim]}”`;
    case "city":
      return `adds a great city (${signed(r.points)})`;
    case "tent":
      return `puts the tent among red tiles (${signed(r.points)})`;
    case "sells":
      return `sells ${r.goods === 1 ? "one good" : `${r.goods} goods`} for ${coins(r.coins)}`;
    case "earns":
      return `brings ${points(r.points)} at once`;
    case "leaves-little":
      return `leaves little for ${r.next} (${points(r.points)} at best)`;
    case "leaves-much":
      return `but leaves ${points(r.points)} open for ${r.next}`;
    case "leaves-you":
      return `leaves ${points(r.points)} open for your own next turn`;
    case "denies":
      return `takes a turn worth ${points(r.points)} away from ${r.from}`;
    case "ends-game":
      return "brings the end of the game while you are ahead";
    case "bid-free":
      return "costs nothing, and many good turns will still be there";
    case "bid-cheap":
      return `a good place for just ${coins(r.coins)}`;
    case "bid-first":
      return `the best turn is worth ${points(r.points)} more than what would be left`;
    case "bid-twice":
      return "two turns in a row";
    case "bid-dear":
      return `but costs ${coins(r.coins)}`;
  }
}

export const reasons = {
  reason,
  sentence: (all) => (all.length > 0 ? sentenceOf(all, reason, list) : "A sound move."),
  margin: (lead) => `expected lead ${signed(lead)}`,
  chance: (share) => `${number(Math.round(share * 100))}% to win`,
} satisfies ReasonWords;
