// The engine as the page sees it: two workers, so that the table answers while bots think.

import type { Desk } from "./desk.ts";
import { connect, type Remote } from "./rpc.ts";
import type { Thinker } from "./thinker.ts";

export type RemoteDesk = Remote<Pick<Desk, keyof Desk>>;
export type RemoteThinker = Remote<Pick<Thinker, keyof Thinker>>;

export const startDesk = (): RemoteDesk =>
  connect<Pick<Desk, keyof Desk>>(
    new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module" }),
  );
export const startThinker = (): RemoteThinker =>
  connect<Pick<Thinker, keyof Thinker>>(
    new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" }),
  );

export type { Story, Tale } from "./desk.ts";
export type { Reply } from "./finder.ts";
export type { Eyes, Happening, Look } from "./table.ts";
