import type { ParsedAction } from "../action";
import { capital } from "../plural";
import { fluteMoves } from "../things";
import type { Ask, ButtonContext, StepWords, Who } from "../types";
import type { Djinn, Item, Step, Tribe } from "../things";
import {
  fill,
  cardAccusative,
  cardsAccusative,
  coinsAccusative,
  count,
  countAccusative,
  djinnAccusative,
  fakirsAccusative,
  form,
  game,
  itemAccusative,
  itemGenitive,
  meeples,
  paid,
  pieceAccusative,
  tribeAccusative,
  tribeCount,
  tribesAccusative,
  withFakirs,
} from "./game";

// Liczby gry w tym, co się tu mówi.
const drawnMeeples = fill("{djinns.anun-nak.power.meeples|figurka|figurki|figurek}");
const drawnDjinns = fill("{djinns.sibittis.power.djinns|dżina|dżiny|dżinów}");
const removedMeeples = fill("{items.scimitar.meeples|figurkę|figurki|figurek}");
const victims = fill("{djinns.iblis.power.victims|ofiarę|ofiary|ofiar}");
const tentPoints = fill("{points.red_tile_of_tent|punkt|punkty|punktów}");
const workshopFakirs = fill("{workshop.fakirs|fakira|fakirów|fakirów}");

const at = (ask: { place?: string }): string => ask.place ?? "tej płytce";

function dropNow(ask: Ask): string {
  const hand = ask.hand ?? {};
  const left = Object.values(hand).reduce((sum, n) => sum + n, 0);
  if (left === 1) {
    const last = `Postaw ostatnią figurkę (${meeples(hand)}) tam, gdzie stoi już jej plemię`;
    return ask.carpet ? `${last}: leci na dowolną świecącą płytkę` : last;
  }
  const text = "Postaw jedną figurkę na świecącej płytce";
  return left > 1 ? `${text}. W ręce: ${meeples(hand)}` : text;
}

function tribeNow(ask: Ask): string {
  const n = ask.n ?? 1;
  switch (ask.tribe) {
    case "builder":
      return `${tribeCount(n, "builder")}, obok ${game.blueTiles(ask.blue ?? 0)}. Czy fakirzy pomogą?`;
    case "assassin":
      return (
        `Wybierz ${(ask.times ?? 1) > 1 ? `${victims} w jednym miejscu` : "ofiarę"} najwyżej ` +
        `${count(n, ["krok", "kroki", "kroków"])} od ${ask.place ?? "tej płytki"} lub u rywala. Z fakirami dalej`
      );
    case "merchant":
      return `${form(n, ["Kupiec weźmie", "Kupcy wezmą", "Kupcy wezmą"])} karty. Handluj albo najpierw użyj mocy`;
    case "artisan":
      return (
        `${form(n, ["Rzemieślnik znajdzie", "Rzemieślnicy znajdą", "Rzemieślnicy znajdą"])} przedmioty. ` +
        `Zatrzymaj ich albo najpierw użyj mocy`
      );
    default:
      return `Zatrzymaj ${countAccusative(n, ask.tribe ?? "elder")} albo najpierw użyj mocy`;
  }
}

function tileNow(ask: Ask): string {
  switch (ask.kind) {
    case "oasis":
      return `Palma dla oazy ${ask.place ?? ""}`.trim();
    case "village":
      return `Pałac dla wioski ${ask.place ?? ""}`.trim();
    case "small-market":
      return fill(
        "Małe targowisko: możesz wziąć {markets.small-market.cards|kartę|karty|kart} z pierwszych {markets.small-market.offered} za {markets.small-market.price|monetę|monety|monet}",
      );
    case "large-market":
      return fill(
        "Duże targowisko: możesz wziąć {markets.large-market.cards|kartę|karty|kart} z pierwszych {markets.large-market.offered} za {markets.large-market.price|monetę|monety|monet}",
      );
    case "specialised-market":
      return fill(
        "Specjalistyczne targowisko: możesz wziąć dowolną kartę z rzędu za {markets.specialised-market.price|monetę|monety|monet}",
      );
    case "workshop-nw":
    case "workshop-se":
      return `Warsztat: możesz dostać przedmiot za rzemieślnika lub ${workshopFakirs}`;
    case "city-blue":
    case "city-red":
      return `Weź kaprys sułtana z ${ask.place ?? "miasta"}`;
    case "sacred-6":
    case "sacred-10":
    case "sacred-12":
    case "sacred-15":
      return `Święte miejsce: możesz wziąć dżina za ${paid["elder elder"]} albo za ${paid["elder fakir"]}`;
    default:
      return `Wykonaj akcję płytki${ask.place ? ` ${ask.place}` : ""}`;
  }
}

