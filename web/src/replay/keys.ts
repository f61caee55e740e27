// What keys do while a game is replayed.

export type Order = "back" | "forward" | "start" | "end" | "toggle";

const orders: Record<string, Order> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "start",
  End: "end",
  " ": "toggle",
};

/** What is used of an event. */
export interface Pressed {
  key: string;
  /** Somebody else has used it. */
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What has the focus: keys that mean something there are left to it. */
export interface Focus {
  tag: string;
  role: string | null;
  type: string | null;
}

const takesArrows = ({ tag, role, type }: Focus): boolean =>
  role === "tab" || tag === "select" || tag === "textarea" || (tag === "input" && type !== "range");
const takesSpace = (focus: Focus): boolean =>
  takesArrows(focus) || ["button", "a", "summary"].includes(focus.tag) || focus.role === "button";

export function orderOf(pressed: Pressed, focus: Focus): Order | undefined {
  if (pressed.defaultPrevented || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const order = orders[pressed.key];
  if (order === undefined) return undefined;
  return (order === "toggle" ? takesSpace(focus) : takesArrows(focus)) ? undefined : order;
}
