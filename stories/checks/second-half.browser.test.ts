import { registerShard } from "./shard.ts";

await registerShard(1, 2);
