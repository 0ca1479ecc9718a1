import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	addVmObstacle,
	appCardState,
	can,
	canUsePrivateDomains,
	deleteBlockedBy,
	hiddenVmStatuses,
	vmActions,
	vmStatusOf,
} from "./capabilities.ts";
import type { EndpointRow } from "./contract/endpoint.ts";
import { accountTypes, userInfo } from "./contract/user.ts";
import { vm, vmStatuses } from "./contract/vms.ts";
import { endpoints } from "./endpoints.ts";
import { apiErrors, commonErrors, type DocumentedErrorId, documentedErrors, errorText } from "./errors.ts";
import { adminUser, enterpriseUser, freeUser, newUser, proUser } from "./fixtures/users.ts";
import { vmByStatus } from "./fixtures/vms.ts";
import { parseVmTypeName } from "./vm-type.ts";

type Row = { id: string; kind: string; exact: string };

const specification: Row[] = readFileSync(
	new URL("../../../docs/spec/requirements.tsv", import.meta.url),
	"utf8",
)
	.trim()
	.split("\n")
	.slice(1)
	.map((line) => line.split("\t"))
	.map(([id = "", , kind = "", , exact = ""]) => ({ id, kind, exact }));

describe("error catalogue", () => {
	const rows = specification.filter(({ kind }) => kind === "error");

	it("holds every error of the specification, in its exact words", () => {
		expect(rows.length).toBeGreaterThan(70);
		expect(rows.filter(({ id }) => !(id in documentedErrors)).map(({ id }) => id)).toEqual([]);
		for (const { id, exact } of rows) {
			if (exact === "") continue;
			// The specification writes a value as {app}, n or N: what stands around it must stand here.
			const fixed = exact.split(/\{[^}]+\}|\bn\b|\bN\b/).filter((part) => /\w/.test(part));
			const words = documentedErrors[id as DocumentedErrorId].text;
			for (const part of fixed) expect(words, id).toContain(part.trim());
		}
	});

	it("says of each error when it is shown, where, and what to do", () => {
		for (const [id, error] of Object.entries(documentedErrors)) {
			expect(
				[error.when, error.view, error.remedy, error.area].every((text) => text.length > 3 || text === "vm"),
				id,
			).toBe(true);
		}
	});

	it("fills the values it is given", () => {
		expect(errorText("err-deploy-fallback", { app: "Shop" })).toBe("Failed to deploy Shop");
	});

	it("has words, a failing status and a remedy for every code, and every endpoint's codes in it", () => {
		for (const [code, { status, text, when, remedy }] of Object.entries(apiErrors)) {
			expect(status, code).toBeGreaterThanOrEqual(400);
			expect(
				[text, when, remedy].every((words) => words.length > 5),
				code,
			).toBe(true);
		}
		for (const [id, row] of Object.entries(endpoints) as [string, EndpointRow][])
			for (const code of [...row.errors, ...commonErrors]) expect(Object.keys(apiErrors), id).toContain(code);
	});
});

describe("capabilities", () => {
	it("offers a machine's actions by its status, exactly", () => {
		const given = Object.fromEntries(
			[...vmStatuses, "a-newer-status"].map((status) => [status, vmActions[vmStatusOf(status)]]),
		);
		expect(given).toEqual({
			running: ["hibernate", "terminate"],
			hibernated: ["wake", "terminate"],
			stopped: ["wake", "terminate"],
			hibernating: ["terminate"],
			starting: ["terminate"],
			terminating: [],
			creating: [],
			pending: ["terminate"],
			failed: ["terminate"],
			terminated: [],
			deleting: [],
			"a-newer-status": ["terminate"],
		});
	});

	it("hides machines that have ended", () => {
		expect([...hiddenVmStatuses].sort()).toEqual(["deleting", "terminated"]);
	});

	it("[app-card-status-lowercased] [app-card-creating-local] maps a deployment to its card's state", () => {
		for (const status of ["creating", "running", "terminating"] as const) {
			for (const spelling of [status, status.toUpperCase(), status[0]?.toUpperCase() + status.slice(1)])
				expect(appCardState({ status: spelling, hostVmStatus: "running" })).toBe(status);
			for (const hostVmStatus of ["hibernated", "stopped", "hibernating", "starting"])
				expect(appCardState({ status, hostVmStatus })).toBe("vm-hibernated");
		}
		for (const status of ["failed", "terminated", "whatever", undefined]) {
			expect(appCardState({ status })).toBe("none");
			expect(appCardState({ status, pendingLocally: true })).toBe("creating");
			expect(appCardState({ status, hostVmStatus: "hibernated" })).toBe("none");
		}
		expect(appCardState({ status: "running", pendingLocally: true })).toBe("running");
	});

	it("blocks deleting by the card's state", () => {
		expect(deleteBlockedBy("none")).toBeUndefined();
		for (const state of ["creating", "running", "terminating", "vm-hibernated"] as const)
			expect(deleteBlockedBy(state)).toBe(state);
	});

	it("[role-tiers] [entity-user-account-type] [role-admin-paid-features] gives each tier what it pays for, and a privileged e-mail all of it", () => {
		expect(accountTypes).toEqual(["free", "pro", "enterprise"]);
		const table = [freeUser, proUser, enterpriseUser, adminUser].map((person) => [
			can(person, "own-apps"),
			can(person, "manage-vms"),
			can(person, "ssh"),
			can(person, "admin-tab"),
			canUsePrivateDomains(person),
		]);
		expect(table).toEqual([
			[true, false, false, false, false],
			[true, true, true, false, false],
			[true, true, true, false, true],
			[true, true, true, true, true],
		]);
	});

	it("asks for the setup before the tier", () => {
		expect(addVmObstacle(newUser, true)).toBe("setup");
		expect(addVmObstacle(proUser, false)).toBe("setup");
		expect(addVmObstacle({ ...adminUser, isStripePaymentMethodSetup: false }, true)).toBe("setup");
		expect(addVmObstacle(freeUser, true)).toBe("tier");
		for (const person of [proUser, enterpriseUser, adminUser])
			expect(addVmObstacle(person, true)).toBeUndefined();
	});
});

describe("entities", () => {
	it("[entity-vm] [entity-vm-statuses] [entity-user] has a fixture for each state, as the contract reads it", () => {
		for (const status of vmStatuses) expect(vm.parse(vmByStatus[status])).toEqual(vmByStatus[status]);
		for (const person of [freeUser, proUser, enterpriseUser, adminUser, newUser])
			expect(userInfo.parse(person)).toEqual(person);
	});

	it("[entity-vm-type-name] reads a type's name in its parts, and never fails on another's", () => {
		expect(parseVmTypeName("General purpose | Local | 2vcpu 4g-GiB-RAM")).toEqual({
			category: "General purpose",
			platform: "Local",
			vcpus: 2,
			ramGib: 4,
		});
		expect(parseVmTypeName("Accelerated|AWS|8vcpu 32g-GiB-RAM|1 x L4")).toEqual({
			category: "Accelerated",
			platform: "AWS",
			vcpus: 8,
			ramGib: 32,
			gpu: "1 x L4",
		});
		for (const odd of ["", "|||", "just text", "a | b | many cores"])
			expect(parseVmTypeName(odd)).toMatchObject({ vcpus: 0, ramGib: 0 });
	});
});
