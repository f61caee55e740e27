// What is played at a table, in words.

import type { OnlineWords, Ui } from "../words/index.ts";
import type { ClockRule, TableForm } from "./forms.ts";

export function clockName(rule: ClockRule | null, online: OnlineWords): string {
  if (rule === null) return online.clockNone;
  return rule.reserve === 0 ? online.clockDay : online.clockTurn(rule.turn, Math.round(rule.reserve / 60));
}

/** The expansions; none for the base game. */
export const setNames = ({ options }: Pick<TableForm, "options">, ui: Ui): string[] =>
  (options.sets ?? []).filter((set) => set !== "base").map((set) => ui.setup[set]);

/** "Base game · No clock · coins hidden". */
export function factsOf(table: TableForm, ui: Ui, online: OnlineWords): string {
  const sets = setNames(table, ui);
  const totals = table.options.totals === "hidden" ? online.totalsHidden : online.totalsShown;
  return [...(sets.length > 0 ? sets : [ui.setup.base]), clockName(table.clock, online), totals].join(" · ");
}