function now(ask: Ask): string {
  switch (ask.step) {
    case "bid":
      return ask.ends
        ? "Wybierz cenę. W ostatniej rundzie nie daje już wczesnej licytacji"
        : "Wybierz cenę swojej tury. Kto płaci więcej, gra wcześniej";
    case "take":
      if (ask.can_skip) return "Nie da się już ruszyć figurek. Użyj mocy albo idź dalej";
      return ask.carpet
        ? "Dywan rozłożony: weź wszystkie figurki ze świecącej płytki, ostatnia może polecieć"
        : "Weź wszystkie figurki ze świecącej płytki";
    case "drop":
      return dropNow(ask);
    case "collect":
      return `Zbierz ${tribesAccusative[ask.tribe ?? "elder"]} na ${at(ask)}${ask.items?.length ? " albo najpierw użyj przedmiotu" : ""}`;
    case "tribe":
      return tribeNow(ask);
    case "tile":
      return tileNow(ask);
    case "end":
      return ask.can_sell
        ? "Sprzedaj tylko, gdy musisz: na końcu towary są warte tyle samo"
        : "To była twoja tura. Zakończ ją albo cofnij krok";
    case "second-kill":
      return ask.victim
        ? `Wybierz drugą ofiarę, rywal: ${ask.victim.name}`
        : `Wybierz drugą ofiarę na ${at(ask)}`;
    case "second-buy":
      return "Wybierz drugą kartę";
    case "place-palace":
      return `Postaw pałac na ${at(ask)} albo niech Hagis przeniesie go na płytkę dookoła`;
    case "place-palm":
      return `Posadź palmę na ${at(ask)} albo niech Lamia przeniesie ją na płytkę dookoła`;
    case "keep-djinn":
      return "Zatrzymaj jednego z tych dżinów";
    case "control":
      return (
        `Płytka ${ask.place ? `${ask.place} ` : ""}jest twoja: wielbłąd czy namiot (${tentPoints} za każdą czerwoną ` +
        `płytkę tu i dookoła)?`
      );
    case "keep-item":
      return "Zatrzymaj jeden przedmiot. Pozostałe odkładasz tak, że wszyscy je widzą";
    case "remove-meeples":
      return `Sejmitar: wybierz ${ask.left === 1 ? "jeszcze jedną figurkę" : "figurkę"} na ${at(ask)}, trafi do worka`;
    case "move-meeples":
      return (
        `Flet: wezwij z sąsiednich płytek jeszcze do ` +
        `${count(ask.left ?? fluteMoves, ["figurki", "figurek", "figurek"])} albo przestań`
      );
    case "move-camel":
      return `Talizman: wybierz, dokąd przenieść ${pieceAccusative[ask.tent ? "tent" : "camel"]}`;
    case "order-row":
      return "Róg: wybierz następną kartę w rzędzie";
    case "over":
      return "Koniec gry";
    default:
      return waiting(ask, null);
  }
}

const doing: Partial<Record<Step, string>> = {
  bid: "licytuje",
  take: "wybiera płytkę",
  drop: "rozstawia figurki",
  collect: "zbiera figurki",
  tribe: "decyduje, co zrobi plemię",
  tile: "decyduje o akcji płytki",
  end: "kończy turę",
  "second-kill": "wybiera drugą ofiarę",
  "second-buy": "wybiera drugą kartę",
  "place-palace": "stawia pałac",
  "place-palm": "sadzi palmę",
  "keep-djinn": "wybiera dżina",
  control: "zajmuje płytkę",
  "keep-item": "wybiera przedmiot",
  "remove-meeples": "używa sejmitara",
  "move-meeples": "gra na flecie",
  "move-camel": "używa talizmanu",
  "order-row": "układa rząd kart",
};

function waiting(ask: Ask, who: Who | null): string {
  switch (ask.step) {
    case "over":
      return "Koniec gry";
    case "draw-meeples":
      return `Figurka z worka trafia na ${ask.place ?? "płytkę"}`;
    case "draw-djinns":
      return "Odsłania się dżin";
    case "draw-djinn":
      return "Kto wyjdzie z lampy?";
    case "draw-card":
      return "Ktoś potajemnie bierze kartę";
    case "draw-items":
    case "draw-item":
      return "Ktoś potajemnie bierze przedmiot";
    case "refill-cards":
    case "fill-row":
      return "Do rzędu trafia karta";
    case "refill-djinns":
      return "W rzędzie pojawia się dżin";
    case "refill-whims":
      return "W mieście pojawia się kaprys";
    default:
      return who?.you
        ? `Ty: ${name[ask.step].toLocaleLowerCase()}`
        : `${who?.name ?? "Gracz"} ${doing[ask.step]}`;
  }
}

