import type { Ui } from "../words/types.ts";
import { looksLikeRecord, troubleOf, type Trouble } from "../view/trouble.ts";

/** Where it helps to hear what the engine says. */
const detailed: readonly Trouble["kind"][] = ["damaged", "cut", "actions"];

/** Why a record cannot be read, for people. */
export function troubleText(
  { record, errors }: Pick<Ui, "record" | "errors">,
  text: string,
  said: string,
): string {
  const trouble = troubleOf(text, said);
  if (trouble.kind === "damaged" && !looksLikeRecord(text)) return record.bad;
  // Then it is not the record that is at fault.
  if (trouble.kind === "damaged" && !said.startsWith("record:")) return `${errors.engine} (${said})`;
  const why =
    trouble.kind === "actions" ? record.trouble.actions(trouble.line) : record.trouble[trouble.kind];
  return detailed.includes(trouble.kind) ? `${why} ${record.why(said)}` : why;
}
