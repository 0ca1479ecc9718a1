import * as z from "zod/mini";

/** Decision 5: sent by specification, checked against the token, never trusted. */
export const identity = z.object({
	userId: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
	userEmail: z.optional(z.string().check(z.minLength(1), z.maxLength(320))),
});

export const id = z.string().check(z.minLength(1), z.maxLength(64));

/** An instant, ISO 8601 with offset. */
export const instant = z.string();

/** Nothing is read from the reply. */
export const accepted = z.looseObject({ message: z.optional(z.string()) });
export type Accepted = z.infer<typeof accepted>;

/** Some replies carry numbers as text; both are a number here. */
export const tolerantNumber = z.union([
	z.number(),
	z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number)),
]);
