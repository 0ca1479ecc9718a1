import { expect, it } from "vitest";
import { isSessionOver } from "./refresh-failure.ts";

it("tells a session that is over from a network that is down", () => {
	expect(isSessionOver({ error: "invalid_grant" })).toBe(true);
	expect(isSessionOver({ error: "missing_refresh_token" })).toBe(true);
	expect(isSessionOver(new Error("Unknown or invalid refresh token."))).toBe(true);
	expect(isSessionOver(new TypeError("Failed to fetch"))).toBe(false);
	expect(isSessionOver({ error: "timeout" })).toBe(false);
	expect(isSessionOver(undefined)).toBe(false);
});
