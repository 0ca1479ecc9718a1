import { expect, it } from "vitest";
import { VIBE_DESCRIPTION_LIMIT, vibeForm, vibeResultOf, vibeSteps } from "./vibe.ts";

const good = { name: "Notes", vmId: "vm-1", description: "Keeps notes" };
const wrongFields = (values: typeof good) =>
	vibeForm.safeParse(values).error?.issues.map((issue) => issue.path.join("."));

it("[valid-vibe-name-required] [valid-vibe-vm-required] [valid-vibe-description-required] asks for all three", () => {
	expect(wrongFields(good)).toBeUndefined();
	expect(wrongFields({ name: " ", vmId: "", description: " " })).toEqual([
		"name",
		"name",
		"vmId",
		"description",
	]);
});

it("[valid-vibe-description-500] takes 500 characters and no more", () => {
	expect(VIBE_DESCRIPTION_LIMIT).toBe(500);
	expect(wrongFields({ ...good, description: "a".repeat(500) })).toBeUndefined();
	expect(wrongFields({ ...good, description: "a".repeat(501) })).toEqual(["description"]);
});

it("refuses a name of which no repository name is left", () => {
	expect(wrongFields({ ...good, name: "!!!" })).toEqual(["name"]);
	expect(vibeSteps).toEqual(["repository", "template", "deploy"]);
});

it("[vibe-result-ai-completed] [vibe-result-template-only] results by whether there is a machine, which the form asks for", () => {
	expect(vibeResultOf("vm-1")).toBe("ai_completed");
	expect(vibeResultOf(undefined)).toBe("template_only");
	expect(wrongFields({ ...good, vmId: "" })).toEqual(["vmId"]);
});
