import { apiErrors, errorText } from "@roost/api-client/errors";

/** A failing reply to a submission. `body` is the parsed JSON, or the raw text where it is none. */
export interface SubmissionReply {
	status: number;
	statusText: string;
	body: unknown;
}

const textIn = (body: Record<string, unknown>, names: readonly string[]): string | undefined =>
	names.map((name) => body[name]).find((value): value is string => typeof value === "string" && value !== "");

/** [err-submission-500-fields] What else a failing server said, under whatever names. */
function otherFields(body: Record<string, unknown>): string | undefined {
	const rest = Object.entries(body).filter(
		([name, value]) => !["error", "message", "status"].includes(name) && value !== null && value !== "",
	);
	return rest.length === 0
		? undefined
		: rest
				.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
				.join("\n");
}

function reasonOf({ status, statusText, body }: SubmissionReply): string {
	if (typeof body !== "object" || body === null)
		return errorText("err-submission-non-json", {
			"status text": statusText,
			body: String(body ?? "").trim(),
		}).replace(/: $/, "");
	const fields = body as Record<string, unknown>;
	// Our own server's `error` is a code for programs; its words are in `message`.
	const coded = typeof fields.error === "string" && Object.hasOwn(apiErrors, fields.error);
	const said = textIn(fields, coded ? ["message"] : ["error", "message"]);
	const more =
		status === 500 ? (textIn(fields, ["details", "stack", "trace"]) ?? otherFields(fields)) : undefined;
	return more ?? said ?? errorText("err-submission-unknown");
}

/**
 * The words for a submission that was refused: 'Error {status}: …' with the details, else the message
 * [err-submission-format] [err-submission-body] [err-submission-unknown] [err-submission-non-json].
 */
export const submissionErrorText = (reply: SubmissionReply): string =>
	errorText("err-submission-format", { status: reply.status, "details or message": reasonOf(reply) });