const name: Record<Step, string> = {
  bid: "Licytacja",
  take: "Weź figurki",
  drop: "Rozstaw",
  collect: "Zbierz",
  tribe: "Akcja plemienia",
  tile: "Akcja płytki",
  end: "Sprzedaż i koniec tury",
  "second-kill": "Druga ofiara",
  "second-buy": "Druga karta",
  "place-palace": "Pałac",
  "place-palm": "Palma",
  "keep-djinn": "Wybór dżina",
  "draw-meeples": "Figurki z worka",
  "draw-djinns": "Nowe dżiny",
  "draw-card": "Tajna karta",
  "refill-cards": "Nowe karty",
  "refill-djinns": "Nowe dżiny",
  over: "Koniec gry",
  control: "Zajęcie płytki",
  "draw-items": "Tajne przedmioty",
  "keep-item": "Wybór przedmiotu",
  "draw-item": "Tajny przedmiot",
  "draw-djinn": "Dżin z lampy",
  "fill-row": "Uzupełnienie rzędu",
  "remove-meeples": "Sejmitar",
  "move-meeples": "Flet",
  "move-camel": "Talizman",
  "order-row": "Róg",
  "refill-whims": "Nowe kaprysy",
};

/** Czym się płaci, mówimy, gdy pomagają fakirzy. */
function bidButton(price: number, used: number, coins: number | undefined): string {
  if (used === 0) return `Stawka ${price}`;
  const cost = coins === undefined ? [] : [coinsAccusative(Math.abs(coins))];
  return `Stawka ${price} za ${game.list([...cost, fakirsAccusative(used)])}`;
}

function skipButton(c: ButtonContext): string {
  if (c.step === "take") return "Dalej bez ruchu";
  if (c.step === "tribe") return "Nie zabijaj nikogo";
  switch (c.kind) {
    case "oasis":
      return "Dalej: nie ma już palm";
    case "village":
      return "Dalej: nie ma już pałaców";
    case "city-blue":
    case "city-red":
      return "Dalej: nie ma tu kaprysu";
    case "small-market":
    case "large-market":
    case "specialised-market":
      return "Nie kupuj nic";
    case "workshop-nw":
    case "workshop-se":
      return "Nie bierz przedmiotu";
    default:
      return "Nie bierz dżina";
  }
}

const gain = (coins: number | undefined): string => (coins ? `: +${game.coins(coins)}` : "");

function buyButton(c: ButtonContext): string {
  const what = c.card ? cardAccusative[c.card] : "kartę";
  if (c.step === "second-buy") return `Weź też ${what}`;
  return c.coins ? `Zapłać ${Math.abs(c.coins)}, weź ${what}` : `Weź ${what}`;
}

const powers: Partial<Record<Djinn, (tile: string, coins?: number) => string>> = {
  "anun-nak": (tile) => `${drawnMeeples} z worka na ${tile}`,
  bouraq: (tile) => `pałac na ${tile}`,
  hagis: (tile) => `pałac przechodzi na ${tile}`,
  enki: (tile) => `palma na ${tile}`,
  lamia: (tile) => `palma przechodzi na ${tile}`,
  echidna: (_, coins) =>
    coins
      ? `budowniczowie jeszcze raz przyniosą ${coinsAccusative(coins)}`
      : "budowniczowie zarobią podwójnie",
  iblis: () => `zabij ${victims}`,
  leta: (tile) => `wielbłąd na ${tile}`,
  utug: (tile) => `wielbłąd na ${tile}`,
  sibittis: () => `odsłoń ${drawnDjinns}`,
  sloar: () => "weź kartę z talii",
};

const magic: Partial<Record<Item, (tile: string) => string>> = {
  scimitar: (tile) => `Sejmitar: usuń ${removedMeeples} z ${tile}`,
  carpet: () => "Dywan: ostatnia figurka może polecieć",
  flute: (tile) => `Flet: wezwij figurki na ${tile}`,
  talisman: (tile) => `Talizman: przenieś z ${tile}`,
  horn: () => "Róg: uzupełnij i ułóż rząd",
};

const kept = (c: ButtonContext): string =>
  c.tribe ? (c.n ? countAccusative(c.n, c.tribe) : tribesAccusative[c.tribe]) : "figurki";
