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
  signed,
  tribeAccusative,
} from "./game";
import type { TileKind } from "../things";

/** Что: винительный падеж там, где он отличается. */
const tileAccusative = (kind: TileKind): string =>
  kind.startsWith("workshop") ? "мастерскую" : kind === "chasm" ? "бездну" : game.tile[kind];

function reason(r: Reason): string {
  switch (r.kind) {
    case "tile":
      return `занимает ${tileAccusative(r.tile)} ${r.at} (${r.value})`;
    case "palms":
      return `${r.n === 1 ? "даёт пальму" : `даёт ${count(r.n, ["пальму", "пальмы", "пальм"])}`} (${signed(r.points)})`;
    case "palaces":
      return `${r.n === 1 ? "даёт дворец" : `даёт ${game.palaces(r.n)}`} (${signed(r.points)})`;
    case "coins":
      return `приносит ${coinsAccusative(r.coins)}`;
    case "builders":
      return `приносит ${coinsAccusative(r.coins)} от строителей (${r.n} × ${game.blueTiles(r.blue)})`;
    case "cards":
      return `приносит ${cardsAccusative(r.n)} (${signed(r.points)})`;
    case "set":
      return (
        `собирает набор из ${count(r.goods, ["товара", "разных товаров", "разных товаров"])} ` +
        `(${signed(r.points)})`
      );
    case "viziers":
      return `приносит ${countAccusative(r.n, "vizier")} (${signed(r.points)})`;
    case "race":
      return `даёт перевес в визирях (соперник: ${r.against})`;
    case "lead":
      return `сохраняет перевес в визирях (соперник: ${r.against})`;
    case "elders":
      return `приносит ${countAccusative(r.n, "elder")} (${signed(r.points)})`;
    case "artisans":
      return `приносит ${countAccusative(r.n, "artisan")} (${signed(r.points)})`;
    case "djinn":
      return `даёт ${djinnAccusative[r.djinn]} (${r.points})`;
    case "power":
      return `использует силу ${djinnGenitive(r.djinn)}`;
    case "item":
      return r.n === 1 ? "приносит предмет" : `даёт на выбор ${game.items(r.n)}`;
    case "magic":
      return `использует ${itemAccusative[r.item]}`;
    case "kill":
      return `убивает ${tribeAccusative[r.tribe]}${r.from ? ` у игрока ${r.from}` : r.at ? ` на ${r.at}` : ""}`;
    case "whim":
      return `исполняет прихоть «${game.whim[r.whim]}» (${signed(r.coins)})`;
    case "takes-whim":
      return `берёт прихоть «${game.whim[r.whim]}»`;
    case "city":
      return `добавляет великий город (${signed(r.points)})`;
    case "tent":
      return `ставит шатёр среди красных регионов (${signed(r.points)})`;
    case "sells":
      return `продаёт ${count(r.goods, ["товар", "товара", "товаров"])} за ${coinsAccusative(r.coins)}`;
    case "earns":
      return `сразу приносит ${points(r.points)}`;
    case "leaves-little":
      return (
        `мало что оставляет следующему (${r.next}: не больше ` +
        `${count(r.points, ["очка", "очков", "очков", "очка"])})`
      );
    case "leaves-much":
      return `но оставляет следующему ${points(r.points)} (${r.next})`;
    case "leaves-you":
      return `оставляет ${points(r.points)} вашему же следующему ходу`;
    case "denies":
      return `лишает соперника хода на ${points(r.points)} (${r.from})`;
    case "ends-game":
      return "приближает конец игры, пока вы впереди";
    case "bid-free":
      return "ничего не стоит, а хороших ходов останется много";
    case "bid-cheap":
      return `хорошее место всего за ${coinsAccusative(r.coins)}`;
    case "bid-first":
      return `лучший ход на ${points(r.points)} ценнее того, что останется`;
    case "bid-twice":
      return "два хода подряд";
    case "bid-dear":
      return `но стоит ${coinsAccusative(r.coins)}`;
  }
}

export const reasons = {
  reason,
  sentence: (all) => (all.length > 0 ? sentenceOf(all, reason, list) : "Надёжный ход."),
  margin: (lead) => `ожидаемый отрыв ${signed(lead)}`,
  chance: (share) => `победа: ${number(Math.round(share * 100))}%`,
} satisfies ReasonWords;
