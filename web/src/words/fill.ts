// Texts take the numbers of the game from the document of the engine: no number stands in a text. When the
// client is built, plugins/numbers.ts does that, and the document is not shipped for it.

import document from "../../../build/wasm/naqala/tables.json";
import { fillerFrom } from "./filler";
import type { Counter } from "./plural";

/** Fills the placeholders of all texts of a tree, see filler.ts. */
export const fillerOf = (counter: Counter) => fillerFrom(counter, document);
