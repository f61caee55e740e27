// Who got coins by an action, and for what: by the action itself, by djinns, by whims.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import type { Look } from "../engine/table.ts";
import type { ParsedAction } from "../words/action.ts";
import { whimRows } from "../words/things.ts";
import type { Djinn, Whim } from "../words/things.ts";
import { coinsForBid, seatAt, seatsOf, stepOf } from "./read.ts";

export interface Earnings {
  /** Of the actor, by the action itself; less than 0 if it pays. */
  coins: number;
  earned: { seat: Seat; coins: number; djinn: Djinn }[];
  fulfilled: { seat: Seat; whim: Whim; coins: number }[];
}

/** The djinn that pays its owner when this happens. */
function payingDjinn(action: ParsedAction, before: Look): Djinn | undefined {
  switch (action.kind) {
    case "bid":
      return "kam";
    case "drop":
      return "marid";
    case "palace":
      return "monkir";
    case "use-djinn":
      return action.djinn === "bouraq" || action.djinn === "hagis" ? "monkir" : undefined;
    case "djinn":
    case "keep-djinn":
    case "use-lamp":
      return "baal";
    case "deal-djinn":
      return stepOf(before) === "draw-djinn" ? "baal" : undefined;
    case "whim":
      return "satesha";
    case "kill":
    case "kill-seat":
    case "deal-card":
    case "deal-unseen":
    case "deal-item":
    case "deal-item-unseen":
      return "nekir";
    default:
      return undefined;
  }
}

/** What the djinn pays the actor itself, where the action too has a price or brings coins. */
function ownShare(
  djinn: Djinn,
  action: ParsedAction,
  before: Look,
  after: Look,
  actor: Seat,
  all: number,
): number {
  if (!seatAt(before.position, actor).djinns?.includes(djinn)) return 0;
  if (action.kind === "bid") return all + coinsForBid(before.position, actor, action.price, action.fakirs);
  if (djinn !== "nekir") return all;
  if (after.position.kills !== undefined) return 0;
  const killed =
    (before.position.kills ?? 0) + (action.kind === "kill" || action.kind === "kill-seat" ? 1 : 0);
  return killed === 0 ? 0 : before.position.nekir === "per-meeple" ? killed : 1;
}

function fulfilledBetween(before: Look, after: Look): Earnings["fulfilled"] {
  return seatsOf(after.position).flatMap((seat) => {
    const earlier = seatAt(before.position, seat).fulfilled ?? [];
    const now = (seatAt(after.position, seat).fulfilled ?? []) as Whim[];
    return now
      .filter((whim) => !earlier.includes(whim))
      .map((whim) => ({ seat, whim, coins: whimRows[whim].coins }));
  });
}

export function earnedBetween(before: Look, after: Look, action: ParsedAction, actor: Seat | null): Earnings {
  const fulfilled = fulfilledBetween(before, after);
  const djinn = payingDjinn(action, before);
  const earned: Earnings["earned"] = [];
  let coins = 0;
  for (const seat of seatsOf(after.position)) {
    const gained = (seatAt(after.position, seat).coins ?? 0) - (seatAt(before.position, seat).coins ?? 0);
    const byWhims = fulfilled.reduce((all, whim) => all + (whim.seat === seat ? whim.coins : 0), 0);
    const all = gained - byWhims;
    const byDjinn =
      djinn === undefined ? 0 : seat === actor ? ownShare(djinn, action, before, after, seat, all) : all;
    if (djinn !== undefined && byDjinn !== 0) earned.push({ seat, coins: byDjinn, djinn });
    if (seat === actor) coins = all - byDjinn;
  }
  return withKandicha({ coins, earned, fulfilled }, action, actor);
}

/** A kill has no coins of its own: what is left is what Kandicha pays for a builder. */
function withKandicha(earnings: Earnings, action: ParsedAction, actor: Seat | null): Earnings {
  const kills = action.kind === "kill" || action.kind === "kill-seat";
  if (!kills || earnings.coins === 0 || actor === null) return earnings;
  const kandicha = { seat: actor, coins: earnings.coins, djinn: "kandicha" as const };
  return { ...earnings, coins: 0, earned: [kandicha, ...earnings.earned] };
}
