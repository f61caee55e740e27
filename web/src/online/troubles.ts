// Why something did not work, for people to read.

import type { OnlineWords } from "../words/index.ts";
import { Refusal } from "./api.ts";

/** What the server says is English, and only worth reading where it is no common case. */
export function troubleOf(error: unknown, online: OnlineWords): string {
  if (!(error instanceof Refusal)) return online.noServer;
  switch (error.status) {
    case 404:
      return online.noTable;
    case 429:
      return online.tooMany;
    case 503:
      return online.noServer;
    default:
      return `${online.refusedBy} ${error.message}`;
  }
}
