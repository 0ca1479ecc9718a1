import { expect, it } from "vitest";
import { archiveFields } from "./archive.ts";

const fields = archiveFields({ displayName: "Trail Notes", description: "A journal" });

it("[const-archive-min-vm-volume-100] asks for a volume of 100", () => {
	expect(fields.minVmVolume).toBe("100");
});

it("[const-archive-docker-port-8501] names the port 8501", () => {
	expect(fields.dockerPort).toBe("8501");
});

it("sends what was typed, and a repository made of the name", () => {
	expect(fields).toMatchObject({
		displayName: "Trail Notes",
		description: "A journal",
		dockerRepo: "roost-gallery/trail-notes",
	});
});
