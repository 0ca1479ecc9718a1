import { archiveSubmission } from "@roost/api-client/contract/gallery";
import type { z } from "zod";
import { archiveDockerRepo } from "./repo-name.ts";

/**
 * The text fields of an archive's upload, beside its two files: what was typed, and what is fixed
 * [const-archive-min-vm-volume-100] [const-archive-docker-port-8501] [archive-docker-repo].
 */
export const archiveFields = (typed: {
	displayName: string;
	description: string;
}): z.infer<typeof archiveSubmission> =>
	archiveSubmission.parse({
		...typed,
		minVmVolume: "100",
		dockerRepo: archiveDockerRepo(typed.displayName),
		dockerPort: "8501",
	});
