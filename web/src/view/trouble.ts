// Why a record cannot be read, as far as its text and what the engine says about it tell.

export type Trouble =
  | { kind: "empty" | "view" | "position" | "version" | "tables" | "cut" | "damaged" }
  | { kind: "actions"; line: string };

/** Fields that only a position has; with a viewer it is what one seat knows. */
function fieldsOf(text: string): string[] {
  try {
    const form: unknown = JSON.parse(text);
    return typeof form === "object" && form !== null && !Array.isArray(form) ? Object.keys(form) : [];
  } catch {
    return [];
  }
}

/** The digest of all numbers of the game is there in full, and is another one. */
const otherTables = /^record: tables: "[0-9a-f]{16}" differs/;

/** Whether it breaks off: in the JSON, before the first action, or amid the last one. */
function isCut(text: string, line: string | undefined): boolean {
  const written = text.trimEnd();
  if (written.startsWith("{")) return written.includes("naqala-record") && !written.endsWith("}");
  if (!written.startsWith("naqala-record 1")) return false;
  return line === undefined
    ? !/^(auction|seat|clean-up)\b/m.test(written)
    : Number(line) === written.split("\n").length;
}

export function troubleOf(text: string, said: string): Trouble {
  if (text.trim() === "") return { kind: "empty" };
  const fields = fieldsOf(text);
  if (fields.includes("viewer") || /\b(deal|deal item|keep) unseen\b/.test(text)) return { kind: "view" };
  if (fields.includes("tiles") && !fields.includes("format")) return { kind: "position" };
  if (said.startsWith('record: format: "naqala-record ')) return { kind: "version" };
  if (otherTables.test(said)) return { kind: "tables" };
  const line = /^record: line (\d+), action/.exec(said)?.[1];
  if (isCut(text, line)) return { kind: "cut" };
  return line === undefined ? { kind: "damaged" } : { kind: "actions", line };
}

/** Whether it is meant to be a record at all. */
export const looksLikeRecord = (text: string): boolean => /naqala-record|"tiles"|^\s*tile /m.test(text);
