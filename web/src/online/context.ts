// The table that parts of the page belong to.

import { getContext, setContext } from "svelte";
import type { Live } from "./live.svelte.ts";

const key = Symbol("live table");
export const setLive = (live: Live): Live => setContext(key, live);
export const getLive = (): Live => getContext<Live>(key);
