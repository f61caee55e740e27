// What happened: one action, and the log of a game.

export { logOf, type LogEntry } from "./log.ts";
export { actorOf, gainsBetween, toldOf } from "./told.ts";
