import { expect, it } from "vitest";
import { isSetupComplete, setupStepIds, setupStepStates } from "./setup-steps.ts";

const flags = (bits: number) => ({
	billing: Boolean(bits & 1),
	github: Boolean(bits & 2),
	vm: Boolean(bits & 4),
});

it("[setup-completed-flags] a step is complete exactly when its own flag is set", () => {
	for (let bits = 0; bits < 8; bits += 1)
		for (const id of setupStepIds)
			expect(setupStepStates(flags(bits))[id] === "complete").toBe(flags(bits)[id]);
});

it("[setup-step-order] there is one next step in every combination, until all are complete", () => {
	expect(setupStepIds).toEqual(["billing", "github", "vm"]);
	for (let bits = 0; bits < 8; bits += 1) {
		const open = Object.values(setupStepStates(flags(bits))).filter((state) => state === "open");
		expect(open).toHaveLength(isSetupComplete(flags(bits)) ? 0 : 1);
	}
});
