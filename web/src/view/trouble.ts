// Why a record cannot be read, as far as its text and what the engine says about it tell.

export type Trouble =
  | { kind: "empty" | "view" | "position" | "version" | "tables" | "damaged" }
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

export function troubleOf(text: string, said: string): Trouble {
  if (text.trim() === "") return { kind: "empty" };
  const fields = fieldsOf(text);
  if (fields.includes("viewer") || /\b(deal|deal item|keep) unseen\b/.test(text)) return { kind: "view" };
  if (fields.includes("tiles") && !fields.includes("format")) return { kind: "position" };
  if (/^record: format: "naqala-record /.test(said)) return { kind: "version" };
  if (said.startsWith("record: tables:")) return { kind: "tables" };
  const line = /^record: line (\d+), action/.exec(said)?.[1];
  return line === undefined ? { kind: "damaged" } : { kind: "actions", line };
}

/** Whether it is meant to be a record at all. */
export const looksLikeRecord = (text: string): boolean => /naqala-record|"tiles"|^\s*tile /m.test(text);
