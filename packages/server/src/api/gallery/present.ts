import type { AppProgram } from "@roost/api-client/contract/gallery";
import type { appTypes } from "../../db/schema.ts";

/** [entity-app-program] */
export const presentTemplate = (row: typeof appTypes.$inferSelect): AppProgram => ({
	id: String(row.id),
	displayName: row.displayName,
	typeName: row.typeName,
	imageUrl: row.imageUrl,
	imageData: row.imageData,
	description: row.description,
	repoUrl: row.repoUrl,
	deployInstructions: row.deployInstructions,
	isPublicApp: row.ownerId === null,
});
