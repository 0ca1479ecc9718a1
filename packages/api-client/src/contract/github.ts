import * as z from "zod/mini";
import { accepted, id, identity, instant } from "./common.ts";
import { row } from "./endpoint.ts";

/** [entity-github-repo] */
export const githubRepo = z.object({
	id: z.number(),
	name: z.string(),
	description: z.nullish(z.string()),
	language: z.nullish(z.string()),
	private: z.boolean(),
	owner: z.object({ login: z.string() }),
	stargazers_count: z.number(),
	forks_count: z.number(),
	updated_at: instant,
	html_url: z.string(),
	license: z.nullish(z.object({ name: z.string() })),
});
export type GithubRepo = z.infer<typeof githubRepo>;

/** [entity-device-flow] */
export const deviceFlow = z.object({
	flow_type: z.string(),
	device_code: z.optional(z.string()),
	user_code: z.optional(z.string()),
	verification_uri: z.optional(z.string()),
	/** Seconds; 5 when absent [const-github-device-interval-5s]. */
	interval: z.optional(z.number()),
	authorization_url: z.optional(z.string()),
});
export type DeviceFlow = z.infer<typeof deviceFlow>;

export const githubConnectionStates = ["disconnected", "connecting", "connected", "error"] as const;
export type GithubConnectionState = (typeof githubConnectionStates)[number];

export const devicePollErrors = [
	"authorization_pending",
	"slow_down",
	"access_denied",
	"expired_token",
] as const;

export const browseCategories = [
	"all",
	"JavaScript",
	"Python",
	"Web Apps",
	"AI/ML",
	"Developer Tools",
	"Mobile",
] as const;
export type BrowseCategory = (typeof browseCategories)[number];

const githubRow = { access: "active", errors: ["github_failed"], served: false } as const;

export const githubEndpoints = {
	"github.status": row({
		...githubRow,
		method: "GET",
		path: "/github/oauth/status",
		summary: "Whether a code-hosting account is connected",
		identity: "query",
		query: identity,
		response: z.object({ connected: z.boolean() }),
		errors: [],
		served: true,
	}),
	"github.authorize": row({
		...githubRow,
		method: "POST",
		path: "/github/oauth/authorize",
		summary: "Start connecting a code-hosting account",
		identity: "body",
		body: identity,
		response: deviceFlow,
	}),
	"github.devicePoll": row({
		...githubRow,
		method: "POST",
		path: "/github/oauth/device/poll",
		summary: "Ask whether the device code was accepted yet",
		identity: "body",
		body: z.extend(identity, { device_code: z.string().check(z.minLength(1), z.maxLength(500)) }),
		response: z.object({ status: z.optional(z.string()), error: z.optional(z.string()) }),
	}),
	"github.revoke": row({
		...githubRow,
		method: "POST",
		path: "/github/oauth/revoke",
		summary: "Disconnect the code-hosting account",
		identity: "body",
		body: identity,
		response: accepted,
	}),
	"github.repos": row({
		...githubRow,
		method: "GET",
		path: "/github/repos",
		summary: "The person's repositories, or their organisations'",
		identity: "query",
		query: z.extend(identity, { type: z.enum(["personal", "organization"]) }),
		response: z.object({ repositories: z.array(githubRepo) }),
		errors: ["github_not_connected", "github_expired", "github_failed"],
	}),
	"github.createRepo": row({
		...githubRow,
		method: "POST",
		path: "/github/repos",
		summary: "Create a private repository",
		identity: "body",
		body: z.extend(identity, {
			name: z.string().check(z.minLength(1), z.maxLength(100)),
			description: z.optional(z.string().check(z.maxLength(500))),
			private: z.literal(true),
			has_issues: z.optional(z.boolean()),
			has_projects: z.optional(z.boolean()),
			has_wiki: z.optional(z.boolean()),
			auto_init: z.optional(z.boolean()),
			gitignore_template: z.literal("Python"),
			license_template: z.literal("mit"),
		}),
		response: z.object({ html_url: z.optional(z.string()), url: z.optional(z.string()) }),
		errors: ["github_not_connected", "github_expired", "github_failed"],
	}),
	"github.search": row({
		...githubRow,
		method: "GET",
		path: "/github/search",
		summary: "Top public repositories by stars, 100 at most (decision 2)",
		identity: "query",
		query: z.extend(identity, {
			category: z.enum(browseCategories),
			query: z.optional(z.string().check(z.maxLength(200))),
		}),
		response: z.object({ repositories: z.array(githubRepo) }),
		errors: ["github_rate_limited", "github_failed"],
	}),
	"github.readme": row({
		...githubRow,
		method: "GET",
		path: "/github/readme",
		summary: "A repository's README (decision 2)",
		identity: "query",
		query: z.extend(identity, { owner: id, repo: z.string().check(z.minLength(1), z.maxLength(100)) }),
		response: z.object({ content: z.nullable(z.string()) }),
	}),
} as const;
