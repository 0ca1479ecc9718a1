import { expect, it } from "vitest";
import { toastTimes } from "../toasts.tsx";
import { deployOutcome } from "./deploy-outcome.ts";

it("[toast-deploy-queued] [toast-deploy-accepted] [call-app-deploy-reply] words an accepted deployment", () => {
	for (const status of ["success", "creating", "pending"]) {
		expect(deployOutcome({ status }, "Sales")).toStrictEqual({
			accepted: true,
			text: "Sent to Deploy Queue",
		});
	}
	for (const reply of [{ status: "running" }, {}]) {
		expect(deployOutcome(reply, "Sales")).toStrictEqual({
			accepted: true,
			text: "Deployment request accepted",
		});
	}
});

it("decision 15: a reply of status failed is a failure, with its reason", () => {
	expect(deployOutcome({ status: "failed", detail: "No port" }, "Sales")).toStrictEqual({
		accepted: false,
		text: "No port",
	});
	expect(deployOutcome({ status: "failed" }, "Sales")).toStrictEqual({
		accepted: false,
		text: "Failed to deploy Sales",
	});
});

it("[toast-deploy-error-5s] [toast-deploy-success-3s] [const-toast-success-3s] [const-toast-app-card-2s] [const-toast-delete-4s] [const-toast-terminal-4s] has the durations of the specification", () => {
	expect(toastTimes).toMatchObject({
		deployError: 5_000,
		success: 3_000,
		appCard: 2_000,
		deleting: 4_000,
		terminal: 4_000,
	});
});
