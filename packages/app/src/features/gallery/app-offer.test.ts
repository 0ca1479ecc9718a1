import {
	creatingApp,
	failedApp,
	privateApp,
	runningApp,
	terminatingApp,
} from "@roost/api-client/fixtures/apps";
import { runningVm, vmByStatus } from "@roost/api-client/fixtures/vms";
import { expect, it } from "vitest";
import { appOffer } from "./app-offer.ts";
import { terminationCode } from "./termination-code.ts";

const stateOf = (...given: Parameters<typeof appOffer>) => appOffer(...given).state;

it("[app-card-status-lowercased] maps the status whatever its case", () => {
	for (const [status, state] of [
		["CREATING", "creating"],
		["Running", "running"],
		["Terminating", "terminating"],
		["Deleted", "none"],
	] as const) {
		expect(stateOf(privateApp, [{ ...runningApp, status }], [runningVm], false)).toBe(state);
	}
});

it("[app-card-creating-local] is creating while a deployment is pending on this device", () => {
	expect(stateOf(privateApp, [], [], true)).toBe("creating");
	expect(stateOf(privateApp, [], [], false)).toBe("none");
});

it("says that the machine sleeps", () => {
	const host = { ...vmByStatus.hibernated, id: "vm-build-box" };
	expect(stateOf(privateApp, [runningApp], [host], false)).toBe("vm-hibernated");
});

it("decision 34: a failed deployment is none, with its reason and its job", () => {
	const offer = appOffer(privateApp, [failedApp], [runningVm], false);
	expect(offer.state).toBe("none");
	expect(offer.failure).toStrictEqual({ reason: failedApp.reason, jobId: "job-failed" });
});

it("prefers a deployment that lives to one that failed, and looks at its own only", () => {
	expect(appOffer(privateApp, [failedApp, terminatingApp], [], false).deployed).toBe(terminatingApp);
	expect(stateOf({ id: "99" }, [creatingApp], [], false)).toBe("none");
});

it("[const-terminate-code-range] draws a code from 1000 to 9999", () => {
	expect(terminationCode(() => 0)).toBe("1000");
	expect(terminationCode(() => 1 - Number.EPSILON)).toBe("9999");
	for (let draw = 0; draw < 200; draw += 1) expect(terminationCode()).toMatch(/^[1-9]\d{3}$/);
});
