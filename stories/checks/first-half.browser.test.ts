import { registerShard } from "./shard.ts";

await registerShard(0, 2);
