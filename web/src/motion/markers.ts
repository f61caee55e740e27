// Markers between the bid order and the turn order track.

import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import type { Change } from "../view/changes.ts";
import type { Place } from "./places.ts";

const onTrack = (change: Change, from: string, to: string): boolean =>
  change.piece === "marker" && change.from.startsWith(from) && change.to.startsWith(to);

/**
 * With the last bid the first marker leaves for the bid order. If its seat has made that bid with another
 * marker, these two are told apart here: neither goes along the turn order track.
 */
export function untangled(changes: readonly Change[], then: PositionForm, now: PositionForm): Change[] {
  const seat = now.turn ?? then.turn;
  const along = changes.find(
    (change) => onTrack(change, "turn", "turn") && "seat" in change && change.seat === seat,
  );
  const auctionEnds = (then.turn === undefined) !== (now.turn === undefined);
  if (along === undefined || seat === undefined || !auctionEnds) return [...changes];
  const behind = changes.find(
    (change) => onTrack(change, "bid", "bid") && "seat" in change && change.seat === seat,
  );
  const waits = (then.bid_order ?? []).findIndex((other, i) => other === seat && now.bid_order?.[i] === seat);
  if (behind === undefined && waits < 0) return [...changes];
  const { from, to } = behind ?? { from: `bid-${waits + 1}` as const, to: `bid-${waits + 1}` as const };
  return [
    ...changes.filter((change) => change !== along && change !== behind),
    { ...along, from },
    { ...along, to },
  ];
}

/**
 * The space for which a bid is paid: where a marker arrives, or, when time goes back, from where it leaves.
 */
export function bidSpace(changes: readonly Change[], back: boolean): Place[] {
  const bid = changes.find((change) =>
    back ? onTrack(change, "turn", "bid") : onTrack(change, "bid", "turn"),
  );
  return bid === undefined ? [] : [(back ? bid.from : bid.to).replace("-", "/")];
}
