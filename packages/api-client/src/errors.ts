import { addAppErrors } from "./errors/add-app.ts";
import { type ApiError, apiErrors, type ErrorCode } from "./errors/api.ts";
import type { DocumentedError } from "./errors/documented.ts";
import { shellErrors } from "./errors/shell.ts";
import { workloadErrors } from "./errors/workloads.ts";

/** Every error a person can read, by its id: the specification's row id where there is one. */
export const documentedErrors = { ...shellErrors, ...workloadErrors, ...addAppErrors } as const;
export type DocumentedErrorId = keyof typeof documentedErrors;

export const documentedErrorIds = Object.keys(documentedErrors) as DocumentedErrorId[];

/** Codes that any endpoint may answer with. */
export const commonErrors = [
	"bad_request",
	"validation_failed",
	"unauthorized",
	"identity_mismatch",
	"account_inactive",
	"payload_too_large",
	"unsupported_media_type",
	"rate_limited",
	"internal",
	"not_implemented",
	"not_ready",
] as const satisfies readonly ErrorCode[];

const fill = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{([^}]+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The exact words of a documented error, its placeholders filled. */
export const errorText = (id: DocumentedErrorId, values: Record<string, string | number> = {}): string =>
	fill((documentedErrors[id] as DocumentedError).text, values);

/** The words of an API error, its placeholders filled. */
export const apiErrorText = (code: ErrorCode, values: Record<string, string | number> = {}): string =>
	fill((apiErrors[code] as ApiError).text, values);

export { type ApiError, apiErrors, type ErrorCode } from "./errors/api.ts";
export type { DocumentedError, ErrorPlace } from "./errors/documented.ts";
