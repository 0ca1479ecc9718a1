import { describe, expect, it } from "vitest";
import { wantedVmStates } from "../db/schema.ts";
import { vmRepair } from "./reconciler.ts";

const engineStates = ["absent", "running", "stopped", "partial"] as const;
const statuses = ["creating", "running", "hibernating", "hibernated", "starting", "terminating"] as const;

describe("what a machine without an open job still needs", () => {
	it("leaves what has ended alone, whatever the engine says", () => {
		for (const status of ["terminated", "failed"] as const)
			for (const wanted of wantedVmStates)
				for (const engine of engineStates) expect(vmRepair({ status, wanted }, engine)).toBeUndefined();
	});

	it("terminates whatever is meant to end, from any state", () => {
		for (const status of statuses)
			for (const engine of engineStates)
				expect(vmRepair({ status, wanted: "terminated" }, engine)).toEqual({
					kind: "vm.terminate",
					status: "terminating",
				});
	});

	it("goes on creating what was never made", () => {
		for (const wanted of ["running", "hibernated"] as const)
			for (const engine of engineStates)
				expect(vmRepair({ status: "creating", wanted }, engine)).toEqual({
					kind: "vm.create",
					status: "creating",
				});
	});

	it("has nothing to do exactly where the engine has what is wanted", () => {
		const settled = statuses.flatMap((status) =>
			wantedVmStates.flatMap((wanted) =>
				engineStates
					.filter((engine) => vmRepair({ status, wanted }, engine) === undefined)
					.map((engine) => `${status} wanted ${wanted}, engine ${engine}`),
			),
		);
		expect(settled).toEqual([
			"running wanted running, engine running",
			"hibernated wanted hibernated, engine absent",
			"hibernated wanted hibernated, engine stopped",
		]);
	});

	it("wakes what should run and stops what should sleep", () => {
		for (const engine of ["absent", "stopped", "partial"] as const)
			expect(vmRepair({ status: "running", wanted: "running" }, engine)).toEqual({
				kind: "vm.wake",
				status: "starting",
			});
		for (const engine of ["running", "partial"] as const)
			expect(vmRepair({ status: "hibernated", wanted: "hibernated" }, engine)).toEqual({
				kind: "vm.hibernate",
				status: "hibernating",
			});
	});
});
