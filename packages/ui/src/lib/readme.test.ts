import { expect, it } from "vitest";
import { README_LIMIT, readmePreview } from "./readme.ts";

it("[const-readme-2000] shows 2000 characters and says that there are more", () => {
	expect(README_LIMIT).toBe(2000);
	expect(readmePreview("a".repeat(2000))).toEqual({ text: "a".repeat(2000), truncated: false });
	expect(readmePreview("a".repeat(2001))).toEqual({ text: "a".repeat(2000), truncated: true });
	expect(readmePreview("🐦".repeat(2001)).text).toBe("🐦".repeat(2000));
});
