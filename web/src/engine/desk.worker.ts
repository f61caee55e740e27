import { Desk } from "./desk.ts";
import { loadEngine } from "./load.ts";
import { serve, type Port } from "./rpc.ts";

serve(self as unknown as Port, new Desk(loadEngine()));
