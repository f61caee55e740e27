// How fast things happen by themselves.

import type { Pace } from "./host.ts";
import type { Settings } from "./storage.ts";

export const paces: Record<Settings["pace"], Pace> = {
  slow: { bot: 1400, forced: 600 },
  normal: { bot: 550, forced: 250 },
  instant: { bot: 0, forced: 0 },
};
