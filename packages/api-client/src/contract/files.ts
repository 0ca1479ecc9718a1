import * as z from "zod/mini";
import { id, identity } from "./common.ts";
import { row } from "./endpoint.ts";
import { sshKeyData } from "./vms.ts";

/** [entity-file-entry] */
export const fileEntry = z.object({
	name: z.string(),
	path: z.string(),
	type: z.enum(["file", "directory", "error"]),
	error: z.optional(z.string()),
});
export type FileEntry = z.infer<typeof fileEntry>;

/** [entity-file-metadata] size in bytes */
export const fileMetadata = z.object({ line_count: z.int(), size: z.int() });
export type FileMetadata = z.infer<typeof fileMetadata>;

/** [entity-file-chunk] Lines are numbered from 1; `end_line` is the last one sent. */
export const fileChunk = z.object({
	content: z.array(z.string()),
	start_line: z.int(),
	end_line: z.int(),
	has_more: z.boolean(),
});
export type FileChunk = z.infer<typeof fileChunk>;

/** [entity-search-context-line] */
export const searchContextLine = z.object({
	line_number: z.int(),
	content: z.string(),
	is_match: z.boolean(),
});

/** [entity-search-result] */
export const searchResult = z.object({
	total_matches: z.int(),
	matches: z.array(z.object({ match_line: z.int(), context_lines: z.array(searchContextLine) })),
});
export type SearchResult = z.infer<typeof searchResult>;

/** [call-file-common-body] The address and the key are re-derived from the grant; `vm_ip` decides nothing. */
const fileBody = z.extend(identity, {
	vm_id: id,
	vm_ip: z.string().check(z.maxLength(255)),
	ssh_data: sshKeyData,
});
const filePath = z.string().check(z.minLength(1), z.maxLength(4096));

const fileRow = {
	method: "POST",
	access: "active",
	identity: "none",
	errors: ["file_not_found", "vm_not_found", "vm_not_running", "ssh_tier_required"],
	served: false,
} as const;

export const fileEndpoints = {
	"file.metadata": row({
		...fileRow,
		path: "/file/metadata",
		summary: "Lines and bytes of a file",
		body: z.extend(fileBody, { file_path: filePath }),
		response: fileMetadata,
	}),
	"file.content": row({
		...fileRow,
		path: "/file/content",
		summary: "Some lines of a file",
		body: z.extend(fileBody, {
			file_path: filePath,
			start_line: z.int().check(z.minimum(1)),
			line_count: z.int().check(z.minimum(1), z.maximum(10_000)),
		}),
		response: fileChunk,
	}),
	"file.search": row({
		...fileRow,
		path: "/file/search",
		summary: "Matches in a file, with context",
		body: z.extend(fileBody, {
			file_path: filePath,
			search_query: z.string().check(z.minLength(1), z.maxLength(1000)),
			case_sensitive: z.boolean(),
		}),
		response: searchResult,
	}),
	"file.list": row({
		...fileRow,
		path: "/file/list",
		summary: "Files below a directory",
		body: z.extend(fileBody, {
			directory_path: filePath,
			/** [const-file-list-depth-2] */
			max_depth: z._default(z.int().check(z.minimum(1), z.maximum(10)), 2),
			/** [const-file-list-max-50] */
			max_files: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 50),
		}),
		response: z.array(fileEntry),
	}),
	"file.save": row({
		...fileRow,
		path: "/file/save",
		summary: "Replace a file's content",
		body: z.extend(fileBody, { file_path: filePath, content: z.string() }),
		response: z.object({ bytes_written: z.int(), method: z.string() }),
	}),
} as const;
