import type { z } from "zod";

/**
 * What a form says instead of the schema's own words: the contract's schemas speak to programs. One sentence per
 * field, said for whatever is wrong with it.
 */
export const formWords = (words: Record<string, string>): { error: z.core.$ZodErrorMap } => ({
	error: (issue) => words[String(issue.path?.[0] ?? "")],
});
