import { loadEngine } from "./load.ts";
import { serve, type Port } from "./rpc.ts";
import { Thinker } from "./thinker.ts";

serve(self as unknown as Port, new Thinker(loadEngine()));
