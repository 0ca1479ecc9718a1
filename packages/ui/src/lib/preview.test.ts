import { expect, it } from "vitest";
import { cacheBusted } from "./preview.ts";

it("[preview-cache-busting] carries a timestamp beside what the address already asks", () => {
	expect(cacheBusted("http://notes.localhost:4000/", 17)).toBe("http://notes.localhost:4000/?_t=17");
	expect(cacheBusted("http://notes.localhost:4000/a?b=1#c", 17)).toBe(
		"http://notes.localhost:4000/a?b=1&_t=17#c",
	);
});
