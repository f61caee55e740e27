// What the table needs of a game, wherever it is played.

import type { Session } from "./session.svelte.ts";

export type GameFace = Pick<Session, Exclude<keyof Session, "open" | "play">>;
