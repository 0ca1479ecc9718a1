import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { deployedApp } from "./contract/apps.ts";
import { fileChunk, fileEntry, fileMetadata, searchResult } from "./contract/files.ts";
import { appProgram, repoSubmission } from "./contract/gallery.ts";
import { deviceFlow, githubRepo } from "./contract/github.ts";
import { job } from "./contract/jobs.ts";
import { authenticatedIdentity, paymentMethodInfo, privateDomain, userInfo } from "./contract/user.ts";
import { vm, vmType } from "./contract/vms.ts";

const at = "2026-11-21T09:00:00.000Z";
const repo = { typeName: "shop", repoUrl: "https://github.test/a/shop", deployInstructions: "npm start" };
const repoOnHost = {
	id: 1,
	name: "shop",
	description: "A shop",
	language: "TypeScript",
	private: true,
	owner: { login: "a" },
	stargazers_count: 3,
	forks_count: 1,
	updated_at: at,
	html_url: "https://github.test/a/shop",
	license: { name: "MIT License" },
};
const machine = {
	id: "v",
	vmName: "atlas",
	status: "running",
	hostVmInstanceId: "i",
	publicIp: null,
	provider: "Local",
};
const task = { id: "j", operation: "Deploy", status: "running", createdAt: at, updatedAt: at };
const line = { line_number: 3, content: "x", is_match: true };

/** Every documented field must come through as it was sent. */
const keeps = (schema: z.ZodMiniType, sent: object) => expect(z.parse(schema, sent)).toMatchObject(sent);

describe("entities as they are sent", () => {
	it("[entity-identity] keeps every documented field", () =>
		keeps(authenticatedIdentity, { sub: "auth0|p", email: "p@roost.test", name: "P" }));

	it("[entity-user-new-payment-method] keeps every documented field", () =>
		keeps(paymentMethodInfo, {
			id: "pm",
			type: "card",
			last4: "4242",
			brand: "visa",
			exp_month: 1,
			exp_year: 2030,
		}));

	it("[entity-private-domain] keeps every documented field", () =>
		keeps(privateDomain, { id: "d", domainName: "a.test", isActive: true }));

	it("[entity-app-program] [entity-app-program-image-data] keeps every documented field", () =>
		keeps(appProgram, {
			id: "a",
			name: "shop",
			displayName: "Shop",
			image: "s.png",
			imageUrl: "https://i.test/s.png",
			imageData: "aGVsbG8=",
			description: "A shop",
			repoUrl: repo.repoUrl,
			deployInstructions: "npm start",
			isPublicApp: true,
			typeName: "shop",
		}));

	it("a machine with its specs as text keeps every documented field", () =>
		keeps(vm, { ...machine, specs: "2 vCPU · 8 GiB" }));

	it("a machine with its specs as numbers keeps every documented field", () =>
		keeps(vm, { ...machine, specs: { cpu: 2, ram: "8 GiB" } }));

	it("[entity-vm-metrics] keeps every documented field", () =>
		keeps(vm, {
			...machine,
			specs: "",
			metrics: {
				CPUUtilization: { value: 1, timestamp: at },
				NetworkIn: { value: 2, timestamp: at },
				NetworkOut: { value: 3, timestamp: at },
			},
		}));

	it("[entity-deployed-app] keeps every documented field", () =>
		keeps(deployedApp, {
			id: "1",
			appTypeId: "t",
			appName: "Shop",
			status: "running",
			url: "http://shop.test/",
			publicIpPort: "8501",
			hostVmInstanceId: "i",
			vmId: "v",
			absoluteProjectPathInVm: "/home/roost/shop",
		}));

	it("[entity-job] keeps every documented field", () => keeps(job, { ...task, message: "Fetching" }));

	it("[entity-job-message-list] keeps every documented field", () =>
		keeps(job, { ...task, message: [{ timestamp: at, explanation: "Fetched" }] }));

	it("[entity-github-repo] keeps every documented field", () => keeps(githubRepo, repoOnHost));

	it("[entity-file-entry] keeps every documented field", () =>
		keeps(fileEntry, { name: "a", path: "/a", type: "error", error: "denied" }));

	it("[entity-file-metadata] keeps every documented field", () =>
		keeps(fileMetadata, { line_count: 3, size: 40 }));

	it("[entity-file-chunk] keeps every documented field", () =>
		keeps(fileChunk, { content: ["a", "b"], start_line: 1, end_line: 2, has_more: true }));

	it("[entity-search-result] [entity-search-context-line] keeps every documented field", () =>
		keeps(searchResult, {
			total_matches: 1,
			matches: [{ match_line: 3, context_lines: [line, { ...line, is_match: false }] }],
		}));

	it("[entity-vm-type-volume-defaults] fills a type's volumes where they are not given", () => {
		const type = { id: "t", typeName: "a | b | 1vcpu 1g-GiB-RAM", hourlyRate: 1, monthlyRate: 730 };
		expect(z.parse(vmType, type)).toEqual({ ...type, minVolume: 10, maxVolume: 1000, suggestedVolume: 10 });
		const own = { ...type, minVolume: 5, maxVolume: 50, suggestedVolume: 25 };
		expect(z.parse(vmType, own)).toEqual(own);
	});

	it("[entity-repo-submission] takes README.md where no description file is named", () => {
		expect(z.parse(repoSubmission, repo)).toEqual({ ...repo, repoDescriptionFilePath: "README.md" });
		for (const repoUrl of ["ssh://a/b", "javascript:alert(1)", "shop", ""])
			expect(z.safeParse(repoSubmission, { ...repo, repoUrl }).success, repoUrl).toBe(false);
	});

	it("[entity-device-flow] takes the device flow's fields, or an address to go to", () => {
		const device = {
			flow_type: "device",
			device_code: "d",
			user_code: "AB-12",
			verification_uri: "https://github.test/device",
			interval: 5,
		};
		expect(z.parse(deviceFlow, device)).toMatchObject(device);
		const web = { flow_type: "web", authorization_url: "https://github.test/oauth" };
		expect(z.parse(deviceFlow, web)).toMatchObject(web);
	});

	it("refuses a user whose tier is none of the three", () => {
		expect(z.safeParse(z.partial(userInfo), { accountType: "gold" }).success).toBe(false);
	});
});