const killButton = (tribe: Tribe, where: string, c: ButtonContext): string =>
  `Zabij ${tribeAccusative[tribe]} ${where}${c.fakirs ? ` z ${withFakirs(c.fakirs)}` : ""}`;

function button(a: ParsedAction, c: ButtonContext): string {
  const on = c.tile ? ` na ${c.tile}` : "";
  switch (a.kind) {
    case "bid":
      return bidButton(a.price, a.fakirs, c.coins);
    case "take":
      return c.n
        ? `Weź ${count(c.n, ["figurkę", "figurki", "figurek"])} z ${a.tile}`
        : `Weź figurki z ${a.tile}`;
    case "drop":
      return `Postaw ${tribeAccusative[a.tribe]} na ${a.tile}`;
    case "skip":
      return skipButton(c);
    case "collect":
      return `Zbierz ${kept(c)}`;
    case "camel":
      return `Postaw wielbłąda${on}`;
    case "tent":
      return `Postaw namiot${on}`;
    case "keep":
      return `Zatrzymaj ${kept(c)}`;
    case "trade":
      return c.n === 0 ? "Dalej: nie ma już kart" : c.n ? `Weź ${cardsAccusative(c.n)}` : "Weź karty";
    case "fakirs":
      return `${a.n === 0 ? "Buduj bez fakirów" : `Buduj z ${withFakirs(a.n)}`}${gain(c.coins)}`;
    case "kill":
      return killButton(a.tribe, `na ${a.tile}`, c);
    case "kill-seat":
      return killButton(a.tribe, `u gracza ${c.victim ?? a.seat}`, c);
    case "keep-item":
      return `Zatrzymaj ${itemAccusative[a.item]}`;
    case "keep-unseen":
      return "Zatrzymaj przedmiot";
    case "keep-djinn":
      return `Zatrzymaj ${djinnAccusative[a.djinn]}`;
    case "palm":
      return `Posadź palmę${on}`;
    case "palace":
      return `Zbuduj pałac${on}`;
    case "buy":
      return buyButton(c);
    case "djinn":
      return `Oddaj ${paid[a.payment]}, weź ${c.djinn ? djinnAccusative[c.djinn] : `dżina ${a.position}`}`;
    case "item":
      return `Oddaj ${a.payment === "artisan" ? "rzemieślnika" : workshopFakirs}, weź przedmiot`;
    case "whim":
      return c.whim ? `Weź kaprys: ${game.whim[c.whim]}` : "Weź kaprys";
    case "sell":
      return `Sprzedaj ${game.list(a.goods.map((good) => cardAccusative[good]))}${gain(c.coins)}`;
    case "end":
      return "Zakończ turę";
    case "use-djinn":
      return `${game.djinn[a.djinn]} za ${paid[a.payment]}: ${powers[a.djinn]?.(a.tile ?? "płytkę", c.coins) ?? "użyj mocy"}`;
    case "use-item":
      return magic[a.item]?.(a.tile ?? "płytki") ?? `Użyj ${itemGenitive[a.item]}`;
    case "use-lamp":
      return a.position === "deck"
        ? "Lampa: weź wierzchniego dżina z talii"
        : `Lampa: weź ${c.djinn ? djinnAccusative[c.djinn] : `dżina ${a.position}`}`;
    case "use-ring":
      return `Pierścień: odzyskaj ${itemAccusative[a.item]}`;
    case "remove":
      return `Usuń ${tribeAccusative[a.tribe]}`;
    case "move":
      return `Wezwij ${tribeAccusative[a.tribe]} z ${a.tile}`;
    case "done":
      return "Nie wzywaj więcej";
    case "to":
      return `Przenieś na ${a.tile}`;
    case "put":
      return c.place
        ? `${capital(game.card[a.card])}: miejsce ${c.place}`
        : `Następna karta: ${game.card[a.card]}`;
    case "deal-card":
      return `Odsłoń kartę: ${game.card[a.card]}`;
    case "deal-unseen":
      return "Weź kartę potajemnie";
    case "deal-djinn":
      return `Odsłoń ${djinnAccusative[a.djinn]}`;
    case "deal-item":
      return `Weź ${itemAccusative[a.item]}`;
    case "deal-item-unseen":
      return "Weź przedmiot potajemnie";
    case "deal-whim":
      return `Odsłoń kaprys: ${game.whim[a.whim]}`;
    case "draw":
      return `Wyciągnij ${tribeAccusative[a.tribe]}`;
  }
}

export const stepWords = { now, waiting, name, button } satisfies StepWords;
