import { z } from "zod";
import { vibeRepoName } from "./repo-name.ts";

/** [valid-vibe-description-500] */
export const VIBE_DESCRIPTION_LIMIT = 500;

/** [valid-vibe-name-required] [valid-vibe-vm-required] [valid-vibe-description-required] */
export const vibeForm = z.object({
	name: z
		.string()
		.trim()
		.min(1, "Give the application a name")
		.max(100, "At most 100 characters")
		.refine((name) => vibeRepoName(name) !== "", "Use at least one letter or digit"),
	vmId: z.string().min(1, "Choose a running machine"),
	description: z
		.string()
		.trim()
		.min(1, "Describe what it should do")
		.max(VIBE_DESCRIPTION_LIMIT, `At most ${VIBE_DESCRIPTION_LIMIT} characters`),
});
export type VibeForm = z.infer<typeof vibeForm>;

export const vibeSteps = ["repository", "template", "deploy"] as const;
export type VibeStep = (typeof vibeSteps)[number];

/** [vibe-result-ai-completed] [vibe-result-template-only] */
export type VibeResult = "ai_completed" | "template_only";

/** What a flow whose steps all went well results in; the form asks for a machine, so there always is one. */
export const vibeResultOf = (vmId: string | undefined): VibeResult =>
	vmId === undefined || vmId === "" ? "template_only" : "ai_completed";
