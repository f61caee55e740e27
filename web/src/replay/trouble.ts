import type { Ui } from "../words/types.ts";
import { looksLikeRecord, troubleOf } from "../view/trouble.ts";

/** Why a record cannot be read, for people. */
export function troubleText({ record }: Pick<Ui, "record">, text: string, said: string): string {
  const trouble = troubleOf(text, said);
  if (trouble.kind === "damaged" && !looksLikeRecord(text)) return record.bad;
  const why = trouble.kind === "actions" ? record.trouble.actions(trouble.line) : record.trouble[trouble.kind];
  return trouble.kind === "damaged" || trouble.kind === "actions" ? `${why} ${record.why(said)}` : why;
}
