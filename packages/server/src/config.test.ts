import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("configuration", () => {
	const good = { ROOST_ISSUER: "https://id.test", ROOST_CLIENT_ID: "c", ROOST_AUDIENCE: "a" };

	it("names every variable at fault", () => {
		expect(() => readConfig({})).toThrow(/ROOST_ISSUER[\s\S]*ROOST_CLIENT_ID[\s\S]*ROOST_AUDIENCE/);
		const wrong: Record<string, string> = {
			PORT: "http",
			ROOST_ENV: "staging",
			ROOST_ISSUER: "id.test",
			ROOST_TEMPLATES: "[",
			ROOST_URL: "roost",
			ROOST_CODEHOST_URL: "code",
			ROOST_CHAT_SCRIPT: "chat.js",
			ROOST_ANNOUNCEMENT_SCRIPT: "javascript:alert(1)",
			ROOST_REPLAY_SCRIPT: "//replay",
			DATABASE_URL: "mysql://x",
			ROOST_SECRET: "short",
			ROOST_VM_LIMIT: "-1",
			ROOST_RATE_LIMIT: "0",
			ROOST_WELCOME_CREDITS: "many",
			ROOST_APPS_DOMAIN: "https://apps.test/",
			LOG_LEVEL: "loud",
		};
		for (const [name, value] of Object.entries(wrong)) {
			expect(() => readConfig({ ...good, [name]: value }), name).toThrow(new RegExp(`\\b${name}\\b`));
		}
	});

	it("takes an empty variable for an absent one, as compose files leave them", () => {
		const names = [
			"PORT",
			"HOST",
			"ROOST_ENV",
			"ROOST_URL",
			"DATABASE_URL",
			"ROOST_TEMPLATES",
			"ROOST_SECRET",
			"LOG_LEVEL",
			"ROOST_VM_LIMIT",
		];
		const empty = Object.fromEntries(names.map((name) => [name, ""]));
		expect(readConfig({ ...good, ...empty })).toEqual(readConfig(good));
		expect(readConfig(good)).toMatchObject({ port: 4000, host: "127.0.0.1", issuer: "https://id.test/" });
	});
});
