import { expect, it } from "vitest";
import { tourLabels, tourSteps } from "./tour-steps.ts";

it("[tour-steps-base-six] has six steps away from the dashboard", () => {
	expect(tourSteps(false).map((step) => step.targets.join(" or "))).toEqual([
		"logo",
		"nav-gallery",
		"add-project",
		"nav-dashboard",
		"account or help",
		"setup-billing",
	]);
});

it("[tour-steps-dashboard-nine] appends the machines' table, the add button and the graphs on the dashboard", () => {
	expect(tourSteps(true).slice(0, 6)).toEqual(tourSteps(false));
	expect(
		tourSteps(true)
			.slice(6)
			.flatMap((step) => step.targets),
	).toEqual(["vm-table", "add-vm", "metrics"]);
});

it("[tour-label-close] keeps a close label that no button shows", () => {
	expect(tourLabels.close).toBe("Close");
});
