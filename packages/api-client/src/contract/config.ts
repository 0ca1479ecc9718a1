import * as z from "zod/mini";
import { row } from "./endpoint.ts";

/** What the browser must know to start: one build runs anywhere. Nothing secret. */
export const publicConfig = z.object({
	/** Identity provider's domain or origin, as the Auth0 SDK takes it. */
	authDomain: z.string(),
	authClientId: z.string(),
	authAudience: z.string(),
	/** e.g. `localhost:4000`: apps are at `<app>.<appsDomain>`. */
	appsDomain: z.string(),
	appsScheme: z.enum(["http", "https"]),
	chatScript: z.optional(z.string()),
	announcementScript: z.optional(z.string()),
	replayScript: z.optional(z.string()),
	/** Identity, cards or code are stand-ins: the sign-in page names the demo accounts. */
	demo: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const configEndpoints = {
	"config.get": row({
		method: "GET",
		path: "/config",
		summary: "Public runtime configuration",
		access: "public",
		identity: "none",
		response: publicConfig,
		errors: [],
		served: true,
	}),
} as const;
