import * as z from "zod/mini";
import { accepted, id, identity } from "./common.ts";
import { row } from "./endpoint.ts";

/** [entity-app-program] What the gallery lists. */
export const appProgram = z.object({
	id,
	name: z.optional(z.string()),
	displayName: z.optional(z.string()),
	image: z.nullish(z.string()),
	imageUrl: z.nullish(z.string()),
	/** [entity-app-program-image-data] base64 */
	imageData: z.nullish(z.string()),
	description: z.nullish(z.string()),
	repoUrl: z.nullish(z.string()),
	deployInstructions: z.nullish(z.string()),
	isPublicApp: z.boolean(),
	typeName: z.optional(z.string()),
});
export type AppProgram = z.infer<typeof appProgram>;

/** [entity-repo-submission] */
export const repoSubmission = z.object({
	typeName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
	repoUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
	repoDescriptionFilePath: z._default(z.string().check(z.maxLength(500)), "README.md"),
	deployInstructions: z.nullish(z.string().check(z.trim(), z.maxLength(10_000))),
});
export type RepoSubmission = z.infer<typeof repoSubmission>;

export const archiveSubmission = z.object({
	displayName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
	description: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
	/** [const-archive-min-vm-volume-100] */
	minVmVolume: z.literal("100"),
	dockerRepo: z.string().check(z.maxLength(300)),
	/** [const-archive-docker-port-8501] */
	dockerPort: z.literal("8501"),
});

const listRow = {
	method: "GET",
	access: "active",
	identity: "query",
	query: identity,
	response: z.array(appProgram),
	errors: [],
	served: true,
} as const;

export const galleryEndpoints = {
	"gallery.publicTemplates": row({
		...listRow,
		path: "/gallery/public/templates",
		summary: "Public templates",
	}),
	"gallery.privateTemplates": row({
		...listRow,
		path: "/gallery/private/templates",
		summary: "The account's own templates",
	}),
	"gallery.buildTemplate": row({
		method: "POST",
		path: "/gallery/private/build_template",
		summary: "Add a template from a repository",
		access: "active",
		identity: "body",
		body: z.extend(identity, repoSubmission.shape),
		response: z.object({ id }),
		errors: [],
		served: false,
	}),
	"gallery.buildTemplateFromArchive": row({
		method: "POST",
		path: "/gallery/private/build_template_from_archive",
		summary: "Add a template from a zip",
		access: "active",
		identity: "both",
		query: identity,
		body: z.extend(identity, archiveSubmission.shape),
		multipart: true,
		response: accepted,
		errors: ["payload_too_large"],
		served: false,
	}),
	"gallery.buildPlaceholderTemplate": row({
		method: "POST",
		path: "/gallery/private/build_placeholder_template",
		summary: "Add a template that an AI will fill",
		access: "active",
		identity: "body",
		body: z.extend(identity, repoSubmission.shape),
		response: z.object({ id }),
		errors: [],
		served: false,
	}),
	"gallery.deleteTemplate": row({
		method: "POST",
		path: "/gallery/private/delete_template",
		summary: "Delete one of the account's own templates",
		access: "active",
		identity: "body",
		body: z.extend(identity, { appTypeId: id }),
		response: accepted,
		errors: ["template_not_found", "template_in_use"],
		served: true,
	}),
	"gallery.migrateToPublic": row({
		method: "POST",
		path: "/gallery/private/migrate_template_to_public",
		summary: "Make one of the account's own templates public",
		access: "active",
		identity: "body",
		body: z.extend(identity, { appTypeId: id }),
		response: accepted,
		errors: ["template_not_found"],
		served: false,
	}),
} as const;
