// The log: what is told of an action and its effects, put together from the phrases of a language.

import type { MoveForm } from "../../../bindings/wasm/naqala.ts";
import type { ParsedAction, TileName } from "./action";
import {
  claimsIn,
  coinsOf,
  earnedIn,
  fakirsIn,
  fulfilledIn,
  isInRow,
  isTile,
  moveOf,
  movesOf,
  namesIn,
  seatAt,
  setsEnd,
  shownIn,
  type Earned,
} from "./effects";
import type { LogTexts, TileSort } from "./phrases";
import { capital, conjugated } from "./plural";
import { counted } from "./shared";
import { categories } from "./things";
import type { Card, Djinn, Item, TileKind, Tribe } from "./things";
import type { Game, LogWords, MeepleCounts, Piece, Told, Who, Words } from "./types";

type Kind = ParsedAction["kind"];
type Of<K extends Kind> = ParsedAction & { kind: K };
type Deeds = { [K in Exclude<Kind, "deal-djinn" | "deal-whim" | "draw">]: (t: Told, a: Of<K>) => string };

const sortOf = (kind: TileKind): TileSort =>
  /oasis|village|market|sacred|workshop|city/.exec(kind)?.[0] as TileSort;
const goesTo = (moves: readonly MoveForm[], to: MoveForm["to"]): MoveForm[] =>
  moves.filter((move) => move.to === to);

