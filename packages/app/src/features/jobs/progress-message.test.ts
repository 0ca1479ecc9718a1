import { drawMessage, isVmBuild, progressMessages } from "@roost/ui/modules/jobs/progress-message";
import { expect, it } from "vitest";

it("[job-vm-build-detect] knows a VM build job by its words and its status", () => {
	for (const operation of ["Create VM demo-eu", "provision vm", "Deploy app to VM atlas", "Build on VM"]) {
		for (const status of ["pending", "running", "processing", "started", "in_progress"]) {
			expect(isVmBuild({ operation, status })).toBe(true);
		}
		expect(isVmBuild({ operation, status: "completed" })).toBe(false);
	}
	expect(isVmBuild({ operation: "Hibernate VM atlas", status: "running" })).toBe(false);
	expect(isVmBuild({ operation: "Deploy notes-api to atlas", status: "running" })).toBe(false);
});

it("[const-job-progress-30-messages] draws from 30 different messages, each in its turn", () => {
	expect(new Set(progressMessages)).toHaveLength(30);
	const drawn = progressMessages.map((_, index) => drawMessage(0, () => index / 30).message);
	expect(drawn).toStrictEqual([...progressMessages]);
});

it("[const-job-progress-change-10-30s] is due again after 10 to 30 s", () => {
	expect(drawMessage(1_000, () => 0).dueAt).toBe(11_000);
	expect(drawMessage(1_000, () => 1 - Number.EPSILON).dueAt).toBeCloseTo(31_000);
});
