// What speaks for a single action of a plan.

import type { Seat } from "../../../bindings/wasm/naqala.ts";
import { djinnRows, tileRows } from "../words/things.ts";
import type { Djinn } from "../words/things.ts";
import type { Piece, Reason, Told } from "../words/types.ts";
import { whoOf, type Names } from "./read.ts";

/** A reason with how much it counts, about in points. */
export interface Weighed {
  weight: number;
  reason: Reason;
}

function killed(told: Told, names: Names): Weighed[] {
  const { action } = told;
  if (action.kind === "kill")
    return [{ weight: 2, reason: { kind: "kill", tribe: action.tribe, at: action.tile } }];
  if (action.kind !== "kill-seat") return [];
  const from = whoOf(action.seat as Seat, names, undefined).name;
  return [{ weight: 4, reason: { kind: "kill", tribe: action.tribe, from } }];
}

/** Tiles taken, by the way or by placing a camel or the tent. */
function tilesIn({ action, claimed = [], tile, kind }: Told): NonNullable<Told["claimed"]> {
  const piece = action.kind === "camel" || action.kind === "tent" ? (action.kind as Piece) : undefined;
  return piece && tile !== undefined && kind !== undefined ? [{ tile, kind, piece }] : claimed;
}

function claimed(told: Told): Weighed[] {
  return tilesIn(told).flatMap(({ tile, kind, piece }): Weighed[] => {
    const value = kind === undefined ? 0 : tileRows[kind].value;
    const taken: Weighed[] =
      kind && value > 0 ? [{ weight: value, reason: { kind: "tile", tile: kind, at: tile, value } }] : [];
    const points = told.gains?.tents ?? 0;
    return piece === "tent" && points > 0
      ? [...taken, { weight: points, reason: { kind: "tent", points } }]
      : taken;
  });
}

const djinn = (taken: Djinn): Weighed => {
  const points = djinnRows[taken].value;
  return { weight: points + 2, reason: { kind: "djinn", djinn: taken, points } };
};

function used(told: Told): Weighed[] {
  const { action } = told;
  switch (action.kind) {
    case "use-djinn":
      return [{ weight: 2.5, reason: { kind: "power", djinn: action.djinn } }];
    case "use-item":
      return [{ weight: 3, reason: { kind: "magic", item: action.item } }];
    case "use-lamp":
      return [
        { weight: 3, reason: { kind: "magic", item: "lamp" } },
        ...(told.djinn ? [djinn(told.djinn)] : []),
      ];
    case "use-ring":
      return [{ weight: 3, reason: { kind: "magic", item: "ring" } }];
    case "djinn":
    case "keep-djinn":
      return told.djinn ? [djinn(told.djinn)] : [];
    case "item":
      return [{ weight: 4, reason: { kind: "item", n: 1 } }];
    case "keep":
      return told.items ? [{ weight: 3 + told.items, reason: { kind: "item", n: told.items } }] : [];
    case "whim":
      return told.whim && !told.fulfilled?.some(({ whim }) => whim === told.whim)
        ? [{ weight: 4, reason: { kind: "takes-whim", whim: told.whim } }]
        : [];
    default:
      return [];
  }
}

function built(told: Told): Weighed[] {
  const { action, coins = 0, n = 0, blue = 0 } = told;
  if (action.kind !== "fakirs" || coins === 0) return [];
  return [{ weight: coins, reason: { kind: "builders", coins, n: n + action.n, blue } }];
}

const fulfilled = (told: Told, me: string): Weighed[] =>
  (told.fulfilled ?? [])
    .filter(({ who }) => who.name === me)
    .map(({ whim, coins }) => ({ weight: coins, reason: { kind: "whim", whim, coins } }));

/** What one action has for it, for the player of this name. */
export const reasonsOfAction = (told: Told, me: string, names: Names): Weighed[] => [
  ...claimed(told),
  ...used(told),
  ...built(told),
  ...killed(told, names),
  ...fulfilled(told, me),
];
