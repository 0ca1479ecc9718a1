import fc from "fast-check";
import { expect, it } from "vitest";
import { freeSlug, isSlug, slugFromName } from "./slug.ts";

it("gives a valid slug for every name", () => {
	fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => isSlug(slugFromName(name))));
});

it("leaves a slug as it is, up to the length of a base", () => {
	fc.assert(
		fc.property(fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 5 }), (words) => {
			const slug = words.join("-");
			fc.pre(!slug.startsWith("xn-"));
			expect(slugFromName(slug)).toBe(slug);
		}),
	);
});

it("never gives a taken slug, and always a valid one", () => {
	fc.assert(
		fc.property(fc.string(), fc.nat(30), (name, count) => {
			const taken = new Set<string>();
			for (let index = 0; index <= count; index += 1) {
				const slug = freeSlug(slugFromName(name), (text) => taken.has(text));
				expect(taken.has(slug)).toBe(false);
				expect(isSlug(slug)).toBe(true);
				taken.add(slug);
			}
		}),
	);
});

it.each([
	["My First App", "my-first-app"],
	["Café Zoë", "cafe-zoe"],
	["../../etc", "etc"],
	["日本", "app"],
	["xn--abc", "app-xn-abc"],
])("%s → %s", (name, slug) => {
	expect(slugFromName(name)).toBe(slug);
});
