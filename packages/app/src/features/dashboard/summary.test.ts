import { expect, it } from "vitest";
import { dashboardSummary } from "./summary.ts";

const now = new Date(2026, 10, 21);
const vms = (...statuses: string[]) => statuses.map((status) => ({ status }));

it("says where things stand", () => {
	expect(dashboardSummary([], now)).toBe("No machines yet. Next invoice 30 November.");
	expect(dashboardSummary(vms("running"), now)).toBe("One machine, awake. Next invoice 30 November.");
	expect(dashboardSummary(vms("running", "running", "hibernated"), now)).toBe(
		"Three machines, two awake. Next invoice 30 November.",
	);
	expect(dashboardSummary(vms("hibernated", "creating"), new Date(2026, 1, 3))).toBe(
		"Two machines, none awake. Next invoice 28 February.",
	);
});
