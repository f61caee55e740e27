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
  itemGenitive,
  list,
  number,
  points,
  signed,
  tribeAccusative,
} from "./game";
import type { TileKind } from "../things";

/** Co: biernik tam, gdzie jest inny. */
const tileAccusative = (kind: TileKind): string =>
  kind === "oasis" ? "oazę" : kind === "village" ? "wioskę" : game.tile[kind];

function reason(r: Reason): string {
  switch (r.kind) {
    case "tile":
      return `zajmuje ${tileAccusative(r.tile)} ${r.at} (${r.value})`;
    case "palms":
      return `${r.n === 1 ? "daje palmę" : `daje ${count(r.n, ["palmę", "palmy", "palm"])}`} (${signed(r.points)})`;
    case "palaces":
      return `${r.n === 1 ? "daje pałac" : `daje ${game.palaces(r.n)}`} (${signed(r.points)})`;
    case "coins":
      return `przynosi ${coinsAccusative(r.coins)}`;
    case "builders":
      return `przynosi ${coinsAccusative(r.coins)} od budowniczych (${r.n} × ${game.blueTiles(r.blue)})`;
    case "cards":
      return `przynosi ${cardsAccusative(r.n)} (${signed(r.points)})`;
    case "set":
      return (
        `tworzy zestaw z ${count(r.goods, ["towaru", "różnych towarów", "różnych towarów"])} ` +
        `(${signed(r.points)})`
      );
    case "viziers":
      return `przynosi ${countAccusative(r.n, "vizier")} (${signed(r.points)})`;
    case "race":
      return `daje przewagę wezyrów (rywal: ${r.against})`;
    case "lead":
      return `utrzymuje przewagę wezyrów (rywal: ${r.against})`;
    case "elders":
      return `przynosi ${countAccusative(r.n, "elder")} (${signed(r.points)})`;
    case "artisans":
      return `przynosi ${countAccusative(r.n, "artisan")} (${signed(r.points)})`;
    case "djinn":
      return `daje ${djinnAccusative[r.djinn]} (${r.points})`;
    case "power":
      return `korzysta z mocy ${djinnGenitive(r.djinn)}`;
    case "item":
      return r.n === 1 ? "przynosi przedmiot" : `daje do wyboru ${game.items(r.n)}`;
    case "magic":
      return `korzysta z ${itemGenitive[r.item]}`;
    case "kill":
      return `zabija ${tribeAccusative[r.tribe]}${r.from ? ` u gracza ${r.from}` : r.at ? ` na ${r.at}` : ""}`;
    case "whim":
      return `spełnia kaprys „${game.whim[r.whim]}” (${signed(r.coins)})`;
    case "takes-whim":
      return `bierze kaprys „${game.whim[r.whim]}”`;
    case "city":
      return `dodaje wielkie miasto (${signed(r.points)})`;
    case "tent":
      return `stawia namiot wśród czerwonych płytek (${signed(r.points)})`;
    case "sells":
      return `sprzedaje ${count(r.goods, ["towar", "towary", "towarów"])} za ${coinsAccusative(r.coins)}`;
    case "earns":
      return `od razu przynosi ${points(r.points)}`;
    case "leaves-little":
      return `niewiele zostawia następnemu (${r.next}: najwyżej ${points(r.points)})`;
    case "leaves-much":
      return `ale zostawia następnemu ${points(r.points)} (${r.next})`;
    case "leaves-you":
      return `zostawia ${points(r.points)} na twoją własną następną turę`;
    case "denies":
      return `odbiera rywalowi ruch za ${points(r.points)} (${r.from})`;
    case "ends-game":
      return "przybliża koniec gry, póki prowadzisz";
    case "bid-free":
      return "nic nie kosztuje, a dobrych ruchów zostanie wiele";
    case "bid-cheap":
      return `dobre miejsce tylko za ${coinsAccusative(r.coins)}`;
    case "bid-first":
      return `najlepszy ruch jest o ${points(r.points)} lepszy od tego, co zostanie`;
    case "bid-twice":
      return "dwie tury z rzędu";
    case "bid-dear":
      return `ale kosztuje ${coinsAccusative(r.coins)}`;
  }
}

export const reasons = {
  reason,
  sentence: (all) => (all.length > 0 ? sentenceOf(all, reason, list) : "Solidny ruch."),
  margin: (lead) => `oczekiwana przewaga ${signed(lead)}`,
  chance: (share) => `wygrana: ${number(Math.round(share * 100))}%`,
} satisfies ReasonWords;
