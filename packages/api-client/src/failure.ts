import { apiErrors, type ErrorCode } from "./errors.ts";

/**
 * What went wrong with a call: `http` — the server answered with a failing status; `network` — no answer;
 * `format` — an answer that the contract does not allow; `aborted` — the caller gave up; `token` — no access token.
 */
export type FailureKind = "http" | "network" | "format" | "aborted" | "token";

/** One field that a 400 refuses. */
export type FieldProblem = { path: string; message: string };

export class ApiFailure extends Error {
	override name = "ApiFailure";
	readonly kind: FailureKind;
	/** HTTP status; absent unless `kind` is `http` or `format`. */
	readonly status: number | undefined;
	/** The reply's body: parsed JSON, or its text. */
	readonly body: unknown;

	constructor(
		kind: FailureKind,
		message: string,
		reply: { status?: number; body?: unknown; cause?: unknown } = {},
	) {
		super(message, { cause: reply.cause });
		this.kind = kind;
		this.status = reply.status;
		this.body = reply.body;
	}

	/** Our server's code, where it is one of the catalogue's. */
	get code(): ErrorCode | undefined {
		const code = this.field("error");
		return code !== undefined && Object.hasOwn(apiErrors, code) ? (code as ErrorCode) : undefined;
	}

	/** A text field of a JSON body. */
	field(name: string): string | undefined {
		const value = (this.body as Record<string, unknown> | null | undefined)?.[name];
		return typeof value === "string" && value.trim() !== "" ? value : undefined;
	}

	/** What the server itself says, in the order of the fields given. A code of ours is no message. */
	serverMessage(fields: readonly string[] = ["message", "error"]): string | undefined {
		for (const name of fields) {
			const value = this.field(name);
			if (value !== undefined && !(name === "error" && this.code)) return value;
		}
		return typeof this.body === "string" && this.body.trim() !== "" ? this.body : undefined;
	}

	get fields(): FieldProblem[] {
		const fields = (this.body as { fields?: FieldProblem[] } | null | undefined)?.fields;
		return Array.isArray(fields) ? fields : [];
	}
}

export const isApiFailure = (error: unknown): error is ApiFailure => error instanceof ApiFailure;