/** What somebody does, without who does it. Each kind of action has the effects that are named here. */
function deedsBy(texts: LogTexts, game: Game) {
  const meeplesIn = (t: Told): MoveForm[] => movesOf(t.effects, "meeple");
  const first = (t: Told, piece: MoveForm["effect"]): MoveForm => moveOf(t.effects, piece)!;
  const named = <Name extends string>(t: Told, piece: MoveForm["effect"]): Name =>
    first(t, piece).what as Name;

  function path(t: Told): string {
    const steps = t.effects.flatMap((one) => {
      if (one.effect === "meeple" && isTile(one.to)) return [`${game.tribe[one.what as Tribe]} ${one.to}`];
      return one.effect === "item" && one.to === "in-use" ? [texts.carpet] : [];
    });
    return steps.join(", ");
  }

  function sow(t: Told, from: TileName): string {
    const counts = goesTo(meeplesIn(t), "hand").map(({ what, n }) => [what, n]);
    const meeples = game.meeples(Object.fromEntries(counts) as MeepleCounts);
    const steps = path(t);
    return steps ? texts.sow(from, meeples, steps) : texts.takeUp(from, meeples);
  }

  function bid(t: Told, { price, fakirs }: Of<"bid">): string {
    const paid = 0 - coinsOf(t.effects);
    if (fakirs > 0) return texts.bidWith(price, paid, fakirs);
    return paid === price ? texts.bid(price) : texts.bidAll(price, paid);
  }

  function nothing(t: Told): string {
    const sort = t.step === "take" ? "sowing" : t.at === undefined ? "kill" : sortOf(t.kinds[t.at]!);
    return texts.nothing[sort](t.at ?? "");
  }

  function collected(t: Told): [number, Tribe, TileName] {
    const { n, what, from } = first(t, "meeple");
    return [n, what as Tribe, from];
  }

  /** Those that build go to the bag, also where they earn nothing. */
  function build(t: Told): string {
    const { n = 0, fakirs = 0 } = first(t, "meeple").by;
    const { each = 0, times = 1 } = moveOf(t.effects, "coins")?.by ?? {};
    return texts.build({ coins: coinsOf(t.effects), builders: n, fakirs, blue: each, doubled: times > 1 });
  }

  function kill(t: Told, again: boolean): string {
    const victim = meeplesIn(t).find(({ from, to }) => from !== "hand" && to === "bag")!;
    const seat = seatAt(victim.from);
    return texts.kill({
      tribe: victim.what as Tribe,
      at: seat === undefined ? victim.from : t.people[seat - 1]!,
      again,
      fakirs: fakirsIn(t.effects),
      kept: meeplesIn(t).some(({ from }) => from === "bag"),
    });
  }

  function keepDrawn(t: Told, deed: string, piece: "djinn" | "item"): string {
    const discarded = goesTo(movesOf(t.effects, piece), "discards");
    return deed + (discarded.length > 0 ? texts.discarding(namesIn<Djinn | Item>(discarded)) : "");
  }

  function drawItems(t: Told): string {
    const drawn = movesOf(t.effects, "item");
    const items = namesIn<Item | null>(drawn);
    return texts.drawItems(items.every((item) => item !== null) ? items : items.length);
  }

  const deeds: Deeds = {
    bid,
    take: (t, a) => sow(t, a.tile),
    drop: (t, a) => (t.actions.length > 1 ? texts.sowOn(path(t)) : texts.drop(a.tribe, a.tile)),
    skip: nothing,
    collect: (t) => texts.collect(...collected(t)),
    camel: (t) => texts.place("camel", first(t, "camel").to),
    tent: (t) => texts.place("tent", first(t, "tent").to),
    keep: (t) => texts.keep(first(t, "meeple").n, named(t, "meeple")),
    trade: (t) => texts.take(namesIn(movesOf(t.effects, "card").filter(({ from }) => isInRow(from)))),
    fakirs: build,
    kill: (t) => kill(t, t.step === "second-kill"),
    "kill-seat": (t) => kill(t, t.step === "second-kill"),
    "keep-item": (t, a) => keepDrawn(t, texts.keepItem(a.item), "item"),
    "keep-unseen": (t) => keepDrawn(t, texts.keepItem(null), "item"),
    "keep-djinn": (t, a) => keepDrawn(t, texts.keepDjinn(a.djinn), "djinn"),
    palm: (t) => texts.palm(first(t, "palm").to),
    palace: (t) => texts.palace(first(t, "palace").to),
    buy: (t) =>
      t.step === "second-buy"
        ? texts.buyToo(named(t, "card"))
        : texts.buy(named(t, "card"), 0 - coinsOf(t.effects)),
    djinn: (t, a) => texts.djinn(named(t, "djinn"), a.payment),
    item: (t) => texts.workshop(fakirsIn(t.effects)),
    whim: (t) => texts.whim(named(t, "whim"), first(t, "whim").from),
    sell: (t, a) => texts.sell(a.goods, coinsOf(t.effects)),
    end: () => texts.end,
    "use-djinn": (t, a) => {
      const what = texts.powers[a.djinn]?.(a.tile ?? "", coinsOf(t.effects)) ?? texts.works;
      return texts.power(a.djinn, a.payment, what);
    },
    "use-item": (_, a) => texts.magic(a.item, a.tile),
    "use-lamp": (t, a) => texts.lamp(a.position === "deck" ? null : named(t, "djinn")),
    "use-ring": (_, a) => texts.ring(a.item),
    remove: (t) => texts.remove(namesIn(meeplesIn(t)), first(t, "meeple").from),
    move: (t) => {
      const called = meeplesIn(t).map(({ what, from }) => ({ tribe: what as Tribe, from }));
      return texts.call(called, first(t, "meeple").to);
    },
    done: () => texts.callNoMore,
    to: (t, a) => {
      const pieces = [...movesOf(t.effects, "camel"), ...movesOf(t.effects, "tent")];
      const { effect, from } = pieces.find((move) => isTile(move.from))!;
      return texts.move(effect as Piece, from, a.tile);
    },
    put: (t) => texts.order(t.actions.flatMap((a) => (a.kind === "put" ? [a.card] : []))),
    "deal-card": (t) => texts.drawCard(named(t, "card")),
    "deal-unseen": () => texts.drawCard(null),
    "deal-item": drawItems,
    "deal-item-unseen": drawItems,
  };
  const byKind = deeds as unknown as Record<Kind, (t: Told, a: ParsedAction) => string>;
  return (t: Told): string => byKind[t.actions[0].kind](t, t.actions[0]);
}

