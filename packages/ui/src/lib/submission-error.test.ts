import { expect, it } from "vitest";
import { submissionErrorText } from "./submission-error.ts";

const reply = (status: number, body: unknown, statusText = "") =>
	submissionErrorText({ status, statusText, body });

it("[err-submission-format] [err-submission-body] shows the status and what the body says", () => {
	expect(reply(400, { error: "No such repository" })).toBe("Error 400: No such repository");
	expect(reply(404, { message: "Gone" })).toBe("Error 404: Gone");
	expect(reply(400, { error: "validation_failed", message: "repoUrl: not a URL" })).toBe(
		"Error 400: repoUrl: not a URL",
	);
});

it("[err-submission-unknown] falls back where the body says nothing", () => {
	expect(reply(400, {})).toBe("Error 400: Unknown server error");
	expect(reply(502, { message: "" })).toBe("Error 502: Unknown server error");
});

it("[err-submission-500-fields] reads details, stack, trace and other fields of a 500, and of no other status", () => {
	expect(reply(500, { message: "failed", details: "disk full" })).toBe("Error 500: disk full");
	expect(reply(500, { message: "failed", stack: "at build" })).toBe("Error 500: at build");
	expect(reply(500, { error: "failed", trace: "at line 1" })).toBe("Error 500: at line 1");
	expect(reply(500, { error: "failed", requestId: "r-1", code: 7 })).toBe(
		"Error 500: requestId: r-1\ncode: 7",
	);
	expect(reply(500, { message: "failed" })).toBe("Error 500: failed");
	expect(reply(400, { message: "refused", details: "more" })).toBe("Error 400: refused");
});

it("[err-submission-non-json] uses the status text and the raw body where it is not JSON", () => {
	expect(reply(502, "<h1>Bad gateway</h1>", "Bad Gateway")).toBe(
		"Error 502: Bad Gateway: <h1>Bad gateway</h1>",
	);
	expect(reply(504, "", "Gateway Timeout")).toBe("Error 504: Gateway Timeout");
});
