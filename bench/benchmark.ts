import type { Figure } from "./figure.ts";
import type { ClientKey } from "./system/client-key.ts";
import type { System } from "./system/system.ts";

export type Setting = {
	system: System;
	key: ClientKey;
	/** An empty directory, removed at the end. */
	scratch: string;
};

export type Benchmark = {
	/** What `--only` takes. */
	name: string;
	/** The web app must be built before the server starts. */
	needsSite?: true;
	run(setting: Setting): Promise<Figure[]>;
};