/** What chance does for all to see, without somebody who does it. */
function dealsBy(texts: LogTexts, game: Game) {
  const listed = (moves: readonly MoveForm[], names: Record<string, string>): string =>
    game.list(namesIn<string>(moves).map((name) => names[name]!));
  const dealt = (t: Told, piece: MoveForm["effect"], from: "deck" | "bag"): MoveForm[] =>
    movesOf(t.effects, piece).filter((move) => move.from === from);

  function djinns(moves: readonly MoveForm[]): string {
    const names = listed(moves, game.djinn);
    const [{ to }] = moves as [MoveForm];
    if (isInRow(to)) return texts.newDjinns(names);
    return to === "drawn" ? texts.djinnsAppear(names) : texts.fromLamp(names);
  }

  function whims(moves: readonly MoveForm[]): string {
    const names = listed(moves, game.whim);
    return moves.length > 1 ? texts.newWhims(names) : texts.newWhim(names, moves[0]!.to);
  }

  return (t: Told): string | undefined => {
    const cards = dealt(t, "card", "deck");
    const meeples = dealt(t, "meeple", "bag");
    switch (t.actions[0].kind) {
      case "deal-card":
        return cards.every(({ to }) => isInRow(to)) ? texts.row(namesIn(cards)) : undefined;
      case "deal-djinn":
        return djinns(dealt(t, "djinn", "deck"));
      case "deal-whim":
        return whims(dealt(t, "whim", "deck"));
      case "draw":
        return texts.fromBag(namesIn(meeples), meeples[0]!.to);
      default:
        return undefined;
    }
  };
}

/** What came of it, besides what was done. */
function aftermathBy(texts: LogTexts, game: Game) {
  /** Which djinn paid, and how often; of Kandicha, for how many blue tiles around a builder. */
  function reason({ djinn, times, each }: Earned): string {
    if (djinn === "kandicha") return `${game.djinn[djinn]}: ${game.blueTiles(each)}`;
    return times > 1 ? `${game.djinn[djinn]} ×${times}` : game.djinn[djinn];
  }
  const isItem = (thing: Card | Item): thing is Item => thing in game.item;
  const nameOf = (thing: Card | Item): string => (isItem(thing) ? game.item[thing] : game.card[thing]);
  const countOf = (n: number, thing: Card | Item): string =>
    isItem(thing) ? `${game.item[thing]} ×${n}` : game.cardCounts(n, thing);
  return (t: Told): string => {
    const other = (seat: number): Who | null => {
      const who = t.people[seat - 1]!;
      return who.name === t.who?.name && !who.you === !t.who.you ? null : who;
    };
    const shown = namesIn<Card | Item>(shownIn(t.effects));
    return [
      "",
      ...claimsIn(t.effects).map(({ effect, to }) =>
        texts.claimed(effect as Piece, to, game.tile[t.kinds[to]!]),
      ),
      ...earnedIn(t.effects).map((one) => texts.earned(other(one.seat), game.coins(one.coins), reason(one))),
      ...fulfilledIn(t.effects).map(({ seat, whim, coins }) =>
        texts.fulfilled(other(seat), game.whim[whim], game.coins(coins)),
      ),
      ...(shown.length > 0 ? [texts.shown(counted(game.list, shown, nameOf, countOf))] : []),
      ...(setsEnd(t.effects) ? [texts.lastRound] : []),
    ].join(texts.comma);
  };
}

/** The log in the words of a language. */
export function tellerOf({ log: texts, game }: Pick<Words, "log" | "game">): LogWords {
  const [deed, deal, aftermath] = [deedsBy(texts, game), dealsBy(texts, game), aftermathBy(texts, game)];

  function does(t: Told): string {
    if (t.who?.you) return `${texts.you}${conjugated(deed(t), texts.yours)}`;
    return `${t.who?.name ?? texts.somebody} ${conjugated(deed(t), texts.theirs)}`;
  }
  return {
    line: (t) => capital((deal(t) ?? does(t)) + aftermath(t)),
    gains: (changes) =>
      categories
        .flatMap((c) => (changes[c] ? [`${game.category[c]} ${game.signed(changes[c])}`] : []))
        .join(", "),
    auction: texts.auction,
    turn: texts.turn,
    cleanUp: texts.cleanUp,
  };
}
