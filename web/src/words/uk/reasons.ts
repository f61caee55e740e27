import { sentenceOf } from "../reason";
import type { Reason, ReasonWords } from "../types";
import {
  cardsAccusative,
  coinsAccusative,
  count,
  countAccusative,
  djinnAccusative,
  djinnGenitive,
  game,
  itemAccusative,
  list,
  number,
  points,
  pointsGenitive,
  signed,
  tribeAccusative,
} from "./game";
import type { TileKind } from "../things";

/** Що: знахідний відмінок там, де він інший. */
function tileAccusative(kind: TileKind): string {
  if (kind.startsWith("workshop")) return "майстерню";
  return kind === "oasis" ? "оазу" : kind === "chasm" ? "прірву" : game.tile[kind];
}

function reason(r: Reason): string {
  switch (r.kind) {
    case "tile":
      return `займає ${tileAccusative(r.tile)} ${r.at} (${r.value})`;
    case "palms":
      return `${r.n === 1 ? "дає пальму" : `дає ${count(r.n, ["пальму", "пальми", "пальм"])}`} (${signed(r.points)})`;
    case "palaces":
      return `${r.n === 1 ? "дає палац" : `дає ${game.palaces(r.n)}`} (${signed(r.points)})`;
    case "coins":
      return `приносить ${coinsAccusative(r.coins)}`;
    case "builders":
      return `приносить ${coinsAccusative(r.coins)} від будівельників (${r.n} × ${game.blueTiles(r.blue)})`;
    case "cards":
      return `приносить ${cardsAccusative(r.n)} (${signed(r.points)})`;
    case "set":
      return `збирає набір з ${count(r.goods, ["товару", "різних товарів", "різних товарів"])} (${signed(r.points)})`;
    case "viziers":
      return `приносить ${countAccusative(r.n, "vizier")} (${signed(r.points)})`;
    case "race":
      return `дає перевагу у візирях (суперник: ${r.against})`;
    case "lead":
      return `зберігає перевагу у візирях (суперник: ${r.against})`;
    case "elders":
      return `приносить ${countAccusative(r.n, "elder")} (${signed(r.points)})`;
    case "artisans":
      return `приносить ${countAccusative(r.n, "artisan")} (${signed(r.points)})`;
    case "djinn":
      return `дає ${djinnAccusative[r.djinn]} (${r.points})`;
    case "power":
      return `використовує силу ${djinnGenitive(r.djinn)}`;
    case "item":
      return r.n === 1 ? "приносить предмет" : `дає на вибір ${game.items(r.n)}`;
    case "magic":
      return `використовує ${itemAccusative[r.item]}`;
    case "kill":
      return `вбиває ${tribeAccusative[r.tribe]}${r.from ? ` у гравця ${r.from}` : r.at ? ` на ${r.at}` : ""}`;
    case "whim":
      return `виконує забаганку «${game.whim[r.whim]}» (${signed(r.coins)})`;
    case "takes-whim":
      return `бере забаганку «${game.whim[r.whim]}»`;
    case "city":
      return `додає велике місто (${signed(r.points)})`;
    case "tent":
      return `ставить намет серед червоних плиток (${signed(r.points)})`;
    case "sells":
      return `продає ${count(r.goods, ["товар", "товари", "товарів"])} за ${coinsAccusative(r.coins)}`;
    case "earns":
      return `одразу приносить ${points(r.points)}`;
    case "leaves-little":
      return `мало що залишає наступному (${r.next}: не більше ${pointsGenitive(r.points)})`;
    case "leaves-much":
      return `але залишає наступному ${points(r.points)} (${r.next})`;
    case "leaves-you":
      return `залишає ${points(r.points)} вашому ж наступному ходу`;
    case "denies":
      return `позбавляє суперника ходу на ${points(r.points)} (${r.from})`;
    case "ends-game":
      return "наближає кінець гри, поки ви попереду";
    case "bid-free":
      return "нічого не коштує, а добрих ходів лишиться багато";
    case "bid-cheap":
      return `добре місце лише за ${coinsAccusative(r.coins)}`;
    case "bid-first":
      return `найкращий хід на ${points(r.points)} цінніший за те, що лишиться`;
    case "bid-twice":
      return "два ходи поспіль";
    case "bid-dear":
      return `але коштує ${coinsAccusative(r.coins)}`;
  }
}

export const reasons = {
  reason,
  sentence: (all) => (all.length > 0 ? sentenceOf(all, reason, list) : "Надійний хід."),
  margin: (lead) => `очікуваний відрив ${signed(lead)}`,
  chance: (share) => `перемога: ${number(Math.round(share * 100))}%`,
} satisfies ReasonWords;
