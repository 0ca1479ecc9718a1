import type { PgBoss } from "pg-boss";
import type { Authenticate } from "./auth.ts";
import type { ComputeDriver } from "./compute/driver.ts";
import type { MetricsSampler } from "./compute/sampler.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db/open.ts";
import type { JobQueue } from "./jobs/queue.ts";
import type { Logger } from "./log.ts";
import type { Seal } from "./secrets.ts";
import type { SshPool } from "./ssh/machine.ts";

/** Everything a request or a job may use. Made in one place (main.ts); tests override parts of it there. */
export type AppContext = {
	config: Config;
	log: Logger;
	db: Db;
	boss: PgBoss;
	/** This process alone has the database open. */
	exclusive: boolean;
	seal: Seal;
	authenticate: Authenticate;
	compute: ComputeDriver;
	metrics: MetricsSampler;
	ssh: SshPool;
	queue: JobQueue;
	/** Stops a job that runs in this process at once. */
	cancelJob(jobId: string): void;
	/** The address apps are reached under. */
	apps: { scheme: "http" | "https"; domain: string };
	/** Told of every step of every job, e.g. `vm.create:sandbox`: where the crash test kills the process. */
	onStep?: ((step: string) => void) | undefined;
};
