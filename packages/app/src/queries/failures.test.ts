import { ApiFailure } from "@roost/api-client/failure";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clientOver } from "../testing.ts";
import { creditFailureText, periodStart } from "./billing.ts";
import { deployFailureText, deployReasonText, reworded, vmCreateFailureText } from "./failures.ts";
import { vmActions } from "./vms.ts";

const http = (status: number, body?: unknown) => new ApiFailure("http", `${status}`, { status, body });
const wait = "Please wait for your Virtual Machine to finish creating before deploying an application.";

const logged = vi.spyOn(console, "error");
beforeEach(() => {
	logged.mockImplementation(() => undefined);
});
afterEach(() => {
	logged.mockReset();
});

it("[err-vm-create] [err-vm-create-default] [err-vm-create-no-token] words a creation that failed", () => {
	expect(vmCreateFailureText(http(409, { message: "The name is taken." }))).toBe(
		"Failed to create VM: The name is taken.",
	);
	expect(vmCreateFailureText(http(502))).toBe("Failed to create VM (Status: 502)");
	expect(vmCreateFailureText(new ApiFailure("token", "none"))).toBe("No authorization token available");
	expect(vmCreateFailureText(new ApiFailure("network", "Failed to fetch"))).toBe(
		"Failed to create VM: Failed to fetch",
	);
});

it("[err-vm-terminate] [err-vm-hibernate] [err-vm-wakeup] logs and rethrows the fixed words", async () => {
	const { client } = clientOver(() => ({ status: 500 }));
	await expect(vmActions.terminate(client, "vm-1")).rejects.toThrow("Failed to terminate VM");
	await expect(vmActions.hibernate(client, "vm-1")).rejects.toThrow("Failed to hibernate VM");
	await expect(vmActions.wake(client, "vm-1")).rejects.toThrow("Failed to wake up VM");
	expect(logged).toHaveBeenCalledTimes(3);
});

it("[err-vm-server-message-preferred] [err-vm-list] [err-apps-fetch] prefers the server's words, and logs both", async () => {
	const said = http(409, { message: "It is hibernating already." });
	await expect(reworded(Promise.reject(said), "err-vm-hibernate")).rejects.toThrow(
		"It is hibernating already.",
	);
	await expect(reworded(Promise.reject(http(500)), "err-vm-list")).rejects.toThrow(
		"Failed to fetch deployed VMs",
	);
	await expect(reworded(Promise.reject(http(500)), "err-apps-fetch")).rejects.toThrow(
		"Failed to fetch deployed apps",
	);
	expect(logged).toHaveBeenCalledTimes(3);
});

it("neither logs nor rewords what the caller gave up", async () => {
	const aborted = new ApiFailure("aborted", "aborted");
	await expect(reworded(Promise.reject(aborted), "err-vm-list")).rejects.toBe(aborted);
	expect(logged).not.toHaveBeenCalled();
});

it("[err-deploy-message-source] reads detail, then message, then error, then the text", () => {
	const all = { detail: "the detail", message: "the message", error: "the error" };
	expect(deployFailureText(http(500, all), "Sales")).toBe("the detail");
	expect(deployFailureText(http(500, { ...all, detail: "" }), "Sales")).toBe("the message");
	expect(deployFailureText(http(500, { error: "the error" }), "Sales")).toBe("the error");
	expect(deployFailureText(http(500, "plain text"), "Sales")).toBe("plain text");
});

it("[err-deploy-fallback] names the app where no reason is given", () => {
	expect(deployFailureText(http(500), "Sales")).toBe("Failed to deploy Sales");
});

it("[err-deploy-vm-not-found] [err-deploy-vm-not-running] asks to wait for the machine", () => {
	expect(
		deployFailureText(http(404, { error: "vm_not_found", message: "There is no such machine." }), "S"),
	).toBe(wait);
	expect(deployFailureText(http(409, { error: "vm_not_running" }), "S")).toBe(wait);
	expect(deployFailureText(http(400, { detail: "VM abc not found" }), "S")).toBe(wait);
	expect(deployReasonText("The virtual machine is not running", "S")).toBe(wait);
});

it("[err-deploy-network] says that it was the network", () => {
	expect(deployFailureText(new ApiFailure("network", "Failed to fetch"), "S")).toBe(
		"Network Error: Failed to fetch",
	);
});

it("[err-credit-404] [err-credit-500] [err-credit-422] [err-credit-other-status] [err-credit-other-failure] [err-credit-invalid-format] words a balance that cannot be had (decision 17)", () => {
	expect(creditFailureText(http(404))).toBe("Credit endpoint not implemented");
	expect(creditFailureText(http(500))).toBe("Server error retrieving credits");
	expect(creditFailureText(http(422))).toBe("Error Retrieving Credit Balance");
	expect(creditFailureText(http(503))).toBe("Error Retrieving Credit Balance (Status: 503)");
	expect(creditFailureText(new ApiFailure("network", "x"))).toBe("Error Retrieving Credit Balance");
	expect(creditFailureText(new ApiFailure("format", "x", { status: 200 }))).toBe(
		"Error Retrieving Credit Balance",
	);
});

it("bills from the first day of the current month", () => {
	expect(periodStart(new Date(2026, 10, 21))).toBe("2026-11-01");
	expect(periodStart(new Date(2027, 0, 1))).toBe("2027-01-01");
});
