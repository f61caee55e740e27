// What a game with others over a server adds to the table. Games on this device have nothing of it.

import { getContext, setContext, type Component } from "svelte";
import type { Seat } from "../../../bindings/wasm/naqala.ts";

export interface Around {
  /** What the game is kept under when it is over. */
  id: string;
  /** One's own seat; null for who watches or has given up. */
  you(): Seat | null;
  /** Whether a bot may be asked what it would do. */
  hints(): boolean;
  /** On a seat's card, above the bar, in the menu, and in the result. */
  SeatNote: Component<{ seat: Seat }>;
  Notice: Component;
  MenuPart: Component<{ onclose: () => void }>;
  EndNote: Component;
  EndButtons: Component;
}

const key = Symbol("around the table");
export const setAround = (around: Around): Around => setContext(key, around);
export const getAround = (): Around | undefined => getContext<Around | undefined>(key);
