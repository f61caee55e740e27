// Why something did not work, for people to read.

import type { OnlineWords } from "../words/index.ts";
import { Refusal } from "./api.ts";

/** What the server says is English, and only worth reading where it is no common case. */
export function troubleOf(error: unknown, online: OnlineWords): string {
  if (!(error instanceof Refusal)) return online.noServer;
  return error.status === 404 ? online.noTable : `${online.refusedBy} ${error.message}`;
}
