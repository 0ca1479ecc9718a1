import { proUser } from "@roost/api-client/fixtures/users";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ChatApi, chatAttributes, chatRetryMs, identifyVisitor } from "./chat.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("[valid-chat-email-needs-at] leaves out an e-mail that is none", () => {
	expect(chatAttributes(proUser)).toMatchObject({ email: proUser.userEmail });
	expect(chatAttributes({ ...proUser, userEmail: "nobody" })).not.toHaveProperty("email");
});

it("[valid-chat-name-50] cuts a name to 50 characters", () => {
	expect(chatAttributes({ ...proUser, username: "x".repeat(51) }).name).toBe("x".repeat(50));
});

it("[shell-chat-attribute-error-logged] [const-chat-retry-1s] only logs a refusal, and tries again after 1 s", () => {
	const log = vi.fn();
	const setAttributes = vi.fn<NonNullable<ChatApi["setAttributes"]>>((_attributes, done) => {
		done(setAttributes.mock.calls.length === 1 ? new Error("not ready") : undefined);
	});
	identifyVisitor({ setAttributes }, proUser, log);
	expect(log).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(chatRetryMs - 1);
	expect(setAttributes).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1);
	expect(setAttributes).toHaveBeenCalledTimes(2);
	expect(log).toHaveBeenCalledOnce();
});

it("only logs a widget that throws", () => {
	const log = vi.fn();
	const throws = () => {
		throw new Error("broken");
	};
	expect(() => identifyVisitor({ setAttributes: throws }, proUser, log)).not.toThrow();
	vi.runAllTimers();
	expect(log).toHaveBeenCalledTimes(2);
});
