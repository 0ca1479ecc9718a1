import { z } from "zod";

/** Decision 5: sent by specification, checked against the token, never trusted. */
export const identity = z.object({
	userId: z.string().min(1).max(255).optional(),
	userEmail: z.string().min(1).max(320).optional(),
});

export const id = z.string().min(1).max(64);

/** An instant, ISO 8601 with offset. */
export const instant = z.string();

/** Nothing is read from the reply. */
export const accepted = z.object({ message: z.string().optional() }).loose();
export type Accepted = z.infer<typeof accepted>;

/** Some replies carry numbers as text; both are a number here. */
export const tolerantNumber = z.union([
	z.number(),
	z
		.string()
		.regex(/^-?\d+(\.\d+)?$/)
		.transform(Number),
]);
